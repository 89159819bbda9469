import { isPlay, type Step, Table } from '@robodrome/table'
import type { KeptStep } from './steps.ts'
import { recall } from './archive.ts'

/**
 * A table as onlookers see it where it was made so: while it is played, some moves later. Who tells a player what is to be seen from outside, or what a program
 * makes of it, tells it too late. It is played along from the steps in the store, so that every process shows the same.
 */
export class Late {
  readonly #stepsAfter: (seq: number) => Promise<KeptStep[]>
  #table: Table | null = null

  constructor(stepsAfter: (seq: number) => Promise<KeptStep[]>) {
    this.#stepsAfter = stepsAfter
  }

  async of(state: Table): Promise<Table> {
    const late = this.#table ?? new Table(state.plan)
    this.#table = null
    if (!isLate(state)) return state
    const steps = await this.#stepsAfter(late.seq)
    await recall(late, steps.slice(0, seenOf(steps, state.plan.behind)))
    return (this.#table = late)
  }

  /** As it was shown last; null while nobody has looked. */
  readonly shown = (): Table | null => this.#table

  forget(): void {
    this.#table = null
  }
}

/** Whether onlookers see something else than is there. */
export const isLate = ({ phase, plan }: Table): boolean => phase === 'playing' && (plan.behind ?? 0) > 0

/** When what is shown took place: clocks of a table that is shown later stand as they stood then, or they would tell who is asked now. */
export const timeOf = (shown: Table, now: number): number => (isLate(shown) ? (shown.clock?.since() ?? now) : now)

/** How many of the steps lie before the last so many moves. */
const seenOf = (steps: readonly KeptStep[], behind = 0): number => {
  const moves = steps.flatMap(({ body }, i) => (isPlay(JSON.parse(body) as Step) ? [i] : []))
  return moves.at(-behind) ?? moves[0] ?? steps.length
}
