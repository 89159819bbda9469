import { setTimeout as wait } from 'node:timers/promises'
import { registry } from '@robodrome/games'
import { quickLuck } from '@robodrome/kernel'
import { broadcast, type Broadcast, type Casting } from '@robodrome/protocol/broadcasts'
import type { ServerMessage } from '@robodrome/protocol'
import type { Snapshot } from '@robodrome/table'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { Person, type Eyes } from './support/client.ts'
import { Member } from './support/league.ts'
import { ownSite } from './support/own-site.ts'
import { playOut } from './support/play.ts'

const site = ownSite({ registry })

const LEAGUE = {
  title: 'Ironworks',
  format: 'round robin',
  events: [{ game: 'gekido', mode: 'duel' }],
  fill: { when: 'start', program: 'random' },
  entry: { min: 2, max: 2 },
  pace: { kind: 'live' },
}

/** The socket of a broadcast, in the browser of somebody who may be signed in. */
class OnAir {
  readonly #socket: WebSocket
  readonly heard: ServerMessage[] = []

  constructor({ url, cookie }: Person, table: string) {
    this.#socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${table}/socket?as=broadcast`, { headers: { cookie } })
    this.#socket.on('message', (data) => this.heard.push(JSON.parse((data as Buffer).toString()) as ServerMessage))
    this.#socket.on('open', () => this.send({ type: 'hello', since: 0, chatSince: 0 }))
    this.#socket.on('error', () => {})
  }

  send(message: object): void {
    this.#socket.send(JSON.stringify(message))
  }

  async answerTo(message: { id: string }): Promise<ServerMessage> {
    this.send(message)
    for (const end = Date.now() + 20_000; ; await wait(20)) {
      const answer = this.#about(message.id)
      if (answer !== undefined) return answer
      if (Date.now() > end) throw new Error(`no answer to ${JSON.stringify(message)}`)
    }
  }

  close(): void {
    this.#socket.terminate()
  }

  #about = (id: string): ServerMessage | undefined => this.heard.find((each) => 'id' in each && each.id === id)
}

const on = async (person: Person, id: string, table?: string): Promise<Broadcast> =>
  broadcast.parse(await person.read('GET', `/api/competitions/${id}/broadcast${table === undefined ? '' : `?table=${table}`}`))

/** A league of two whose first match has begun. */
async function match(): Promise<{ noor: Person; mara: Person; league: Member; table: string; eyes: Eyes[] }> {
  const [noor, mara] = [await Person.called('Noor', site.url), await Person.called('Mara', site.url)]
  const league = await Member.creating(noor, LEAGUE)
  await league.enter()
  await new Member(mara, league.id).enter()
  await league.act({ kind: 'started' })
  const { state } = await league.until((view) => view.state.fixtures.some((fixture) => fixture.table !== null))
  const table = state.fixtures.find((fixture) => fixture.table !== null)!.table!
  for (const person of [noor, mara]) await person.sit(table)
  const eyes = [noor.watch(table), mara.watch(table)]
  for (const each of eyes) await each.until(({ phase }) => phase === 'playing')
  return { noor, mara, league, table, eyes }
}

test('a broadcast shows league tables two moves late, their chances and the course; players see no chances of their own match', async () => {
  const { noor, league, table, eyes } = await match()
  const onlooker = await Person.called('Ada', site.url)
  const late = new OnAir(noor, table)
  await Promise.all(eyes.map((each, i) => playOut(each, quickLuck(i), () => {}, 30)))
  await expect.poll(() => JSON.stringify(late.heard).includes('"phase":"over"'), { timeout: 20_000 }).toBe(true)
  // The broadcast uses no seat's view, although a player is signed in there; after the first snapshot, only changes are sent.
  const sent = late.heard.flatMap((each) => (each.type === 'snapshot' ? [each.snapshot as Partial<Snapshot>] : []))
  expect(sent[0]).toMatchObject({ behind: 2, seat: null, own: [], options: [] })
  expect(sent.filter(({ seat = null, own = [], options = [] }) => seat !== null || own.length > 0 || options.length > 0)).toEqual([])
  late.close()
  for (const each of eyes) each.close()
  expect(await on(onlooker, league.id, table)).toMatchObject({ course: null })
})

test('while a match is played its chances and course are told to everybody else, as late as the table', { timeout: 120_000 }, async () => {
  const { noor, league, table, eyes } = await match()
  const onlooker = await Person.called('Ada', site.url)
  const luck = quickLuck(3)
  for (let choices = 0; choices < 24; choices++) {
    const here = (await Promise.race(eyes.map((each) => each.until(({ options }) => options.length > 0).then(() => each)))).snapshot!
    const mine = eyes.find(({ snapshot }) => snapshot!.options.length > 0)!
    const { options, seat } = mine.snapshot!
    const step = await mine.do({ type: 'choose', seat: seat!, text: options[luck.below(options.length)]!.text })
    for (const each of eyes) await each.until(({ seq }) => seq >= step)
    expect(here.phase).toBe('playing')
  }
  await expect.poll(async () => (await on(onlooker, league.id, table)).course?.length ?? 0, { timeout: 60_000 }).toBeGreaterThan(2)
  const { tables, course } = await on(onlooker, league.id, table)
  expect(tables).toMatchObject([{ table, chances: [expect.any(Number), expect.any(Number)] }])
  expect(course!.at(-1)!.seq).toBeLessThan(eyes[0]!.snapshot!.seq)
  expect(course!.map(({ seq }) => seq)).toEqual(course!.map(({ seq }) => seq).toSorted((a, b) => a - b))
  expect(await on(noor, league.id, table)).toMatchObject({ tables: [{ table, chances: null }], course: null })
  for (const each of eyes) each.close()
})

test('a broadcast asks without a seat and does nothing else, and looks at no table that spectators see at once', async () => {
  const { noor, table, eyes } = await match()
  const screen = new OnAir(noor, table)
  await expect.poll(() => screen.heard.some(({ type }) => type === 'snapshot'), { timeout: 20_000 }).toBe(true)
  expect(await screen.answerTo({ type: 'ask', id: 'a', seat: null, kind: 'chances', args: null } as { id: string })).toMatchObject({
    type: 'answer',
  })
  for (const message of [
    { type: 'ask', id: 'b', seat: 0, kind: 'chances', args: null },
    { type: 'choose', id: 'c', seat: 0, text: 'x' },
    { type: 'chat', id: 'd', text: 'hello' },
    { type: 'sit', id: 'e', seat: 0, promise: '0'.repeat(64) },
  ])
    expect(await screen.answerTo(message)).toMatchObject({ type: 'refused', fault: { code: 'not-yours' } })
  screen.close()
  for (const each of eyes) each.close()
  const [one, two] = [await Person.called('Kuro', site.url), await Person.called('Ines', site.url)]
  const { id } = await one.open('gekido', 2, { settings: { mode: 'duel', seats: 2, options: {} } })
  for (const person of [one, two]) await person.sit(id)
  await Promise.all([one.begin(id), two.begin(id)])
  const refused = new OnAir(one, id)
  await expect.poll(() => refused.heard.length, { timeout: 2_000 }).toBe(0)
  const answer = await fetch(`${site.url}/api/tables/${id}/socket?as=broadcast`, {
    headers: { upgrade: 'websocket', connection: 'upgrade' },
  }).catch(() => null)
  expect(answer?.status ?? 0).not.toBe(101)
  refused.close()
})

test('the managers of a league steer its broadcast, and nobody else', async () => {
  const { noor, mara, league, table, eyes } = await match()
  for (const each of eyes) each.close()
  const casting: Casting = { table, replay: 2, line: 'none' }
  const put = (person: Person, body: object) => person.send('PUT', `/api/competitions/${league.id}/broadcast`, body)
  expect((await put(mara, casting)).status).toBe(403)
  expect((await put(noor, { ...casting, line: 'Mara cheats' })).status).toBe(400)
  expect(await on(mara, league.id)).toMatchObject({ n: 0, casting: { table: null, replay: null, line: 'auto' } })
  expect((await put(noor, casting)).status).toBe(200)
  expect((await put(noor, casting)).status).toBe(200)
  expect(await on(mara, league.id)).toMatchObject({ n: 2, casting })
})
