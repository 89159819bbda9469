import { byKind, type ByKind } from '@robodrome/kernel'
import { COMMANDS } from './content/commands.ts'
import { contentOf, type Content } from './content.ts'
import { readDice, written } from './dice.ts'
import { COMMAND, KEEP_DICE, LOCK, MOVE, PLACE, REROLL, SET, SIMPLE } from './options.ts'
import type { Gekido } from './state.ts'
import type { Option } from './terms.ts'

const onDie = (die: string): string => (die === '' ? '' : ` on ${die}`)
const diceOr = (dice: string): string => written(dice) || 'nothing'

/** Maps each option to its notation: `move 1,0`, `lock T T`, `play Servo Flip on C`. */
const NOTATION: ByKind<Option, string, Content> = {
  pass: () => 'pass',
  stay: () => 'stay',
  stop: () => 'stop',
  roll: () => 'roll',
  push: () => 'push',
  noPush: () => 'no push',
  draw: () => 'draw',
  bring: ({ bot }, { bots }) => `bot ${bots[bot]!.name}`,
  attack: ({ bot }, { bots }) => `attack ${bots[bot]!.name}`,
  flipLock: ({ bot }, { bots }) => `flip lock on ${bots[bot]!.name}`,
  place: ({ cell }) => `place ${cell}`,
  move: ({ cell }) => `move ${cell}`,
  command: ({ command }) => `command ${COMMANDS[command].name}`,
  lock: ({ dice }) => `lock ${diceOr(dice)}`,
  keepDice: ({ dice }) => `keep ${diceOr(dice)}`,
  reroll: ({ dice }) => `reroll ${diceOr(dice)}`,
  set: ({ face }) => `to ${face}`,
  card: ({ card, die }, { cards }) => `play ${cards[card]!.name}${onDie(die)}`,
  power: ({ power, die }) => `power ${power}${onDie(die)}`,
  tile: ({ tile, die }) => `tile ${tile}${onDie(die)}`,
  unlock: ({ power }) => `unlock ${power}`,
  charge: ({ power }) => `charge ${power}`,
  discard: ({ card }, { cards }) => `discard ${cards[card]!.name}`,
  keepCard: ({ card }, { cards }) => `keep ${cards[card]!.name}`,
}

export const write = (option: Option, g: Pick<Gekido, 'box'>): string => byKind(NOTATION, option, contentOf(g))

/** Every option by its notation, for callers that have only the text. Built on first use. */
const texts = new WeakMap<Content, ReadonlyMap<string, Option>>()

/** The option that a text denotes with this box, or undefined. */
export function read(text: string, g: Pick<Gekido, 'box'>): Option | undefined {
  const content = contentOf(g)
  let known = texts.get(content)
  if (known === undefined) texts.set(content, (known = new Map(everyOption(content).map((option) => [write(option, g), option]))))
  return known.get(text)
}

const everyOption = (content: Content): Option[] => [
  ...SIMPLE,
  ...[...content.piece.values()].flatMap(({ plain, on }) => [plain, ...on]),
  ...content.bring,
  ...COMMAND,
  ...SET,
  ...[MOVE, PLACE, LOCK, KEEP_DICE, REROLL].flatMap((options) => Object.values<Option>(options)),
  ...[content.attack, content.flipLock, content.unlock, content.charge, content.discard, content.keepCard].flatMap((options) =>
    Object.values<Option>(options),
  ),
]

/** Accepts dice in any order, with or without spaces: `lock xpp` becomes `lock P P X`. */
export function tidy(text: string): string {
  const [, verb, faces] = /^\s*(lock|keep|reroll)\s+([tscdpx\s]+)$/i.exec(text) ?? []
  const dice = faces === undefined ? undefined : readDice(faces)
  return dice === undefined ? text : `${verb} ${written(dice)}`
}
