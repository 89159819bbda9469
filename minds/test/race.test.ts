import { quickLuck, rollDice } from '@robodrome/kernel'
import { describe, expect, test } from 'vitest'
import { Fate } from '../src/fate.ts'
import { Race } from '../src/race.ts'

/** Tries of options whose worth is spread by luck that the n-th tries share. */
function run(worths: readonly number[], first: readonly number[], tries: number, seed: number): Race {
  const race = new Race(first, 40)
  for (let i = 0; i < tries; i++) {
    const at = race.next(0.35)
    race.add(at, worths[at]! + (quickLuck(seed, race.tries(at)).below(1000) - 500) / 1000)
  }
  return race
}

const best = (values: readonly number[]): number => values.indexOf(Math.max(...values))

describe('a race', () => {
  test('tells options apart whose difference is small beside the luck they share', () => {
    for (let seed = 1; seed <= 20; seed++) expect(best(run([0.5, 0.52, 0.5], [0.5, 0.5, 0.5], 90, seed).values())).toBe(1)
  })

  test('begins with what seems best, and gives that its fair share even where nothing sets options apart', () => {
    expect(new Race([0.4, 0.6, 0.5], 40).next(0.35)).toBe(1)
    const race = run([0.5, 0.5], [0.5, 0.5], 100, 1)
    expect(Math.abs(race.tries(0) - race.tries(1))).toBeLessThan(10)
  })

  test('is decided once the leader has shown its worth and nothing can be hoped to beat it', () => {
    const race = new Race([0.9, 0.2], 40)
    for (let i = 0; i < 29; i++) race.add(0, 0.9)
    expect(race.isDecided(0.35)).toBe(false)
    race.add(0, 0.9)
    expect(race.isDecided(0.35)).toBe(true)
    expect(run([0.5, 0.5], [0.5, 0.5], 200, 1).isDecided(0.35)).toBe(false)
  })

  test('believes first impressions less once they were wrong about the leader', () => {
    const race = run([0.1, 0.1, 0.5], [0.8, 0.5, 0.1], 200, 3)
    expect(best(race.values())).toBe(2)
  })
})

describe('the luck of a playout', () => {
  const roll = (fate: Fate, count: number): unknown => fate.outcome(rollDice, { stack: [] }, { count, sides: 6 })

  test('is the same in the same places, although one line rolled more dice and more often in between', () => {
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
