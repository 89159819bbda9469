import { isEliminated, isOpen, openQuestions } from '@robodrome/leagues'
import { describe, expect, it } from 'vitest'
import { openFixtures, play, referee, result, ruleAgainst, started, written, PBL } from './play.ts'

describe('absence', () => {
  it('LG-SW-8: an announced absence gives a point once, but not in the last round', () => {
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

  it('LG-EDGE-1, LG-OUT-4: when all others have withdrawn, the remaining entrant is champion', () => {
    const cup = started(4, { format: 'round robin' })
    for (const entrant of [0, 1, 3]) cup.act({ kind: 'withdrew', entrant, inPlay: [] }, 5, `e${entrant + 1}`)
    expect([cup.state.status, cup.state.champion]).toEqual(['finished', 2])
  })

  it('LG-EDGE-2, LG-EDGE-3: after a withdrawal the pairing stands, and the opponent’s forfeit win counts as a bye', () => {
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

  it('LG-OUT-6: two no-shows in a row withdraw an entrant', () => {
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

  it('LG-OUT-1, LG-OUT-5, LG-KEEP-10: cards of an entrant that is out become free at the next window', () => {
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

  it('LG-OUT-13: a knocked-out entrant has nothing left to play, unless place 3 or the losers’ bracket remains', () => {
    const out = (cup: ReturnType<typeof started>) => [0, 1, 2, 3].filter((entrant) => isEliminated(cup.state, entrant))
    const cup = started(4, { format: 'knockout' })
    expect(out(cup)).toEqual([])
    play(cup, [1, 2])
    expect(out(cup)).toEqual([2, 3])
    const third = started(4, { format: 'knockout', third: true })
    play(third, [1, 2])
    expect(out(third)).toEqual([])
    const double = started(4, { format: 'double knockout' })
    play(double, [1, 2])
    expect(out(double)).toEqual([])
    play(double, [1, 3])
    expect(out(double)).toEqual([3])
    expect(out(started(4, { format: 'round robin' }))).toEqual([])
  })
})
