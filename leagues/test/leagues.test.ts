import {
  eventScores,
  fixturesOf,
  Forbidden,
  orderDecathlon,
  podPoints,
  runPlaces,
  stageTable,
  type Act,
  type Competition,
  type Referee,
  type TieBreak,
} from '@robodrome/leagues'
import { describe, expect, it } from 'vitest'
import { CARDS } from './cards.ts'
import { openFixtures, play, started, written } from './play.ts'

const pbl: Referee = { objection: () => null, keeperCards: CARDS, isAction: (card) => card === 'Misfire' }
const [A, B, C, D] = [0, 1, 2, 3] as const

const league = (change: Record<string, unknown>): Competition =>
  started(4, { events: [{ game: 'pbl', mode: 'regular' }], pace: { kind: 'live' }, ...change }, pbl)

/** The rule that forbids an act, or null: then it is done. */
function tried(on: Competition, act: Act): string | null {
  try {
    on.act(act, 10)
    return null
  } catch (error) {
    if (error instanceof Forbidden) return error.rule
    throw error
  }
}

const values = ({ state }: Competition, code: TieBreak): string[] =>
  stageTable(state, 0, 0).map(({ entrant, values: of }) => `${entrant + 1} ${of[code]}`)

describe('standings', () => {
  it('LG-TV-18, LG-TB-1, LG-TB-2: ties of a round robin', () => {
    const cup = started(4, { format: 'round robin' })
    const won: Record<string, number> = { '1-3': 1, '2-4': 2, '3-4': 3 }
    for (let round = 0; round < 3; round++)
      for (const { id, sides, seats } of openFixtures(cup.state)) {
        const winner =
          won[
            sides
              .map((side) => side + 1)
              .toSorted((a, b) => a - b)
              .join('-')
          ]
        const ranks = winner === undefined ? [1, 1] : seats.map((seat) => (seat + 1 === winner ? 1 : 2))
        cup.act({ kind: 'result', fixture: id, result: { ranks, diff: [0, 0], bouts: [0, 0] } }, 4)
      }
    expect(values(cup, 'PTS')).toEqual(['1 4', '2 4', '3 3', '4 1'])
    expect(values(cup, 'SB').slice(0, 2)).toEqual(['1 11', '2 9'])
    expect(values(cup, 'DE').slice(0, 2)).toEqual(['1 1', '2 1'])
  })

  it('LG-TV-19, LG-OUT-2, LG-OUT-4: somebody withdraws from a round robin of six', () => {
    const cup = started(6, { format: 'round robin' })
    play(cup, [1, 2, 3, 6])
    play(cup, [1, 2, 3, 6])
    cup.act({ kind: 'withdrew', entrant: 5, inPlay: [] }, 5, 'e6')
    while (openFixtures(cup.state).length > 0) play(cup, [1, 2, 3])
    expect(cup.state.fixtures.filter(({ sides }) => sides.includes(5)).every(({ decision }) => decision === 'annulled')).toBe(true)
    expect(runPlaces(cup.state, 0).at(-1)!.entrant).toBe(5)

    const later = started(6, { format: 'round robin' })
    for (let round = 0; round < 3; round++) play(later, [1, 2, 3, 6])
    later.act({ kind: 'withdrew', entrant: 5, inPlay: [] }, 5, 'e6')
    while (openFixtures(later.state).length > 0) play(later, [1, 2, 3])
    expect(later.state.fixtures.filter(({ sides }) => sides.includes(5)).map(({ decision }) => decision)).toEqual([
      'played',
      'played',
      'played',
      'forfeit',
      'forfeit',
    ])
  })

  it('LG-TV-10, LG-RR-4, LG-TB-3, LG-KO-3: preliminary games seed the bracket', () => {
    const cup = started(4, { format: 'knockout', seeding: 'preliminary', events: [{ game: 'pbl', mode: 'quick' }] })
    const diffs: Record<string, [winner: number, diff: number]> = {
      '0-1': [A, 2],
      '0-2': [C, 1],
      '0-3': [A, 3],
      '1-2': [B, 2],
      '1-3': [B, 1],
      '2-3': [D, 1],
    }
    while (!cup.state.runs[0]!.stages[0]!.over)
      for (const { id, seats } of openFixtures(cup.state)) {
        const [winner, by] = diffs[seats.toSorted((a, b) => a - b).join('-')]!
        const ranks = seats.map((seat) => (seat === winner ? 1 : 2))
        cup.act(
          { kind: 'result', fixture: id, result: { ranks, diff: seats.map((seat) => (seat === winner ? by : -by)), bouts: [0, 0] } },
          4,
        )
      }
    expect(values(cup, 'DIFF')).toEqual(['1 4', '2 1', '3 -2', '4 -3'])
    expect(written(cup)).toBe('1-4 2-3')
  })

  it('LG-TV-11, LG-FIX-5: four drawn games of a bracket are settled by the difference, then by the seed', () => {
    const settle = (last: [number, number]): number => {
      const cup = started(8, { format: 'knockout', draws: 'replay' })
      const { id } = cup.state.fixtures.find(({ sides }) => sides.includes(1))!
      for (const [two, seven] of [[2, 2], [1, 3], [3, 2], last]) {
        const diff = cup.state.fixtures[id]!.seats.map((seat) => (seat === 1 ? two! - seven! : seven! - two!))
        cup.act({ kind: 'result', fixture: id, result: { ranks: [1, 1], diff, bouts: [0, 0] } }, 4)
      }
      const { sides, ranks } = cup.state.fixtures[id]!
      return sides[ranks.indexOf(1)]! + 1
    }
    expect([settle([2, 2]), settle([3, 2])]).toEqual([7, 2])
  })
})

describe('keeper league', () => {
  const drafted = (change: Record<string, unknown> = {}): Competition => {
    const on = league({ format: 'keeper', ...change })
    // The worked example has the order C A D B; the order that luck drew stands in the log.
    on.state.phase = { kind: 'draft', order: [C, A, D, B], picks: [C, A, D, B, B, D, A, C, C, A, D, B, B, D, A, C, C, A, D, B] }
    const pick = (entrant: number, card: string): string | null => tried(on, { kind: 'picked', entrant, card })
    const late = (): string | null => tried(on, { kind: 'timed out', what: { of: 'answer' } })
    const refusals = [
      pick(C, 'Shero'),
      pick(A, 'Douglas Graven'),
      pick(D, 'Coringus the Synthesizer'),
      pick(B, 'War Foundry'),
      pick(B, 'Multi Fire Arm'),
      late(),
      pick(A, 'Misfire'),
      pick(A, 'Shero'),
      pick(B, 'Mute'),
      pick(A, 'Destroyer Sky'),
      pick(C, 'Smitty Lesson'),
      pick(C, 'Commander Ruhl'),
      pick(A, 'Elvin Racers'),
      pick(D, 'Mute'),
      pick(B, 'Tessaly Vane'),
      pick(B, 'Aegis Wall'),
      pick(D, 'Siege Hammer'),
      pick(A, 'Comet Fist'),
      pick(C, 'Yot-Z Bazooka'),
      pick(C, 'Orbital Dock'),
      tried(on, { kind: 'wished', entrant: A, cards: ['Yot-Z Bazooka', 'Thunderjaw'] }),
      late(),
      pick(D, 'Soda Fats'),
      pick(B, 'Tormax'),
    ]
    expect(refusals.filter((rule) => rule !== null)).toEqual(['LG-KEEP-3', 'LG-KEEP-4', 'LG-KEEP-2'])
    return on
  }

  it('LG-TV-20, LG-KEEP-2, LG-KEEP-3, LG-KEEP-4, LG-KEEP-5: a snake draft with refusals, a wish list and somebody away', () => {
    const { holdings } = drafted().state
    expect(holdings.map(({ keepers }) => keepers.map(({ card }) => card))).toEqual([
      ['Douglas Graven', 'Destroyer Sky', 'Elvin Racers', 'Comet Fist', 'Thunderjaw'],
      ['War Foundry', 'Multi Fire Arm', 'Tessaly Vane', 'Aegis Wall', 'Tormax'],
      ['Shero', 'Smitty Lesson', 'Commander Ruhl', 'Yot-Z Bazooka', 'Orbital Dock'],
      ['Coringus the Synthesizer', 'Maxine Trinidad (Pilot)', 'Mute', 'Siege Hammer', 'Soda Fats'],
    ])
  })

  it('LG-TV-21, LG-KEEP-6: a match has the keepers of its sides and takes all others out, in card order', () => {
    const on = drafted()
    const meeting = on.state.fixtures.find(({ sides }) => sides.includes(C) && sides.includes(A)) ?? openFixtures(on.state)[0]!
    on.act({ kind: 'opened', fixture: meeting.id, table: 't' }, 12)
    const order = (cards: string[]): string[] => CARDS.filter((card) => cards.includes(card))
    const { seats, options } = on.state.fixtures[meeting.id]!
    const held = on.state.holdings.map(({ keepers }) => order(keepers.map(({ card }) => card)))
    expect(options).toEqual({
      inheritance: seats.map((seat) => held[seat]),
      removed: order(held.flatMap((cards, id) => (seats.includes(id) ? [] : cards))),
      keepers: true,
    })
  })

  it('LG-TV-22, LG-KEEP-8, LG-EDGE-10: the window after round 5 of a double round robin', () => {
    const on = drafted({ rounds: 2 })
    // C and A win most, D once, B never: A C D B.
    const strength = (id: number): number => [4, 1, 3, 2][id]!
    for (let round = 0; round < 5; round++)
      for (const { id, seats } of openFixtures(on.state)) {
        const ranks = strength(seats[0]!) > strength(seats[1]!) ? [1, 2] : [2, 1]
        on.act({ kind: 'result', fixture: id, result: { ranks, diff: [0, 0], bouts: [0, 0] } }, 13)
      }
    expect(on.state.phase).toEqual({ kind: 'window', order: [B, D, C, A], after: 5 })
    const swap = (entrant: number, give: string, take: string): string | null =>
      tried(on, { kind: 'exchanged', entrant, swap: { give, take } })
    expect(swap(B, 'War Foundry', 'Commander Ruhl')).toBe('LG-KEEP-4')
    expect(swap(B, 'War Foundry', 'Hex Palladio')).toBeNull()
    expect(swap(D, 'Maxine Trinidad (Pilot)', 'War Foundry')).toBeNull()
    on.act({ kind: 'timed out', what: { of: 'answer' } }, 14)
    expect(swap(A, 'Thunderjaw', 'Maxine Trinidad (Pilot)')).toBeNull()
    expect(swap(A, 'Comet Fist', 'Phillip Lipperstern')).toBe('LG-KEEP-8')
    for (const { id } of openFixtures(on.state))
      on.act({ kind: 'result', fixture: id, result: { ranks: [1, 2], diff: [0, 0], bouts: [0, 0] } }, 15)
    expect(on.state.status).toBe('finished')
  })
})

describe('salary draft', () => {
  const auction = (): Competition => {
    const on = league({ format: 'salary', seasons: 2 })
    on.state.phase = { kind: 'auction', order: [B, D, A, C], turn: 0, passes: 0, lot: null }
    return on
  }

  it('LG-TV-23, LG-TV-24, LG-SAL-3, LG-SAL-4, LG-SAL-5, LG-SAL-6, LG-SAL-7, LG-SAL-8, LG-SAL-9, LG-SAL-10: an auction with its refusals, to its end', () => {
    const on = auction()
    const [nominate, raise] = [
      (entrant: number, item: string, bid: number) => tried(on, { kind: 'nominated', entrant, item, bid }),
      (entrant: number, bid: number) => tried(on, { kind: 'raised', entrant, bid }),
    ]
    const leave = (...entrants: number[]) =>
      entrants.map((entrant) => tried(on, { kind: 'left the lot', entrant })).find((rule) => rule !== null) ?? null
    const pass = (entrant: number) => tried(on, { kind: 'passed', entrant })
    const steps = [
      nominate(B, 'Shero', 10),
      raise(D, 25),
      raise(A, 25),
      raise(A, 30),
      leave(C),
      raise(B, 40),
      leave(D, A),
      nominate(D, 'Misfire', 1),
      nominate(D, 'Shero', 1),
      pass(D),
      nominate(D, 'hand limit', 100),
      nominate(D, 'hand limit', 20),
      raise(A, 21),
      leave(C),
      raise(B, 61),
      leave(B),
      raise(D, 30),
      leave(A),
      nominate(A, 'Mute', 99),
      raise(C, 100),
      pass(B),
      pass(D),
      nominate(D, 'Tormax', 1),
      raise(A, 2),
      raise(B, 3),
      leave(D, A),
      pass(A),
      nominate(A, 'Coringus the Synthesizer', 50),
      raise(B, 57),
      raise(D, 60),
      leave(A),
      pass(B),
      pass(D),
      tried(on, { kind: 'timed out', what: { of: 'answer' } }),
      raise(B, 2),
      leave(D),
      raise(A, 3),
      leave(B),
      pass(B),
      pass(D),
      pass(A),
    ]
    expect(steps.filter((rule) => rule !== null)).toEqual([
      'LG-SAL-7',
      'LG-KEEP-3',
      'LG-KEEP-4',
      'LG-SAL-6',
      'LG-SAL-7',
      'LG-SAL-7',
      'LG-SAL-6',
      'LG-SAL-6',
    ])
    expect(on.state.phase.kind).toBe('rounds')
    expect(on.state.holdings.map(({ purse }) => purse)).toEqual([97, 57, 0, 10])
    expect(on.state.holdings.map(({ keepers }) => keepers.length)).toEqual([1, 2, 1, 1])
    expect(on.state.holdings[A]!.keepers).toEqual([{ card: 'Maxine Trinidad (Pilot)', price: 3 }])

    // LG-TV-26, LG-SAL-14, LG-SAL-15, LG-SAL-16: firing after the season.
    while (on.state.phase.kind === 'rounds')
      for (const { id } of openFixtures(on.state))
        on.act({ kind: 'result', fixture: id, result: { ranks: [1, 2], diff: [0, 0], bouts: [0, 0] } }, 15)
    expect(on.state.phase.kind).toBe('break')
    on.act({ kind: 'timed out', what: { of: 'break' } }, 16)
    const fire = (entrant: number, ...cards: string[]) => tried(on, { kind: 'fired', entrant, cards })
    on.state.holdings[D]!.purse = 0
    on.state.holdings[D]!.keepers = [{ card: 'Hex Palladio', price: 1 }]
    expect(fire(D, 'Hex Palladio')).toBe('LG-SAL-14')
    expect([fire(B, 'Shero'), fire(C, 'Mute'), fire(A, 'Maxine Trinidad (Pilot)'), fire(D)]).toEqual([null, null, null, null])
    expect(on.state.holdings.map(({ purse }) => purse)).toEqual([98, 77, 50, 0])
    expect(on.state.holdings[D]!.bonuses).toEqual([])
    on.state.phase = { kind: 'auction', order: [B, D, A, C], turn: 0, passes: 0, lot: null }
    expect(nominate(B, 'Shero', 1)).toBe('LG-SAL-15')
  })

  it('LG-TV-25, LG-SAL-11, LG-SAL-12: sealed bids', () => {
    const on = league({ format: 'salary', auction: 'sealed' })
    on.state.phase = { kind: 'sealed', order: [A, B, C, D], round: 1, lists: {} }
    const seal = (entrant: number, ...bids: [string, number][]) =>
      tried(on, { kind: 'sealed', entrant, bids: bids.map(([item, amount]) => ({ item, amount })) })
    seal(A, ['Shero', 40], ['Mute', 30], ['Tormax', 20])
    seal(B, ['Shero', 40], ['Coringus the Synthesizer', 35])
    seal(C, ['Mute', 30], ['hand limit', 10])
    seal(D)
    expect(on.state.holdings.map(({ purse }) => purse)).toEqual([10, 65, 90, 100])
    expect(on.state.holdings.map(({ keepers }) => keepers.map(({ card }) => card))).toEqual([
      ['Shero', 'Mute', 'Tormax'],
      ['Coringus the Synthesizer'],
      [],
      [],
    ])
    expect(on.state.phase).toMatchObject({ kind: 'sealed', round: 2 })
    on.act({ kind: 'timed out', what: { of: 'answer' } }, 11)
    expect(on.state.holdings.slice(2).map(({ keepers }) => keepers)).toEqual([
      [{ card: 'Maxine Trinidad (Pilot)', price: 1 }],
      [{ card: 'Phillip Lipperstern', price: 1 }],
    ])
  })
})

describe('RFL and decathlon', () => {
  it('LG-TV-29, LG-RFL-3: a KillBot that becomes champion counts as one more of the pod', () => {
    expect([podPoints([2, 3, 4], 4), podPoints([1, 2, 3])]).toEqual([
      [8, 4, 0],
      [12, 6, 0],
    ])
  })

  it('LG-TV-30, LG-DEC-3, LG-DEC-4: two events of five entrants', () => {
    const place = (entrant: number, at: number) => ({ entrant, place: at })
    const [E] = [4]
    const first = eventScores(
      [A, B, C, D, E!].map((entrant, i) => place(entrant, i + 1)),
      5,
      1,
    )
    const second = eventScores([place(C, 1), place(A, 2), place(B, 2), place(E!, 4)], 5, 1)
    const rows = [A, B, C, D, E!].map((entrant) => {
      const events = [first.get(entrant) ?? null, second.get(entrant) ?? null]
      return { entrant, events, sum: events.reduce((sum, score) => sum + (score?.points ?? 0), 0) }
    })
    expect(orderDecathlon(rows, [A, B, C, D, E!]).map(({ entrant, sum }) => [entrant, sum])).toEqual([
      [A, 13],
      [C, 12],
      [B, 11],
      [E, 2],
      [D, 2],
    ])
  })
})

describe('absence', () => {
  const DAY = 24 * 3_600_000

  it('LG-TV-35, LG-OUT-6, LG-OUT-7: deadlines by the day and live', () => {
    const due = (fixture: number, change: object) => ({
      kind: 'timed out' as const,
      what: { of: 'fixture' as const, fixture, sat: [true, true], playing: false, askedFor: [0, 0], askedInAll: [0, 0], ...change },
    })
    const days = started(8, { format: 'round robin' })
    const [one, two, three] = openFixtures(days.state)
    days.act(due(one!.id, { sat: [true, false] }), 100)
    days.act(due(two!.id, { playing: true, askedFor: [0, 30 * 3_600_000] }), 100)
    days.act(due(three!.id, { playing: true, askedFor: [0, 10 * 3_600_000] }), 100)
    expect([one, two, three].map((each) => days.state.fixtures[each!.id]!.decision)).toEqual(['forfeit', 'played', null])
    expect(days.state.fixtures[three!.id]).toMatchObject({ moved: 1, deadline: 100 + DAY })
    const live = started(4, { format: 'round robin', pace: { kind: 'live' } })
    live.act(due(0, { sat: [false, false] }), 100)
    expect(live.state.fixtures[0]!.decision).toBe('double forfeit')
  })

  it('LG-TV-36, LG-OUT-11, LG-OUT-12: a program plays on, and a line mostly played by it is not champion', () => {
    const cup = started(6, { format: 'round robin', fill: { when: 'replace' } })
    play(cup, [6])
    play(cup, [6])
    cup.act({ kind: 'replaced', entrant: 5, name: 'search', reason: '' }, 5)
    cup.act({ kind: 'withdrew', entrant: 5, inPlay: [] }, 5, 'e6')
    while (openFixtures(cup.state).length > 0) play(cup, [6])
    expect(fixturesOf(cup.state, 0, 0).every(({ decision }) => decision === 'played')).toBe(true)
    expect(runPlaces(cup.state, 0)[0]!.entrant).toBe(5)
    expect(cup.state.champion).not.toBe(5)
  })
})
