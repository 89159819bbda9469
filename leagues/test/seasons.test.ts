import { openEntry, openQuestions, superseded, type Competition, type LogEntry } from '@robodrome/leagues'
import { describe, expect, it } from 'vitest'
import { openFixtures, referee, result, ruleAgainst, started, PBL } from './play.ts'

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

  it('LG-KEEP-7: the champion is first in the table, or wins the playoff', () => {
    const league = drafted({ exchangeEvery: 0, playoff: 2 })
    playOut(league)
    expect(league.state.champion).toBe(0)
    expect(league.state.runs[0]!.stages[1]!.kind).toBe('knockout')
  })

  it('LG-KEEP-9, LG-STATE-4, LG-EDGE-13: in the next season newcomers pick five cards, then a window opens, last place first', () => {
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

  it('LG-STATE-4: a break with too few entrants, or a manager, ends the competition', () => {
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

  it('LG-KEEP-4, LG-EDGE-12: a card on two wish lists goes to the entrant that drafts first', () => {
    const league = started(4, { format: 'keeper', ...PBL })
    for (const entrant of [0, 1, 2, 3]) league.act({ kind: 'wished', entrant, cards: ['card 7'] }, 3)
    const first = openQuestions(league.state, referee)[0]!.entrant
    league.act({ kind: 'timed out', what: { of: 'answer' } }, 4)
    league.act({ kind: 'timed out', what: { of: 'answer' } }, 4)
    expect(league.state.holdings.findIndex(({ keepers }) => keepers.some(({ card }) => card === 'card 7'))).toBe(first)
  })

  it('LG-EDGE-11: matches keep the keepers they started with, and none starts while a window is open', () => {
    const league = drafted({ exchangeEvery: 2, ahead: true })
    const later = league.state.fixtures.find(({ round }) => round === 3)!
    league.act({ kind: 'opened', fixture: later.id, table: 'early' }, 5)
    const before = structuredClone(league.state.fixtures[later.id]!.options)
    for (const { id } of openFixtures(league.state).filter(({ round }) => round < 3)) league.act(result(id, [1, 2]), 6)
    expect(league.state.phase.kind).toBe('window')
    expect(superseded(league).map(({ id }) => id)).toEqual([later.id])
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

  it('LG-LOG-1, LG-SAL-17: others see sealed bids, firing and wishes without their content', () => {
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
