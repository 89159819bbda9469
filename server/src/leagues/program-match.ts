import { quickLuck } from '@robodrome/kernel'
import type { Line } from '@robodrome/minds'
import { gatheringDue, Table, type Draft, type TablePlan } from '@robodrome/table'
import type { StepRow } from '../tables/append.ts'
import { performForeseen } from '../tables/foreseen.ts'
import type { Hall } from '../tables/hall.ts'

/** Plays a match among AI opponents to its end in memory. Nobody watches single steps, so they are stored together. */
export async function playPrograms(hall: Hall, plan: TablePlan): Promise<{ table: Table; steps: StepRow[] }> {
  const table = new Table(plan)
  const steps: StepRow[] = []
  const lines: Lines = []
  const take = async (draft: Draft): Promise<void> => {
    const at = hall.now()
    const body = JSON.stringify(await performForeseen(hall, table, draft, at))
    steps.push({ table: plan.id, seq: table.seq, at, guest: null, choice: null, body })
  }
  for (let due = gatheringDue(table, 0); due !== null; due = gatheringDue(table, 0)) await take(due)
  while (table.phase === 'playing' && table.seq < hall.limits.mostSteps) {
    // Seats that are asked together think about the same position, so that none knows more than another.
    const drafts = await thinkAll(hall, table, lines)
    for (const draft of orderCounts(table) ? drafts.slice(0, 1) : drafts) await take(draft)
  }
  return { table, steps }
}

/** Whether the first answer may change the question to the others. */
const orderCounts = ({ plan: { game }, course }: Table): boolean => (game.orderCounts?.(course!.match.position) ?? null) !== null

/** The planned next moves of the AI opponents. */
type Lines = (Line | undefined)[]

/** A whole round waits for the match, so it should take one minute rather than ten. */
const MOST_MS = 150

async function thinkAll(hall: Hall, table: Table, lines: Lines): Promise<Draft[]> {
  const { plan, course, seq, chairs } = table
  const { game, settings } = plan
  const payer = { account: plan.host, address: 'leagues' }
  return Promise.all(
    table.asked().map(async (seat): Promise<Draft> => {
      const imagined = game.imagine(course!.match.position, seat, quickLuck(hall.now(), seq * settings.seats + seat))
      const asked = { mind: chairs[seat]!.mind!, game, settings, imagined, seat, ms: MOST_MS, line: lines[seat] }
      const { text, line } = await hall.thinker.choose(asked, payer)
      lines[seat] = line
      return { kind: 'choose', seat, text }
    }),
  )
}
