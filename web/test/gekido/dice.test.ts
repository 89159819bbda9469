import { describe, expect, it } from 'vitest'
import { fractionOf, roundPercent } from '../../src/boards/gekido/chances.ts'
import { marked, pickedIn, says, tapped } from '../../src/boards/gekido/stage/picks.ts'
import { slotsOf } from '../../src/boards/gekido/stage/slots.ts'
import { ASKED, matchOf } from './positions.ts'
import { snapshotFor } from '../tables.ts'

const locking = snapshotFor(matchOf(ASKED['lockDice']!), 0)
const defending = snapshotFor(matchOf(ASKED['defenderWindow']!), 0)

describe('tapping dice', () => {
  it('builds a lock set die by die, in the notation of the game', () => {
    const one = tapped(locking, null, 'T', false)
    const two = tapped(locking, one!, 'T', false)
    const three = tapped(locking, two!, 'C', false)
    expect([one, two, three]).toEqual(['lock T', 'lock T T', 'lock T T C'])
    expect(pickedIn(locking, three!)).toBe('TTC')
    expect(tapped(locking, three!, 'T', true)).toBe('lock T C')
  })

  it('begins a new set where the die does not fit: a third T on Two Pairs', () => {
    expect(tapped(locking, 'lock T T', 'T', false)).toBe('lock T')
  })

  it('asks for the refusal where nothing is left to lock after roll 1', () => {
    expect(tapped(locking, 'lock T', 'T', true)).toBe('lock nothing')
    expect(locking.refusals.find(({ text }) => text === 'lock nothing')?.rule).toBe('GK-ATK-5')
  })

  it('points an effect at the die', () => {
    expect(tapped(defending, 'play Polarity Switch on T', 'C', false)).toBe('play Polarity Switch on C')
    expect(tapped(defending, null, 'C', false)).toMatch(/ on C$/)
    expect(pickedIn(defending, 'play Polarity Switch on C')).toBe('C')
  })

  it('marks as many dice as are picked', () => {
    expect(marked('TTTCS', 'TT')).toEqual([true, true, false, false, false])
    expect(says('TTTCS', [false, true, true, false, false], 'TT')).toBe(true)
    expect(says('TTTCS', [false, true, false, false, true], 'TT')).toBe(false)
  })
})

describe('the spaces of a Command', () => {
  it('show what is locked, what is picked and what is needed', () => {
    expect(slotsOf('FOUR_KIND', 'TT', 'T', 'P').map(({ face, state }) => `${face} ${state}`)).toEqual([
      'T locked',
      'T locked',
      'T picked',
      'T needed',
    ])
    expect(slotsOf('FULL_HOUSE', 'CC', '', 'P').map(({ face, state }) => `${face} ${state}`)).toEqual([
      'C locked',
      'C locked',
      'C needed',
      'null needed',
      'null needed',
    ])
  })

  it('of Five Different wait for the five symbols that are not the own', () => {
    expect(slotsOf('FIVE_DIFF', 'SC', '', 'T').map(({ face, state }) => `${face} ${state}`)).toEqual([
      'S locked',
      'C locked',
      'D needed',
      'P needed',
      'X needed',
    ])
  })
})

describe('chances', () => {
  it('have a fraction where one of up to five dice gives it', () => {
    expect(fractionOf(11 / 36)).toEqual([11, 36])
    expect(fractionOf(1 / 7776)).toEqual([1, 7776])
    expect(fractionOf(1)).toBeUndefined()
    expect(fractionOf(0.123456789)).toBeUndefined()
  })

  it('are never rounded to a certainty', () => {
    expect([0, 0.004, 0.306, 0.996, 1].map(roundPercent)).toEqual(['0 %', '<1 %', '31 %', '>99 %', '100 %'])
  })
})
