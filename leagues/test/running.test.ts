import type { Competition } from '@robodrome/leagues'
import {
  answerTime,
  Forbidden,
  isOpen,
  openEntry,
  openQuestions,
  runPlaces,
  tableSettings,
  type Act,
  type LogEntry,
} from '@robodrome/leagues'
import { describe, expect, it } from 'vitest'
import { define, openFixtures, play, referee, started, written } from './play.ts'

const ruleAgainst = (on: Competition, act: Act, by = ''): string | null => {
  try {
    on.act(act, 10, by)
    return null
  } catch (error) {
    if (error instanceof Forbidden) return error.rule
    throw error
  }
}
const result = (fixture: number, ranks: number[] | null, n = 2): Act => ({
  kind: 'result',
  fixture,
  result: { ranks, diff: Array.from({ length: n }, () => 0), bouts: Array.from({ length: n }, () => 0) },
})
const PBL = { events: [{ game: 'pbl', mode: 'regular' }] }

describe('fixtures', () => {
  it('LG-FIX-1, LG-STATE-3, LG-OUT-8: a table that was called off is played again; after two of them the better seed goes on, elsewhere it is drawn', () => {
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

  it('LG-FIX-4, LG-SEAT-1: a series in a bracket changes seats and ends with the majority; a drawn game is settled by itself', () => {
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

  it('LG-EDGE-21: outside brackets a match that is drawn four times stays drawn, and the difference of all games counts', () => {
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

  it('LG-DK-2, LG-DK-3: the winner of the losers must win twice', () => {
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

  it('LG-EDGE-6, LG-OUT-3, LG-OUT-10: a winner who is disqualified gives the next opponent a walkover', () => {
    const cup = started(4, { format: 'knockout' })
    cup.act(result(0, [1, 2]), 5)
    cup.act({ kind: 'disqualified', entrant: 0, inPlay: [], reason: 'cheated' }, 6, 'max')
    cup.act(result(1, [1, 2]), 7)
    expect(cup.state.fixtures.at(-1)).toMatchObject({ decision: 'walkover' })
    expect(cup.state.champion).toBe(1)
  })
})

describe('managers', () => {
  it('LG-MAN-1, LG-MAN-3, LG-OUT-8, LG-OUT-9: a manager decides with a reason, never in their own fixture, no draw in a bracket, and not after a later round', () => {
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

  it('LG-OUT-7: a deadline is extended twice at most', () => {
    const cup = started(4, { format: 'round robin' })
    const extend = () => ruleAgainst(cup, { kind: 'extended', fixture: 0, until: 99, reason: 'both agreed' }, 'max')
    expect([extend(), extend(), extend()]).toEqual([null, null, 'LG-OUT-7'])
    expect(cup.state.fixtures[0]!.deadline).toBe(99)
  })

  it('LG-OUT-7: the sides of a fixture agree on more time once, programs with whoever asks; only those who play it, and only by the day', () => {
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
  })
})

describe('pace', () => {
  it('LG-PACE-1, LG-STATE-2: live, a round is paired when the one before is decided and its slot has come', () => {
    const cup = started(4, { format: 'swiss', rounds: 3, pace: { kind: 'live', slots: [1, 2, 3] } })
    expect(cup.state.fixtures).toHaveLength(0)
    cup.act({ kind: 'timed out', what: { of: 'slot' } }, 5)
    expect(cup.state.fixtures).toHaveLength(2)
    play(cup, [1, 2])
    expect(cup.state.fixtures).toHaveLength(2)
    cup.act({ kind: 'timed out', what: { of: 'slot' } }, 6)
    expect(cup.state.fixtures).toHaveLength(4)
  })

  it('LG-PACE-2: by the day a round robin may open all rounds at once', () => {
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

describe('absence', () => {
  it('LG-SW-8: an absence that was announced gives a point once, and not in the last round', () => {
    const cup = started(6, { format: 'swiss', rounds: 3 })
    cup.act({ kind: 'absent', entrant: 5 }, 4, 'e6')
    play(cup, [1, 2, 3])
    cup.act({ kind: 'absent', entrant: 5 }, 5, 'e6')
    play(cup, [1, 2, 3])
    expect(cup.state.runs[0]!.stages[0]!.idle.filter(({ entrant }) => entrant === 5)).toEqual([
      { entrant: 5, round: 2, points: 1, bye: false },
      { entrant: 5, round: 3, points: 0, bye: false },
    ])
  })

  it('LG-EDGE-1, LG-OUT-4: when all others have withdrawn the one who is left is champion', () => {
    const cup = started(4, { format: 'round robin' })
    for (const entrant of [0, 1, 3]) cup.act({ kind: 'withdrew', entrant, inPlay: [] }, 5, `e${entrant + 1}`)
    expect([cup.state.status, cup.state.champion]).toEqual(['finished', 2])
  })

  it('LG-EDGE-2, LG-EDGE-3: a withdrawal after the pairing is a forfeit win that counts as a bye, and the pairing stands', () => {
    const cup = started(6, { format: 'swiss', rounds: 3 })
    const pairs = written(cup)
    cup.act({ kind: 'withdrew', entrant: 0, inPlay: [] }, 5, 'e1')
    expect(cup.state.fixtures[0]!.decision).toBe('forfeit')
    expect(`1-4 ${written(cup)}`).toBe(pairs)
    play(cup, [2, 3])
    const byes = cup.state.runs[0]!.stages[0]!.idle.map(({ entrant }) => entrant)
    expect(byes).not.toContain(3)
  })

  it('LG-EDGE-9: a round of an odd round robin is complete when its fixtures are decided', () => {
    const cup = started(5, { format: 'round robin' })
    play(cup, [1, 2, 3])
    expect(openFixtures(cup.state).every(({ round }) => round === 2)).toBe(true)
  })

  it('LG-OUT-6: who is not there twice in a row is out', () => {
    const cup = started(4, { format: 'swiss', rounds: 3, pace: { kind: 'live' } })
    const miss = () => {
      for (const { id, sides } of openFixtures(cup.state))
        cup.act(
          {
            kind: 'timed out',
            what: {
              of: 'fixture',
              fixture: id,
              sat: sides.map((side) => side !== 3),
              playing: false,
              askedFor: [0, 0],
              askedInAll: [0, 0],
            },
          },
          5,
        )
      play(cup, [1, 2])
    }
    miss()
    miss()
    expect(cup.state.entrants[3]!.out?.how).toBe('withdrawn')
  })

  it('LG-OUT-1, LG-OUT-5, LG-KEEP-10: cards of somebody who is out stay away until the next window, then they are free', () => {
    const league = started(4, { format: 'keeper', ...PBL, exchangeEvery: 2 })
    while (league.state.phase.kind === 'draft') league.act({ kind: 'timed out', what: { of: 'answer' } }, 4)
    const { card } = league.state.holdings[3]!.keepers[0]!
    league.act({ kind: 'withdrew', entrant: 3, inPlay: [] }, 5, 'e4')
    const [fixture] = openFixtures(league.state)
    league.act({ kind: 'opened', fixture: fixture!.id, table: 't' }, 6)
    expect(league.state.fixtures[fixture!.id]!.options['removed']).toContain(card)
    while (league.state.phase.kind === 'rounds')
      for (const { id } of openFixtures(league.state).slice(0, 1)) league.act(result(id, [1, 2]), 7)
    expect(league.state.phase.kind).toBe('window')
    expect(openQuestions(league.state, referee)[0]).toMatchObject({ kind: 'exchange', take: expect.arrayContaining([card]) as string[] })
    expect(ruleAgainst(league, { kind: 'opened', fixture: league.state.fixtures.findIndex(isOpen), table: 'u' })).not.toBeNull()
  })
})

describe('pods and arenas', () => {
  const PODS = { format: 'pods', events: [{ game: 'gekido', mode: 'standard', seats: 4 }] }
  const ranks = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1)

  it('LG-POD-5: the best of the rounds play a final, whose ranking gives their places', () => {
    const cup = started(8, { ...PODS, rounds: 1 })
    for (const { id } of openFixtures(cup.state)) cup.act(result(id, ranks(4), 4), 5)
    const [final] = openFixtures(cup.state)
    expect(final!.place).toBe('final')
    cup.act(result(final!.id, [4, 3, 2, 1], 4), 6)
    expect(cup.state.champion).toBe(final!.sides[3])
  })

  it('LG-POD-6: somebody who never came has nothing, the others play with a seat less, or have 6 each', () => {
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

  it('LG-EDGE-22: a pod in which all tie gives everybody 6', () => {
    const cup = started(4, { ...PODS, rounds: 1, final: false })
    cup.act(result(0, [1, 1, 1, 1], 4), 5)
    expect(cup.state.status).toBe('finished')
  })

  it('LG-AR-1, LG-AR-3: an arena pairs whoever waits, and what is under way at its end counts if it is decided in time', () => {
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
    // KillBots sit only where the table has room (LG-RFL-3).
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

  it('LG-RFL-6: the short form plays one game an event, on one board after another', () => {
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

describe('leagues', () => {
  const drafted = (change: Record<string, unknown>): Competition => {
    const league = started(4, { format: 'keeper', ...PBL, ...change })
    while (league.state.phase.kind === 'draft') league.act({ kind: 'timed out', what: { of: 'answer' } }, 4)
    return league
  }
  const playOut = (league: Competition): void => {
    while (league.state.phase.kind === 'rounds' && league.state.status === 'running')
      for (const { id, seats } of openFixtures(league.state).slice(0, 1)) league.act(result(id, seats[0]! < seats[1]! ? [1, 2] : [2, 1]), 5)
  }

  it('LG-KEEP-7: the champion is first in the table, or wins the playoff of the best', () => {
    const league = drafted({ exchangeEvery: 0, playoff: 2 })
    playOut(league)
    expect(league.state.champion).toBe(0)
    expect(league.state.runs[0]!.stages[1]!.kind).toBe('knockout')
  })

  it('LG-KEEP-9, LG-STATE-4, LG-EDGE-13: in the next season newcomers pick five cards, then a window, the last first', () => {
    const league = drafted({ exchangeEvery: 0, seasons: 2 })
    playOut(league)
    expect(league.state.phase.kind).toBe('break')
    league.act({ kind: 'entered', entrant: { kind: 'person', name: 'New', accounts: ['new'], text: '', rating: 0, shown: 1500 } }, 6, 'new')
    league.act({ kind: 'timed out', what: { of: 'break' } }, 7)
    expect(league.state.phase).toMatchObject({ kind: 'draft', picks: [4, 4, 4, 4, 4] })
    while (league.state.phase.kind === 'draft') league.act({ kind: 'timed out', what: { of: 'answer' } }, 8)
    expect(league.state.phase).toMatchObject({ kind: 'window', after: 0 })
    const again = drafted({ exchangeEvery: 0, seasons: 2, again: 'redraft' })
    playOut(again)
    again.act({ kind: 'timed out', what: { of: 'break' } }, 7)
    expect(again.state.holdings.every(({ keepers }) => keepers.length === 0)).toBe(true)
    expect(again.state.phase.kind).toBe('draft')
  })

  it('LG-STATE-4: a break with too few left, or a manager, ends the competition', () => {
    const league = drafted({ exchangeEvery: 0, seasons: 3 })
    playOut(league)
    league.act({ kind: 'left', entrant: 3 }, 6, 'e4')
    league.act({ kind: 'timed out', what: { of: 'break' } }, 7)
    expect(league.state.status).toBe('finished')
    const closed = drafted({ exchangeEvery: 0, seasons: 3 })
    expect(ruleAgainst(closed, { kind: 'closed', reason: 'enough of it' }, 'max')).toBe('LG-STATE-4')
    playOut(closed)
    closed.act({ kind: 'closed', reason: 'enough of it' }, 8, 'max')
    expect(closed.state.status).toBe('finished')
  })

  it('LG-KEEP-4, LG-EDGE-12: a card in two wish lists goes to whoever drafts first', () => {
    const league = started(4, { format: 'keeper', ...PBL })
    for (const entrant of [0, 1, 2, 3]) league.act({ kind: 'wished', entrant, cards: ['card 7'] }, 3)
    const first = openQuestions(league.state, referee)[0]!.entrant
    league.act({ kind: 'timed out', what: { of: 'answer' } }, 4)
    league.act({ kind: 'timed out', what: { of: 'answer' } }, 4)
    expect(league.state.holdings.findIndex(({ keepers }) => keepers.some(({ card }) => card === 'card 7'))).toBe(first)
  })

  it('LG-EDGE-11: matches of later rounds keep the keepers they began with; while a window is open none begins', () => {
    const league = drafted({ exchangeEvery: 2, ahead: true })
    const later = league.state.fixtures.find(({ round }) => round === 3)!
    league.act({ kind: 'opened', fixture: later.id, table: 'early' }, 5)
    const before = structuredClone(league.state.fixtures[later.id]!.options)
    for (const { id } of openFixtures(league.state).filter(({ round }) => round < 3)) league.act(result(id, [1, 2]), 6)
    expect(league.state.phase.kind).toBe('window')
    const open = openFixtures(league.state).find(({ id }) => id !== later.id)!
    expect(ruleAgainst(league, { kind: 'opened', fixture: open.id, table: 'x' })).toBe('LG-EDGE-11')
    while (league.state.phase.kind === 'window') {
      const [asked] = openQuestions(league.state, referee)
      if (asked?.kind === 'exchange')
        league.act({ kind: 'exchanged', entrant: asked.entrant, swap: { give: asked.give[0]!, take: asked.take[0]! } }, 7)
    }
    expect(league.state.fixtures[later.id]!.options).toEqual(before)
    league.act({ kind: 'opened', fixture: open.id, table: 'x' }, 8)
    expect(league.state.fixtures[open.id]!.options).not.toEqual(before)
  })

  it('LG-LOG-1, LG-SAL-17: sealed bids, firing and wishes are shown to others without their content', () => {
    const entry = (data: LogEntry['data']): LogEntry => ({ n: 1, at: 0, by: 'ann', data })
    const sealed = entry({ kind: 'sealed', entrant: 0, bids: [{ item: 'card 1', amount: 5 }] })
    const fired = entry({ kind: 'fired', entrant: 0, cards: ['card 1'] })
    const wished = entry({ kind: 'wished', entrant: 0, cards: ['card 1'] })
    expect([sealed, fired, wished].map((each) => JSON.stringify(openEntry(each, [1], false)).includes('card 1'))).toEqual([
      false,
      false,
      false,
    ])
    expect([sealed, fired, wished].map((each) => JSON.stringify(openEntry(each, [1], true)).includes('card 1'))).toEqual([
      true,
      true,
      false,
    ])
    expect([sealed, fired, wished].map((each) => openEntry(each, [0], false) === each)).toEqual([true, true, true])
  })
})
