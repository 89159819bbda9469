import { loadGame, loadWords } from '@robodrome/games'
import { Match, options, quickLuck, type Game } from '@robodrome/kernel'
import { describe, expect, test } from 'vitest'
import { review } from '../src/table/review.ts'

const SETTINGS = {
  gekido: { mode: 'duel', seats: 2, options: {} },
  volt: { mode: 'training', seats: 2, options: {} },
  pbl: { mode: 'quick', seats: 2, options: {} },
  aimbots: { mode: 'first', seats: 2, options: {} },
} as const

/** Counted in playouts alone: the same on whatever machine. */
const CARE = { look: { playouts: 12 }, proof: { playouts: 80 } }

/** The beginning of a match in which everybody picks anything: somebody gives something away. */
function played(game: Game, settings: (typeof SETTINGS)[keyof typeof SETTINGS], steps: number): Match {
  const match = new Match(game, settings, quickLuck(3))
  const own = quickLuck(4)
  for (let i = 0; i < steps && match.asked().length > 0; i++) {
    const seat = match.asked()[0]!
    const legal = options(game, match.position, seat)
    match.take(seat, legal[own.below(legal.length)])
  }
  return match
}

describe.each(Object.entries(SETTINGS))('the decisions of a battle of %s that cost most', (id, settings) => {
  test('are of the own seat, dearest first, with something else that was better', async () => {
    const game = (await loadGame(id))!
    const { entries } = played(game, settings, id === 'gekido' ? 40 : 12)
    const found = review(game, (await loadWords(id))!, { settings, entries, names: ['Mara', 'Kuro'], seat: 0 }, CARE)
    expect(found.length).toBeLessThanOrEqual(3)
    expect(found.map(({ cost }) => cost)).toEqual(found.map(({ cost }) => cost).toSorted((a, b) => b - a))
    for (const { entries: before, chose, better, cost } of found) {
      expect(entries[before]).toMatchObject({ kind: 'choice', seat: 0 })
      expect(better).not.toBe(chose)
      expect(cost).toBeGreaterThan(0.05)
    }
    // Somebody who picks anything in a duel to the end gives something away; elsewhere the beginning alone need not be dear.
    expect(found.length).toBeGreaterThanOrEqual(id === 'gekido' ? 1 : 0)
  })
})
