// A program that plays on Robodrome, with nothing but Node: node bot.ts (22.18 or newer), or compiled by tsc for older versions.
//
//   ROBODROME_TOKEN=rd_... node bot.ts                        waits for challenges, accepts them and plays
//   ROBODROME_TOKEN=rd_... node bot.ts challenge ID GAME MODE  challenges an account, and plays that match
//   ROBODROME_TOKEN=rd_... node bot.ts join TABLE             sits down at an open table
//
// /api/games lists the games with their modes, /api/bots the ids of bots.
// ROBODROME_URL is the site, ROBODROME_KEEP the folder for records and receipts. Put your own ideas into `choose`.
import { createHash, randomBytes, randomInt } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Move = { text: string; option: unknown }
type Dice = { commitment: string; promises: (string | null)[]; contributions: (string | null)[]; closed: boolean; seal: string | null }
type Player = { name: string; holder: string | null; left: boolean; bot: boolean }
type Result = { ranking: number[][]; rule: string } | null
type Asked = { seq: number; seat: number; phase: string; view: unknown; options: Move[]; canTakeBack: boolean; point: string }
type Snapshot = Asked & { dice: Dice; seats: Player[]; result: Result }
type Line = { type: string; snapshot?: Snapshot; table?: string; challenge?: { id: string; table: string }; fault?: { message: string } }
type Card = { game: string; settings: { mode: string; seats: number; options: object }; box?: string; commitment: string }
/** The fields have the names and the order of a receipt's headers. */
type Own = { seat: number; contribution: string; choice: string[]; stood: string[] }
type Receipt = Own & { commitment: string; promise: (string | null)[]; redrawn: number }

const SITE = process.env['ROBODROME_URL'] ?? 'http://127.0.0.1:4600'
const KEEP = process.env['ROBODROME_KEEP'] ?? 'matches'
const HEADERS = { authorization: `Bearer ${process.env['ROBODROME_TOKEN'] ?? ''}`, 'content-type': 'application/json' }

/** Chooses a move; every option is legal. The view holds everything the seat knows, and the question says what is being decided. */
const choose = ({ options }: Snapshot): Move => options[randomInt(options.length)]!

/** Sends a request; a rate-limited answer says how long to wait. */
async function ask<T>(method: string, path: string, body?: object): Promise<T> {
  for (;;) {
    const answer = await fetch(SITE + path, { method, headers: HEADERS, ...(body && { body: JSON.stringify(body) }) })
    if (answer.status === 429) await new Promise((done) => setTimeout(done, 1000 * Number(answer.headers.get('retry-after') ?? 1)))
    else if (answer.ok)
      return (answer.headers.get('content-type')?.startsWith('application/json') ? answer.json() : answer.text()) as Promise<T>
    else throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  }
}

/** Yields the lines of a stream as they arrive. Empty lines only keep the connection alive. */
async function* listen(path: string): AsyncGenerator<Line> {
  const answer = await fetch(SITE + path, { headers: HEADERS })
  if (!answer.ok) throw new Error(`GET ${path}: ${answer.status} ${await answer.text()}`)
  let rest = ''
  for await (const piece of answer.body!.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop()!
    for (const line of lines) if (line !== '') yield JSON.parse(line) as Line
  }
}

const sha256 = (...parts: (string | Buffer)[]): string =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex')
const promiseOf = (contribution: string): string => sha256(`promise ${contribution}`)

/** Saves what this bot has seen before the host reveals anything. The host is checked against it afterwards. */
const keep = (table: string, receipt: Receipt): void => {
  const lines = Object.entries(receipt).flatMap(([name, value]: [string, string | number | (string | null)[]]) =>
    Array.isArray(value) ? value.map((each, i) => `${name} ${i}: ${each ?? ''}`.trimEnd()) : [`${name}: ${value}`],
  )
  writeFileSync(join(KEEP, `${table}.seen`), `${['robodrome receipt 1', ...lines].join('\n')}\n`)
  writeFileSync(join(KEEP, `${table}.json`), JSON.stringify(receipt))
}

/** Takes a seat and promises a contribution to the dice. `how` is the path of the request. */
async function sitDown(table: string, how = `/api/tables/${table}/seats`, redrawn = 0): Promise<Receipt> {
  const { game, settings, box, commitment } = await ask<Card>('GET', `/api/tables/${table}`)
  const contribution = randomBytes(16).toString('hex')
  const { seat } = await ask<{ seat: number }>('POST', how, { promise: promiseOf(contribution) })
  const plan = { game, mode: settings.mode, seats: settings.seats, options: JSON.stringify(settings.options), ...(box && { box }) }
  const receipt = { ...plan, commitment, seat, contribution, promise: [], redrawn, choice: [], stood: [] }
  keep(table, receipt)
  return receipt
}

/** Plays a match in which the bot has a seat, from its current position to the end. */
async function play(table: string, known: Receipt): Promise<void> {
  let receipt = known
  let done = 0
  for await (const { snapshot } of listen(`/api/tables/${table}/stream?seat=${known.seat}`)) {
    if (snapshot === undefined || snapshot.seq < done) continue
    const { phase, dice, options, seq, seat } = snapshot
    // Once a choice can no longer be taken back, the receipt notes the point of the record at which it became final.
    if (phase === 'over' || !snapshot.canTakeBack)
      receipt.stood = receipt.stood.map((at) => (Number(at.split(' ')[1]) > seq ? at : at.replace(/-$/, snapshot.point)))
    if (phase === 'over') return verify(table, receipt, snapshot)
    if (phase === 'open' && dice.promises[seat] === null)
      receipt = await sitDown(table, undefined, receipt.redrawn + (receipt.promise.length > 0 ? 1 : 0))
    else if (phase === 'open' && dice.closed && dice.contributions[seat] === null) {
      if (dice.commitment !== receipt.commitment || dice.promises[seat] !== promiseOf(receipt.contribution))
        throw new Error('the host has changed its mind')
      receipt = { ...receipt, promise: dice.promises }
      keep(table, receipt)
      await ask('POST', `/api/tables/${table}/contributions`, { seat, contribution: receipt.contribution })
    } else if (options.length > 0) {
      const { text } = choose(snapshot)
      done = (await ask<{ seq: number }>('POST', `/api/tables/${table}/choices`, { id: `at-${seq}`, seat, text })).seq
      receipt.choice.push(text)
      receipt.stood.push(`${snapshot.point} ${done} -`)
      keep(table, receipt)
    }
  }
  throw new Error(`the stream of ${table} has ended`)
}

/** Saves the end and the record, and checks seed, contributions and seal against the receipt. `robodrome verify` checks everything else. */
async function verify(table: string, receipt: Receipt, { result, seats, dice, seat }: Snapshot): Promise<void> {
  const won = result?.ranking[0] ?? []
  const who = `${won.join(' and ') || 'nobody'} ${won.length > 1 ? 'share the win' : 'wins'}`
  const end = {
    result: result ? `${who} (${result.rule})` : 'called off',
    player: seats.map(({ holder, name }) => holder ?? name),
    bots: seats.flatMap(({ bot }, i) => (bot ? [i] : [])).join(' '),
    seal: dice.seal,
  }
  keep(table, { ...receipt, ...(seats[seat]!.left && { left: 'told' }), ...end })
  const record = await ask<string>('GET', `/api/tables/${table}/record`)
  writeFileSync(join(KEEP, `${table}.txt`), record)
  const [head = ''] = record.split('\n\n')
  const field = (name: string): string => new RegExp(`^${name}: ?(.*)$`, 'm').exec(head)?.[1] ?? ''
  const promised = receipt.promise.every(
    (promise, i) => (promise ?? '') === (field(`contribution ${i}`) && promiseOf(field(`contribution ${i}`))),
  )
  const isKept = promised && head.match(/^contribution /gm)?.length === receipt.promise.length
  const seal = sha256(record.replaceAll(/^(player \d+|seal):.*\n/gm, '').replace(/^box: \S+ (.*)$/m, 'box: $1'))
  const isSo =
    isKept && sha256(Buffer.from(field('seed'), 'hex')) === receipt.commitment && seal === end.seal && field('result') === end.result
  console.log(`${table}: ${end.result}, ${isSo ? 'as promised' : 'NOT AS PROMISED'}`)
  if (!isSo) process.exitCode = 1
}

/** Accepts challenges, and resumes matches that were in progress. */
async function wait(): Promise<void> {
  const playing = new Set<string>()
  const begin = (table: string, receipt: Receipt): void => {
    playing.add(table)
    play(table, receipt)
      .catch((error: unknown) => console.error(`${table}: ${String(error)}`))
      .finally(() => playing.delete(table))
  }
  for await (const { type, table = '', challenge, fault } of listen('/api/events')) {
    if (type === 'challenge') begin(challenge!.table, await sitDown(challenge!.table, `/api/challenges/${challenge!.id}/accept`))
    else if (['gathering', 'gameStart'].includes(type) && !playing.has(table) && existsSync(join(KEEP, `${table}.json`)))
      begin(table, remember(table))
    else if (type === 'end') throw new Error(fault!.message)
  }
}

/** Reads the saved receipt of a match that began before this program was restarted. */
const remember = (table: string): Receipt => JSON.parse(readFileSync(join(KEEP, `${table}.json`), 'utf8')) as Receipt

async function start([command, one = '', game = '', mode = '']: string[]): Promise<void> {
  mkdirSync(KEEP, { recursive: true })
  if (command === 'challenge') {
    const wanted = { to: [one], game, settings: { mode, seats: 2, options: {} }, clock: null }
    const { challenges } = await ask<{ challenges: { table: string }[] }>('POST', '/api/challenges', wanted)
    await play(challenges[0]!.table, await sitDown(challenges[0]!.table))
  } else if (command === 'join') await play(one, await sitDown(one))
  else if (command === undefined) await wait()
  else throw new Error('expected nothing, "challenge ID GAME MODE" or "join TABLE"')
}

start(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.cause instanceof Error ? `${SITE}: ${error.cause.message}` : error.message)
  process.exitCode = 1
})
