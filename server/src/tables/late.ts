import { isPlay, type Step, Table } from '@robodrome/table'
import type { Archive } from './archive.ts'
import type { KeptStep } from './steps.ts'

/**
 * The delayed view of a table for spectators: during the match, they see it several moves late. Advice from spectators or AI then reaches a
 * player too late. The view is replayed from the steps in the store, so that every process shows the same.
 */
export class Late {
  readonly #stepsAfter: (seq: number) => Promise<KeptStep[]>
  readonly #recall: Archive['recall']
  #table: Table | null = null

  constructor(stepsAfter: (seq: number) => Promise<KeptStep[]>, recall: Archive['recall']) {
    this.#stepsAfter = stepsAfter
    this.#recall = recall
  }

  async of(state: Table): Promise<Table> {
    const late = this.#table ?? new Table(state.plan)
    this.#table = null
    if (!isLate(state)) return state
    const steps = await this.#stepsAfter(late.seq)
    await this.#recall(late, steps.slice(0, seenOf(steps, state.plan.behind)))
    return (this.#table = late)
  }

  /** Returns the table as it was last shown, or null if nobody has looked yet. */
  readonly shown = (): Table | null => this.#table

  forget(): void {
    this.#table = null
  }
}

/** Whether spectators see something other than the live table. */
export const isLate = ({ phase, plan }: Table): boolean => phase === 'playing' && (plan.behind ?? 0) > 0

/** The time of the shown state. Delayed clocks show that time, because current ones would reveal who must choose now. */
export const timeOf = (shown: Table, now: number): number => (isLate(shown) ? (shown.clock?.since() ?? now) : now)

/** Counts the steps that come before the last few moves. */
const seenOf = (steps: readonly KeptStep[], behind = 0): number => {
  const moves = steps.flatMap(({ body }, i) => (isPlay(JSON.parse(body) as Step) ? [i] : []))
  return moves.at(-behind) ?? moves[0] ?? steps.length
}
