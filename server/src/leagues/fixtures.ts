import { isOpen, leagueOptions, resultOf, type Competition, type Fixture } from '@robodrome/leagues'
import { Table } from '@robodrome/table'
import { planFixture } from './fixture-table.ts'
import type { Inserting } from './keeping.ts'
import { playPrograms } from './program-match.ts'
import { count, lockEnds } from '../results/count.ts'
import { resultOf as matchResult } from '../results/result.ts'
import { insertTable } from '../tables/open-table.ts'
import { keepSteps } from '../tables/steps.ts'
import type { Attended, Office } from './office.ts'

const awaits = (competition: Competition, id: number): Fixture | null => {
  const fixture = competition.state.fixtures[id]
  return fixture !== undefined && isOpen(fixture) && fixture.table === null ? fixture : null
}

/** Makes the plan of a fixture's table, with the options that its `opened` entry will record. Null if it no longer needs a table. */
async function planOf({ hall }: Office, served: Attended, id: number) {
  return served.look(async (competition) => {
    const fixture = awaits(competition, id)
    if (fixture === null) return null
    const options = leagueOptions(competition.state, competition.referee, fixture.seats)
    return planFixture(hall, competition.state, { ...fixture, options })
  })
}

/** Opens the table of a fixture that involves a person. The table and its `opened` entry are one transaction. */
export async function openForPeople(office: Office, served: Attended, id: number): Promise<void> {
  const plan = await planOf(office, served, id)
  if (plan === null) return
  await served.duty(
    (competition) => (awaits(competition, id) === null ? [] : [{ act: { kind: 'opened', fixture: id, table: plan.id }, by: '' }]),
    keepTable(served.id, id, new Table(plan)),
  )
  void office.hall.table(plan.id).wake()
}

/** Plays a fixture among AI opponents, and stores its table, steps and result at once. */
export async function playAmongPrograms(office: Office, served: Attended, id: number): Promise<void> {
  const plan = await planOf(office, served, id)
  if (plan === null) return
  const { table, steps } = await playPrograms(office.hall, plan)
  const rows: Inserting = async (db) => {
    await keepTable(served.id, id, table)(db)
    await keepSteps(db, steps)
    const result = matchResult(table)
    if (result === null) return
    await lockEnds(db)
    await count(db, result)
  }
  await served.duty((competition) => {
    const fixture = awaits(competition, id)
    if (fixture === null) return []
    const result = resultOfTable(table, fixture.seats.length)
    return [
      { act: { kind: 'opened', fixture: id, table: plan.id }, by: '' },
      { act: { kind: 'result', fixture: id, result }, by: '' },
    ]
  }, rows)
}

const keepTable =
  (competition: string, fixture: number, table: Table): Inserting =>
  async (db) => {
    await insertTable(db, table, competition)
    await db.insertInto('fixture_tables').values({ table_id: table.plan.id, competition, fixture }).execute()
  }

/** Takes the result of a finished match once, and only while the fixture is waiting for this very table. */
export function takeEnded(served: Attended, table: Table): Promise<void> {
  const { id } = table.plan
  return served.duty(({ state }) => {
    const fixture = state.fixtures.find((each) => each.table === id && isOpen(each))
    if (fixture === undefined) return []
    return [{ act: { kind: 'result', fixture: fixture.id, result: resultOfTable(table, fixture.seats.length) }, by: '' }]
  })
}

/** Returns the result of a table. A match that never ended (because it grew too long) counts as called off. */
const resultOfTable = ({ plan, course, phase, chairs }: Table, sides: number) =>
  phase === 'over'
    ? resultOf(plan.game, course!.match.position, plan.settings, sides, {
        left: seatsLeft(chairs),
        result: course!.result(),
        told: course!.match.told.map(({ event }) => event),
      })
    : { ranks: null, diff: Array.from({ length: sides }, () => 0), bouts: Array.from({ length: sides }, () => 0) }

const seatsLeft = (chairs: Table['chairs']): number[] => chairs.flatMap(({ left }, seat) => (left ? [seat] : []))
