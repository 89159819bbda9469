import { dueAt, type Step, type Table } from '@robodrome/table'
import { type Attending, noticesAfter, type Before } from '../notices/after-step.ts'
import { resultOf } from '../results/result.ts'
import type { StepRow } from './append.ts'
import { listedCard } from './listing.ts'
import { jsonOf } from './pieces.ts'

/** Who requested a step, and the client's id. Null for a duty of the table. */
export type By = { guest: string; choice: string } | null

/** A step that was just made, and the state of the table before it. */
interface Made {
  before: Before
  body: Step
  at: number
  by: By
}

/** Collects everything that is stored with a step: the next due time, the result if the step ended the match, and the notices. */
export const stepRow = (state: Table, { before, body, at, by }: Made, attending: Attending): StepRow => ({
  table: state.plan.id,
  seq: state.seq,
  at,
  guest: by && by.guest,
  choice: by && by.choice,
  body: bodyOf(body),
  due: state.clock !== null || before.phase === 'open' ? dueAt(state) : undefined,
  ended: before.phase === 'over' ? null : endOf(state),
  told: noticesAfter(state, before, body, at, attending),
})

type Chosen = Extract<Step, { kind: 'choose' }>

/** Most steps are choices. They are written field by field, so that the compiler rejects a missing field. */
const bodyOf = (step: Step): string => {
  if (step.kind !== 'choose') return JSON.stringify(step)
  const json: Record<keyof Chosen, string> = {
    kind: '"choose"',
    seat: String(step.seat),
    text: JSON.stringify(step.text),
    outcomes: jsonOf(step.outcomes),
  }
  return `{"kind":${json.kind},"seat":${json.seat},"text":${json.text},"outcomes":${json.outcomes}}`
}

const endOf = (state: Table): NonNullable<StepRow['ended']> | null => {
  const result = resultOf(state)
  return result && { result, card: listedCard(state) }
}
