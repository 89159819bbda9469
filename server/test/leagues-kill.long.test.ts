import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Act } from '@robodrome/leagues'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStore } from '../src/store/store.ts'
import { Person } from './support/client.ts'
import { Member } from './support/league.ts'
import { build, freePort, Server } from './support/process.ts'

const data = mkdtempSync(join(tmpdir(), 'robodrome-leagues-'))
let server: Server
/** The confirmed acts: the competition, the client's id, and the resulting entry. */
const confirmed: { competition: string; choice: string; n: number }[] = []

beforeAll(async () => {
  build()
  server = new Server(await freePort(), { DATA_DIR: data })
  await server.start()
}, 300_000)

afterAll(async () => {
  await server.kill('SIGTERM')
  rmSync(data, { recursive: true, force: true, maxRetries: 5 })
})

const LEAGUE = {
  title: 'A league',
  events: [{ game: 'pbl', mode: 'regular' }],
  fill: { when: 'both', program: 'random' },
  entry: { min: 4 },
}

/** Repeats an act with one id until it is confirmed, whatever happens to the server. */
async function insist(member: Member, choice: string, act: Act): Promise<void> {
  for (;;) {
    const n = await member.act(act, choice).then(
      (done) => done.n,
      (error: unknown) => (String(error).includes('409') || String(error).includes('403') ? Promise.reject(error as Error) : null),
    )
    if (n !== null) return void confirmed.push({ competition: member.id, choice, n })
    await wait(50)
  }
}

/** Kills the process during an act, and restarts it. */
async function killDuring(work: Promise<void>, delay: number): Promise<void> {
  await wait(delay)
  await server.kill()
  await server.start()
  await work
}

async function member(definition: Record<string, unknown>): Promise<Member> {
  const mine = await Member.creating(await Person.called('Noor', server.url), definition)
  await mine.enter()
  await mine.act({ kind: 'started' })
  return mine
}

/** Reads a view, retrying after connection failures. */
const patient = async (mine: Member, fits: Parameters<Member['until']>[0]) => {
  for (;;) {
    const view = await mine
      .until(fits)
      .catch((error: unknown) => (String(error).startsWith('Error: waited') ? Promise.reject(error as Error) : null))
    if (view !== null) return view
    await wait(50)
  }
}

test('LG-KEEP-2: kill -9 in the middle of a draft: no pick is lost, none is made twice', { timeout: 300_000 }, async () => {
  const mine = await member({ ...LEAGUE, format: 'keeper', seasons: 1 })
  for (let round = 0; round < 5; round++) {
    const { questions } = await patient(mine, (view) => view.questions.length > 0)
    const [question] = questions
    if (question?.kind !== 'keeper') throw new Error('a pick was expected')
    const pick = insist(mine, `pick-${round}`, { kind: 'picked', entrant: 0, card: question.cards[0]! })
    await (round === 1 || round === 3 ? killDuring(pick, round) : pick)
  }
  const { state } = await patient(mine, (view) => view.state.phase.kind === 'rounds')
  expect(state.holdings.map(({ keepers }) => keepers.length)).toEqual([5, 5, 5, 5])
})

test('LG-SAL-9: kill -9 in the middle of an auction: no bid is lost, none counts twice', { timeout: 300_000 }, async () => {
  const mine = await member({ ...LEAGUE, format: 'salary', auction: 'open', purse: 10, bonuses: [] })
  for (let turn = 0; ; turn++) {
    const view = await patient(mine, ({ questions, state }) => questions.length > 0 || state.phase.kind === 'rounds')
    const [question] = view.questions
    if (question === undefined) break
    const act: Act =
      question.kind === 'bid'
        ? question.from <= Math.min(3, question.most)
          ? { kind: 'raised', entrant: 0, bid: question.from }
          : { kind: 'left the lot', entrant: 0 }
        : question.kind === 'nominate' && !question.mayPass
          ? { kind: 'nominated', entrant: 0, item: question.items[0]!.item, bid: 1 }
          : { kind: 'passed', entrant: 0 }
    const bid = insist(mine, `turn-${turn}`, act)
    await (turn === 1 ? killDuring(bid, 2) : bid)
  }
  const { state } = await mine.view()
  for (const { purse, keepers } of state.holdings) expect(purse + keepers.reduce((sum, { price }) => sum + price, 0)).toBe(10)
})

test('LG-LOG-3: kill -9 in the middle of a round: every result is taken once, and the competition ends', { timeout: 300_000 }, async () => {
  const person = await Person.called('Max', server.url)
  const cup = await Member.creating(person, {
    ...LEAGUE,
    format: 'round robin',
    events: [{ game: 'gekido', mode: 'duel' }],
    entry: { min: 4 },
  })
  await cup.act({ kind: 'started' })
  for (const played of [1, 3]) {
    await patient(cup, ({ state }) => state.fixtures.filter(({ decision }) => decision !== null).length >= played)
    await killDuring(Promise.resolve(), 20)
  }
  const { state } = await patient(cup, (view) => view.state.status === 'finished')
  expect(state.fixtures.map(({ decision }) => decision)).toEqual(state.fixtures.map(() => 'played'))

  await server.kill('SIGTERM')
  const store = await openStore({ databaseUrl: null, dataFolder: data })
  try {
    const rows = await store.db.selectFrom('competition_log').select(['competition', 'n', 'choice_id', 'body']).execute()
    const kept = confirmed.map(({ competition, choice }) =>
      rows.filter((row) => row.competition === competition && row.choice_id === choice).map(({ n }) => n),
    )
    expect(kept).toEqual(confirmed.map(({ n }) => [n]))
    const results = rows.filter(
      ({ competition, body }) => competition === cup.id && (JSON.parse(body) as { kind: string }).kind === 'result',
    )
    const tables = await store.db.selectFrom('fixture_tables').select('fixture').where('competition', '=', cup.id).execute()
    expect(results).toHaveLength(tables.length)
    expect(new Set(tables.map(({ fixture }) => fixture)).size).toBe(state.fixtures.length)
  } finally {
    await store.close()
  }
})
