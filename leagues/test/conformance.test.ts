import { quickLuck, type Stream } from '@robodrome/kernel'
import {
  bidder,
  Competition,
  drafter,
  exchanger,
  firing,
  FORMATS,
  Forbidden,
  isIn,
  LIMITS,
  sealing,
  stageTable,
  type Act,
  type Format,
  type State,
} from '@robodrome/leagues'
import { expect, it } from 'vitest'
import { define, openFixtures, referee, SEED } from './play.ts'

/** How many random competitions: `COMPETITIONS=10000 npx vitest run leagues/test/conformance.test.ts`. */
const COUNT = Number(process.env['COMPETITIONS'] ?? 120)

const oneOf = <T>(list: readonly T[], luck: Stream): T => list[luck.below(list.length)]!

function definitionOf(format: Format, luck: Stream): Record<string, unknown> {
  const isPbl = format === 'keeper' || format === 'salary'
  const volt = { game: 'volt', mode: 'championship', seats: 4 }
  const pods = { game: 'gekido', mode: 'standard', seats: 4, format: 'pods' }
  const events = {
    pods: [pods],
    rfl: [volt],
    decathlon: [
      { game: 'gekido', mode: 'duel', format: 'swiss', rounds: 3 },
      { ...pods, rounds: 2 },
      { game: 'aimbots', mode: 'duel', format: 'round robin' },
    ],
  }[format as string] ?? [isPbl ? { game: 'pbl', mode: 'regular' } : { game: 'gekido', mode: 'duel' }]
  return {
    format,
    events,
    ...(format === 'swiss' && { rounds: 3 }),
    ...((format === 'knockout' || format === 'double knockout') && {
      seeding: oneOf(['lot', 'preliminary'], luck),
      bestOf: oneOf([1, 3], luck),
      third: luck.below(2) === 0,
    }),
    ...(['keeper', 'salary', 'rfl'].includes(format) && {
      seasons: 1 + luck.below(2),
      playoff: oneOf([0, 2, 4], luck),
      again: oneOf(['keep', 'redraft'], luck),
      auction: oneOf(['open', 'sealed'], luck),
      exchangeEvery: oneOf([0, 2, 5], luck),
    }),
    ahead: luck.below(4) === 0,
    fill: { when: oneOf(['none', 'replace'], luck) },
  }
}

/** Something that may happen next; what it may not is refused with a rule and changes nothing. */
function someAct(state: State, luck: Stream): Act {
  const inside = state.entrants.flatMap((_, id) => (isIn(state, id) ? [id] : []))
  const wild = luck.below(60)
  if (wild === 0 && inside.length > 1) return { kind: 'withdrew', entrant: oneOf(inside, luck), inPlay: [] }
  if (wild === 1) return { kind: 'absent', entrant: oneOf(inside, luck) }
  if (wild === 2) return { kind: 'replaced', entrant: oneOf(inside, luck), name: 'search', reason: '' }
  const asked = drafter(state) ?? exchanger(state) ?? bidder(state)
  const card = oneOf(referee.keeperCards, luck)
  if (drafter(state) !== null && wild < 50) return { kind: 'picked', entrant: asked!, card }
  if (exchanger(state) !== null && wild < 40)
    return { kind: 'exchanged', entrant: asked!, swap: { give: oneOf(state.holdings[asked!]!.keepers, luck)?.card ?? '', take: card } }
  if (bidder(state) !== null) return auctionAct(state, asked!, card, luck)
  for (const entrant of sealing(state).slice(0, 1))
    return { kind: 'sealed', entrant, bids: luck.below(2) === 0 ? [] : [{ item: card, amount: 1 + luck.below(40) }] }
  for (const entrant of firing(state).slice(0, 1))
    return { kind: 'fired', entrant, cards: state.holdings[entrant]!.keepers.slice(0, luck.below(3)).map((each) => each.card) }
  if (state.phase.kind === 'break') return { kind: 'timed out', what: { of: 'break' } }
  const arena = state.runs.find(({ over, stages }) => !over && stages.at(-1)?.kind === 'arena')
  if (arena !== undefined && openFixtures(state).length === 0) return arenaAct(state, inside, luck)
  const open = openFixtures(state)
  if (open.length === 0) return { kind: 'timed out', what: { of: 'answer' } }
  return fixtureAct(open[luck.below(open.length)]!.id, state, luck)
}

function auctionAct(state: State, entrant: number, card: string, luck: Stream): Act {
  const dice = luck.below(6)
  if (state.phase.kind === 'auction' && state.phase.lot !== null)
    return dice < 4 ? { kind: 'left the lot', entrant } : { kind: 'raised', entrant, bid: state.phase.lot.bid + 1 + luck.below(20) }
  return dice < 3 ? { kind: 'passed', entrant } : { kind: 'nominated', entrant, item: dice === 3 ? 'deck' : card, bid: 1 + luck.below(30) }
}

function arenaAct(state: State, inside: readonly number[], luck: Stream): Act {
  if (state.fixtures.length > 3 * inside.length) return { kind: 'timed out', what: { of: 'arena' } }
  const idle = inside.filter((entrant) => !state.waiting.includes(entrant))
  return idle.length > 0 ? { kind: 'waits', entrant: oneOf(idle, luck) } : { kind: 'timed out', what: { of: 'tick' } }
}

function fixtureAct(fixture: number, state: State, luck: Stream): Act {
  const { sides } = state.fixtures[fixture]!
  const wild = luck.below(30)
  if (wild === 0)
    return {
      kind: 'timed out',
      what: {
        of: 'fixture',
        fixture,
        sat: sides.map(() => luck.below(3) > 0),
        playing: false,
        askedFor: sides.map(() => 0),
        askedInAll: sides.map(() => 0),
      },
    }
  if (wild === 1) return { kind: 'opened', fixture, table: 't' }
  const order = sides.map((_, i) => i).toSorted(() => luck.below(3) - 1)
  const ranks = wild < 6 ? sides.map(() => 1) : order.map((place) => place + 1)
  return {
    kind: 'result',
    fixture,
    result: { ranks: wild === 7 ? null : ranks, diff: sides.map(() => luck.below(7) - 3), bouts: sides.map(() => 0) },
  }
}

function playOut(seed: number): Competition {
  const luck = quickLuck(seed, 7)
  const format = FORMATS[seed % FORMATS.length]!
  const [least, most] = LIMITS[format]
  const n = least + luck.below(Math.min(most, seed % 10 === 0 ? 64 : 12) - least + 1)
  const competition = Competition.open(define(definitionOf(format, luck)), referee, { seed: SEED, at: 0, by: 'max' })
  for (let i = 0; i < n; i++)
    competition.act(
      {
        kind: 'entered',
        entrant: { kind: 'person', name: `E${i}`, accounts: [`e${i}`], text: String(luck.below(9)), rating: luck.below(5), shown: 1500 },
      },
      i,
    )
  competition.act({ kind: 'started' }, n, 'max')
  const end = 200 + 80 * n * n
  for (let step = 0; competition.state.status === 'running'; step++) {
    if (step > end) throw new Error(`${format} of ${n} (seed ${seed}) does not end: ${JSON.stringify(competition.state.phase)}`)
    tryAct(competition, someAct(competition.state, luck), n + step)
  }
  return competition
}

/** An act that a rule refuses leaves the log as it is; where a question stays unanswered, its time runs out. */
function tryAct(competition: Competition, act: Act, at: number): void {
  const before = competition.log.length
  try {
    competition.act(act, at)
  } catch (error) {
    if (!(error instanceof Forbidden)) throw error
    expect(competition.log).toHaveLength(before)
    if (competition.state.phase.kind !== 'rounds' && competition.state.phase.kind !== 'break')
      competition.act({ kind: 'timed out', what: { of: 'answer' } }, at)
  }
}

it(`LG-LOG-2, LG-STATE-1: ${COUNT} random competitions of every format end, with standings that a replay of their log finds again`, () => {
  for (let seed = 0; seed < COUNT; seed++) {
    const { log, state } = playOut(seed)
    const known = Competition.replay(log, referee, SEED)
    expect([seed, known.problem]).toEqual([seed, null])
    expect(known.competition.state).toEqual(state)
    expect(Competition.replay(log, referee).problem).toBeNull()
    expect(state.fixtures.every(({ decision }) => decision !== null) || state.entrants.filter((_, id) => isIn(state, id)).length <= 1).toBe(
      true,
    )
    const tables = state.runs.flatMap(({ stages }, run) =>
      stages.flatMap(({ kind, numbers }, stage) => (kind === 'swiss' || kind === 'robin' ? [{ run, stage, numbers }] : [])),
    )
    for (const { run, stage, numbers } of tables)
      expect(new Set(stageTable(state, run, stage).map(({ entrant }) => entrant))).toEqual(new Set(numbers))
  }
})

it('LG-LOG-2: a log that was changed is found out at the entry that differs', () => {
  const { log } = playOut(2)
  const at = log.findIndex(({ data }) => data.kind === 'paired')
  const changed = structuredClone(log)
  const paired = changed[at]!.data
  if (paired.kind === 'paired') paired.next.fixtures[0]!.sides.reverse()
  expect(Competition.replay(changed, referee, SEED).problem).toMatch(new RegExp(`^entry ${at + 1}: "paired"`))
})
