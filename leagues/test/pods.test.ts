import { tableSettings, type Act } from '@robodrome/leagues'
import { describe, expect, it } from 'vitest'
import { openFixtures, result, ruleAgainst, started } from './play.ts'

describe('pods and arenas', () => {
  const PODS = { format: 'pods', events: [{ game: 'gekido', mode: 'standard', seats: 4 }] }
  const ranks = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1)

  it('LG-POD-5: the best of the rounds play a final, and its ranking sets their places', () => {
    const cup = started(8, { ...PODS, rounds: 1 })
    for (const { id } of openFixtures(cup.state)) cup.act(result(id, ranks(4), 4), 5)
    const [final] = openFixtures(cup.state)
    expect(final!.place).toBe('final')
    cup.act(result(final!.id, [4, 3, 2, 1], 4), 6)
    expect(cup.state.champion).toBe(final!.sides[3])
  })

  it('LG-POD-6: an absent entrant gets nothing; the others play with one seat fewer, or get 6 each', () => {
    const live = { ...PODS, rounds: 1, final: false, pace: { kind: 'live' } }
    const due = (fixture: number, sat: boolean[]): Act => ({
      kind: 'timed out',
      what: { of: 'fixture', fixture, sat, playing: false, askedFor: sat.map(() => 0), askedInAll: sat.map(() => 0) },
    })
    const cup = started(4, live)
    cup.act(due(0, [true, true, true, false]), 5)
    expect(cup.state.fixtures[0]).toMatchObject({ decision: null, sides: [0, 1, 2] })
    const empty = started(4, live)
    empty.act(due(0, [true, false, false, false]), 5)
    expect(empty.state.fixtures[0]).toMatchObject({ decision: 'forfeit', ranks: [1, 5, 5, 5] })
  })

  it('LG-EDGE-22: a pod in which all tie gives each entrant 6', () => {
    const cup = started(4, { ...PODS, rounds: 1, final: false })
    cup.act(result(0, [1, 1, 1, 1], 4), 5)
    expect(cup.state.status).toBe('finished')
  })

  it('LG-AR-1, LG-AR-3: an arena pairs waiting entrants, and counts a match under way at its end if decided in time', () => {
    const cup = started(4, { format: 'arena', pace: { kind: 'live' } })
    for (const entrant of [0, 1, 2, 3]) cup.act({ kind: 'waits', entrant }, 4, `e${entrant + 1}`)
    expect(ruleAgainst(cup, { kind: 'waits', entrant: 0 })).toBe('LG-AR-1')
    cup.act({ kind: 'timed out', what: { of: 'tick' } }, 5)
    expect(openFixtures(cup.state)).toHaveLength(2)
    cup.act({ kind: 'timed out', what: { of: 'arena' } }, 6)
    expect(ruleAgainst(cup, { kind: 'timed out', what: { of: 'tick' } })).toBe('LG-AR-1')
    cup.act(result(0, [1, 2]), 7)
    expect(cup.state.status).toBe('running')
    cup.act({ kind: 'timed out', what: { of: 'arena' } }, 8)
    expect(cup.state.fixtures.map(({ decision }) => decision)).toEqual(['played', 'annulled'])
    expect(cup.state.status).toBe('finished')
  })

  it('LG-RFL-1, LG-RFL-2, LG-RFL-4, LG-RFL-5, LG-STATE-4: a season of events and a final; the next is numbered by its table', () => {
    const league = started(4, {
      format: 'rfl',
      events: [{ game: 'volt', mode: 'championship', seats: 4, options: { killbots: 1 } }],
      rounds: 2,
      seasons: 2,
    })
    // KillBots join only if there is room at the table (LG-RFL-3).
    expect(tableSettings(league.state, openFixtures(league.state)[0]!)).toMatchObject({ mode: 'championship', seats: 4, options: {} })
    while (league.state.phase.kind === 'rounds')
      for (const { id, sides } of openFixtures(league.state))
        league.act(
          result(
            id,
            sides.map((side) => 4 - side),
            4,
          ),
          5,
        )
    expect(league.state.phase.kind).toBe('break')
    league.act({ kind: 'timed out', what: { of: 'break' } }, 6)
    expect([league.state.season, league.state.numbers]).toEqual([2, [3, 2, 1, 0]])
  })

  it('LG-RFL-6: the short form plays one game per event, on one board after another', () => {
    const league = started(4, {
      format: 'rfl',
      events: [{ game: 'volt', mode: 'championship', seats: 4 }],
      rounds: 2,
      bouts: 'single',
      final: false,
    })
    const boards: unknown[] = []
    while (league.state.status === 'running')
      for (const fixture of openFixtures(league.state)) {
        boards.push(tableSettings(league.state, fixture).options['board'])
        league.act(result(fixture.id, ranks(4), 4), 5)
      }
    expect(boards).toEqual(['A', 'B'])
  })

  it('LG-DEC-2: later events of a decathlon are numbered by its standing', () => {
    const event = { game: 'gekido', mode: 'duel', format: 'round robin' }
    const cup = started(4, { format: 'decathlon', events: [event, event] })
    while (cup.state.runs.length === 1)
      for (const { id, seats } of openFixtures(cup.state).slice(0, 1)) cup.act(result(id, seats[0]! > seats[1]! ? [1, 2] : [2, 1]), 5)
    expect(cup.state.runs[1]!.stages[0]!.numbers).toEqual([3, 2, 1, 0])
  })
})
