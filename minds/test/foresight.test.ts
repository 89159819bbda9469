import { asked, node, options, quickLuck, start, type Any, type Game, type Settings } from '@robodrome/kernel'
import { ask, searcher, searchStyle } from '@robodrome/minds'
import { describe, expect, test } from 'vitest'
import { Fate } from '../src/fate.ts'
import { foresee, valueAfter, type Way } from '../src/habit.ts'
import { Windfall } from '../src/windfall.ts'
import { volley } from '../../kernel/test/games/volley.ts'

const plain: Settings = { mode: 'standard', seats: 2, options: {} }

/** In which moments somebody could attack, nothing else being under way. */
const isCalm = (g: Any): boolean => g.stack.at(-1)?.rule === 'chooseAttack'

/** Volley with an estimate that is right in calm moments, and far off in all others. */
const moody: Game = { ...volley, insight: { isCalm, evaluate: (g) => (isCalm(g) ? [0.6, 0.4] : [0, 1]) } }

/** Each card that is drawn counts for a tenth to the seat that draws it, and a tenth against the other. */
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

describe('playing on', () => {
  const way: Way = { horizon: 8, care: 1, plain: false, calm: true, exact: false }
  const values = (seed: number, how: Way): readonly number[] => foresee(moody, start(moody, plain), lucks(moody, seed, false), 2, how)

  test('judges in calm moments only, where it is told to', () => {
    const seen = Array.from({ length: 20 }, (_, seed) => values(seed, way)[0]!.toFixed(6))
    // Where the second half of the way had no such moment, its last one counted; never both.
    expect(seen.every((value) => value === '0.600000' || value === '0.000000')).toBe(true)
    expect(seen.filter((value) => value === '0.600000').length).toBeGreaterThan(10)
    const hasty = Array.from({ length: 20 }, (_, seed) => values(seed, { ...way, calm: false })[0]!)
    expect(hasty.some((value) => value > 0.01 && value < 0.59)).toBe(true)
  })

  test('judges the last moment where none is calm', () => {
    const never: Game = { ...moody, insight: { isCalm: () => false, evaluate: () => [0.7, 0.3] } }
    expect(foresee(never, start(never, plain), lucks(never, 1, false), 2, way)[0]).toBeCloseTo(0.7, 10)
  })
})

describe('habit', () => {
  /** A pass leads to luck that looks good at once and is bad on average. */
  const deceiving: Game = { ...volley, insight: { evaluate: () => [0.9, 0.9], expects: () => [0.1, 0.1] } }

  test('knows what luck brings on average, where it is told to and the game can tell', () => {
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
  test('is what luck brought beyond what was to be expected, and is taken off', () => {
    const g = start(drawn, plain)
    const { windfall, fate } = lucks(drawn, 1, true)
    windfall.settle(g, fate)
    expect(node(drawn, g).kind).toBe('choice')
    // Three cards for each, and one more for the first player.
    expect(windfall.without([0.5, 0.5])[0]).toBeCloseTo(0.4, 10)
    expect(windfall.without([0.5, 0.5])[1]).toBeCloseTo(0.6, 10)
  })

  test('is left where it is not counted', () => {
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

  test('answers the same by the same luck, and says how it expects to go on', () => {
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
