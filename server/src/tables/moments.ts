import type { Seat } from '@robodrome/kernel'
import { courseAt, type Course } from '@robodrome/lab/course'
import type { TableMoments } from '@robodrome/protocol'
import { newsOf, patchOf, sightOf, Table, type Step, type TablePlan } from '@robodrome/table'
import type { Archive } from './archive.ts'
import type { KeptStep } from './steps.ts'

type Moment = TableMoments['moments'][number]

/**
 * All steps of a match of a game from outside, as a seat or a spectator sees them. A page has no rules of such a game, so it cannot replay
 * the record. Steps that were taken back are left out.
 */
export async function momentsOf(
  { recall }: Pick<Archive, 'recall'>,
  plan: TablePlan,
  steps: readonly KeptStep[],
  seat: Seat | null,
  courseOf: (table: Table) => Promise<Course | null>,
): Promise<Moment[]> {
  const { game } = plan
  const table = new Table(plan)
  const found: (Omit<Moment, 'view'> & { view: unknown; at: number })[] = []
  for (const kept of steps) {
    const since = table.seq
    await recall(table, [kept])
    const { course } = table
    if (course === null || !PLAYS.has((JSON.parse(kept.body) as Step).kind)) continue
    const { view, asked } = sightOf({ game, course }, seat)
    const { after, events } = newsOf({ game, course, chat: [] }, seat, since)
    while ((found.at(-1)?.entries ?? 0) > after && found.length > 1) found.pop()
    found.push({ view, asked, events, entries: table.seq, chances: null, at: course.match.entries.length })
  }
  const told = await courseOf(table)
  const points = told === null ? [] : courseAt(table.course?.match.entries.length ?? 0)
  return found.map(({ view, at, ...moment }, i) => ({
    ...moment,
    view: patchOf((found[i - 1]?.view ?? null) as never, view as never),
    chances: told?.chances[points.indexOf(at)] ?? null,
  }))
}

/** The steps that change the match. */
const PLAYS: ReadonlySet<Step['kind']> = new Set<Step['kind']>(['start', 'choose', 'takeBack', 'leave', 'accept'])
