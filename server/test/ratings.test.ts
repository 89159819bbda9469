import { registry } from '@robodrome/games'
import { quickLuck } from '@robodrome/kernel'
import { rate, shownRating, UNRATED, type Rating } from '@robodrome/leagues'
import type { Leaderboard, PoolList, Profile, TableCard } from '@robodrome/protocol'
import { expect, test } from 'vitest'
import { memoriesOf } from '../src/people/memories.ts'
import { rebuild } from '../src/host/rebuild.ts'
import { recomputeRatings } from '../src/host/recompute.ts'
import { Person } from './support/client.ts'
import { Program } from './support/program.ts'
import { playOut } from './support/play.ts'
import { projectionsOf } from './support/projections.ts'
import { ownSite } from './support/own-site.ts'

const { gekido } = registry
const site = ownSite({ registry: { gekido: gekido! } })

const settings = { mode: 'duel', seats: 2, options: {} }

/** A step before any duel is over, even between robots that act at random, so a player who resigns here has lost. */
const EARLY = 15

const account = async (name: string): Promise<Person> => {
  const person = await Person.called(name, site.url)
  await person.read('POST', '/api/account/password', { username: name.toLowerCase(), password: `the bots of ${name}` })
  return person
}

/** Both choose a few times, then the second resigns. */
const winAgainst = async (winner: Person, loser: Person, rated = true): Promise<string> => {
  const { id } = await winner.open('gekido', 2, { settings, rated })
  for (const person of [winner, loser]) await person.sit(id)
  const eyes = [winner.watch(id), loser.watch(id)]
  const chose = [0, 0]
  const play = eyes.map((each, seat) => playOut(each, quickLuck(seat + 3), () => chose[seat]!++, seat === 1 ? EARLY : Infinity))
  await Promise.all(play)
  expect(Math.min(...chose)).toBeGreaterThan(0)
  for (const each of eyes) each.close()
  return id
}

test('LG-RATE-7, LG-RATE-10: two accounts at a rated table are rated, each change stored with its match; guests and unrated tables change nothing', async () => {
  const [noor, sol, guest] = [await account('Noor'), await account('Solveig'), await Person.called('Guest', site.url)]
  const rated = await winAgainst(noor, sol)
  const unrated = await winAgainst(noor, sol, false)
  await winAgainst(noor, guest)
  const [won, lost] = rate([[UNRATED], [UNRATED]], [1, 2]).flat()
  const profile = await noor.read<Profile>('GET', '/api/people/me')
  expect(profile.ratings).toMatchObject([{ pool: 'gekido duel', matches: 1, ahead: null, ...shownRating(won!) }])
  expect(profile.games).toMatchObject([{ won: 3 }])
  expect(profile.robots.reduce((sum, { won: wins }) => sum + wins, 0)).toBe(3)
  expect(profile.robots.every(({ game, robot }) => game === 'gekido' && robot !== '')).toBe(true)
  expect(profile.battles.battles.map(({ change }) => change?.after ?? null)).toEqual([null, null, shownRating(won!).rating])
  const changed = (rating: Rating, seat: number) => ({ seat, before: shownRating(UNRATED).rating, after: shownRating(rating).rating })
  expect(await sol.read('GET', `/api/tables/${rated}/ratings`)).toEqual({
    pool: 'gekido duel',
    changes: [changed(won!, 0), changed(lost!, 1)],
  })
  expect(await sol.read('GET', `/api/tables/${unrated}/ratings`)).toEqual({ pool: null, changes: [] })
  expect(await sol.read<PoolList>('GET', '/api/ratings')).toEqual({ pools: [{ pool: 'gekido duel', players: 2 }] })
  const { players } = await sol.read<Leaderboard>('GET', '/api/ratings/gekido%20duel')
  expect(players).toMatchObject([
    { place: 1, player: { name: 'Noor', bot: false }, ...shownRating(won!) },
    { place: 2, player: { name: 'Solveig' }, ...shownRating(lost!) },
  ])
  expect((await sol.read<Leaderboard>('GET', '/api/ratings/gekido%20duel?show=programs')).players).toEqual([])
})

test('LG-RATE-7: an account that takes a seat over from an AI plays unrated, and a rebuild gives the same results', async () => {
  const [mara, kuro] = [await account('Mara'), await account('Kuro')]
  const { id } = await mara.open('gekido', 2, { settings, rated: true })
  await mara.sit(id)
  const eyes = [mara.watch(id), kuro.watch(id)]
  await eyes[0]!.do({ type: 'start' })
  await eyes[1]!.until(({ phase, seats }) => phase === 'playing' && seats[1]!.offered)
  await eyes[1]!.do({ type: 'takeOver', seat: 1 })
  eyes[1]!.hello(1)
  await Promise.all(eyes.map((each, seat) => playOut(each, quickLuck(seat + 9), () => {}, seat === 1 ? EARLY : Infinity)))
  expect(await mara.read('GET', `/api/tables/${id}/ratings`)).toEqual({ pool: null, changes: [] })
  expect((await kuro.read<Profile>('GET', '/api/people/me')).games).toMatchObject([{ game: 'gekido' }])
  const before = await projectionsOf(site.store)
  await rebuild(site.store, new Map([['gekido', await gekido!.load()]]), () => {})
  expect(await projectionsOf(site.store)).toEqual(before)
  for (const each of eyes) each.close()
})

test('history by game, opponent and result; a private table is named only to those who were at it', async () => {
  const [noor, sol] = [await account('Noora'), await account('Solvi')]
  await winAgainst(noor, sol)
  const { id } = await noor.read<Profile>('GET', '/api/people/me')
  const of = async (query: string, reader = noor) =>
    (await reader.read<Profile['battles']>('GET', `/api/people/${id}/battles?${query}`)).battles
  const [battle] = await of('game=gekido&result=won')
  expect(battle).toMatchObject({ outcome: 'won', rank: 1, seats: 2, others: [{ name: 'Solvi' }] })
  expect(await of(`opponent=${battle!.others[0]!.id}`)).toHaveLength(1)
  for (const nothing of ['game=volt', 'result=lost', 'opponent=somebody', `before=${battle!.n}`]) expect(await of(nothing)).toEqual([])
  expect(battle!.table).not.toBeNull()
  expect((await of('', sol))[0]!.table).toBe(battle!.table)
  expect((await of('', await account('Watcher')))[0]!.table).toBeNull()
  expect((await noor.send('GET', `/api/people/${id}/battles?result=maybe`)).status).toBe(400)
})

test('LG-RATE-10: all results run again give the same numbers, and so does a rebuild; a number that was changed is found', async () => {
  await site.app.close()
  const before = await projectionsOf(site.store)
  expect(before['rating_changes']).toHaveLength(4)
  expect(await recomputeRatings(site.store)).toEqual({ matches: 2, differences: [] })
  await rebuild(site.store, new Map([['gekido', await gekido!.load()]]), () => {})
  expect(await projectionsOf(site.store)).toEqual(before)
  await site.store.pool.query('update rating_changes set mu_after = mu_after + 1 where n = (select min(n) from rating_changes)')
  expect((await recomputeRatings(site.store)).differences).toHaveLength(2)
  await site.open()
})

test('LG-RATE-9: bots at a rated table are rated and listed as bots; against a person they are not', async () => {
  const [noor, sol] = [await account('Nora'), await account('Sola')]
  const [kuro, shiro] = [await Program.of(noor, 'Kuro'), await Program.of(sol, 'Shiro')]
  const wanted = { game: 'gekido', settings, rated: true, public: true, clock: null, seats: [{ kind: 'open' }, { kind: 'open' }] }
  const { id } = await kuro.read<TableCard>('POST', '/api/tables', wanted)
  await Program.playMatch(id, [kuro, shiro], [Infinity, EARLY])
  const [won, lost] = rate([[UNRATED], [UNRATED]], [1, 2]).flat()
  const { ratings, battles, bot } = await noor.read<Profile>('GET', `/api/people/${kuro.id}`)
  expect({ bot, ratings }).toMatchObject({ bot: true, ratings: [{ pool: 'gekido duel', matches: 1, ...shownRating(won!) }] })
  expect(battles.battles).toMatchObject([
    { table: id, outcome: 'won', others: [{ name: 'Shiro', bot: true }], change: { after: shownRating(won!).rating } },
  ])
  const board = await noor.read<Leaderboard>('GET', '/api/ratings/gekido%20duel?show=programs')
  expect(board.players).toMatchObject([
    { place: 1, player: { name: 'Kuro', bot: true }, ...shownRating(won!) },
    { place: 2, player: { name: 'Shiro', bot: true }, ...shownRating(lost!) },
  ])
  const { id: mixed } = await noor.open('gekido', 2, { settings, rated: true })
  await noor.sit(mixed)
  const eyes = noor.watch(mixed)
  await Promise.all([playOut(eyes, quickLuck(3)), shiro.playOut(mixed, quickLuck(4), EARLY)])
  eyes.close()
  expect(await noor.read('GET', `/api/tables/${mixed}/ratings`)).toEqual({ pool: null, changes: [] })
})

test('worth remembering: of each kind the most remarkable battle, of those that the reader may see', async () => {
  const [noor, sol] = [await account('Noorje'), await account('Solje')]
  const [first, second] = [await winAgainst(noor, sol), await winAgainst(noor, sol)]
  const { id } = await noor.read<Profile>('GET', '/api/people/me')
  await site.app.close()
  const { pool } = site.store
  const told = 'update stories set swing = $2, luck = $3, story = $4, untold = null where table_id = $1'
  await pool.query(told, [first, 0.9, '[-0.25, 0.25]', '{}'])
  await pool.query(told, [second, 0.7, '[-0.05, 0.05]', '{}'])
  await pool.query('update results set steps = case table_id when $1 then 300 else 20 end where table_id in ($1, $2)', [second, first])
  await pool.query('update rating_changes set mu_before = case account when $2 then 20 else 30 end where table_id = $1', [second, id])
  expect(await memoriesOf(site.store.db, id, id)).toEqual([
    { kind: 'comeback', value: expect.closeTo(0.1), table: first, game: 'gekido' },
    { kind: 'upset', value: 300, table: second, game: 'gekido' },
    { kind: 'unlucky', value: 0.25, table: first, game: 'gekido' },
    { kind: 'longest', value: 300, table: second, game: 'gekido' },
  ])
  expect(await memoriesOf(site.store.db, id, null)).toEqual([])
  await site.open()
})
