import { Competition, Forbidden, openLog, openState } from '@robodrome/leagues'
import { describe, expect, it } from 'vitest'
import { define, referee, SEED } from './play.ts'

const TEAMS = { format: 'round robin', events: [{ game: 'aimbots', mode: 'teams', seats: 4 }] }

const open = (change: Record<string, unknown> = TEAMS): Competition =>
  Competition.open(define(change), referee, { seed: SEED, at: 0, by: 'max' })

const invite = (cup: Competition, first: string, second: string, by = first): void =>
  void cup.act(
    { kind: 'invited', team: { name: `${first} & ${second}`, members: [first, second], accounts: [first, second], text: '' } },
    1,
    by,
  )

const accept = (cup: Competition, first: string, second: string, by = second): void => {
  const entrant = { kind: 'team' as const, name: `${first} & ${second}`, members: [first, second], accounts: [first, second] }
  cup.act({ kind: 'entered', entrant: { ...entrant, text: '', rating: 0, shown: 1500 } }, 2, by)
}

const ruleAgainst = (work: () => unknown): string | null => {
  try {
    work()
    return null
  } catch (error) {
    return error instanceof Forbidden ? error.rule : String(error)
  }
}

describe('LG-ENT-3: teams', () => {
  it('enter when the first member invites the second, who must accept', () => {
    const cup = open()
    expect(cup.state.definition.entry.kinds).toEqual(['team', 'program'])
    expect(ruleAgainst(() => invite(cup, 'ann', 'bob', 'bob'))).toBe('LG-ENT-3')
    expect(ruleAgainst(() => invite(cup, 'ann', 'ann'))).toBe('LG-ENT-3')
    expect(ruleAgainst(() => accept(cup, 'ann', 'bob'))).toBe('LG-ENT-3')
    invite(cup, 'ann', 'bob')
    expect(ruleAgainst(() => invite(cup, 'ann', 'cy'))).toBe('LG-ENT-3')
    expect([ruleAgainst(() => accept(cup, 'ann', 'bob', 'ann')), ruleAgainst(() => accept(cup, 'ann', 'bob', 'cy'))]).toEqual([
      'LG-ENT-3',
      'LG-ENT-3',
    ])
    expect(cup.state.entrants).toEqual([])
    accept(cup, 'ann', 'bob')
    expect(cup.state.entrants).toMatchObject([{ kind: 'team', accounts: ['ann', 'bob'], members: ['ann', 'bob'] }])
  })

  it('do not enter twice: joining declines every other invitation', () => {
    const cup = open()
    invite(cup, 'ann', 'bob')
    invite(cup, 'cy', 'bob')
    accept(cup, 'cy', 'bob')
    expect(cup.state.invitations.map(({ isOpen }) => isOpen)).toEqual([false, false])
    expect([ruleAgainst(() => accept(cup, 'ann', 'bob')), ruleAgainst(() => invite(cup, 'bob', 'di'))]).toEqual(['LG-ENT-1', 'LG-ENT-1'])
  })

  it('lapse if the second declines, the first withdraws, or the competition starts', () => {
    const cup = open()
    const decline = (invitation: number, by: string): void => void cup.act({ kind: 'declined', invitation }, 2, by)
    invite(cup, 'ann', 'bob')
    expect(ruleAgainst(() => decline(0, 'cy'))).toBe('LG-ENT-3')
    decline(0, 'bob')
    expect([ruleAgainst(() => decline(0, 'bob')), ruleAgainst(() => accept(cup, 'ann', 'bob'))]).toEqual(['LG-ENT-3', 'LG-ENT-3'])
    invite(cup, 'ann', 'bob')
    decline(1, 'ann')
    invite(cup, 'ann', 'bob')
    accept(cup, 'ann', 'bob')
    invite(cup, 'cy', 'di')
    accept(cup, 'cy', 'di')
    invite(cup, 'eve', 'flo')
    cup.act({ kind: 'started' }, 3, 'max')
    expect(cup.state.invitations.some(({ isOpen }) => isOpen)).toBe(false)
    expect(Competition.replay(cup.log, referee, SEED).problem).toBeNull()
  })

  it('do not reveal the accounts of invited members', () => {
    const cup = open()
    invite(cup, 'account-of-ann', 'account-of-bob')
    const told = JSON.stringify([
      openState(cup.state, []).invitations.map(({ accounts }) => accounts),
      openLog(cup.log, []).map(({ by, data }) => [by, data.kind === 'invited' ? data.team.accounts : null]),
    ])
    expect(told).not.toContain('account-of')
  })

  it('LG-DATA-3: play only team modes', () => {
    const rule = (change: Record<string, unknown>) => ruleAgainst(() => define(change))
    expect(rule({ format: 'round robin', entry: { kinds: ['team'] } })).toBe('LG-DATA-3')
    expect(rule({ ...TEAMS, entry: { kinds: ['team'] } })).toBeNull()
  })
})
