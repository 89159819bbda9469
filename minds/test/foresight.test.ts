import { asked, node, options, quickLuck, start, type Any, type Game, type Settings } from '@robodrome/kernel'
import { ask, searcher, searchStyle } from '@robodrome/minds'
import { describe, expect, test } from 'vitest'
import { Fate } from '../src/fate.ts'
import { rollout, valueAfter, type RolloutStyle } from '../src/rollout.ts'
import { Windfall } from '../src/windfall.ts'
import { volley } from '../../kernel/test/games/volley.ts'

const plain: Settings = { mode: 'standard', seats: 2, options: {} }

/** Positions in which a seat can attack and nothing else is in progress. */
const isQuiescent = (g: Any): boolean => g.stack.at(-1)?.rule === 'chooseAttack'

/** Volley with an estimate that is right in quiescent positions and far off in all others. */
const moody: Game = { ...volley, insight: { isQuiescent, evaluate: (g) => (isQuiescent(g) ? [0.6, 0.4] : [0, 1]) } }

/** Each drawn card is worth 0.1 to the seat that draws it, and costs the other as much. */
const drawn: Game = {
  ...volley,
  insight: {
    evaluate: () => [0.5, 0.5],
    windfall: (g) => [0, 1].map((seat) => (seat === g.stack.at(-1)?.notes.seat ? 0.1 : -0.1)),
  },
}

function lucks(game: Game, seed: number, isFair: boolean) {
  return { fate: new Fate(seed), own: quickLuck(seed), windfall: new Windfall(game, 2, isFair) }
}

describe('a rollout', () => {
  const way: RolloutStyle = { horizon: 8, breadth: 1, plain: false, quiescent: true, exact: false, policy: null }
  const values = (seed: number, how: RolloutStyle): readonly number[] =>
    rollout(moody, start(moody, plain), lucks(moody, seed, false), 2, how)

  test('evaluates only quiescent positions if told to', () => {
    const seen = Array.from({ length: 20 }, (_, seed) => values(seed, way)[0]!.toFixed(6))
    // Either the quiescent positions count or, if the second half of the rollout had none, only its last position.
    expect(seen.every((value) => value === '0.600000' || value === '0.000000')).toBe(true)
    expect(seen.filter((value) => value === '0.600000').length).toBeGreaterThan(10)
    const hasty = Array.from({ length: 20 }, (_, seed) => values(seed, { ...way, quiescent: false })[0]!)
    expect(hasty.some((value) => value > 0.01 && value < 0.59)).toBe(true)
  })

  test('evaluates the last position if none is quiescent', () => {
    const never: Game = { ...moody, insight: { isQuiescent: () => false, evaluate: () => [0.7, 0.3] } }
    expect(rollout(never, start(never, plain), lucks(never, 1, false), 2, way)[0]).toBeCloseTo(0.7, 10)
  })
})

describe('the rollout policy', () => {
  /** Passing leads to a chance that looks good at first and is bad on average. */
  const deceiving: Game = { ...volley, insight: { evaluate: () => [0.9, 0.9], expects: () => [0.1, 0.1] } }

  test('uses exact expectations if told to and the game has them', () => {
    const g = start(deceiving, plain)
    new Windfall(deceiving, 2, false).settle(g, quickLuck(3))
    const seat = asked(deceiving, g)[0]!
    const [first] = options(deceiving, g, seat)
    const value = (exact: boolean): number => valueAfter(deceiving, g, 2, seat, first, 1, exact)
    expect(value(false)).toBe(0.9)
    expect(value(true)).toBe(0.1)
  })
})

describe('a windfall', () => {
  test('is the luck beyond expectation, and is subtracted', () => {
    const g = start(drawn, plain)
    const { windfall, fate } = lucks(drawn, 1, true)
    windfall.settle(g, fate)
    expect(node(drawn, g).kind).toBe('choice')
    // The players draw three cards each, and the first player one more.
    expect(windfall.without([0.5, 0.5])[0]).toBeCloseTo(0.4, 10)
    expect(windfall.without([0.5, 0.5])[1]).toBeCloseTo(0.6, 10)
  })

  test('is not subtracted if it is not counted', () => {
    const g = start(drawn, plain)
    const { windfall, fate } = lucks(drawn, 1, false)
    windfall.settle(g, fate)
    expect(windfall.without([0.5, 0.5])).toEqual([0.5, 0.5])
  })
})

describe('a search without a tree', () => {
  const bare = searcher({ ...searchStyle, id: 'bare', tree: false })
  const game: Game = {
    ...volley,
    insight: {
      evaluate: ({ lives }: { lives: number[] }) => lives.map((life) => Math.max(0, life) / lives.reduce((a, b) => a + Math.max(0, b), 0)),
    },
  }

  test('gives the same answer with the same luck, and reports the expected continuation', () => {
    const g = start(game, plain)
    new Windfall(game, 2, false).settle(g, quickLuck(3))
    const seat = asked(game, g)[0]!
    const attacks = options(game, g, seat).length
    expect(attacks).toBeGreaterThan(1)
    const first = ask(bare, game, plain, g, seat, quickLuck(1), { playouts: 60 })
    expect(ask(bare, game, plain, g, seat, quickLuck(1), { playouts: 60 })).toEqual(first)
    expect(first.reasons).toHaveLength(attacks)
    expect(first.option.text).not.toBe('rest')
    expect(first.ahead.length).toBeGreaterThan(0)
  })
})
