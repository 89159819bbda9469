import type { Phrase, Words } from '@robodrome/phrases'
import type { WindowName } from '../../content/effects.ts'
import type { Content } from '../../content.ts'
import { isUse } from '../../options.ts'
import type { Option, Terms } from '../../terms.ts'
import type { View } from '../../shapes.ts'
import { WINDOW_OF, windowsOf } from '../windows.ts'

const MEANT: Readonly<Record<WindowName, string>> = {
  PRE: 'Only before roll 1',
  RD: 'For defenders, after a roll',
  RA: 'For attackers only',
  HIT: 'Opens only after a hit',
  MAL: 'Only against own damage',
}

const always = (text: string) => (): Phrase => [text]

/** Why not: what is missing. The rule stands beside it. */
export function refusalsIn(content: Content): Words<Terms>['refusals'] {
  /** A piece in a window that is not its own, or a Power after a card. */
  const window = (option: Option, { question }: View): Phrase => {
    const windows = windowsOf(content, option)
    const now = WINDOW_OF[question]
    if (now === undefined) return ['This window is over']
    if (windows.includes(now)) return ['No Power after a card']
    if (windows.includes('RA') && windows.includes('RD')) return ['Only after a roll']
    return [windows[0] === undefined ? 'Only at the start of your turn' : MEANT[windows[0]]]
  }
  return {
    'GK-SET-2': always('Another player has it'),
    'GK-SET-6': always('Not a tile to start on'),
    'GK-MOVE-1': always('More than one step away'),
    'GK-MOVE-2': always('No Bot with a Ready lock beside it'),
    'GK-MOVE-3': always('No Bot beside it'),
    'GK-MOVE-4': always('A Bot stands there'),
    'GK-TGT-1': always('Not beside you'),
    'GK-TGT-2': always('Its Target Lock is Loading'),
    'GK-CMD-1': always('Does not fit Two Pairs'),
    'GK-CMD-2': always('Does not fit Three of a Kind'),
    'GK-CMD-3': always('Does not fit Full House'),
    'GK-CMD-4': always('Does not fit Four of a Kind'),
    'GK-CMD-5': always('Does not fit Five Different'),
    'GK-CMD-6': always('Does not fit Five of a Kind'),
    'GK-ATK-5': (option) => [option.kind === 'lock' ? 'Lock at least one die' : 'None of these dice fit'],
    'GK-DICE-2': always('The Command stays as named'),
    'GK-DICE-4': always('The sixth die is in play'),
    'GK-DICE-5': always('Four rolls are the most'),
    'GK-WIN-1': window,
    'GK-WIN-2': window,
    'GK-WIN-3': (option, view) => (view.question === 'attackerWindow' ? window(option, view) : ['One effect a roll, and it is used']),
    'GK-WIN-4': window,
    'GK-WIN-5': window,
    'GK-WIN-8': always('This window is over'),
    'GK-WIN-11': (option, view) => [
      isUse(option) && WINDOW_OF[view.question] === undefined ? 'Only during an attack' : 'Nothing it could change here',
    ],
    'GK-TILE-2': always('Used in this attack'),
    'GK-TILE-3': always('For attackers only'),
    'GK-EFF-1': (option, view) => [
      option.kind === 'keepDice'
        ? 'Does not fit the new Command'
        : view.question === 'switchTo'
          ? 'It is your Command already'
          : 'From roll 2 on',
    ],
    'GK-EFF-4': always('A die is withheld already'),
    'GK-EFF-5': always('A Firewall is up'),
    'GK-EFF-8': always('The other hand is empty'),
    'GK-EFF-10': always('No damage to prevent'),
    'GK-HIT-8': always('Not an empty tile beside it'),
    'GK-DMG-13': always('Its topmost die shows 6'),
    'GK-BON-3': always('No empty Armor space'),
    'GK-BON-4': (option) => [option.kind === 'unlock' ? 'Unlocked already' : 'Not unlocked yet'],
    'GK-BON-6': (option) => [option.kind === 'charge' ? 'Full, empty or locked' : 'No Power can take a Charge'],
    'GK-BON-7': always('No Charge left'),
    'GK-TURN-1': always('Only at the start of your turn'),
  }
}
