import { remove } from './json.ts'
import { answer, call, chance, choice, goto, sequence } from './rule.ts'
import type { ChoiceTable, Flow, Frame, Position, Seat } from './rule.ts'

/** Run these rules one after another. */
export const inOrder = sequence<Position, { todo: Frame[] }>('inOrder', {
  next: (_g, notes) => notes.todo.shift() ?? answer(),
  again: () => goto('next'),
})

/** Run these rules, two or more, in an order that a seat chooses as it goes; the last needs no choice. Labels are what the seat reads and answers. */
export const inChosenOrder = choice<Position, { seat: Seat; todo: { label: string; call: Frame }[] }, string>('inChosenOrder', {
  seats: (_g, notes) => (notes.todo.length > 0 ? [notes.seat] : []),
  candidates: (_g, notes) => notes.todo.map((item) => item.label),
  choose(_g, { todo }, _seat, label) {
    const at = todo.findIndex((item) => item.label === label)
    const [chosen] = todo.splice(at, 1)
    const last = todo.length === 1 ? todo.splice(0) : []
    return call(inOrder, { todo: [chosen!, ...last].map((item) => item.call) })
  },
})

export const PASS = 'pass'

/** Notes of a response window: whoever is first in `order` has priority; `passes` counts those made in a row. */
export type Window = { order: Seat[]; passes: number }

/** What a question needs besides who is asked and what follows. */
type Question<G, N, O> = Pick<ChoiceTable<G, N, O>, 'ask' | 'candidates' | 'forbids' | 'tempting' | 'absent' | 'forced' | 'write'>

/** A window in which seats may respond in turn, until all of them have passed in a row. */
export const responseWindow = <G extends Position, N extends Window, O>(
  name: string,
  table: Question<G, N, O> & { respond(g: G, notes: N, seat: Seat, option: O): Flow },
) =>
  choice<G, N, O | typeof PASS>(name, {
    seats: (_g, notes) => (notes.passes < notes.order.length ? [notes.order[0]!] : []),
    candidates: (g, notes, seat) => [...table.candidates(g, notes, seat), PASS],
    forbids: (g, notes, seat, option) => (option === PASS ? null : (table.forbids?.(g, notes, seat, option) ?? null)),
    tempting: (g, notes, seat) => table.tempting?.(g, notes, seat) ?? [],
    write: (option, g, notes) => (option === PASS ? PASS : (table.write?.(option, g, notes) ?? String(option))),
    choose(g, notes, seat, option) {
      notes.order.push(notes.order.shift()!)
      notes.passes = option === PASS ? notes.passes + 1 : 0
      return option === PASS ? undefined : table.respond(g, notes, seat, option)
    },
  })

/** Notes of a secret commitment: who has yet to commit, and each seat's pick (null before). A view hides others' picks. */
export type Commitment<O> = { waiting: Seat[]; picks: (O | null)[] }

export function commitmentOf<O>(waiting: readonly Seat[], seats: number): Commitment<O> {
  return { waiting: [...waiting], picks: Array.from({ length: seats }, () => null) }
}

/** Several seats commit in secret, in any order; when the last has, the game tells what was `revealed`, and the picks are the answer, by seat. */
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
