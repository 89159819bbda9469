import { remove } from './json.ts'
import { answer, chance, choice, goto, sequence, type ChoiceTable, type Flow, type Frame, type Position, type RuleId, type Seat } from './rule.ts'
import { tell } from './events.ts'

/** Run these rules one after another. */
export const inOrder = sequence<Position, { todo: Frame[] }>('inOrder', {
  next: (_g, notes) => notes.todo.shift() ?? answer(),
  again: () => goto('next'),
})

/** Run these rules in an order that a seat chooses as it goes. Labels are what the seat reads and answers. */
export const inChosenOrder = choice<Position, { seat: Seat; todo: { label: string; call: Frame }[] }, string>('inChosenOrder', {
  seats: (_g, notes) => (notes.todo.length > 0 ? [notes.seat] : []),
  candidates: (_g, notes) => notes.todo.map((item) => item.label),
  choose(_g, notes, _seat, label) {
    const item = notes.todo.find((each) => each.label === label)!
    remove(notes.todo, item)
    return item.call
  },
})

export const PASS = 'pass'

/** Notes of a response window: whoever is first in `order` has priority; `passes` counts those made in a row. */
export interface Window {
  order: Seat[]
  passes: number
}

/** A window in which seats may respond in turn, until all of them have passed in a row. */
export const responseWindow = <G extends Position, N extends Window, O>(
  name: string,
  table: Pick<ChoiceTable<G, N, O>, 'candidates' | 'forbids' | 'tempting' | 'write'> & { respond(g: G, notes: N, seat: Seat, option: O): Flow },
) => {
  const { forbids, tempting, write } = table
  return choice<G, N, O | typeof PASS>(name, {
    seats: (_g, notes) => (notes.passes < notes.order.length ? [notes.order[0]!] : []),
    candidates: (g, notes, seat) => [...table.candidates(g, notes, seat), PASS],
    ...(forbids && { forbids: (g, notes, seat, option) => (option === PASS ? null : forbids(g, notes, seat, option as O)) }),
    ...(tempting && { tempting: (g, notes, seat) => tempting(g, notes, seat) }),
    ...(write && { write: (option, g, notes) => (option === PASS ? PASS : write(option as O, g, notes)) }),
    choose(g, notes, seat, option) {
      notes.order.push(notes.order.shift()!)
      notes.passes = option === PASS ? notes.passes + 1 : 0
      return option === PASS ? undefined : table.respond(g, notes, seat, option as O)
    },
  })
}

/** Notes of a secret commitment: who has yet to commit, and each seat's pick (null before). A view hides others' picks. */
export interface Commitment<O> {
  waiting: Seat[]
  picks: (O | null)[]
}

export const commitmentOf = <O>(waiting: readonly Seat[], seats: number): Commitment<O> => ({
  waiting: [...waiting],
  picks: Array.from({ length: seats }, () => null),
})

/** Several seats commit in secret, in any order; when the last has, the picks are the answer, by seat. */
export const secretCommitment = <G extends Position, N extends Commitment<O>, O>(
  name: string,
  revealedBy: RuleId,
  table: Pick<ChoiceTable<G, N, O>, 'candidates' | 'forbids' | 'tempting' | 'write'>,
) =>
  choice<G, N, O>(name, {
    ...table,
    seats: (_g, notes) => notes.waiting,
    choose(_g, notes, seat, option) {
      notes.picks[seat] = option
      remove(notes.waiting, seat)
      if (notes.waiting.length > 0) return undefined
      tell?.({ kind: 'reveal', rule: revealedBy, reveals: true, choice: name, picks: [...notes.picks] })
      return answer(notes.picks)
    },
  })

/** Dice of one kind, rolled together; faces count from 1. */
export const rollDice = chance<Position, { count: number; sides: number }, number[]>('rollDice', {
  draw: (_g, { count, sides }, luck) => Array.from({ length: count }, () => luck.below(sides) + 1),
  outcomes: (_g, { count, sides }) => allRolls(count, sides).map((roll) => [roll, 1]),
  possible: (_g, { count, sides }, roll) => roll.length === count && roll.every((face) => Number.isInteger(face) && face >= 1 && face <= sides),
  write: (roll) => roll.join(' '),
  read: (text) => (text === '' ? [] : /^[1-9]\d*( [1-9]\d*)*$/.test(text) ? text.split(' ').map(Number) : undefined),
})

/** One of several things, each as likely as the others. */
export const pickOne = chance<Position, { from: string[] }, string>('pickOne', {
  draw: (_g, { from }, luck) => from[luck.below(from.length)]!,
  outcomes: (_g, { from }) => from.map((item) => [item, 1]),
  write: (item) => item,
  read: (text) => text,
})

function allRolls(count: number, sides: number): number[][] {
  if (count === 0) return [[]]
  return allRolls(count - 1, sides).flatMap((roll) => Array.from({ length: sides }, (_, face) => [...roll, face + 1]))
}
