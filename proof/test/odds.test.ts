import { answer, call, chance, choice, quickLuck, rulebook, sequence, type Game, type Position } from '@robodrome/kernel'
import { bruteForce, holdOdds, type Claim } from '@robodrome/proof'
import { describe, expect, test } from 'vitest'
import { tell } from '../../kernel/test/games/tell.ts'
import { ticTacToe } from '../../kernel/test/games/tic-tac-toe.ts'

/** A player rolls a die and may reroll it once. A five or a six wins. */
interface Toy extends Position {
  sides: number
  face: number
}

const roll = chance<Toy, object, number>('roll', {
  draw: (g, _notes, luck) => luck.below(g.sides) + 1,
  outcomes: (g) => Array.from({ length: g.sides }, (_, i) => [i + 1, 1]),
  happen(g, _notes, face) {
    g.face = face
    return answer()
  },
})
const again = choice<Toy, object, string>('again', {
  seats: () => [0],
  ask: () => ({ kind: 'again', rule: 'TOY-1' }),
  candidates: () => ['keep', 'roll'],
  choose: (_g, _notes, _seat, option) => answer(option),
})
const turn = sequence<Toy, { wants: string }>('turn', {
  first: () => call(roll, {}),
  ask: () => call(again, {}, 'wants'),
  second: (_g, { wants }) => (wants === 'roll' ? call(roll, {}) : undefined),
  end(g) {
    tell?.({ kind: 'end', rule: 'TOY-1', won: g.face > (g.sides * 4) / 6 })
  },
})
const toy: Game<Toy> = {
  ...(ticTacToe as unknown as Game<Toy>),
  rules: rulebook(turn, roll, again),
  setup: () => ({ stack: [call(turn, { wants: '' })], sides: 6, face: 0 }),
  clone: (g) => structuredClone(g),
}
const fresh = (sides: number): Toy => ({ stack: [{ ...call(turn, { wants: '' }), step: 'ask' }, call(roll, {})], sides, face: 0 })

const claim = (chanceTold: number, from: Position, tries: 'for' | 'against' = 'for', only?: string): Claim => ({
  about: 'to win',
  least: chanceTold,
  most: chanceTold,
  from,
  came: (events) => (events.find(({ kind }) => kind === 'end') as { won: boolean } | undefined)?.won ?? null,
  plays: (_g, _seat, options) => ({ among: options.filter((option) => only === undefined || option === only), tries }),
})

describe('brute force over the rules', () => {
  test('counts every outcome and takes the best answer, or the worst', () => {
    expect(bruteForce(toy, claim(0, fresh(6)), quickLuck(1))).toEqual({ chance: expect.closeTo(5 / 9, 12) as number, error: 0 })
    expect(bruteForce(toy, claim(0, fresh(6), 'against'), quickLuck(1))!.chance).toBeCloseTo(1 / 9, 12)
  })

  test('samples what is too much to count, and says how far it may be off', () => {
    const found = bruteForce(toy, claim(0, fresh(12_006), 'for', 'roll'), quickLuck(1))!
    expect(found.error).toBeGreaterThan(0)
    expect(Math.abs(found.chance - 1 / 3)).toBeLessThan(5 * found.error)
  })
})

const settings = { mode: 'standard', seats: 2, options: {} }
const held = (told: (g: Toy) => number) => holdOdds(toy, settings, (g) => [claim(told(g as Toy), g)], { seed: 1, most: 20 })

test('a game that tells the truth about its chances', () => {
  const report = held((g) => (g.face > 4 ? 1 : 1 / 3))
  expect(report).toEqual({ counted: 20, sampled: 0, passedOver: 0, differences: [] })
})

test('a game that forgets the second roll', () => {
  const { differences } = held((g) => (g.face > 4 ? 1 : 0))
  expect(differences[0]).toMatch(/^to win: told 0, by the rules 0\.333\d*, at turn\.ask > again, standard, 2 seats, seed \d+$/)
})

test('bounds that do not hold the chance between them', () => {
  const wide = (least: number, most: number) =>
    holdOdds(toy, settings, (g) => [{ ...claim(0, g), least, most }], { seed: 1, most: 20 }).differences.length
  expect(wide(0.3, 1)).toBe(0)
  expect(wide(0.5, 1)).toBeGreaterThan(0)
})
