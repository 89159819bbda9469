import { quickLuck, rollDice } from '@robodrome/kernel'
import { describe, expect, test } from 'vitest'
import { Fate } from '../src/fate.ts'
import { Race } from '../src/race.ts'

/** Runs a race between options whose values vary with luck. All n-th visits share the same luck. */
function run(worths: readonly number[], first: readonly number[], visits: number, seed: number): Race {
  const race = new Race(first, 40)
  for (let i = 0; i < visits; i++) {
    const at = race.next(0.35)
    race.add(at, worths[at]! + (quickLuck(seed, race.visits(at)).below(1000) - 500) / 1000)
  }
  return race
}

const best = (values: readonly number[]): number => values.indexOf(Math.max(...values))

describe('a race', () => {
  test('tells options apart even if shared luck varies more than they differ', () => {
    for (let seed = 1; seed <= 20; seed++) expect(best(run([0.5, 0.52, 0.5], [0.5, 0.5, 0.5], 90, seed).values())).toBe(1)
  })

  test('starts with the highest prior, and visits equal options equally', () => {
    expect(new Race([0.4, 0.6, 0.5], 40).next(0.35)).toBe(1)
    const race = run([0.5, 0.5], [0.5, 0.5], 100, 1)
    expect(Math.abs(race.visits(0) - race.visits(1))).toBeLessThan(10)
  })

  test('is decided once the leader has enough visits and no bound exceeds its mean', () => {
    const race = new Race([0.9, 0.2], 40)
    for (let i = 0; i < 29; i++) race.add(0, 0.9)
    expect(race.isDecided(0.35)).toBe(false)
    race.add(0, 0.9)
    expect(race.isDecided(0.35)).toBe(true)
    expect(run([0.5, 0.5], [0.5, 0.5], 200, 1).isDecided(0.35)).toBe(false)
  })

  test('believes priors less once the leader proved its own wrong', () => {
    const race = run([0.1, 0.1, 0.5], [0.8, 0.5, 0.1], 200, 3)
    expect(best(race.values())).toBe(2)
  })
})

describe('the luck of a playout', () => {
  const roll = (fate: Fate, count: number): unknown => fate.outcome(rollDice, { stack: [] }, { count, sides: 6 })

  test('is the same in the same places, even if one line rolled more dice in between', () => {
    const [one, other] = [new Fate(7), new Fate(7)]
    one.follow(0)
    other.follow(0)
    expect(roll(other, 5)).toEqual(roll(one, 5))
    roll(one, 3)
    one.follow(1)
    other.follow(1)
    expect(roll(other, 4)).toEqual(roll(one, 4))
    expect(roll(other, 30)).not.toEqual(roll(new Fate(8), 30))
  })
})
