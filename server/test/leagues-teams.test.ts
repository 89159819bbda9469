import { registry } from '@robodrome/games'
import type { Account, Queue, TableCard } from '@robodrome/protocol'
import { afterEach, expect, test } from 'vitest'
import { Person } from './support/client.ts'
import { newDatabase } from './support/database.ts'
import { Member } from './support/league.ts'
import { openTestSite } from './support/site.ts'

const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  for (const clean of cleanUp.splice(0).toReversed()) await clean()
})

const HOUR = 3_600_000

async function site() {
  const database = await newDatabase()
  cleanUp.push(database.drop)
  const store = await database.open()
  const { app, url } = await openTestSite(store, { registry: { aimbots: registry['aimbots']! } })
  cleanUp.push(() => app.close().then(() => store.close()))
  return { store, url }
}

const waitsFor = async (person: Person) =>
  (await person.read<Queue>('GET', '/api/me/queue')).leagues.map(({ what, against, seat, by }) => ({ what, against, seat, by }))
const idOf = async (person: Person): Promise<string> => (await person.read<Account>('GET', '/api/account')).id

/** A league of two teams, Ann with Bob and Cy with Eve, which Max manages. */
async function twoTeams(url: string) {
  const people = await Promise.all(['Max', 'Ann', 'Bob', 'Cy', 'Di', 'Eve'].map((name) => Person.called(name, url)))
  const [max, ann, bob, cy, di, eve] = people as [Person, Person, Person, Person, Person, Person]
  const cup = await Member.creating(max, { title: 'Pairs', format: 'round robin', events: [{ game: 'aimbots', mode: 'teams', seats: 4 }] })
  const [anns, bobs, cys, dis, eves] = [ann, bob, cy, di, eve].map((person) => new Member(person, cup.id)) as [
    Member,
    Member,
    Member,
    Member,
    Member,
  ]
  return { max, ann, bob, cy, di, eve, cup, anns, bobs, cys, dis, eves }
}

test('LG-ENT-3: a team is asked together, accepted or declined, and its members sit crosswise at its table', async () => {
  const { url } = await site()
  const { ann, bob, di, eve, cup, anns, bobs, cys, dis, eves } = await twoTeams(url)
  await expect(anns.enter()).rejects.toThrow('LG-ENT-1')
  await anns.enter({ partner: await idOf(bob), team: 'The Sparks' })
  expect(await waitsFor(bob)).toEqual([{ what: 'team', against: 'Ann', seat: null, by: null }])
  expect((await bobs.view()).invitations).toEqual([{ id: 0, name: 'The Sparks', members: ['Ann', 'Bob'], mine: false }])
  expect([(await anns.view()).invitations[0]?.mine, (await dis.view()).invitations]).toEqual([true, []])
  await expect(dis.enter({ invitation: 0 })).rejects.toThrow('You have no such invitation.')
  await bobs.enter({ invitation: 0 })
  await cys.enter({ partner: await idOf(di) })
  await dis.act({ kind: 'declined', invitation: 1 })
  await cys.enter({ partner: await idOf(eve) })
  await eves.enter({ invitation: 2 })
  expect([await waitsFor(bob), await waitsFor(di)]).toEqual([[], []])
  await cup.act({ kind: 'started' })
  const { state } = await cup.until((view) => typeof view.state.fixtures[0]?.table === 'string')
  expect(state.entrants.map(({ name, members }) => [name, members])).toEqual([
    ['The Sparks', ['Ann', 'Bob']],
    ['Cy & Eve', ['Cy', 'Eve']],
  ])
  const { table, seats } = state.fixtures[0]!
  const names = (await ann.read<TableCard>('GET', `/api/tables/${table}`)).seats.map(({ name }) => name)
  expect(names).toEqual(seats[0] === 0 ? ['Ann', 'Cy', 'Bob', 'Eve'] : ['Cy', 'Ann', 'Eve', 'Bob'])
  const [duty] = await waitsFor(bob)
  expect(duty).toMatchObject({ what: 'match', against: 'Cy & Eve', seat: names.indexOf('Bob') })
  expect((await bob.sit(table!, duty!.seat!)).seat).toBe(names.indexOf('Bob'))
  expect([(await anns.view()).member, (await bobs.view()).member, (await bobs.view()).own]).toEqual([0, 1, [0]])
})

test('LG-PACE-4: an hour is proposed, stands in the queue of the other side, and is told to all once it is agreed on', async () => {
  const { store, url } = await site()
  const { ann, bob, eve, cup, anns, bobs, cys, eves } = await twoTeams(url)
  await anns.enter({ partner: await idOf(bob) })
  await bobs.enter({ invitation: 0 })
  await cys.enter({ partner: await idOf(eve) })
  await eves.enter({ invitation: 1 })
  await cup.act({ kind: 'started' })
  const { now } = await cup.until((view) => typeof view.state.fixtures[0]?.table === 'string')
  const hours = [now + 5 * HOUR, now + 30 * HOUR]
  expect(await eves.refused({ kind: 'proposed', fixture: 0, entrant: 0, hours })).toMatchObject({ code: 'not-yours' })
  await anns.act({ kind: 'proposed', fixture: 0, entrant: 0, hours })
  expect((await waitsFor(eve)).map(({ what, against }) => [what, against])).toContainEqual(['hour', 'Ann & Bob'])
  expect((await waitsFor(bob)).map(({ what }) => what)).toEqual(['match'])
  await eves.act({ kind: 'agreed', fixture: 0, entrant: 1, hour: hours[1]! })
  for (const each of [ann, bob, eve]) expect(await waitsFor(each)).toMatchObject([{ what: 'agreed', by: hours[1] }])
  const { rows } = await store.pool.query<{ name: string }>(
    "select name from notices join guests on id = guest where news ->> 'what' = 'agreed' order by name",
  )
  expect(rows.map(({ name }) => name)).toEqual(['Ann', 'Bob', 'Cy', 'Eve'])
})
