import { makers, type Choice, type Seat, type TypedChoice } from '@robodrome/kernel'
import type { Pbl } from './state.ts'
import type { Option, Terms } from './terms.ts'
import { sideOf } from './vocabulary.ts'

/** Questions that are asked even with one answer left, each with what skipping it would reveal. */
export const ASKS_ANYWAY: Readonly<Record<string, string>> = {
  main: 'that no card in hand can be built or played, and no limb may attack',
  window: 'that no card in hand could be played here (PBL-PRIO-7)',
  fight: 'that no card in hand helps (PBL-CMB-10)',
  chooseWeld: 'that the hand holds a single armor card that could be built',
  chooseFound: 'that nothing in the deck matched',
}

const { sequence, cycle, chance, choice: question } = makers<Pbl, Terms>()
export { sequence, cycle, chance }

/** Every question defines the answer for a player whose time has run out. */
type PblChoice<N, O extends Option> = Omit<TypedChoice<Pbl, N, O, Terms>, 'forced'> &
  Required<Pick<TypedChoice<Pbl, N, O, Terms>, 'absent'>>

/** Players who are out are not asked (PBL-WIN-5). A single answer is given automatically, unless that would reveal something. */
export const choice = <N, O extends Option>(name: string, table: PblChoice<N, O>): Choice<Pbl, N, O> =>
  question<N, O>(name, {
    ...table,
    forced: !Object.hasOwn(ASKS_ANYWAY, name),
    seats: (g, notes) => inGame(g, table.seats(g, notes)),
  })

const inGame = (g: Pbl, seats: readonly Seat[]): readonly Seat[] =>
  g.fallen.length === 0 ? seats : seats.filter((seat) => !g.sides[sideOf(g, seat)]!.out)
