import { registry } from '@robodrome/games'
import { quickLuck } from '@robodrome/kernel'
import {
  accountEvent,
  tableLine,
  type AccountList,
  type AnswerGiven,
  type ChallengeList,
  type CompetitionCard,
  type AccountEvent,
  type TableCard,
  type Account,
  type NoticeList,
} from '@robodrome/protocol'
import { readRecord, type Fault } from '@robodrome/table'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Store } from '../src/store/store.ts'
import { Person } from './support/client.ts'
import { newDatabase, type TestDatabase } from './support/database.ts'
import { playOut } from './support/play.ts'
import { Member } from './support/league.ts'
import { type Heard, Program } from './support/program.ts'
import { openTestSite } from './support/site.ts'

let database: TestDatabase
let store: Store
let other: Store
let site: Awaited<ReturnType<typeof openTestSite>>
const cleanUp: (() => unknown)[] = []
beforeAll(async () => {
  database = await newDatabase()
  store = await database.open()
  other = await database.open()
  site = await openTestSite(store)
})
afterEach(async () => {
  for (const clean of cleanUp.splice(0).toReversed()) await clean()
})
afterAll(async () => {
  await site.app.close()
  await store.close()
  await other.close()
  await database.drop()
})

const listen = (program: Program): Heard<AccountEvent> => {
  const events = program.events()
  cleanUp.push(() => events.close())
  return events
}

const botsHere = async (): Promise<string[]> => {
  const answer = await fetch(`${site.url}/api/bots`)
  return ((await answer.json()) as AccountList).accounts.map(({ id }) => id)
}

const challengeTo = (...to: string[]) => ({
  to,
  game: 'sparks',
  settings: { mode: 'standard', seats: to.length + 1, options: {} },
  clock: null,
})

test('two bots play a match over HTTP, are marked at the table, in lists and in the record, and hear of its start and end', async () => {
  const noor = await Person.called('Noor', site.url)
  const [kuro, shiro] = [await Program.of(noor, 'Kuro'), await Program.of(noor, 'Shiro')]
  const heard = listen(kuro)
  const { id } = await kuro.read<TableCard>('POST', '/api/tables', {
    game: 'sparks',
    settings: { mode: 'standard', seats: 2, options: {} },
    seats: [{ kind: 'open' }, { kind: 'open' }],
    public: true,
    clock: null,
  })
  await Program.playMatch(id, [kuro, shiro])
  expect(await heard.next('gathering')).toMatchObject({ table: id, game: 'sparks', seats: [0] })
  expect(await heard.next('gameStart')).toMatchObject({ table: id, seats: [0] })
  expect(await heard.next('gameFinish')).toMatchObject({ table: id })
  const card = await noor.read<TableCard>('GET', `/api/tables/${id}`)
  expect(card.seats).toEqual([
    { kind: 'person', name: 'Kuro', bot: true },
    { kind: 'person', name: 'Shiro', bot: true },
  ])
  expect(readRecord(await (await noor.send('GET', `/api/tables/${id}/record`)).text())).toMatchObject({
    players: ['Kuro', 'Shiro'],
    bots: '0 1',
  })
})

test('a challenge reaches a bot at another process, which sits down by accepting; it hears of the start and its move there too', async () => {
  const site2 = await openTestSite(other)
  cleanUp.push(() => site2.app.close())
  const noor = await Person.called('Noor', site.url)
  const kuro = await Program.of(await Person.called('Sol', site2.url), 'Kuro')
  const heard = listen(kuro)
  await expect
    .poll(async () => (await noor.read<{ accounts: object[] }>('GET', '/api/bots')).accounts)
    .toContainEqual({ id: kuro.id, name: 'Kuro', bot: true })

  const { challenges } = await noor.read<ChallengeList>('POST', '/api/challenges', challengeTo(kuro.id))
  const { challenge } = await heard.next('challenge')
  expect(challenge).toEqual(challenges[0])
  expect(challenge).toMatchObject({ from: { name: 'Noor', bot: false }, to: { id: kuro.id, bot: true }, game: 'sparks' })
  const { table } = challenge
  await noor.sit(table)
  const promise = 'a'.repeat(64)
  const sat = await kuro.read<{ seat: number }>('POST', `/api/challenges/${challenge.id}/accept`, { promise })
  expect(await kuro.read('POST', `/api/tables/${table}/seats`, { promise })).toMatchObject(sat)
  expect(await heard.next('gathering')).toMatchObject({ table })
  expect((await kuro.send('POST', `/api/challenges/${challenge.id}/accept`, { promise })).status).toBe(404)
})

test('a bot at one process plays a person at another, and hears when it is its move', async () => {
  const site2 = await openTestSite(other)
  cleanUp.push(() => site2.app.close())
  const noor = await Person.called('Noor', site.url)
  const kuro = await Program.of(await Person.called('Sol', site2.url), 'Kuro')
  const heard = listen(kuro)
  const { id } = await noor.open('tic-tac-toe', 2)
  await noor.sit(id)
  const played = kuro.playOut(id, quickLuck(3))
  const eyes = noor.watch(id)
  cleanUp.push(() => eyes.close())
  await playOut(eyes, quickLuck(1))
  await played
  expect(await heard.next('gameStart')).toMatchObject({ table: id, seats: [1] })
  const end = await heard.next('gameFinish')
  expect(end).toMatchObject({ table: id })
  expect(eyes.snapshot!.seats.map(({ bot }) => bot)).toEqual([false, true])
})

test('the challenger hears of the challenge, however quickly the other one sits down', async () => {
  const noor = await Person.called('Noor', site.url)
  const [kuro, shiro] = [await Program.of(noor, 'Quick'), await Program.of(noor, 'Quicker')]
  // Faster than any bot: takes the seat in the very statement that writes the challenge.
  await store.pool.query(`
    create function sit_at_once() returns trigger language plpgsql as $$ begin
      insert into sitters (guest, table_id) values (new.to_guest, new.table_id); return new; end $$;
    create trigger at_once after insert on challenges for each row execute function sit_at_once()`)
  cleanUp.push(() => store.pool.query('drop function sit_at_once cascade'))
  const { challenges } = await kuro.read<ChallengeList>('POST', '/api/challenges', challengeTo(shiro.id))
  expect(challenges).toMatchObject([{ to: { id: shiro.id }, table: expect.any(String) as string }])
})

test('a challenge is declined or withdrawn, and the other side hears of it; nobody else can do either', async () => {
  const noor = await Person.called('Noor', site.url)
  const [kuro, shiro] = [await Program.of(noor, 'Kuro'), await Program.of(noor, 'Shiro')]
  const heard = { kuro: listen(kuro), shiro: listen(shiro) }
  const open = async (): Promise<string> =>
    (await kuro.read<ChallengeList>('POST', '/api/challenges', challengeTo(shiro.id))).challenges[0]!.id
  const first = await open()
  await heard.shiro.next('challenge')
  expect((await kuro.send('POST', `/api/challenges/${first}/decline`)).status).toBe(404)
  expect((await shiro.send('DELETE', `/api/challenges/${first}`)).status).toBe(404)
  expect((await shiro.send('POST', `/api/challenges/${first}/decline`)).status).toBe(204)
  expect((await heard.kuro.next('challengeOver')).challenge).toMatchObject({ id: first, state: 'declined' })
  const second = await open()
  expect((await kuro.send('DELETE', `/api/challenges/${second}`)).status).toBe(204)
  expect((await heard.shiro.next('challengeOver')).challenge).toMatchObject({ id: second, state: 'withdrawn' })
  expect(await kuro.read('GET', '/api/challenges')).toEqual({ challenges: [] })
  expect((await kuro.send('POST', '/api/challenges', challengeTo(kuro.id))).status).toBe(400)
  expect((await kuro.send('POST', '/api/challenges', challengeTo('0'.repeat(20)))).status).toBe(404)
})

test('a challenged person gets a notice, also outside the page unless that is switched off; the challenger hears that they declined', async () => {
  const [noor, sol] = [await Person.called('Noor', site.url), await Person.called('Sol', site.url)]
  const { id: guest } = await sol.read<Account>('GET', '/api/account')
  const { challenges } = await noor.read<ChallengeList>('POST', '/api/challenges', challengeTo(guest))
  const { id, table } = challenges[0]!
  const about = { game: 'sparks', mode: 'standard' }
  expect((await sol.read<NoticeList>('GET', '/api/me/notices')).notices).toMatchObject([
    { table, read: false, waits: true, news: { kind: 'challenge', challenge: id, by: 'Noor', ...about } },
  ])
  expect((await sol.send('POST', `/api/challenges/${id}/decline`)).status).toBe(204)
  expect((await sol.read<NoticeList>('GET', '/api/me/notices')).notices).toMatchObject([{ table, waits: false }])
  expect((await noor.read<NoticeList>('GET', '/api/me/notices')).notices).toMatchObject([
    { table, waits: false, news: { kind: 'declined', by: 'Sol', ...about } },
  ])
})

test('a choice is refused with its rule, for a foreign seat, and for an outdated list index', async () => {
  const noor = await Person.called('Noor', site.url)
  const [kuro, shiro] = [await Program.of(noor, 'Kuro'), await Program.of(noor, 'Shiro')]
  const { id } = await noor.open('tic-tac-toe', 2)
  const one = await kuro.play(id)
  const two = await shiro.play(id)
  cleanUp.push(() => [one, two].forEach((each) => each.close()))
  let at = (await one.next('snapshot')).snapshot
  while (at.options.length === 0) at = (await one.next('snapshot')).snapshot
  const choose = async (program: Program, choice: object): Promise<Partial<Fault> & { status: number }> => {
    const answer = await program.send('POST', `/api/tables/${id}/choices`, choice)
    return { status: answer.status, ...((await answer.json()) as { error?: Fault }).error }
  }
  expect(await choose(kuro, { text: 'nonsense' })).toMatchObject({ status: 409, code: 'rule', rule: 'TABLE-MOVE' })
  expect(await choose(shiro, { seat: 0, text: '4' })).toMatchObject({ status: 403, code: 'not-yours' })
  expect(await choose(shiro, { text: '4' })).toMatchObject({ status: 409, rule: 'TABLE-TURN' })
  expect(await choose(kuro, { index: 99, seq: at.seq })).toMatchObject({ status: 409, rule: 'TABLE-MOVE' })
  expect(await choose(kuro, { index: 0, seq: at.seq - 1 })).toMatchObject({ status: 409, code: 'wrong-time' })
  expect(await choose(kuro, { id: 'mine', text: '4' })).toMatchObject({ status: 200 })
  expect(await choose(kuro, { id: 'mine', text: '4' })).toMatchObject({ status: 200 })
  expect(await choose(shiro, { text: '4' })).toMatchObject({ status: 409, code: 'rule', rule: 'TTT-1' })
})

test('a stream ends with its token, and says so in its last line', async () => {
  const noor = await Person.called('Noor', site.url)
  const kuro = await Program.of(noor, 'Kuro')
  const { id } = await noor.open('sparks', 2)
  const [told, seen] = [kuro.events(), kuro.table(id)]
  await seen.next('snapshot')
  await expect.poll(botsHere).toContain(kuro.id)
  await noor.send('DELETE', `/api/tokens/${kuro.tokenId}`)
  expect(await told.next('end')).toMatchObject({ fault: { code: 'no-session' } })
  expect(await seen.next('end')).toMatchObject({ fault: { code: 'no-session' } })
  expect(await seen.line()).toBeNull()
  await expect.poll(botsHere).not.toContain(kuro.id)
})

test('lines are of the shapes that the description gives', async () => {
  const noor = await Person.called('Noor', site.url)
  const [kuro, shiro] = [await Program.of(noor, 'Kuro'), await Program.of(noor, 'Shiro')]
  const heard = listen(shiro)
  const { challenges } = await kuro.read<ChallengeList>('POST', '/api/challenges', challengeTo(shiro.id))
  expect(accountEvent.safeParse(await heard.next('challenge'))).toMatchObject({ success: true })
  const lines = kuro.table(challenges[0]!.table)
  cleanUp.push(() => lines.close())
  expect(tableLine.safeParse(await lines.line())).toMatchObject({ success: true })
})

test('a bot hears what players say, as it is said', async () => {
  const noor = await Person.called('Noor', site.url)
  const [kuro, shiro] = [await Program.of(noor, 'Kuro'), await Program.of(noor, 'Shiro')]
  const { id } = await kuro.read<TableCard>('POST', '/api/tables', {
    game: 'sparks',
    settings: { mode: 'standard', seats: 2, options: {} },
    seats: [{ kind: 'open' }, { kind: 'open' }],
    public: false,
    clock: null,
  })
  const [seen, other] = [await kuro.play(id), await shiro.play(id)]
  cleanUp.push(() => [seen, other].forEach((each) => each.close()))
  await seen.next('snapshot')
  await shiro.read('POST', `/api/tables/${id}/chat`, { text: 'Good luck.' })
  expect((await seen.next('chat')).lines).toMatchObject([{ seat: 1, text: 'Good luck.' }])
})

test('a bot enters a league with its token, is marked there, and plays its matches', async () => {
  const noor = await Person.called('Noor', site.url)
  const kuro = await Program.of(await Person.called('Sol', site.url), 'Kuro')
  const cup = { title: 'A cup', events: [{ game: 'tic-tac-toe', mode: 'standard' }], pace: { kind: 'live' }, format: 'round robin' }
  const mine = await Member.creating(noor, cup)
  await mine.enter()
  await kuro.read('POST', `/api/competitions/${mine.id}/entrants`, { id: 'enter' })
  await mine.act({ kind: 'started' })
  const tableOf = async (): Promise<string | null> => {
    const { competitions } = await kuro.read<{ competitions: CompetitionCard[] }>('GET', '/api/competitions')
    return competitions.find(({ id }) => id === mine.id)?.waiting[0]?.table ?? null
  }
  let isOver = false
  const ended = mine.playAll(1).finally(() => (isOver = true))
  const played = new Set<string>()
  await expect
    .poll(
      async () => {
        const table = isOver ? null : await tableOf()
        if (table !== null && !played.has(table)) await kuro.playOut(table, quickLuck(played.add(table).size))
        return isOver
      },
      { timeout: 200_000 },
    )
    .toBe(true)
  const { state } = await ended
  expect(state).toMatchObject({ status: 'finished', entrants: [{ name: 'Noor' }, { name: 'Kuro (bot)' }] })
  expect(played.size).toBeGreaterThan(0)
})

test('every response gives the remaining budget, and a refusal the time to retry', async () => {
  const slow = await openTestSite(other, {}, { rateFactor: 0.05 })
  cleanUp.push(() => slow.app.close())
  const ask = async () => {
    const { status, headers } = await fetch(`${slow.url}/api/games`)
    const [limit, left, reset] = ['limit', 'remaining', 'reset'].map((name) => Number(headers.get(`ratelimit-${name}`)))
    return { status, limit, left, reset, again: headers.get('retry-after') }
  }
  expect(await ask()).toEqual({ status: 200, limit: 10, left: 9, reset: 1, again: null })
  const answers = await Promise.all(Array.from({ length: 100 }, ask))
  expect(answers.find(({ status }) => status === 429)).toMatchObject({ limit: 10, left: 0, again: '1' })
})

test('with several seats asked at once, a list index stays valid after others have answered', async () => {
  const noor = await Person.called('Noor', site.url)
  const [kuro, shiro] = [await Program.of(noor, 'Kuro'), await Program.of(noor, 'Shiro')]
  const { id } = await noor.open('sparks', 2)
  const one = await kuro.play(id)
  const two = await shiro.play(id)
  cleanUp.push(() => [one, two].forEach((each) => each.close()))
  const askedIn = async (seen: typeof one) => {
    let at = (await seen.next('snapshot')).snapshot
    while (at.options.length === 0) at = (await seen.next('snapshot')).snapshot
    return at
  }
  const [mine, theirs] = [await askedIn(one), await askedIn(two)]
  expect(mine.asked).toEqual([0, 1])
  const choose = (program: Program, choice: object) => program.send('POST', `/api/tables/${id}/choices`, choice)
  expect((await choose(kuro, { index: 0, seq: mine.seq })).status).toBe(200)
  // The table has advanced by a step, but Shiro's question is unchanged.
  expect((await choose(shiro, { index: 0, seq: theirs.seq })).status).toBe(200)
  // Now both have a new question, so the old list is invalid.
  expect((await choose(shiro, { index: 0, seq: theirs.seq })).status).toBe(409)
})

test('a bot asks the game as a board does: through its own seat or as a spectator, by the step; refusals say what is missing', async () => {
  const games = await openTestSite(other, { registry })
  cleanUp.push(() => games.app.close())
  const noor = await Person.called('Noor', games.url)
  const [kuro, shiro] = [await Program.of(noor, 'Kuro'), await Program.of(noor, 'Shiro')]
  const open = (rated: boolean) =>
    kuro.read<TableCard>('POST', '/api/tables', {
      game: 'gekido',
      settings: { mode: 'duel', seats: 2, options: {} },
      seats: [{ kind: 'open' }, { kind: 'open' }],
      public: false,
      clock: null,
      rated,
    })
  const { id } = await open(false)
  const ask = async (body: object, by = kuro, table = id) => {
    const answer = await by.send('POST', `/api/tables/${table}/questions`, body)
    return { status: answer.status, ...((await answer.json()) as Partial<AnswerGiven> & { error?: Fault }) }
  }
  expect(await ask({ kind: 'odds', seat: null })).toMatchObject({ status: 409, error: { code: 'wrong-time' } })
  const seen = [await kuro.play(id), await shiro.play(id)]
  cleanUp.push(() => seen.forEach((each) => each.close()))
  let at = (await seen[0]!.next('snapshot')).snapshot
  while (at.phase !== 'playing') at = (await seen[0]!.next('snapshot')).snapshot
  const chances = await ask({ kind: 'chances' })
  expect(chances).toMatchObject({ status: 200, seq: at.seq, answer: [expect.any(Number), expect.any(Number)] })
  expect(await ask({ kind: 'ghost' })).toMatchObject({ status: 404, error: { code: 'unanswered' } })
  expect(await ask({ kind: 'copy' })).toMatchObject({ status: 400, error: { code: 'malformed' } })
  expect(await ask({ kind: 'odds', seat: 1 })).toMatchObject({ status: 403, error: { code: 'not-yours' } })
  expect(await ask({ kind: 'chances', seat: 0 }, shiro)).toMatchObject({ status: 403 })
  const rated = (await open(true)).id
  expect(await ask({ kind: 'chances' }, kuro, rated)).toMatchObject({ status: 404, error: { message: expect.stringMatching(/rated/i) } })
})
