import { say, type Phrase, type Words } from '@robodrome/phrases'
import { costOf } from '../../costs.ts'
import type { Act, Option, Terms } from '../../terms.ts'
import type { View } from '../../shapes.ts'
import { card, energy, seen } from './marks.ts'

const isAct = (option: Option): option is Act => ['boost', 'pivot', 'pickUp', 'repair', 'attack'].includes(option.kind)

/** A bot's reach. */
function reachOf(option: Option, view: View): Phrase {
  if (option.kind !== 'attack') return say`That bot is out of reach.`
  const { reach, program } = view.bots[option.bot]!
  const [least, most] = reach
  return least === most
    ? say`${card(program)} attacks only adjacent bots.`
    : say`${card(program)} attacks only in a straight line, ${least} to ${most} spaces away.`
}

/** AB-TURN-5 The cost, and the energy available. */
const unpaid = (option: Option, view: View): Phrase =>
  isAct(option) ? say`That costs ${energy(costOf(option, view))}; you have ${energy(view.energy)}.` : say`You do not have the energy.`

/** Why an option is refused. */
export const refusals: Words<Terms>['refusals'] = {
  'AB-DRAFT-2': (option, view) => {
    if (option.kind !== 'assign') return say`That die does not go there.`
    const taken = view.bots.find(({ program }) => program === option.card)
    if (taken !== undefined && taken.owner !== view.active) return say`${card(option.card)} has been claimed by another player.`
    return say`The die must show the card's armor or a 6, and you may hold only one card of each armor.`
  },
  'AB-DRAFT-8': () => say`One of your dice fits a card, so you may not turn any die into a 6.`,
  'AB-LOAD-1': () => say`You have no core of that value left.`,
  'AB-PLACE-2': () => say`Bots start on free spaces of your own zone.`,
  'AB-TURN-4': () => say`You have already attacked this turn.`,
  'AB-TURN-5': unpaid,
  'AB-TURN-7': () => say`That is not your bot.`,
  'AB-CORE-4': () => say`That bot has been destroyed.`,
  'AB-BOOST-4': () => say`The side behind the bot cannot boost it that far.`,
  'AB-BOOST-5': () => say`Bots boost along rows and columns only.`,
  'AB-BOOST-6': () => say`The way is blocked.`,
  'AB-BOOST-7': () => say`The bot cannot move in any direction.`,
  'AB-PICK-1': () => say`The bot is not standing on scrap.`,
  'AB-PIVOT-2': () => say`Its program does not allow a half turn in one go.`,
  'AB-ATK-1': reachOf,
  'AB-ATK-3': () => say`Friendly bots cannot be attacked.`,
  'AB-ATK-11': () => say`The bot has no such effect.`,
  'AB-ABIL-3': () => say`The bot has already used its ability in this attack.`,
  'AB-ABIL-8': () => say`That bot is not on the board.`,
  'AB-SCRAP-2': () => say`You hold no OVERCHARGE.`,
  'AB-SCRAP-3': (option) => (option.kind === 'relocate' ? say`You hold no RELOCATE.` : say`RELOCATE moves friendly bots only.`),
  'AB-SCRAP-4': () => say`You hold no SURGE.`,
  'AB-SCRAP-7': () => say`The die already shows a 6.`,
  'AB-GEO-5': () => say`Another bot is standing there.`,
  'AB-GOLD-5': () => say`That would change nothing.`,
  'AB-DIE-9': () => say`Only a bare side takes a plate.`,
  'AB-EDGE-46': () => say`Only an adjacent friendly bot with a plate can be repaired.`,
  'AB-EDGE-53': () => say`That side already has a plate.`,
  'AB-P04': () => say`There is no free space ahead of that bot.`,
  'AB-P06': () => say`That bot is not an enemy in a straight line.`,
  'AB-P09': () => say`Only an adjacent friendly bot can take Decoy's place.`,
  'AB-P12': () => say`That Sentry cannot fire: the bot is out of reach, or the side facing it is plated.`,
  'AB-P14': () => say`The bot cannot change course there.`,
  'AB-P16': () => say`A bot that can be pushed cannot be spun, and each bot is pushed or spun only once.`,
  'AB-P22': (option, view) =>
    option.kind === 'repair' && view.bots[option.bot]!.repaired
      ? say`${seen(view.bots[option.bot]!)} has already repaired this turn.`
      : say`Only a Mechanic beside a damaged friendly bot can repair.`,
  'AB-P25': () => say`Dancer shifts by one space only.`,
  'AB-P26': () => say`Only other friendly bots within 2 spaces can be spun.`,
  'AB-P31': () => say`An enemy Anchor cannot be moved or turned.`,
  'AB-P34': () => say`Only an adjacent friendly bot can swap.`,
  'AB-P36': () => say`Only an enemy within 3 spaces can be spun.`,
  'AB-P46': () => say`There is no plate on that side.`,
  'AB-P49': () => say`Turtle rerolls only a die that shows 1.`,
}
