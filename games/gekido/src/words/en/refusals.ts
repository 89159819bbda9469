import type { Phrase, Words } from '@robodrome/phrases'
import type { WindowName } from '../../content/effects.ts'
import type { Content } from '../../content.ts'
import { isUse } from '../../options.ts'
import type { Option, Terms } from '../../terms.ts'
import type { View } from '../../shapes.ts'
import { WINDOW_OF, windowsOf } from '../windows.ts'

const MEANT: Readonly<Record<WindowName, string>> = {
  PRE: 'Only the defender can use it, before roll 1.',
  RD: 'Only the defender can use it, after a roll.',
  RA: 'Only the attacker can use it, after a roll.',
  HIT: 'Only the defender can use it, once an attack has hit.',
  MAL: 'It can be used only against damage to your own Bot.',
}

const OVER = 'It can be used only right after a roll.'
const START = 'It can be used only at the start of your turn.'

const always = (text: string) => (): Phrase => [text]

/** Reasons for a refusal. The rule is shown beside the text. */
export function refusalsIn(content: Content): Words<Terms>['refusals'] {
  /** Words a refusal for a piece used in the wrong window, or for a Power used after a card. */
  const window = (option: Option, { question }: View): Phrase => {
    const windows = windowsOf(content, option)
    const now = WINDOW_OF[question]
    if (now === undefined) return [OVER]
    if (windows.includes(now)) return ['You have used a card here, so you cannot use a Power.']
    if (windows.includes('RA') && windows.includes('RD')) return ['It can be used only after a roll.']
    return [windows[0] === undefined ? START : MEANT[windows[0]]]
  }
  return {
    'GK-SET-2': always('Another player has this Bot.'),
    'GK-SET-6': always('Bots start on empty tiles, outside the Center; at some tables only on corner tiles.'),
    'GK-MOVE-1': always('That tile is more than one step away.'),
    'GK-MOVE-2': always('Your Target Lock is not Ready on any Bot beside that tile.'),
    'GK-MOVE-3': always('No Bot stands beside that tile, and you have to attack one.'),
    'GK-MOVE-4': always('A Bot stands there.'),
    'GK-TGT-1': always('That Bot is not beside you.'),
    'GK-TGT-2': always('Your Target Lock on that Bot is Loading: attack the others first.'),
    'GK-CMD-1': always('Two Pairs takes two of one symbol and two of another.'),
    'GK-CMD-2': always('Three of a Kind takes three equal dice.'),
    'GK-CMD-3': always('Full House takes three of one symbol and two of another.'),
    'GK-CMD-4': always('Four of a Kind takes four equal dice.'),
    'GK-CMD-5': always('Five Different takes one of each symbol but your own.'),
    'GK-CMD-6': always('Five of a Kind takes five equal dice.'),
    'GK-ATK-5': (option) => [option.kind === 'lock' ? 'You have to lock at least one die.' : 'None of these dice fits your Command.'],
    'GK-DICE-2': always('You have named your Command and cannot change it.'),
    'GK-DICE-4': always('The sixth die is already in play.'),
    'GK-DICE-5': always('There are never more than four rolls.'),
    'GK-WIN-1': window,
    'GK-WIN-2': window,
    'GK-WIN-3': (option, view) =>
      view.question === 'attackerWindow' ? window(option, view) : ['You may use only one effect per roll, and you have used yours.'],
    'GK-WIN-4': window,
    'GK-WIN-5': window,
    'GK-WIN-8': always(OVER),
    'GK-WIN-11': (option, view) => [
      isUse(option) && WINDOW_OF[view.question] === undefined ? 'It can be used only during an attack.' : 'It would change nothing here.',
    ],
    'GK-TILE-2': always('You have already used this tile in this attack.'),
    'GK-TILE-3': always('This tile helps attackers only.'),
    'GK-EFF-1': (option, view) => [
      option.kind === 'keepDice'
        ? 'These dice do not fit the new Command.'
        : view.question === 'switchTo'
          ? 'That is already your Command.'
          : 'It can be used only from roll 2 on.',
    ],
    'GK-EFF-4': always('A die is already withheld.'),
    'GK-EFF-5': always('A Firewall is already up.'),
    'GK-EFF-8': always('Your opponent has no cards.'),
    'GK-EFF-10': always('There is no damage to prevent.'),
    'GK-HIT-8': always('A pushed Bot goes to an empty tile beside its old one.'),
    'GK-DMG-13': always('The Bot’s topmost die shows 6, so it cannot heal any further.'),
    'GK-BON-3': always('The Bot has no empty Armor space.'),
    'GK-BON-4': (option) => [
      option.kind === 'unlock'
        ? 'You have already unlocked this Power.'
        : 'You have not unlocked this Power. Some of the Structure dice you lose unlock a Power.',
    ],
    'GK-BON-6': (option) => [
      option.kind === 'charge' ? 'This Power is locked, used up, or fully charged.' : 'None of your Powers can take a Charge.',
    ],
    'GK-BON-7': always('This Power has no Charge left.'),
    'GK-TURN-1': always(START),
  }
}
