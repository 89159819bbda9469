import { asked, choose, happen, node, options, outcomes, quickLuck, settle, start } from '@robodrome/kernel'
import { expect, test } from 'vitest'
import { game, type Option } from '../src/index.ts'
import { odds } from '../src/odds/odds.ts'
import type { Gekido } from '../src/state.ts'

/** Follow-up questions after using a piece: which symbol, which dice, which Command. */
const PART_OF_A_USE = ['setDie', 'respinDice', 'switchTo', 'keepLocked']
/** Questions that are asked while the dice can still change. */
const WINDOWS = ['preWindow', 'defenderWindow', 'attackerWindow']
const ROLLING = [...WINDOWS, 'nameCommand', 'lockDice', 'stopOrRoll']

/** Yields every question of a few random games. */
function* questions(mode: 'duel' | 'standard' = 'duel', seeds = 4): Generator<{ g: Gekido; seat: number; legal: Option[] }> {
  for (let seed = 1; seed <= seeds; seed++) {
    const luck = quickLuck(seed)
    const g = start(game, { mode, seats: 2, options: {} })
    for (;;) {
      settle(game, g, luck)
      const [seat] = asked(game, g)
      if (seat === undefined) break
      const legal = options<Option>(game, g, seat)
      yield { g, seat, legal }
      choose(game, g, seat, legal[luck.below(legal.length)])
    }
  }
}

test('GK-ATK-6 advice rates a lock by the chance it leaves', () => {
  let locks = 0
  for (const { g, seat, legal } of questions()) {
    if (g.stack.at(-1)!.rule !== 'lockDice') continue
    const chances = odds(g, seat)!.answers.map(({ rows }) => rows[0]!.chance)
    const advised = game.insight!.advise!(g, seat, legal)!
    const where = (list: readonly number[]) => list.flatMap((value, i) => (Math.max(...list) - value < 1e-9 ? [legal[i]] : []))
    expect(where(advised)).toEqual(where(chances))
    locks++
  }
  expect(locks).toBeGreaterThan(50)
})

test('GK-ATK-5 the position is worth as much as its advised Command', () => {
  let named = 0
  for (const { g, seat, legal } of questions()) {
    if (g.stack.at(-1)!.rule !== 'nameCommand') continue
    expect(Math.max(...game.insight!.advise!(g, seat, legal)!)).toBeCloseTo(game.insight!.evaluate!(g)[seat]!)
    named++
  }
  expect(named).toBeGreaterThan(10)
})

test('GK-ATK-8 advice is to stop with a complete Command; other questions get no advice', () => {
  const seen = new Set<string>()
  for (const { g, seat, legal } of questions()) {
    const rule = g.stack.at(-1)!.rule
    const advised = game.insight!.advise!(g, seat, legal)
    expect(rule === 'stopOrRoll' ? advised![0]! > advised![1]! && legal[0]!.kind : 'stop').toBe('stop')
    expect(advised !== null).toBe([...ROLLING, ...PART_OF_A_USE, 'firstMove'].includes(rule))
    seen.add(rule)
  }
  expect(seen).toContain('stopOrRoll')
  expect(seen).toContain('secondMove')
})

/** Finds the value of an option to a seat by trying every outcome of the next roll. */
function byEveryRoll(g: Gekido, seat: number, option: Option): number {
  const after = game.clone(g)
  choose(game, after, seat, option)
  if (node(game, after).kind !== 'chance') return game.insight!.evaluate!(after)[seat]!
  let sum = 0
  let weights = 0
  for (const [outcome, weight] of outcomes(game, after)!) {
    const then = game.clone(after)
    happen(game, then, outcome)
    sum += weight * game.insight!.evaluate!(then)[seat]!
    weights += weight
  }
  return sum / weights
}

test('GK-MOVE-2 the value of a move before the first roll is the average over all rolls', () => {
  let moves = 0
  for (const { g, seat, legal } of questions()) {
    if (g.stack.at(-1)!.rule !== 'firstMove' || moves++ % 3 !== 0) continue
    const advised = game.insight!.advise!(g, seat, legal)!
    for (const [i, option] of legal.entries()) expect(advised[i]).toBeCloseTo(byEveryRoll(g, seat, option), 12)
  }
  expect(moves).toBeGreaterThan(20)
})

/** The value of an answer to a seat with the best follow-up choices, averaged over all rolls. Null if it leads out of the attack. */
function byPlaying(g: Gekido, seat: number, option: Option): number | null {
  const after = game.clone(g)
  choose(game, after, seat, option)
  const next = (position: Gekido): string => position.stack.at(-1)?.rule ?? ''
  if (PART_OF_A_USE.includes(next(after))) {
    const values = options<Option>(game, after, seat).map((part) => byPlaying(after, seat, part))
    return values.includes(null) ? null : Math.max(...values.map((value) => value!))
  }
  const falls = node(game, after).kind === 'chance' ? outcomes(game, after)! : []
  if (falls.length === 0) return ROLLING.includes(next(after)) ? game.insight!.evaluate!(after)[seat]! : null
  let sum = 0
  let weights = 0
  for (const [fall, weight] of falls) {
    const then = game.clone(after)
    happen(game, then, fall)
    if (node(game, then).kind === 'chance' || !ROLLING.includes(next(then))) return null
    sum += weight * game.insight!.evaluate!(then)[seat]!
    weights += weight
  }
  return sum / weights
}

test.each(['duel', 'standard'] as const)('GK-WIN-7, GK-DICE-6 the value of a use in a window equals its value when played: %s', (mode) => {
  const seen = new Set<string>()
  let asked = 0
  for (const { g, seat, legal } of questions(mode, 6)) {
    if (![...WINDOWS, ...PART_OF_A_USE].includes(g.stack.at(-1)!.rule) || asked++ % 2 === 1) continue
    const advised = game.insight!.advise!(g, seat, legal)!
    for (const [i, option] of legal.entries()) {
      const played = byPlaying(g, seat, option)
      if (played === null) continue
      expect(advised[i], JSON.stringify([g.stack.at(-1), g.attack, option])).toBeCloseTo(played, 10)
      seen.add('card' in option ? option.card : 'power' in option ? option.power : option.kind)
    }
  }
  expect(seen.size).toBeGreaterThan(mode === 'duel' ? 3 : 12)
})
