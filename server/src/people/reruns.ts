import { createHash } from 'node:crypto'
import type { Db } from '../store/schema/schema.ts'
import { idFrom } from '../tables/open-table.ts'

/**
 * The id of a rerun is derived from its competition, so that two simultaneous callers create the same one. `time` is the number of reruns
 * called off before it.
 */
export const rerunId = (id: string, time: number): string => idFrom(createHash('sha256').update(`held again ${time} ${id}`).digest())

/**
 * Lists all reruns of these competitions, and reruns of those, each with the competition before it. A rerun comes after its competition in
 * the list.
 */
export async function rerunsOf(db: Db, competitions: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  let asked = competitions.map((before) => ({ before, time: 0 }))
  while (asked.length > 0) {
    const ids = new Map(asked.map((each) => [rerunId(each.before, each.time), each]))
    const rows = await db
      .selectFrom('competitions')
      .select('id')
      .where('id', 'in', [...ids.keys()])
      .execute()
    asked = rows.flatMap(({ id }) => {
      const { before, time } = ids.get(id)!
      found.set(id, before)
      return [
        { before, time: time + 1 },
        { before: id, time: 0 },
      ]
    })
  }
  return found
}
