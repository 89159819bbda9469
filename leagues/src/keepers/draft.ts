import type { Referee } from '../definition.ts'
import { demand } from '../forbidden.ts'
import { isIn, type EntrantId, type Phase, type State } from '../state.ts'
import { isFresh } from '../last-season.ts'
import { demandFree } from './cards.ts'
import { leagueSays } from '../says.ts'

const ROUNDS = 5

/** Lists the picks in their order: five rounds in snake order. */
export const draftPicks = (order: readonly EntrantId[]): EntrantId[] =>
  Array.from({ length: ROUNDS }, (_, round) => (round % 2 === 0 ? order : order.toReversed())).flat()

/** LG-KEEP-9 Newcomers to a later season make all their picks in a row. */
export const newcomersPicks = (order: readonly EntrantId[]): EntrantId[] =>
  order.flatMap((entrant) => Array.from({ length: ROUNDS }, () => entrant))

/** All picks of a draft from the start, including those already made. */
export const allPicks = (state: State, order: readonly EntrantId[]): EntrantId[] =>
  isFresh(state) ? draftPicks(order) : newcomersPicks(order)

export const openDraft = (order: readonly EntrantId[]): Phase => ({ kind: 'draft', order: [...order], picks: draftPicks(order) })

/** The entrant that picks next; entrants that are out are skipped. */
export const drafter = (state: State): EntrantId | null => {
  if (state.phase.kind !== 'draft') return null
  return state.phase.picks.find((each) => isIn(state, each)) ?? null
}

/** LG-KEEP-2 to LG-KEEP-4 */
export function pick(state: State, referee: Referee, entrant: EntrantId, card: string): void {
  demand(drafter(state) === entrant, 'LG-KEEP-2', leagueSays('notYourPick'))
  demandFree(state, referee, card)
  state.holdings[entrant]!.keepers.push({ card, price: 0 })
  const { picks } = state.phase as Extract<Phase, { kind: 'draft' }>
  picks.splice(0, picks.findIndex((each) => each === entrant) + 1)
}
