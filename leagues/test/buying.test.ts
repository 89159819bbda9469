import {
  byRank,
  namesAfter,
  openQuestions,
  pairSwiss,
  programsToAdd,
  standings,
  type Competition,
  type Contender,
  type Holding,
  type Line,
  type Phase,
} from '@robodrome/leagues'
import { describe, expect, it } from 'vitest'
import { openFixtures, referee, ruleAgainst, started } from './play.ts'

const PBL = { events: [{ game: 'pbl', mode: 'regular' }], pace: { kind: 'live' } }
const [A, B, C, D] = [0, 1, 2, 3] as const

/** A salary league in a given phase, with each entrant's holdings. */
function league(phase: Phase, holdings: Partial<Holding>[] = [], change: Record<string, unknown> = {}): Competition {
  const on = started(4, { format: 'salary', ...PBL, ...change })
  on.state.phase = phase
  holdings.forEach((holding, id) => Object.assign(on.state.holdings[id]!, holding))
  return on
}
const auction = (lot: Extract<Phase, { kind: 'auction' }>['lot'] = null): Phase => ({
  kind: 'auction',
  order: [A, B, C, D],
  turn: 0,
  passes: 0,
  lot,
})
const keeper = (card: string, price = 1) => ({ card, price })

describe('salary draft', () => {
  it('LG-SAL-1, LG-SAL-2: all purses are equal, and every card and offered bonus is for sale', () => {
    const on = league(auction(), [], { purse: 70, bonuses: ['deck'] })
    expect(on.state.holdings.map(({ purse }) => purse)).toEqual([70, 70, 70, 70])
    const [asked] = openQuestions(on.state, referee)
    expect(asked).toMatchObject({ kind: 'nominate', entrant: A, mayPass: false })
    expect(asked?.kind === 'nominate' && asked.items.length).toBe(referee.keeperCards.length + 1)
    expect(ruleAgainst(on, { kind: 'nominated', entrant: A, item: 'hand limit', bid: 1 })).toBe('LG-SAL-8')
  })

  it('LG-SAL-14, LG-SAL-15, LG-SAL-16: firing returns half the price, income comes last, bonuses end, and a fired card cannot be bought back', () => {
    const on = league(
      { kind: 'firing', chosen: {} },
      [
        { purse: 97, keepers: [keeper('card 1', 3)] },
        { purse: 57, keepers: [keeper('card 2', 40), keeper('card 3', 3)] },
        { purse: 0, keepers: [keeper('card 4', 100)] },
        { purse: 0, keepers: [keeper('card 5', 1)], bonuses: ['deck'] },
      ],
      { income: 2 },
    )
    expect(ruleAgainst(on, { kind: 'fired', entrant: D, cards: ['card 5'] })).toBe('LG-SAL-14')
    expect(ruleAgainst(on, { kind: 'fired', entrant: A, cards: ['card 2'] })).toBe('LG-SAL-14')
    for (const [entrant, cards] of [
      [A, ['card 1']],
      [B, ['card 2']],
      [C, ['card 4']],
      [D, []],
    ] as const)
      on.act({ kind: 'fired', entrant, cards: [...cards] }, 5)
    expect(on.state.holdings.map(({ purse }) => purse)).toEqual([100, 79, 52, 2])
    expect(on.state.holdings[D]!.bonuses).toEqual([])
    expect(on.state.phase.kind).toBe('auction')
    on.state.phase = auction()
    expect(ruleAgainst(on, { kind: 'nominated', entrant: A, item: 'card 1', bid: 1 })).toBe('LG-SAL-15')
  })

  it('LG-SAL-18: an exchanged card keeps the price of the one given up, and a fired card cannot be taken back', () => {
    const on = league({ kind: 'window', order: [A], after: 1 }, [{ keepers: [keeper('card 1', 30)], fired: ['card 2'] }])
    expect(ruleAgainst(on, { kind: 'exchanged', entrant: A, swap: { give: 'card 1', take: 'card 2' } })).toBe('LG-SAL-18')
    on.act({ kind: 'exchanged', entrant: A, swap: { give: 'card 1', take: 'card 3' } }, 5)
    expect(on.state.holdings[A]!.keepers).toEqual([keeper('card 3', 30)])
  })

  it('LG-EDGE-15, LG-EDGE-16: an entrant without a keeper keeps one credit, even when opening the bidding', () => {
    const on = league(auction(), [{ purse: 1 }])
    expect(ruleAgainst(on, { kind: 'nominated', entrant: A, item: 'deck', bid: 1 })).toBe('LG-SAL-7')
    expect(ruleAgainst(on, { kind: 'nominated', entrant: A, item: 'card 1', bid: 2 })).toBe('LG-SAL-7')
    expect(ruleAgainst(on, { kind: 'nominated', entrant: A, item: 'card 1', bid: 1 })).toBeNull()
  })

  it('LG-EDGE-17, LG-EDGE-18: a sealed list may name an item twice, and each bid is checked in its turn', () => {
    const sealed = (): Phase => ({ kind: 'sealed', order: [A, B, C, D], round: 1, lists: {} })
    const on = league(sealed(), [{ purse: 50 }])
    on.act(
      {
        kind: 'sealed',
        entrant: A,
        bids: [
          { item: 'card 1', amount: 40 },
          { item: 'card 2', amount: 30 },
          { item: 'card 2', amount: 10 },
          { item: 'deck', amount: 1 },
        ],
      },
      5,
    )
    for (const entrant of [B, C, D]) on.act({ kind: 'sealed', entrant, bids: [] }, 5)
    expect(on.state.holdings[A]).toMatchObject({ purse: 0, keepers: [keeper('card 1', 40), keeper('card 2', 10)], bonuses: [] })
  })

  it('LG-SAL-3, LG-SAL-9, LG-SAL-17: a lot shows its bids and who left at which; a sale shows its price and the next nominator', () => {
    const on = league(auction(), [], { bonuses: [] })
    on.act({ kind: 'nominated', entrant: A, item: 'card 1', bid: 5 }, 5)
    on.act({ kind: 'raised', entrant: B, bid: 7 }, 5)
    on.act({ kind: 'left the lot', entrant: C }, 5)
    expect(on.state.phase).toMatchObject({
      lot: {
        bids: [
          { by: A, bid: 5 },
          { by: B, bid: 7 },
        ],
        left: [{ entrant: C, bid: 7 }],
        asked: [D, A],
      },
    })
    on.state.holdings[C]!.purse = 0
    expect(namesAfter(on.state, on.state.phase as Extract<Phase, { kind: 'auction' }>)).toEqual([B, D])
    on.act({ kind: 'left the lot', entrant: D }, 5)
    on.act({ kind: 'left the lot', entrant: A }, 5)
    expect(on.state.sales).toEqual([{ season: 1, item: 'card 1', entrant: B, price: 7 }])
  })

  it('LG-EDGE-19, LG-EDGE-23: a withdrawn entrant’s bid stands until the lot is sold and is then void; an AI takes over the purse', () => {
    const lot = { item: 'card 1', bid: 5, by: A, bids: [{ by: A, bid: 5 }], left: [], asked: [B, C] }
    const on = league(auction(structuredClone(lot)))
    on.act({ kind: 'withdrew', entrant: A, inPlay: [] }, 5, 'e1')
    on.act({ kind: 'left the lot', entrant: B }, 5)
    on.act({ kind: 'left the lot', entrant: C }, 5)
    expect(on.state.holdings[A]!.keepers).toEqual([])
    expect(openQuestions(on.state, referee)).toMatchObject([{ kind: 'nominate', entrant: B }])
    const replaced = league(auction(structuredClone(lot)), [], { fill: { when: 'replace' } })
    replaced.act({ kind: 'replaced', entrant: A, name: 'search', reason: '' }, 5)
    replaced.act({ kind: 'withdrew', entrant: A, inPlay: [] }, 5, 'e1')
    for (const entrant of [B, C]) replaced.act({ kind: 'left the lot', entrant }, 5)
    expect(replaced.state.holdings[A]).toMatchObject({ purse: 95, keepers: [keeper('card 1', 5)] })
  })

  it('LG-EDGE-14, LG-KEEP-3: a card that the league’s options remove cannot be a keeper', () => {
    const on = league(auction())
    expect(ruleAgainst(on, { kind: 'nominated', entrant: A, item: 'a celebrity', bid: 1 })).toBe('LG-KEEP-3')
  })

  it('LG-EDGE-25: a team is out if a member leaves for good, unless an AI replaces it', () => {
    const on = started(4, { format: 'round robin', fill: { when: 'replace' } })
    on.act({ kind: 'withdrew', entrant: A, inPlay: [] }, 5, 'e1')
    expect(openFixtures(on.state).some(({ sides }) => sides.includes(A))).toBe(false)
    expect(programsToAdd(on.state)).toBe(0)
  })
})

describe('Swiss and ties', () => {
  const contender = (number: number, points: number, change: Partial<Contender> = {}): Contender => ({
    number,
    points,
    met: new Set(),
    hadBye: false,
    floated: false,
    seats: [],
    ...change,
  })

  it('LG-EDGE-4: an entrant with a bye in the previous round does not float down again', () => {
    const all = [contender(1, 4), contender(2, 2), contender(3, 2), contender(4, 2, { floated: true }), contender(5, 0), contender(6, 0)]
    // The bracket of 2, 3 and 4 is headed by the floater 1 and is even; without 1 it is odd, and 3 floats instead of 4.
    const { pairs } = pairSwiss([...all.slice(1), contender(7, 0)])
    expect(pairs.some((pair) => pair.includes(3) && pair.some((number) => number >= 5))).toBe(true)
    expect(all.toSorted(byRank)[0]!.number).toBe(1)
  })

  it('LG-EDGE-5: once everybody has had a bye, the lowest in order gets another', () => {
    expect(pairSwiss([1, 2, 3].map((number) => contender(number, 0, { hadBye: true }))).bye).toBe(3)
  })

  const line = (entrant: number, turns: [against: number, points: number][]): Line => ({
    entrant,
    lot: entrant + 1,
    turns: turns.map(([against, points], i) => ({
      round: i + 1,
      points,
      against: [against],
      played: true,
      won: points === 2,
      diff: 0,
      place: 0,
      bouts: 0,
    })),
    outAfter: null,
  })
  const order = (lines: Line[]) => standings(lines, { tiebreaks: ['PTS', 'DE', 'LOT'], rounds: 3, virtual: false })

  it('LG-EDGE-7: direct meetings do not count unless all tied entrants have met', () => {
    const rows = order([line(0, [[3, 2]]), line(1, [[0, 2]]), line(2, [[3, 2]]), line(3, [[0, 0]])])
    expect(rows.slice(0, 3).map(({ entrant, values }) => [entrant, values.DE])).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
    ])
  })

  it('LG-EDGE-8: direct meetings count once, within the group tied at that point', () => {
    const rows = order([
      line(0, [
        [1, 2],
        [2, 0],
      ]),
      line(1, [
        [0, 0],
        [2, 2],
      ]),
      line(2, [
        [0, 2],
        [1, 0],
      ]),
    ])
    expect(rows.map(({ entrant }) => entrant)).toEqual([0, 1, 2])
    expect(rows.map(({ values }) => values.DE)).toEqual([2, 2, 2])
  })
})
