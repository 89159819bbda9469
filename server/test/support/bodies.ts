/** Things that exist when a body is made: the sender's accounts, table, competition and bot. */
export interface Place {
  other: string
  table: string
  competition: string
  program: string
}

const settings = { mode: 'standard', seats: 2, options: {} }
const id = 'id-1'
const definition = (title: string) => ({
  title,
  format: 'round robin',
  events: [{ game: 'tic-tac-toe', mode: 'standard' }],
  entry: { who: 'anyone', list: [], min: 2, max: 4 },
  pace: { kind: 'live', grace: 60_000, slots: [] },
  startAt: 4_000_000_000_000,
})
const device = { endpoint: 'https://push.example/1', keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) } }
const credential = (text: string) => ({ id: text, rawId: text, type: 'public-key', response: {}, clientExtensionResults: {} })

/**
 * A body for every writing route, with `text` wherever a person may write something. Null if the route takes none. A new route fails until
 * it is listed here.
 */
export const BODIES: Readonly<Record<string, ((text: string, place: Place) => object) | null>> = {
  'DELETE /api/account': null,
  'DELETE /api/account/passkeys/:id': null,
  'DELETE /api/account/sessions': null,
  'DELETE /api/account/sessions/:id': null,
  'DELETE /api/blocks/:id': null,
  'DELETE /api/boxes/:id/:digest': null,
  'DELETE /api/challenges/:id': null,
  'DELETE /api/friends/:id': null,
  'DELETE /api/me/devices': () => ({ endpoint: device.endpoint }),
  'DELETE /api/me/mail': null,
  'DELETE /api/me/webhook': null,
  'DELETE /api/seeks/:id': null,
  'DELETE /api/session': null,
  'DELETE /api/tokens/:id': null,
  'POST /api/account/codes': null,
  'POST /api/account/passkeys': (text) => ({ credential: credential(text) }),
  'POST /api/account/passkeys/options': null,
  'POST /api/account/password': (text) => ({ username: 'noor', password: `long enough ${text}` }),
  'POST /api/boxes': (text) => ({ game: 'gekido', id: 'words', changes: { bots: { SLICER: { name: text } } } }),
  'POST /api/boxes/:id/:digest/report': () => ({ reason: 'words' }),
  'POST /api/challenges': (_text, { other }) => ({ to: [other], game: 'tic-tac-toe', settings, clock: null }),
  'POST /api/challenges/:id/accept': () => ({ promise: 'f'.repeat(64) }),
  'POST /api/challenges/:id/decline': null,
  'POST /api/competitions': (text) => ({ definition: definition(text) }),
  'POST /api/competitions/:id/acts': (text) => ({ id, act: { kind: 'closed', reason: text } }),
  'POST /api/competitions/:id/entrants': (text) => ({ id, text }),
  'POST /api/competitions/:id/next': null,
  'POST /api/friends': (text) => ({ code: text }),
  'POST /api/friends/invitations': null,
  'POST /api/host/authors/:id': () => ({ blocked: true }),
  'POST /api/host/boxes/:id/:digest': () => ({ ruling: 'shown' }),
  'POST /api/host/packages/:id': () => ({ closing: true }),
  'POST /api/host/reports/:id/settle': () => ({ decision: 'acted' }),
  'POST /api/mail/confirm': () => ({ code: 'c'.repeat(24) }),
  'POST /api/me/devices': () => device,
  'POST /api/me/notices/read': () => ({ upTo: 1 }),
  'POST /api/me/vacation': () => ({ on: false }),
  'POST /api/me/webhook/test': null,
  'POST /api/programs': (text) => ({ name: text }),
  'POST /api/seeks': () => ({ game: 'tic-tac-toe', settings, clock: null, rated: false, window: { below: 100, above: 100 } }),
  'POST /api/session': (text) => ({ name: text }),
  'POST /api/sign-in': (text) => ({ username: text, password: text, bring: false }),
  'POST /api/sign-in/code': (text) => ({ code: text, bring: false }),
  'POST /api/sign-in/passkey': (text) => ({ credential: credential(text), bring: false }),
  'POST /api/sign-in/passkey/options': null,
  'POST /api/tables': (text) => ({
    // Games refuse unknown options, so options cannot store words.
    game: 'gekido',
    settings: { mode: 'duel', seats: 2, options: { [text]: text } },
    seats: [{ kind: 'open' }, { kind: 'open' }],
    public: true,
    clock: { bank: 60_000, increment: 0 },
    behind: 2,
  }),
  'POST /api/tables/:id/chat': (text) => ({ text }),
  'POST /api/tables/:id/chat/:n/report': () => ({ reason: 'spam' }),
  'POST /api/tables/:id/choices': (text) => ({ seat: 0, text }),
  'POST /api/tables/:id/contributions': () => ({ seat: 0, contribution: 'a'.repeat(32) }),
  'POST /api/tables/:id/put-out': () => ({ seat: 0 }),
  'POST /api/tables/:id/questions': (text) => ({ seat: 0, kind: 'odds', args: text }),
  'POST /api/tables/:id/resign': () => ({ seat: 0 }),
  'POST /api/tables/:id/seats': () => ({ seat: 0, promise: 'f'.repeat(64) }),
  'POST /api/tables/:id/stand-up': () => ({ seat: 0 }),
  'POST /api/tables/:id/start': () => ({}),
  'POST /api/tables/:id/take-back': () => ({ seat: 0 }),
  'POST /api/tokens': (text, { program }) => ({ program, name: text, scopes: ['play'] }),
  'PUT /api/account/figure': () => ({ figure: 'bot-meow' }),
  'PUT /api/blocks/:id': null,
  'PUT /api/boxes/:id/:digest/share': (text) => ({
    title: text,
    note: text,
    version: 1,
    parent: null,
    forkedFrom: null,
    visibility: 'link',
  }),
  'PUT /api/competitions/:id': (text) => ({ id, definition: definition(text) }),
  'PUT /api/competitions/:id/broadcast': () => ({ table: null, replay: null, line: 'auto' }),
  'PUT /api/competitions/:id/managers': (text, { other }) => ({ id, account: other, isManager: true, reason: text }),
  'PUT /api/me/mail': () => ({ address: 'noor@example.org' }),
  'PUT /api/me/language': () => ({ language: 'de' }),
  'PUT /api/me/reach': () => ({ off: ['move'], quiet: { from: 0, to: 60, zone: 'Europe/Berlin' } }),
  'PUT /api/me/webhook': () => ({ url: 'https://hook.example/1' }),
}

/** Yields every variant of a body with one value or one field name replaced. */
export function* spoilt(body: unknown, values: readonly unknown[]): Generator<unknown> {
  if (typeof body !== 'object' || body === null) return yield* values
  for (const [key, value] of Object.entries(body)) {
    const put = (part: unknown): unknown => (Array.isArray(body) ? body.with(Number(key), part) : { ...body, [key]: part })
    for (const part of spoilt(value, values)) yield put(part)
    if (typeof value === 'object' && value !== null) for (const part of values) yield put(part)
  }
}
