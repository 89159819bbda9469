import type { Draft, Table } from '@robodrome/table'
import { foresee } from '../outside/foresee.ts'
import type { Surroundings } from './surroundings.ts'

/** Makes a step in memory, at a table that nobody else serves. A game from outside is first asked what follows from it. */
export async function performForeseen({ packages }: Pick<Surroundings, 'packages'>, table: Table, draft: Draft, at: number) {
  const make = await foresee(packages, table, draft)
  return make(() => table.perform(draft, at))
}
