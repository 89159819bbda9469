import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadGame } from '@robodrome/games'
import { clientMessage } from '@robodrome/protocol'
import { WebSocket } from 'ws'
import { beforeAll, describe, expect, test } from 'vitest'
import { writeBackup } from '../src/host/backup.ts'
import { exportLines } from '../src/host/exchange.ts'
import { restore } from '../src/host/restore.ts'
import { BODIES, spoilt, type Place } from './support/bodies.ts'
import { Person } from './support/client.ts'
import { newDatabase } from './support/database.ts'
import { ownSite } from './support/own-site.ts'
import { ROUTES, routesOf } from './support/routes.ts'
import { PROOF_GAMES } from './support/site.ts'

const gekido = (await loadGame('gekido'))!
const registry = { ...PROOF_GAMES, gekido: { title: gekido.title, load: async () => gekido } }
const site = ownSite({ registry }, { hostToken: 'the token of the host' })

/**
 * One example of each kind that no text may contain: NUL, other control characters, line separators, lone surrogates, bidirectional
 * overrides, invisible text.
 */
const HOSTILE = [
  'a\u0000b',
  '\u0007',
  'a\nb',
  '\u001b[31m',
  '\u0085',
  'a\u2028b',
  '\ud800',
  'a\u202eb',
  '\u2066a',
  '\u200ba',
  'a\u00ad',
  '\u3164',
  '\ufeff',
]
/** Odd but valid texts. */
const ODD = [
  `'"\\; drop table guests; --`,
  '\\u0000 %00 \\x00',
  '<b>&amp;</b>',
  '\u05e9\u05dc\u05d5\u05dd',
  '\ud83d\udc69\u200d\ud83d\udc67 \u2764\ufe0f',
  'e\u0301\ufdfa',
  '{"a":[1',
  '$1 ${x} %s',
]
/** Values of other types, and numbers too large for any column. */
const STRANGE: readonly unknown[] = [null, true, -1, 1.5, 1e300, 2 ** 53, '', [], {}, [[]], { toString: 1 }]

let noor: Person
let place: Place

beforeAll(async () => {
  noor = await Person.called('Noor', site.url)
  const other = await Person.called('Sol', site.url)
  const idOf = async (path: string, person = noor, body?: object): Promise<string> =>
    (await person.read<{ id: string }>(body === undefined ? 'GET' : 'POST', path, body)).id
  place = {
    other: await idOf('/api/session', other),
    table: (await noor.open('tic-tac-toe', 2)).id,
    competition: await idOf('/api/competitions', noor, BODIES['POST /api/competitions']!('A cup', place)),
    program: await idOf('/api/programs', noor, { name: 'Bolt' }),
  }
})

const pathOf = (route: string): string =>
  route
    .split(' ')[1]!
    .replace('/tables/:id', `/tables/${place.table}`)
    .replace('/competitions/:id', `/competitions/${place.competition}`)
    .replace('/boxes/:id/:digest', `/boxes/words/${'0'.repeat(64)}`)
    .replace('/blocks/:id', `/blocks/${place.other}`)
    .replace(/:\w+/g, 'aaaaaaaaaaaa')

const send = (route: string, path: string, body?: unknown): Promise<Response> =>
  fetch(site.url + path, {
    method: route.split(' ')[0]!,
    headers: {
      cookie: noor.cookie,
      // Without the host's token, these routes answer before they read anything.
      ...(route.includes('/api/host/') && { 'x-host-token': 'the token of the host' }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })

const refusal = async (answer: Response): Promise<[number, string, string]> => {
  const { error } = (await answer.json()) as { error: { code: string; message: string } }
  return [answer.status, error.code, error.message]
}

const writing = Object.keys(ROUTES).filter((route) => !route.startsWith('GET'))
const taking = Object.entries(BODIES).flatMap(([route, body]) => (body === null ? [] : [[route, body] as const]))

test('every route that is not for reading has its body in the table, and nothing else does', () => {
  const found = routesOf(site.app.printRoutes({ commonPrefix: false })).filter((route) => !route.startsWith('GET'))
  expect(found.toSorted()).toEqual(Object.keys(BODIES).toSorted())
})

describe('hostile text', () => {
  test.each(taking)('%s: refused in every value and in the name of every field', async (route, body) => {
    const bodies = HOSTILE.flatMap((text) => [...spoilt(body('Kuro', place), [text]), { ...body('Kuro', place), [text]: 1 }, [[text]]])
    for (const each of bodies)
      expect(await refusal(await send(route, pathOf(route), each))).toEqual([
        400,
        'malformed',
        expect.stringMatching(/expected text without/),
      ])
  })

  test.each(Object.keys(ROUTES).filter((route) => route.includes('/:')))('%s: nothing stands at such an address', async (route) => {
    for (const text of ['%00', '%E2%80%AE', 'a%0Ab', '%E2%80%8B']) {
      const path = route.split(' ')[1]!.replace(/:\w+/g, text)
      expect((await send(route, path)).status, path).toBe(404)
    }
  })

  test.each([...writing, 'GET /api/people/:id/battles', 'GET /api/ratings/:pool', 'GET /api/competitions/:id'])(
    '%s: refused in a query',
    async (route) => {
      for (const query of ['?a=%00', '?a%00=1', '?game=%E2%80%AE'])
        expect((await refusal(await send(route, pathOf(route) + query)))[0]).toBe(400)
    },
  )

  const kinds = clientMessage.def.options.map((option) => [...(option.def.shape.type.def as { values: string[] }).values][0]!)
  test.each(kinds)('a message of kind %s is refused with it', async (type) => {
    const socket = new WebSocket(`${site.url.replace('http', 'ws')}/api/tables/${place.table}/socket`, { headers: { cookie: noor.cookie } })
    const heard: unknown[] = []
    socket.on('message', (data) => heard.push(JSON.parse((data as Buffer).toString('utf8'))))
    await new Promise((open) => socket.once('open', open))
    const sent = HOSTILE.flatMap((text) => [
      { type, id: 'a', text },
      { type, id: 'a', [text]: 1 },
      { type, id: 'a', args: [{ text }] },
    ])
    for (const message of sent) socket.send(JSON.stringify(message))
    const refused = () => heard.filter((message) => (message as { type: string }).type === 'refused')
    while (refused().length < sent.length) await new Promise((next) => socket.once('message', next))
    const flaw = {
      type: 'refused',
      id: 'a',
      fault: { code: 'malformed', reason: 'common.field', message: expect.stringMatching(/expected text without/) as string },
    }
    expect(refused()).toMatchObject(sent.map(() => flaw))
    socket.terminate()
  })
})

test.each(taking)('%s: whatever else stands in a body, nothing breaks', async (route, body) => {
  const bodies = [...spoilt(body('Kuro', place), STRANGE), ...STRANGE]
  for (const each of bodies) {
    const answer = await send(route, pathOf(route), each)
    expect(answer.status, `${JSON.stringify(each)}: ${await answer.text()}`).toBeLessThan(500)
  }
})

test('an account that nobody has is invited to no competition', async () => {
  const { definition } = BODIES['POST /api/competitions']!('A cup', place) as { definition: { entry: object } }
  const entry = { ...definition.entry, who: 'list', list: [place.other, 'aaaaaaaaaaaaaaaaaaaa'] }
  const answer = await send('POST /api/competitions', '/api/competitions', { definition: { ...definition, entry } })
  expect(await refusal(answer)).toEqual([400, 'malformed', 'entry.list.1: expected the id of an account'])
})

test('what was put through every route that takes text can be restored, and comes out as it went in', { timeout: 120_000 }, async () => {
  const done: string[] = []
  for (const text of ODD)
    for (const [route, body] of taking) {
      const answer = await send(route, pathOf(route), body(text, place))
      expect(answer.status, route).toBeLessThan(500)
      if (answer.ok) done.push(route)
    }
  // Routes whose texts are stored and shown to others.
  for (const route of ['session', 'competitions', 'boxes', 'programs', 'tokens', 'tables/:id/chat', 'competitions/:id/entrants'])
    expect(done, route).toContain(`POST /api/${route}`)
  const lines = async (store: typeof site.store): Promise<string[]> => {
    const all: string[] = []
    for await (const line of exportLines(store)) if (!/"table":"(downtimes|deliveries)"|"robodrome"/.test(line)) all.push(line)
    return all
  }
  await site.app.close()
  const path = join(mkdtempSync(join(tmpdir(), 'robodrome-hostile-')), 'hostile.backup')
  await writeBackup(site.store, path)
  const fresh = await newDatabase()
  const copy = await fresh.open()
  const games = new Map(await Promise.all(Object.entries(registry).map(async ([id, { load }]) => [id, await load()] as const)))
  const said: string[] = []
  await restore(copy, path, games, (message) => said.push(message))
  expect(said.filter((message) => message.includes('cannot'))).toEqual([])
  expect(await lines(copy)).toEqual(await lines(site.store))
  await copy.close()
  await fresh.drop()
  await site.open()
})
