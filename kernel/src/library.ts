import { remove } from './json.ts'
import { answer, chance, choice, type ChoiceTable, type Position } from './rule.ts'
import type { Seat } from './terms.ts'

/** The parts that define a question, without the seats it asks and what happens next. */
type Question<G, N, O> = Pick<ChoiceTable<G, N, O>, 'ask' | 'candidates' | 'forbids' | 'tempting' | 'absent' | 'forced'>

/** Notes of a secret commitment: who has yet to commit, and each seat's pick (null before). Views hide the picks of others. */
export type Commitment<O> = { waiting: Seat[]; picks: (O | null)[] }

export function commitmentOf<O>(waiting: readonly Seat[], seats: number): Commitment<O> {
  return { waiting: waiting.slice(), picks: Array<null>(seats).fill(null) }
}

/**
 * Several seats commit in secret, in any order. After the last one, `revealed` reports the picks, and the rule's answer is the list of
 * picks by seat.
 */
export const secretCommitment = <G extends Position, N extends Commitment<O>, O>(
  name: string,
  { revealed, ...table }: Question<G, N, O> & { revealed(g: G, picks: (O | null)[]): void },
) =>
  choice<G, N, O>(name, {
    ...table,
    seats: (_g, notes) => notes.waiting,
    choose(g, notes, seat, option) {
      notes.picks[seat] = option
      remove(notes.waiting, seat)
      if (notes.waiting.length > 0) return undefined
      revealed(g, [...notes.picks])
      return answer(notes.picks)
    },
  })

/** Dice of one kind, rolled together; faces count from 1. */
export const rollDice = chance<Position, { count: number; sides: number }, number[]>('rollDice', {
  draw: (_g, { count, sides }, luck) => Array.from({ length: count }, () => luck.below(sides) + 1),
  outcomes: (_g, { count, sides }) => allRolls(count, sides).map((roll) => [roll, 1]),
  possible: (_g, { count, sides }, roll) =>
    roll.length === count && roll.every((face) => Number.isInteger(face) && face >= 1 && face <= sides),
  write: (roll) => roll.join(' '),
  read: (text) => (text === '' ? [] : /^[1-9]\d*( [1-9]\d*)*$/.test(text) ? text.split(' ').map(Number) : undefined),
})

const allRolls = (count: number, sides: number): number[][] =>
  count === 0 ? [[]] : allRolls(count - 1, sides).flatMap((roll) => Array.from({ length: sides }, (_, face) => [...roll, face + 1]))
