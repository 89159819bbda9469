import { Competition, Forbidden, type Act } from '@robodrome/leagues'
import { describe, expect, it } from 'vitest'
import { referee, SEED, started } from './play.ts'

const HOUR = 3_600_000
const DAYS = { format: 'round robin', pace: { kind: 'days', roundDays: 2 } }

describe('LG-PACE-4: an hour for a match', () => {
  const cup = () => {
    const competition = started(2, DAYS)
    const act = (what: Act, at = 10): string | null => {
      try {
        competition.act(what, at)
        return null
      } catch (error) {
        return error instanceof Forbidden ? error.rule : String(error)
      }
    }
    const propose = (entrant: number, ...hours: number[]): string | null => act({ kind: 'proposed', fixture: 0, entrant, hours })
    const agree = (entrant: number, hour: number, at?: number): string | null => act({ kind: 'agreed', fixture: 0, entrant, hour }, at)
    return { competition, propose, agree, fixture: () => competition.state.fixtures[0]! }
  }

  it('is proposed by one side and accepted by the other', () => {
    const { competition, propose, agree, fixture } = cup()
    expect(propose(0, 5 * HOUR, 6 * HOUR, 7 * HOUR)).toBeNull()
    expect([agree(0, 5 * HOUR), agree(1, 8 * HOUR), agree(1, 6 * HOUR, 6 * HOUR)]).toEqual(['LG-PACE-4', 'LG-PACE-4', 'LG-PACE-4'])
    expect(agree(1, 6 * HOUR)).toBeNull()
    expect(fixture()).toMatchObject({ hour: 6 * HOUR, proposal: null, deadline: 3 + 48 * HOUR })
    expect(Competition.replay(competition.log, referee, SEED).problem).toBeNull()
  })

  it('stands until another is agreed, and a new proposal replaces the last', () => {
    const { propose, agree, fixture } = cup()
    propose(0, 5 * HOUR)
    agree(1, 5 * HOUR)
    expect([propose(1, 9 * HOUR), propose(0, 10 * HOUR), fixture().hour]).toEqual([null, null, 5 * HOUR])
    expect([agree(0, 9 * HOUR), agree(1, 10 * HOUR), fixture().hour]).toEqual(['LG-PACE-4', null, 10 * HOUR])
  })

  it('lies between now and the deadline; at most three are proposed', () => {
    const { propose } = cup()
    expect([propose(0, 5), propose(0, 49 * HOUR), propose(0), propose(0, 1e6, 2e6, 3e6, 4e6)]).toEqual(Array(4).fill('LG-PACE-4'))
  })

  it('is for two people: an AI is always available, and live rounds have slots', () => {
    const live = started(2, { ...DAYS, pace: { kind: 'live' } })
    expect(() => live.act({ kind: 'proposed', fixture: 0, entrant: 0, hours: [HOUR] }, 10)).toThrow(Forbidden)
    const replaced = started(2, { ...DAYS, fill: { when: 'replace' } })
    replaced.act({ kind: 'replaced', entrant: 1, name: 'random', reason: '' }, 5)
    expect(() => replaced.act({ kind: 'proposed', fixture: 0, entrant: 0, hours: [HOUR] }, 10)).toThrow(
      'an AI opponent can play at any time',
    )
  })
})
