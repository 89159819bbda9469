import { clientMessage, type ChallengeList, type ClientMessage } from '@robodrome/protocol'
import { describe, expect, test } from 'vitest'
import { Person } from './support/client.ts'
import { ownSite } from './support/own-site.ts'
import { CLOSED, ROUTES, routesOf } from './support/routes.ts'

const site = ownSite({}, { hostToken: 'the token of the host' })

const GONE = 'aaaaaaaaaaaa'
/** An id that does not exist. `pool` accepts any word. */
const fill = (path: string): string =>
  path
    .replace(/:pool/, 'gekido%20duel')
    .replace(/:digest/, '0'.repeat(64))
    .replace(/:\w+/g, GONE)

const call = (route: string, headers: Record<string, string> = {}): Promise<Response> => {
  const [method = '', path = ''] = route.split(' ')
  const body = method === 'GET' || method === 'DELETE' ? {} : { body: '{}', headers: { ...headers, 'content-type': 'application/json' } }
  return fetch(site.url + fill(path), { method, headers, ...body })
}

describe('routes', () => {
  test('every route stands in the table, and nothing else does', () => {
    expect(routesOf(site.app.printRoutes({ commonPrefix: false })).toSorted()).toEqual(Object.keys(ROUTES).toSorted())
  })

  const open = Object.keys(ROUTES).filter((route) => ['anybody', 'here'].includes(ROUTES[route]!))
  const hosts = Object.keys(ROUTES).filter((route) => ROUTES[route] === 'host')

  test.each(open)('%s asks nobody for a session', async (route) => {
    expect((await call(route)).status).not.toBe(401)
  })

  test.each(hosts)('%s is there for nobody without the host’s token', async (route) => {
    const { cookie } = await Person.called('Noor', site.url)
    for (const headers of [{}, { cookie }, { 'x-host-token': 'the token of somebody else' }])
      expect((await call(route, headers)).status).toBe(404)
  })

  // A malformed request is refused before the caller is identified. In no case is anything done.
  test.each(CLOSED)('%s does nothing without a session, nor with one that nobody has', async (route) => {
    for (const headers of [{}, { cookie: `robodrome=${'a'.repeat(43)}` }]) expect([400, 401]).toContain((await call(route, headers)).status)
  })

  test.each(CLOSED.filter((route) => ROUTES[route] === 'person'))('%s is for people: no token is good for it', async (route) => {
    const noor = await Person.called('Noor', site.url)
    const { id } = await noor.read<{ id: string }>('POST', '/api/programs', { name: 'Bolt' })
    const { token } = await noor.read<{ token: string }>('POST', '/api/tokens', {
      program: id,
      name: 'all',
      scopes: ['account:read', 'chat:write', 'challenge:write', 'play'],
    })
    expect([400, 401, 403]).toContain((await call(route, { authorization: `Bearer ${token}` })).status)
  })
})

/**
 * The refusal of each message from a person without a seat while others play. A person without a name is always refused for that reason.
 */
const MESSAGES: Readonly<Record<Exclude<ClientMessage['type'], 'hello'>, { says: object; outsider: string }>> = {
  sit: { says: { promise: 'f'.repeat(64) }, outsider: 'wrong-time' },
  standUp: { says: { seat: 0 }, outsider: 'wrong-time' },
  ready: { says: { seat: 0, on: true }, outsider: 'wrong-time' },
  openSeat: { says: { seat: 0 }, outsider: 'wrong-time' },
  start: { says: {}, outsider: 'wrong-time' },
  reveal: { says: { seat: 0, contribution: 'a'.repeat(32) }, outsider: 'wrong-time' },
  putOut: { says: { seat: 0 }, outsider: 'wrong-time' },
  choose: { says: { seat: 0, text: '0' }, outsider: 'not-yours' },
  takeBack: { says: { seat: 0 }, outsider: 'not-yours' },
  leave: { says: { seat: 0 }, outsider: 'not-yours' },
  propose: { says: { seat: 0, how: 'draw' }, outsider: 'not-yours' },
  accept: { says: { seat: 0 }, outsider: 'not-yours' },
  turnDown: { says: { seat: 0 }, outsider: 'not-yours' },
  giveSeatToMind: { says: { seat: 0 }, outsider: 'not-yours' },
  takeSeatBack: { says: { seat: 0 }, outsider: 'not-yours' },
  takeOver: { says: { seat: 0 }, outsider: 'full' },
  offerSeat: { says: { seat: 0, on: true }, outsider: 'not-yours' },
  goOnWithout: { says: { seat: 0 }, outsider: 'not-yours' },
  ask: { says: { seat: 0, kind: 'chances', args: null }, outsider: 'not-yours' },
  rematch: { says: {}, outsider: 'not-yours' },
  rest: { says: { seat: 0, on: true }, outsider: 'not-yours' },
  chat: { says: { text: 'hello' }, outsider: 'done' },
}

describe('messages', () => {
  test('every message stands in the table', () => {
    const known = clientMessage.def.options.map((option) => [...(option.def.shape.type.def as { values: string[] }).values][0]!)
    expect(known.toSorted()).toEqual(['hello', ...Object.keys(MESSAGES)].toSorted())
  })

  test('without a name nothing is done, and without a seat nothing that is a seat’s', async () => {
    const people = [await Person.called('Noor', site.url), await Person.called('Sol', site.url)]
    const { id } = await people[0]!.open('tic-tac-toe', 2)
    for (const person of people) await person.sit(id)
    const players = people.map((person) => person.watch(id))
    for (const each of players) await each.until(({ phase }) => phase === 'playing')
    const nobody = new Person(site.url, '').watch(id)
    const outsider = (await Person.called('Kuro', site.url)).watch(id)
    for (const each of [nobody, outsider]) await each.until(() => true)
    const heard: Record<string, string[]> = {}
    for (const [type, { says }] of Object.entries(MESSAGES)) {
      const message = { type, ...says } as Parameters<typeof nobody.ask>[0]
      const answers = [await nobody.ask(message), await outsider.ask(message)]
      heard[type] = answers.map((answer) => (answer.type === 'refused' ? answer.fault.code : answer.type))
    }
    const expected = Object.entries(MESSAGES).map(([type, { outsider: said }]) => [type, ['no-session', said]])
    expect(heard).toEqual(Object.fromEntries(expected))
    for (const each of [...players, nobody, outsider]) each.close()
  })

  test('before a match begins, nobody without a seat does anything for those who have one', async () => {
    const people = [await Person.called('Noor', site.url), await Person.called('Sol', site.url)]
    const { id: sol } = await people[1]!.read<{ id: string }>('GET', '/api/session')
    const { challenges } = await people[0]!.read<ChallengeList>('POST', '/api/challenges', {
      to: [sol],
      game: 'tic-tac-toe',
      settings: { mode: 'standard', seats: 2, options: {} },
      clock: null,
    })
    const kept = challenges[0]!.table
    await people[0]!.sit(kept)
    // Both players have promised contributions, and no page is open to reveal them.
    const { id: closing } = await people[0]!.open('tic-tac-toe', 2)
    for (const person of people) await person.sit(closing)
    const kuro = await Person.called('Kuro', site.url)
    const heard: Record<string, string> = {}
    for (const [table, types] of [
      [kept, ['sit', 'standUp', 'ready', 'openSeat', 'start']],
      [closing, ['reveal', 'putOut']],
    ] as const) {
      const outsider = kuro.watch(table)
      const { seq } = await outsider.until(() => true)
      for (const type of types) {
        const { code } = await outsider.refused({ type, ...MESSAGES[type].says } as Parameters<typeof outsider.refused>[0])
        heard[type] = code
      }
      expect(outsider.snapshot!.seq).toBe(seq)
      outsider.close()
    }
    const not = 'not-yours'
    expect(heard).toEqual({ standUp: not, ready: not, openSeat: not, start: not, sit: 'full', reveal: not, putOut: not })
  })
})
