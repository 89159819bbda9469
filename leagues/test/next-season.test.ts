import { Competition, nextDefinition, openLog, openState, readDefinition } from '@robodrome/leagues'
import { describe, expect, it } from 'vitest'
import { define, openFixtures, PBL, referee, result, ruleAgainst, SEED, started } from './play.ts'

/** Plays a league to its end: the clock answers its questions, and lower numbers win. */
function playOut(league: Competition): Competition {
  while (league.state.status === 'running') {
    const [next] = openFixtures(league.state)
    if (next === undefined) league.act({ kind: 'timed out', what: { of: 'answer' } }, 5)
    else
      league.act(
        result(
          next.id,
          next.seats.map((seat) => 1 + next.seats.filter((other) => other < seat).length),
          next.seats.length,
        ),
        5,
      )
  }
  return league
}

/** The next season of a league, with these entrants in order of entering. */
function again({ state }: Competition, accounts: readonly string[]): Competition {
  const next = Competition.open(readDefinition(nextDefinition(state), referee), referee, { seed: SEED, at: 9, by: 'max' })
  for (const account of accounts)
    next.act(
      { kind: 'entered', entrant: { kind: 'person', name: account, accounts: [account], text: '', rating: 0, shown: 1500 } },
      9,
      account,
    )
  next.act({ kind: 'started' }, 9, 'max')
  return next
}

const cardsOf = ({ state }: Competition, account: string): string[] =>
  state.holdings[state.entrants.findIndex(({ accounts }) => accounts[0] === account)]!.keepers.map(({ card }) => card)

describe('LG-STATE-5: a finished competition can be held again', () => {
  it('a keeper league keeps cards and numbers, newcomers pick five free cards, and the window starts with the last in the table', () => {
    const first = playOut(started(4, { format: 'keeper', ...PBL, exchangeEvery: 0 }))
    const next = again(first, ['new', 'e3', 'e2', 'e1'])
    expect(next.state.definition.title).toBe('A cup 2')
    expect(next.state.numbers.map((entrant) => next.state.entrants[entrant]!.name)).toEqual(['e1', 'e2', 'e3', 'new'])
    for (const account of ['e1', 'e2', 'e3']) expect(cardsOf(next, account)).toEqual(cardsOf(first, account))
    expect(next.state.phase).toMatchObject({ kind: 'draft', picks: [0, 0, 0, 0, 0] })
    // The cards of e4 are free again.
    for (const card of cardsOf(first, 'e4')) next.act({ kind: 'picked', entrant: 0, card }, 10)
    expect(next.state.phase).toMatchObject({ kind: 'window', order: [1, 2, 3], after: 0 })
    expect(playOut(next).state.status).toBe('finished')
    expect(Competition.replay(next.log, referee, SEED).problem).toBeNull()
  })

  it('in a salary league keepers are fired for half their price, and then all bid again', () => {
    const first = playOut(started(4, { format: 'salary', ...PBL, auction: 'open', purse: 10 }))
    const next = again(first, ['e1', 'e2', 'e3', 'e4'])
    expect(next.state.phase.kind).toBe('firing')
    expect(next.state.holdings.map(({ keepers, purse }) => [keepers, purse])).toEqual(
      first.state.holdings.map(({ keepers, purse }) => [keepers, purse]),
    )
    expect(ruleAgainst(next, { kind: 'fired', entrant: 0, cards: cardsOf(next, 'e2') })).toBe('LG-SAL-14')
    next.act({ kind: 'timed out', what: { of: 'answer' } }, 10)
    expect(next.state.phase.kind).toBe('auction')
  })

  it('with a new draft nobody brings anything along', () => {
    const first = playOut(started(4, { format: 'keeper', ...PBL, again: 'redraft' }))
    const next = again(first, ['e1', 'e2', 'e3', 'e4'])
    expect(next.state.phase).toMatchObject({ kind: 'draft' })
    expect(next.state.holdings.every(({ keepers }) => keepers.length === 0)).toBe(true)
  })

  it('LG-RFL-5: the RFL numbers entrants by the last standing, champion first', () => {
    const volt = { events: [{ game: 'volt', mode: 'championship', seats: 4 }] }
    const first = playOut(started(5, { format: 'rfl', ...volt, rounds: 1 }))
    const next = again(first, ['e5', 'e4', 'e3', 'e2', 'e1'])
    const champion = first.state.entrants[first.state.champion!]!.accounts[0]
    expect(next.state.entrants[next.state.numbers[0]!]!.name).toBe(champion)
  })

  it('each copy of a bot gets its own holdings back', () => {
    const first = playOut(started(4, { format: 'keeper', ...PBL }))
    const last = nextDefinition(first.state).last!.map((each, i) => (i < 2 ? { ...each, accounts: ['search'] } : each))
    const definition = readDefinition({ ...nextDefinition(first.state), last }, referee)
    const next = Competition.open(definition, referee, { seed: SEED, at: 9, by: 'max' })
    for (const account of ['search', 'e3', 'search', 'e4'])
      next.act({ kind: 'entered', entrant: { kind: 'program', name: account, accounts: [account], text: '', rating: 0, shown: 0 } }, 9)
    next.act({ kind: 'started' }, 9, 'max')
    expect([0, 2].map((entrant) => next.state.holdings[entrant]!.keepers)).toEqual([last[0]!.keepers, last[1]!.keepers])
  })

  it('other competitions keep only their settings; a running one cannot be held again', () => {
    const cup = started(4, { format: 'knockout', pace: { kind: 'live', slots: [1, 2] } })
    expect(() => nextDefinition(cup.state)).toThrow('only a finished competition')
    cup.act({ kind: 'timed out', what: { of: 'slot' } }, 4)
    cup.act({ kind: 'timed out', what: { of: 'slot' } }, 4)
    const next = nextDefinition(playOut(cup).state)
    expect(next).toMatchObject({ format: 'knockout', title: 'A cup 2', pace: { kind: 'live', slots: [] } })
    expect(next.last).toBeUndefined()
    expect(() => define({ format: 'knockout', last: [] })).toThrow('only leagues and the RFL have a previous season')
  })

  it('the accounts of the previous season stay private', () => {
    const next = again(playOut(started(4, { format: 'keeper', ...PBL })), ['e1', 'e2', 'e3', 'e4'])
    expect(JSON.stringify([openState(next.state, []).definition, openLog(next.log, [])[0]])).not.toMatch(/"e\d"/)
  })
})
