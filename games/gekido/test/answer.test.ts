import { Match, quickLuck, type Json, type Settings } from '@robodrome/kernel'
import { describe, expect, it } from 'vitest'
import { STANDARD_CONTENT } from '../src/content.ts'
import { rollsOf } from '../src/dice.ts'
import { forecast } from '../src/forecast.ts'
import { game } from '../src/index.ts'
import { luckOf } from '../src/odds/luck.ts'
import type { Gekido } from '../src/state.ts'
import type { Happening } from '../src/terms.ts'
import type { Blow } from '../src/shapes.ts'

const TWO: Settings = { mode: 'standard', seats: 2, options: {} }
const arranged = (position: Json): Match<Gekido> => new Match(game, TWO, quickLuck(1), game.arrange(position, TWO))
const only = (found: ReturnType<typeof forecast>): { hit: Blow | null; miss: Blow | null } => Object.values(found ?? {})[0]!

/** Slicer on a Laser Turret, about to complete Four of a Kind against M3-OW, who has Armor and stands on High Ground. */
const fight = (more: Record<string, Json>): Json => ({
  active: 1,
  arena: { '0,1': 'HIGH', '1,0': 'LASER' },
  bots: { 0: { bot: 'MEOW', at: '0,1', structure: [3, 6, 6, 6], armor: [4, 0], hand: ['C11'] }, 1: { bot: 'SLICER', at: '1,0' } },
  ...more,
})

describe('forecast', () => {
  it('GK-DMG-1 to GK-DMG-12: predicts the result of the damage rule', () => {
    const match = arranged(fight({ at: 'check', attack: { target: 0, roll: 3, command: 'FOUR_KIND', locked: 'TTTT', free: 'C' } }))
    const { hit, miss } = only(forecast(match.position))
    expect(miss).toBeNull()
    expect(hit).toMatchObject({ seat: 0, amount: 8, absorbed: 4, lost: 1, structure: [5, 6, 6] })
    match.choose(0, 'pass')
    const told = match.told.find(({ event }) => event.kind === 'damage')!.event
    expect(told).toMatchObject({
      amount: hit!.amount,
      absorbed: hit!.absorbed,
      lost: hit!.lost,
      structure: hit!.structure,
      parts: hit!.parts,
    })
  })

  it('GK-MALF-1: covers both outcomes while the dice are not final', () => {
    const match = arranged(fight({ attack: { target: 0, roll: 2, command: 'FOUR_KIND', locked: 'TT', free: 'TCC', feedback: 2 } }))
    const { hit, miss } = only(forecast(match.position))
    expect([hit!.amount, miss!.amount]).toEqual([8, 6])
    expect(miss).toMatchObject({ seat: 1, cause: 'malfunction', lost: 1, structure: [6, 6, 6, 6, 6] })
  })

  it('leaves the position as it is', () => {
    const { position } = arranged(fight({ attack: { target: 0, roll: 2, command: 'FOUR_KIND', locked: 'TT', free: 'TCC' } }))
    const before = JSON.stringify(position)
    game.answers!.forecast(position, 0, null)
    game.answers!.odds(position, 0, null)
    expect(JSON.stringify(position)).toBe(before)
  })

  it('exists by name, and only during attacks', () => {
    const { position } = arranged(fight({ attack: { target: 0, roll: 2, command: 'FOUR_KIND', locked: 'TT', free: 'TCC' } }))
    expect(game.answers!.odds(position, 0, null)).toMatchObject({ rows: [{ command: 'FOUR_KIND', chance: 11 / 36 }] })
    expect(game.answers!.forecast(arranged({}).position, 0, null)).toBeNull()
  })
})

describe('luck', () => {
  const opening: Happening[] = [
    { kind: 'target', rule: 'GK-TGT-1', seat: 0, bot: 'MEOW', target: 1, targetBot: 'SLICER', fallback: false },
    { kind: 'command', rule: 'GK-ATK-5', seat: 0, bot: 'MEOW', command: 'FOUR_KIND' },
  ]
  const roll = (faces: string): Happening => ({
    kind: 'roll',
    rule: 'GK-ATK-3',
    seat: 0,
    bot: 'MEOW',
    roll: 3,
    faces,
    free: faces,
    locked: 'TTT',
  })
  const fall = (faces: string) => luckOf(STANDARD_CONTENT, [...opening, roll(faces)], 2)[0]!

  it('GK-ATK-3: is zero on average over all rolls', () => {
    const mean = rollsOf(2).reduce((sum, [faces, ways]) => sum + (ways / 36) * (fall(faces).actual - fall(faces).expected), 0)
    expect(mean).toBeCloseTo(0, 12)
  })

  it('of a last roll is the actual minus the expected damage', () => {
    expect(fall('TC')).toMatchObject({ actual: 7, tries: 1 })
    expect(fall('SC').actual).toBe(-3)
    expect(fall('SC').expected).toBeCloseTo((11 / 36) * 7 - (25 / 36) * 3, 12)
  })
})
