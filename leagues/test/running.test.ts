import { answerTime, runPlaces, timersOf } from '@robodrome/leagues'
import { describe, expect, it } from 'vitest'
import { define, openFixtures, play, result, ruleAgainst, started, written, PBL } from './play.ts'

describe('fixtures', () => {
  it('LG-FIX-1, LG-STATE-3, LG-OUT-8: a called-off table is replayed; after two of them the better seed advances, elsewhere it is a draw', () => {
    const cup = started(4, { format: 'knockout' })
    cup.act(result(0, null), 5)
    expect(cup.state.fixtures[0]!.decision).toBeNull()
    expect(ruleAgainst(cup, { kind: 'timed out', what: { of: 'void', fixture: 0 } })).toBe('LG-OUT-8')
    cup.act(result(0, null), 5)
    cup.act({ kind: 'timed out', what: { of: 'void', fixture: 0 } }, 6)
    expect(cup.state.fixtures[0]).toMatchObject({ decision: 'adjudicated', ranks: [1, 2] })
  })

  it('LG-FIX-2, LG-FIX-3, LG-LOG-3: points for a win, a draw and a forfeit; a decided fixture takes no other result', () => {
    const cup = started(4, { format: 'round robin' })
    cup.act(result(0, [1, 1]), 5)
    expect(ruleAgainst(cup, result(0, [1, 2]))).toBe('LG-LOG-3')
    cup.act(
      { kind: 'timed out', what: { of: 'fixture', fixture: 1, sat: [true, false], playing: false, askedFor: [0, 0], askedInAll: [0, 0] } },
      6,
    )
    expect(cup.state.fixtures[1]).toMatchObject({ decision: 'forfeit', ranks: [1, 2] })
  })

  it('LG-FIX-4, LG-SEAT-1: a bracket series swaps seats and ends with the majority; a drawn game is settled automatically', () => {
    const cup = started(2, { format: 'knockout', bestOf: 3 })
    const seats = () => cup.state.fixtures[0]!.seats.map((seat) => seat + 1).join('-')
    expect(seats()).toBe('1-2')
    cup.act(result(0, [2, 1]), 5)
    expect(seats()).toBe('2-1')
    cup.act(result(0, [2, 1]), 5)
    expect([cup.state.status, seats()]).toEqual(['running', '1-2'])
    cup.act(result(0, [1, 2]), 5)
    expect([cup.state.status, cup.state.champion]).toEqual(['finished', 0])
  })

  it('LG-EDGE-21: outside brackets a match drawn four times stays drawn, and the difference of all games counts', () => {
    const league = started(4, { format: 'round robin', events: [{ game: 'pbl', mode: 'quick' }] })
    for (let game = 0; game < 4; game++) league.act(result(0, [1, 1]), 5)
    expect(league.state.fixtures[0]).toMatchObject({ decision: 'played', ranks: [1, 1] })
  })
})

describe('brackets', () => {
  it('LG-KO-5, LG-TB-4: the losers of the semi-finals play for place 3, else they share it', () => {
    const cup = started(4, { format: 'knockout', third: true })
    play(cup, [1, 2])
    expect(written(cup)).toBe('1-2 3-4')
    play(cup, [1, 4])
    expect(runPlaces(cup.state, 0)).toEqual([
      { entrant: 0, place: 1 },
      { entrant: 1, place: 2 },
      { entrant: 3, place: 3 },
      { entrant: 2, place: 4 },
    ])
    const without = started(4, { format: 'knockout' })
    play(without, [1, 2])
    play(without, [1])
    expect(runPlaces(without.state, 0).map(({ place }) => place)).toEqual([1, 2, 3, 3])
  })

  it('LG-DK-2, LG-DK-3: the winner of the losers’ bracket must win twice', () => {
    const cup = started(4, { format: 'double knockout' })
    while (cup.state.status === 'running')
      play(cup, openFixtures(cup.state).some(({ place }) => place === 'final' || place === 'decider') ? [2] : [1, 2])
    expect(cup.state.fixtures.at(-1)!.place).toBe('decider')
    expect(cup.state.champion).toBe(1)
  })

  it('LG-GB-1, LG-GB-2: the first two of each group go on', () => {
    const cup = started(8, { format: 'groups' })
    expect(cup.state.runs[0]!.stages[0]!.groups).toEqual([
      [0, 3, 4, 7],
      [1, 2, 5, 6],
    ])
    while (cup.state.runs[0]!.stages.length === 1)
      for (const { id, seats } of openFixtures(cup.state).slice(0, 1)) cup.act(result(id, seats[0]! < seats[1]! ? [1, 2] : [2, 1]), 5)
    expect(cup.state.runs[0]!.stages[1]!.numbers.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3])
    expect(written(cup)).not.toBe('1-4 2-3')
  })

  it('LG-EDGE-6, LG-OUT-3, LG-OUT-10: a disqualified winner gives the next opponent a walkover', () => {
    const cup = started(4, { format: 'knockout' })
    cup.act(result(0, [1, 2]), 5)
    cup.act({ kind: 'disqualified', entrant: 0, inPlay: [], reason: 'cheated' }, 6, 'max')
    cup.act(result(1, [1, 2]), 7)
    expect(cup.state.fixtures.at(-1)).toMatchObject({ decision: 'walkover' })
    expect(cup.state.champion).toBe(1)
  })
})

describe('managers', () => {
  it('LG-MAN-1, LG-MAN-3, LG-OUT-8, LG-OUT-9: a manager gives a reason, never decides their own fixture, a bracket draw, or after a later round', () => {
    const cup = started(4, { format: 'knockout', managers: ['max', 'e1'] })
    const decide = (fixture: number, verdict: 'first' | 'draw', by: string, reason = 'the site was down') =>
      ruleAgainst(cup, { kind: 'adjudicated', fixture, verdict, reason }, by)
    expect([decide(0, 'first', 'max', 'hm'), decide(0, 'first', 'e2'), decide(0, 'first', 'e1'), decide(1, 'draw', 'max')]).toEqual([
      'LG-MAN-1',
      'LG-MAN-1',
      'LG-MAN-3',
      'LG-OUT-8',
    ])
    expect(ruleAgainst(cup, { kind: 'disqualified', entrant: 1, inPlay: [], reason: 'I lost' }, 'e1')).toBe('LG-MAN-3')
    expect([decide(0, 'first', 'max'), decide(1, 'first', 'max'), decide(0, 'first', 'max')]).toEqual([null, null, 'LG-OUT-9'])
  })

  it('LG-OUT-7: a deadline is extended at most twice', () => {
    const cup = started(4, { format: 'round robin' })
    const extend = () => ruleAgainst(cup, { kind: 'extended', fixture: 0, until: 99, reason: 'both agreed' }, 'max')
    expect([extend(), extend(), extend()]).toEqual([null, null, 'LG-OUT-7'])
    expect(cup.state.fixtures[0]!.deadline).toBe(99)
  })

  it('LG-OUT-7: both sides may agree on more time once, by the day; an AI always agrees, others have no say', () => {
    const cup = started(4, { format: 'round robin' })
    const [first, second] = cup.state.fixtures
    const ask = (fixture: number, entrant: number) => ruleAgainst(cup, { kind: 'more time', fixture, entrant })
    const [one, other] = first!.sides
    expect([ask(0, second!.sides[0]!), ask(0, one!), ask(0, one!)]).toEqual(['LG-OUT-7', null, null])
    const before = cup.state.fixtures[0]!.deadline!
    expect(ask(0, other!)).toBeNull()
    expect(cup.state.fixtures[0]!.deadline! - before).toBe(3 * 86_400_000)
    expect(ask(0, one!)).toBe('LG-OUT-7')
    cup.act({ kind: 'replaced', entrant: second!.sides[1]!, name: 'search', reason: 'gone for good' }, 5, 'max')
    expect(ask(1, second!.sides[0]!)).toBeNull()
    expect(cup.state.fixtures[1]!.deadline! - before).toBe(3 * 86_400_000)
    const live = started(4, { format: 'round robin', pace: { kind: 'live' } })
    expect(ruleAgainst(live, { kind: 'more time', fixture: 0, entrant: live.state.fixtures[0]!.sides[0]! })).toBe('LG-OUT-7')
  })

  it('LG-EDGE-28: deadlines within an outage move by its length', () => {
    const cup = started(4, { format: 'round robin' })
    const before = cup.state.fixtures[0]!.deadline!
    cup.act({ kind: 'outage', length: 500 }, 7)
    expect(cup.state.fixtures[0]!.deadline).toBe(before + 500)
    const arena = started(4, { format: 'arena', pace: { kind: 'live' } })
    const end = () => timersOf(arena).find(({ of }) => of === 'arena')!.at
    const planned = end()
    arena.act({ kind: 'outage', length: 500 }, 7)
    expect(end()).toBe(planned + 500)
  })
})

describe('pace', () => {
  it('LG-PACE-1, LG-STATE-2: live, a round is paired once the previous one is decided and its slot has come', () => {
    const cup = started(4, { format: 'swiss', rounds: 3, pace: { kind: 'live', slots: [1, 2, 3] } })
    expect(cup.state.fixtures).toHaveLength(0)
    cup.act({ kind: 'timed out', what: { of: 'slot' } }, 5)
    expect(cup.state.fixtures).toHaveLength(2)
    play(cup, [1, 2])
    expect(cup.state.fixtures).toHaveLength(2)
    cup.act({ kind: 'timed out', what: { of: 'slot' } }, 6)
    expect(cup.state.fixtures).toHaveLength(4)
  })

  it('LG-PACE-1: rounds without a slot follow at once', () => {
    const cup = started(4, { format: 'swiss', rounds: 3, pace: { kind: 'live', slots: [1] } })
    cup.act({ kind: 'timed out', what: { of: 'slot' } }, 5)
    play(cup, [1, 2])
    expect(cup.state.fixtures).toHaveLength(4)
  })

  it('LG-PACE-2: a daily round robin may open all rounds at once', () => {
    expect(openFixtures(started(4, { format: 'round robin', ahead: true }).state)).toHaveLength(6)
    expect(started(4, { format: 'round robin', pace: { kind: 'days', roundDays: 2 } }).state.fixtures[0]!.deadline).toBe(
      3 + 2 * 24 * 3_600_000,
    )
  })

  it('LG-PACE-3: how long a question of the league waits', () => {
    const [live, days] = [define({ format: 'salary', ...PBL, pace: { kind: 'live' } }), define({ format: 'salary', ...PBL })]
    expect([answerTime(live, { kind: 'draft', order: [], picks: [] }), answerTime(live, { kind: 'firing', chosen: {} })]).toEqual([
      60_000, 300_000,
    ])
    expect([answerTime(days, { kind: 'break' }), answerTime(days, { kind: 'firing', chosen: {} })]).toEqual([86_400_000, 172_800_000])
  })
})
