import { clientMessage, type ClientMessage } from '@robodrome/protocol'
import { describe, expect, test } from 'vitest'
import { Person } from './support/client.ts'
import { ownSite } from './support/own-site.ts'

/**
 * Who may use each route: anybody; whoever has told a name (`session`), be it a person or, where the route is offered to them, a program by a token of the right
 * scope; only a person by session (`person`); whoever runs the site, from this machine (`here`) or by the host's token (`host`): to others there is no such page. A new route fails until it stands here.
 */
type Who = 'anybody' | 'session' | 'person' | 'here' | 'host'

const ROUTES: Readonly<Record<string, Who>> = {
  'DELETE /api/account': 'person',
  'DELETE /api/account/passkeys/:id': 'person',
  'DELETE /api/account/sessions': 'person',
  'DELETE /api/account/sessions/:id': 'person',
  'DELETE /api/blocks/:id': 'person',
  'DELETE /api/challenges/:id': 'session',
  'DELETE /api/friends/:id': 'session',
  'DELETE /api/me/devices': 'person',
  'DELETE /api/me/mail': 'person',
  'DELETE /api/me/webhook': 'person',
  'DELETE /api/seeks/:id': 'session',
  'DELETE /api/session': 'anybody',
  'DELETE /api/tokens/:id': 'person',
  'GET /': 'anybody',
  'GET /api/account': 'session',
  'GET /api/account/export': 'person',
  'GET /api/account/settings': 'person',
  'GET /api/blocks': 'person',
  'GET /api/bots': 'anybody',
  'GET /api/boxes/:id/:digest': 'anybody',
  'GET /api/challenges': 'session',
  'GET /api/competitions': 'anybody',
  'GET /api/competitions/:id': 'anybody',
  'GET /api/competitions/:id/record': 'anybody',
  'GET /api/docs': 'anybody',
  'GET /api/docs.css': 'anybody',
  'GET /api/events': 'session',
  'GET /api/friends': 'session',
  'GET /api/games': 'anybody',
  'GET /api/games/:id/rules': 'anybody',
  'GET /api/host': 'host',
  'GET /api/me/notices': 'person',
  'GET /api/me/queue': 'person',
  'GET /api/me/queue/:id': 'person',
  'GET /api/me/reach': 'person',
  'GET /api/openapi.json': 'anybody',
  'GET /api/people/:id': 'anybody',
  'GET /api/people/:id/battles': 'anybody',
  'GET /api/ratings': 'anybody',
  'GET /api/ratings/:pool': 'anybody',
  'GET /api/seeks/:id': 'session',
  'GET /api/session': 'person',
  'GET /api/tables': 'anybody',
  'GET /api/tables/:id': 'anybody',
  'GET /api/tables/:id/ratings': 'anybody',
  'GET /api/tables/:id/record': 'anybody',
  'GET /api/tables/:id/socket': 'anybody',
  'GET /api/tables/:id/stream': 'session',
  'GET /api/tables/mine': 'session',
  'GET /api/tokens': 'person',
  'GET /api/watch': 'anybody',
  'GET /api/watch/:id': 'anybody',
  'GET /health': 'anybody',
  'GET /metrics': 'here',
  'GET /ready': 'here',
  'GET /t/:id': 'anybody',
  'GET /t/:id/picture.png': 'anybody',
  'POST /api/account/codes': 'person',
  'POST /api/account/passkeys': 'person',
  'POST /api/account/passkeys/options': 'person',
  'POST /api/account/password': 'person',
  'POST /api/boxes': 'session',
  'POST /api/challenges': 'session',
  'POST /api/challenges/:id/accept': 'session',
  'POST /api/challenges/:id/decline': 'session',
  'POST /api/competitions': 'session',
  'POST /api/competitions/:id/acts': 'session',
  'POST /api/competitions/:id/entrants': 'session',
  'POST /api/competitions/:id/next': 'session',
  'POST /api/friends': 'session',
  'POST /api/friends/invitations': 'session',
  'POST /api/host/reports/:id/settle': 'host',
  'POST /api/mail/confirm': 'anybody',
  'POST /api/me/devices': 'person',
  'POST /api/me/notices/read': 'person',
  'POST /api/me/vacation': 'person',
  'POST /api/me/webhook/test': 'person',
  'POST /api/programs': 'person',
  'POST /api/seeks': 'session',
  'POST /api/session': 'anybody',
  'POST /api/sign-in': 'anybody',
  'POST /api/sign-in/code': 'anybody',
  'POST /api/sign-in/passkey': 'anybody',
  'POST /api/sign-in/passkey/options': 'anybody',
  'POST /api/tables': 'session',
  'POST /api/tables/:id/chat': 'session',
  'POST /api/tables/:id/chat/:n/report': 'person',
  'POST /api/tables/:id/choices': 'session',
  'POST /api/tables/:id/contributions': 'session',
  'POST /api/tables/:id/put-out': 'session',
  'POST /api/tables/:id/resign': 'session',
  'POST /api/tables/:id/seats': 'session',
  'POST /api/tables/:id/stand-up': 'session',
  'POST /api/tables/:id/start': 'session',
  'POST /api/tables/:id/take-back': 'session',
  'POST /api/tokens': 'person',
  'PUT /api/account/figure': 'person',
  'PUT /api/blocks/:id': 'person',
  'PUT /api/competitions/:id': 'session',
  'PUT /api/competitions/:id/managers': 'session',
  'PUT /api/me/mail': 'person',
  'PUT /api/me/language': 'person',
  'PUT /api/me/reach': 'person',
  'PUT /api/me/webhook': 'person',
}

const site = ownSite({}, { hostToken: 'the token of the host' })

/** Every route of the site, such as `GET /api/games`, as its router lists them. */
function routesOf(text: string): string[] {
  const parents: string[] = []
  return text.split('\n').flatMap((line) => {
    const [, indent, segment, methods] = /^(.*?)[├└]── (\S*)(?: \(([^)]+)\))?$/.exec(line) ?? []
    if (indent === undefined) return []
    const depth = indent.length / 4
    const path = (parents[depth - 1] ?? '') + segment!
    parents[depth] = path
    return (methods ?? '').split(', ').flatMap((method) => (['', 'HEAD', 'OPTIONS'].includes(method) ? [] : [`${method} ${path}`]))
  })
}

const GONE = 'aaaaaaaaaaaa'
/** A place that nobody has; `pool` is any word. */
const fill = (path: string): string => path.replace(/:pool/, 'gekido%20duel').replace(/:\w+/g, GONE)

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
  const closed = Object.keys(ROUTES).filter((route) => !open.includes(route) && !hosts.includes(route))

  test.each(open)('%s asks nobody for a session', async (route) => {
    expect((await call(route)).status).not.toBe(401)
  })

  test.each(hosts)('%s is there for nobody without the host’s token', async (route) => {
    const { cookie } = await Person.called('Noor', site.url)
    for (const headers of [{}, { cookie }, { 'x-host-token': 'the token of somebody else' }])
      expect((await call(route, headers)).status).toBe(404)
  })

  // What is malformed is refused before anybody is asked who they are; but nothing is ever done.
  test.each(closed)('%s does nothing without a session, nor with one that nobody has', async (route) => {
    for (const headers of [{}, { cookie: `robodrome=${'a'.repeat(43)}` }]) expect([400, 401]).toContain((await call(route, headers)).status)
  })

  test.each(closed.filter((route) => ROUTES[route] === 'person'))('%s is for people: no token is good for it', async (route) => {
    const noor = await Person.called('Noor', site.url)
    const { id } = await noor.read<{ id: string }>('POST', '/api/programs', { name: 'Bolt' })
    const { token } = await noor.read<{ token: string }>('POST', '/api/tokens', {
      program: id,
      name: 'all',
      scopes: ['account:read', 'chat:write', 'challenge:write', 'play'],
    })
    expect([400, 401, 403]).toContain((await call(route, { authorization: `Bearer ${token}` })).status)
  })

  test('nobody ends a session, a passkey or a token of somebody else, or reads what is theirs alone', async () => {
    const [noor, sol] = [await Person.called('Noor', site.url), await Person.called('Sol', site.url)]
    const { sessions } = await noor.read<{ sessions: { id: string }[] }>('GET', '/api/account/settings')
    await sol.send('DELETE', `/api/account/sessions/${sessions[0]!.id}`)
    expect((await noor.send('GET', '/api/session')).status).toBe(200)
    const { id: program } = await noor.read<{ id: string }>('POST', '/api/programs', { name: 'Bolt' })
    const token = await noor.read<{ id: string }>('POST', '/api/tokens', { program, name: 'one', scopes: ['play'] })
    expect((await sol.send('DELETE', `/api/tokens/${token.id}`)).status).toBe(404)
    expect((await sol.send('POST', '/api/tokens', { program, name: 'mine', scopes: ['play'] })).status).toBe(404)
    const { id: guest } = await noor.read<{ id: string }>('GET', '/api/session')
    const { pool } = site.store
    await pool.query("insert into passkeys (id, guest, public_key, counter, transports) values ('key', $1, '', 0, '{}')", [guest])
    expect((await sol.send('DELETE', '/api/account/passkeys/key')).status).toBe(404)
    expect((await pool.query("select from passkeys where id = 'key'")).rowCount).toBe(1)
    const data = await sol.read<Record<string, unknown[]>>('GET', '/api/account/export')
    expect(JSON.stringify(data)).not.toContain('Noor')
  })
})

/** What somebody with a name but no seat hears for each message while others play; without a name it is always that they have none. */
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
})
