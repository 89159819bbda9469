import { BadInput, quickLuck } from '@robodrome/kernel'
import { contender, cpuClock, intervalOf, playDeal, playMatch, sequential, standings, type Plan, type Standing } from '@robodrome/lab'
import { random, ruleOfThumb, search } from '@robodrome/minds'
import { describe, expect, test } from 'vitest'
import { sparks } from '../../kernel/test/games/sparks.ts'
import { ticTacToe } from '../../kernel/test/games/tic-tac-toe.ts'
import { volley } from '../../kernel/test/games/volley.ts'

const plan = (game: string, minds: string[], seats = 2): Plan => ({
  game,
  settings: { mode: 'standard', seats, options: {} },
  minds,
  seed: 1,
  budget: { playouts: 60 },
})
const duel: Plan = { ...plan('gekido', ['random', 'random']), settings: { mode: 'duel', seats: 2, options: {} } }

describe('an interval', () => {
  test('is that of Wilson where all trials are independent', () => {
    const { share, low, high } = intervalOf(Array.from({ length: 100 }, (_, i) => (i < 70 ? 1 : 0)))
    expect(share).toBeCloseTo(0.7)
    expect(low).toBeCloseTo(0.604, 2)
    expect(high).toBeCloseTo(0.781, 2)
  })

  test('is narrower where mirrored games cancel luck, and never of no width', () => {
    const mirrored = intervalOf(Array.from({ length: 50 }, (_, i) => (i % 10 === 0 ? 1 : 0.5)))
    const single = intervalOf(Array.from({ length: 50 }, (_, i) => (i % 20 < 11 ? 1 : 0)))
    expect(mirrored.high - mirrored.low).toBeLessThan(single.high - single.low)
    const all = intervalOf(Array.from({ length: 20 }, () => 1))
    expect(all.high).toBe(1)
    expect(all.low).toBeCloseTo(0.839, 2)
  })
})

describe('a sequential test', () => {
  const claims = { low: 0.5, high: 0.6, error: 0.05 }
  /** Counts how often the test gives each verdict, over many series of scores that are 1 with this chance. */
  const said = (chance: number, claimed = claims) => {
    const verdicts = Array.from({ length: 200 }, (_, series) => {
      const luck = quickLuck(series)
      const scores: number[] = []
      while (scores.length < 3000 && sequential(scores, claimed).verdict === 'open') scores.push(luck.below(1000) < 1000 * chance ? 1 : 0)
      return sequential(scores, claimed).verdict
    })
    return { low: verdicts.filter((each) => each === 'low').length / 200, high: verdicts.filter((each) => each === 'high').length / 200 }
  }

  test('is wrong about either claim no more often than agreed', () => {
    expect(said(0.5).high).toBeLessThan(0.08)
    expect(said(0.5).low).toBeGreaterThan(0.92)
    expect(said(0.6).low).toBeLessThan(0.08)
    expect(said(0.6).high).toBeGreaterThan(0.92)
  })

  test('does not trust a few scores that are all alike', () => {
    expect(sequential([1, 1, 1, 1, 1], claims).verdict).toBe('open')
    expect(
      sequential(
        Array.from({ length: 40 }, () => 1),
        claims,
      ).verdict,
    ).toBe('high')
    expect(
      sequential(
        Array.from({ length: 8 }, () => 0.5),
        { ...claims, low: 0.45, high: 0.55 },
      ).evidence,
    ).toBeCloseTo(0)
  })
})

test('CPU time goes on while a thread works', () => {
  const begun = cpuClock()
  let last = begun
  for (let rounds = 0; rounds < 1e6 && last < begun + 5; rounds++) {
    const now = cpuClock()
    expect(now).toBeGreaterThanOrEqual(last)
    last = now
  }
  expect(last).toBeGreaterThanOrEqual(begun + 5)
})

describe('a deal', () => {
  test('is played from every seat with the same luck: equal minds share it evenly', () => {
    for (const seats of [2, 3]) {
      const games = playDeal(volley, [random, random], plan('volley', ['random', 'random'], seats), 0)
      expect(games).toHaveLength(2)
      for (const { scores } of games) expect(scores[0]! + scores[1]!).toBeCloseTo(1)
    }
  })

  test('is the same each time', () => {
    const play = () =>
      playDeal(sparks, [ruleOfThumb, random], plan('sparks', ['rule-of-thumb', 'random']), 5).map(({ scores, decisions }) => [
        scores,
        decisions,
      ])
    expect(play()).toEqual(play())
  })

  test('shows who is stronger', () => {
    const match = plan('tic-tac-toe', ['search', 'random'])
    const deals = Array.from({ length: 12 }, (_, deal) => playDeal(ticTacToe, [search, random], match, deal))
    const [strong, weak] = standings(match, deals)
    expect(strong!.low).toBeGreaterThan(0.6)
    expect(strong!.share + weak!.share).toBeCloseTo(1)
    expect(strong!.games).toBe(24)
  })
})

describe('a match', () => {
  test('comes to the same in threads as without', async () => {
    const untimed = (list: Standing[]) => list.map(({ msPerDecision: _ms, ...rest }) => rest)
    const seen: number[] = []
    const { standings: here } = await playMatch(duel, 6, { threads: 0, onProgress: (_standings, games) => seen.push(games) })
    const { standings: threads } = await playMatch(duel, 6, { threads: 2 })
    expect(seen).toEqual([2, 4, 6])
    expect(untimed(threads)).toEqual(untimed(here))
  })

  test('refuses what cannot be played', async () => {
    const play = (change: Partial<Plan>) => playMatch({ ...duel, ...change }, 2, { threads: 0 })
    await expect(play({ game: 'chess' })).rejects.toThrow(BadInput)
    await expect(play({ minds: ['random', 'genius'] })).rejects.toThrow('minds.1: found "genius", expected one of level-1')
    await expect(play({ minds: ['random'] })).rejects.toThrow('at least two')
    await expect(play({ settings: { mode: 'solo', seats: 2, options: {} } })).rejects.toThrow('mode: found "solo"')
  })

  test('gives a mind the playouts or the time that stand behind its name, and all others what the plan says', async () => {
    expect(contender('level-5@300ms')).toEqual({ id: 'level-5', budget: { ms: 300 } })
    expect(contender('search@40')).toEqual({ id: 'search', budget: { playouts: 40 } })
    for (const id of ['search', 'search@', 'search@0', 'search@1s']) expect(contender(id)).toEqual({ id })
    const scores = (minds: string[], budget?: number) =>
      playMatch({ ...plan('tic-tac-toe', minds), budget: { playouts: budget ?? 60 } }, 8, { threads: 0, load: async () => ticTacToe })
    const [short] = (await scores(['search@1', 'search'])).standings
    expect(short!.share).toBeLessThan(0.5)
    const same = ({ standings: [first] }: Awaited<ReturnType<typeof scores>>) => ({ share: first!.share, decisions: first!.decisions })
    expect(same(await scores(['search@7', 'search@7'], 60))).toEqual(same(await scores(['search', 'search'], 7)))
    await expect(scores(['search@fast', 'search'])).rejects.toThrow('minds.0: found "search@fast"')
  })

  test('ends early when told to', async () => {
    const end = new AbortController()
    const { standings: done } = await playMatch(duel, 100, { threads: 0, onProgress: () => end.abort(), signal: end.signal })
    expect(done[0]!.games).toBe(2)
  })

  test('ends when a sequential test is decided, and says how', async () => {
    const against = plan('tic-tac-toe', ['search', 'random'])
    const { standings: found, finding } = await playMatch(against, 400, {
      threads: 0,
      claims: { low: 0.5, high: 0.7, error: 0.05 },
      load: async () => ticTacToe,
    })
    expect(finding?.verdict).toBe('high')
    expect(found[0]!.games).toBeLessThan(100)
  })
})
