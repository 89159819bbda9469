import { say, type Phrase, type Words } from '@robodrome/phrases'
import { cardOf, isOrange } from '../../content/index.ts'
import type { View } from '../../seen.ts'
import type { Option, Terms } from '../../terms.ts'
import { card } from './parts.ts'

const said = (phrase: Phrase) => (): Phrase => phrase

const own = (view: View) => view.sides[(view.seat ?? 0) % view.config.sides]!
const cardIn = (option: Option): string => ('card' in option && option.card !== undefined ? option.card : '')

/** "Shero needs 9 Pilot Points; you have 4." */
function points(option: Option, view: View): Phrase {
  const name = cardIn(option)
  const data = isOrange(view, name) ? cardOf(view, name) : null
  return data?.kind === 'expert'
    ? say`${card(name)} needs ${data.points} Pilot Points; you have ${own(view).pilotPoints}.`
    : say`Not enough Pilot Points`
}

function level(option: Option, view: View): Phrase {
  const name = cardIn(option)
  const data = isOrange(view, name) ? cardOf(view, name) : null
  if (data?.kind === 'armor' || data?.kind === 'hangar') return say`Level ${data.level} needs level ${data.level - 1} below it`
  return say`Level too high`
}

function skill(option: Option, view: View): Phrase {
  const name = cardIn(option)
  const data = isOrange(view, name) ? cardOf(view, name) : null
  return data?.kind === 'crew'
    ? say`Skill ${data.skill} needs a crew card of skill ${data.skill - 1}`
    : say`Needs a crew card one skill lower`
}

function moment(option: Option, view: View): Phrase {
  const name = cardIn(option)
  const kind = isOrange(view, name) ? cardOf(view, name).kind : null
  return kind === 'armor' || kind === 'hangar' ? say`This card is built, not played` : say`It cannot be played now`
}

/** Why an option is refused, short enough for a card. */
export const refusals: Words<Terms>['refusals'] = {
  'PBL-SETUP-1': said(say`Another player has taken it.`),
  'PBL-SETUP-3': said(say`Not in the talent pool`),
  'PBL-SETUP-9': said(say`You must take the fifth pile.`),
  'PBL-TURN-2': said(say`The MOVE is spent`),
  'PBL-BUILD-1': said(say`Actions are played, not built.`),
  'PBL-BUILD-2': level,
  'PBL-BUILD-6': said(say`The head and the arm on that side are gone`),
  'PBL-BUILD-7': said(say`Needs an active limb`),
  'PBL-BUILD-8': said(say`Needs a dead limb`),
  'PBL-BLOW-4': said(say`The limb is blown off`),
  'PBL-CREW-1': skill,
  'PBL-CREW-2': said(say`No space in the hangar`),
  'PBL-CREW-3': said(say`Without a hangar: one sidekick of Skill 1.`),
  'PBL-CREW-5': said(say`No card lets this crew be discarded now.`),
  'PBL-HANGAR-1': level,
  'PBL-PILOT-1': points,
  'PBL-HAND-1': said(say`You may not play cards to avoid the hand limit.`),
  'PBL-ATK-1': said(say`This limb cannot attack`),
  'PBL-ATK-2': said(say`Not a target`),
  'PBL-3P-1': said(say`Another player attacked this robot last turn`),
  'PBL-DICE-4': said(say`This reroll is compulsory.`),
  'PBL-CMB-6': said(say`Only the other side of the combat can use it`),
  'PBL-PRIO-1': moment,
  'PBL-PRIO-2': said(say`No card can be played while discarding`),
  'PBL-PRIO-11': said(say`There is nothing to use it on`),
  'PBL-SHOP-2': said(say`The player who opens the shop takes a card from its row.`),
  'PBL-SHOP-6': said(say`Not the card you are looking for`),
  'PBL-MODE-4': said(say`Cannot be built now`),
  'PBL-MODE-7': said(say`You named everything before the rolls.`),
  'PBL-MODE-8': (_option, view) => say`At most ${view.config.bombLimit} cards per combat`,
  'PBL-MODE-9': said(say`No cards are thrown at this table.`),
  'PBL-MODE-17': said(say`No pile may stay empty.`),
  'PBL-EDGE-20': said(say`No attacks this turn: Demolition.`),
  'PBL-EDGE-25': said(say`Not a die of the current roll`),
  'PBL-EDGE-37': said(say`The Shop Deck is empty.`),
}
