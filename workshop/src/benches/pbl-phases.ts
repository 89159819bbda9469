import type { Json } from '@robodrome/kernel'
import { valueAt, wordOf } from '../paths.ts'

/** The phases of a game: those of a turn with an attack, between the opening and what happens only once. */
const PHASES = {
  starters: ['at:opening', 'at:attack', 'at:defense', 'at:critical'],
  cards: ['at:start', 'at:turn', 'at:declare', 'at:attack', 'at:defense', 'at:thrown', 'at:outcome', 'at:end'],
} as const
const ROLLS = ['at:attack', 'at:defense']
const COMBAT = [...ROLLS, 'at:thrown']

export const phases = (list: string): readonly string[] => (list === 'cards' || list === 'starters' ? PHASES[list] : [])

/** When each part of a card takes effect. */
const WORKS: Readonly<Record<string, readonly string[]>> = {
  opening: ['at:opening'],
  bonus: ['at:critical'],
  start: ['at:start'],
  onPlay: ['at:turn'],
  rage: ['at:turn'],
  demolition: ['at:turn'],
  freeHangar: ['at:turn'],
  secondLimb: ['at:turn'],
  anyTime: PHASES.cards,
  seesHand: ['at:declare'],
  fixesDie: ROLLS,
  aloneDice: ROLLS,
  changer: COMBAT,
  blanks: ['at:attack'],
  guards: ['at:defense'],
  bombDice: ['at:thrown'],
  dicePerCard: ['at:thrown'],
  unites: ['at:thrown'],
  discardsCrew: ['at:thrown'],
  counter: ['at:outcome'],
  after: ['at:outcome'],
  again: ['at:outcome'],
  strikes: ['at:outcome'],
  handLimit: ['at:end'],
  endDraw: ['at:end'],
}

const REROLLS: Readonly<Record<string, readonly string[]>> = { attacking: ['at:attack'], target: ['at:defense'] }
const ACTIONS: Readonly<Record<string, readonly string[]>> = { any: PHASES.cards, 'after own attack': ['at:outcome'] }

/** When a line of a card takes effect, depending on the part of the card that contains it. */
export function phasesOf(piece: Json, field: readonly (string | number)[]): readonly string[] {
  const part = String(field.at(-1) ?? 'action')
  if (part === 'action') return ACTIONS[wordOf(valueAt(piece, ['when']))] ?? COMBAT
  if (part === 'reroll') return REROLLS[wordOf(valueAt(piece, ['reroll', 'as']))] ?? ROLLS
  if (part === 'blast') return valueAt(piece, ['blast', 'when']) === 'turn' ? ['at:turn'] : ['at:thrown']
  return WORKS[part] ?? []
}
