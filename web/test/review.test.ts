import { loadGame, loadWords } from '@robodrome/games'
import { Match, options, quickLuck, type Game } from '@robodrome/kernel'
import { save } from '@robodrome/table'
import { describe, expect, test } from 'vitest'
import { review } from '../src/table/review.ts'
import { matchOf } from './gekido/positions.ts'

const SETTINGS = {
  gekido: { mode: 'duel', seats: 2, options: {} },
  volt: { mode: 'training', seats: 2, options: {} },
  pbl: { mode: 'quick', seats: 2, options: {} },
  aimbots: { mode: 'first', seats: 2, options: {} },
} as const

/** So many steps of a match; in VOLT a program takes four of each player. */
const STEPS: Readonly<Record<string, number>> = { gekido: 40, volt: 160, pbl: 12, aimbots: 12 }

/** Counted in playouts alone: the same on whatever machine. */
const CARE = { all: Infinity, look: { playouts: 24 }, proof: { playouts: 80 } }

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
    const { entries } = played(game, settings, STEPS[id]!)
    const found = review(game, (await loadWords(id))!, { settings, entries, names: ['Mara', 'Kuro'], seat: 0 }, CARE)
    expect(found.length).toBeLessThanOrEqual(3)
    expect(found.map(({ cost }) => cost)).toEqual(found.map(({ cost }) => cost).toSorted((a, b) => b - a))
    for (const { entries: before, chose, better, cost } of found) {
      expect(entries[before]).toMatchObject({ kind: 'choice', seat: 0 })
      expect(better).not.toBe(chose)
      expect(cost).toBeGreaterThan(0.02)
    }
    // Somebody who picks anything gives something away wherever there is much to choose; elsewhere the beginning alone need not be dear.
    expect(found.length).toBeGreaterThanOrEqual(id === 'gekido' || id === 'volt' ? 1 : 0)
  })
})

test('a whole program of VOLT is one decision: what was confirmed against the best one, both named die by die', async () => {
  const game = (await loadGame('volt'))!
  const { entries } = played(game, SETTINGS.volt, STEPS['volt']!)
  const found = review(game, (await loadWords('volt'))!, { settings: SETTINGS.volt, entries, names: ['Mara', 'Kuro'], seat: 0 }, CARE)
  for (const { chose, better } of found) for (const program of [chose, better]) expect(program.split(', ')).toHaveLength(3)
})

test('Three of a Kind is found out where Four of a Kind was certain as well', async () => {
  const game = (await loadGame('gekido'))!
  const bots = { 0: { bot: 'MEOW', at: '0,1' }, 1: { bot: 'SLICER', at: '1,0' } }
  const match = matchOf({ mode: 'duel', position: { at: 'lock', bots, attack: { target: 1, roll: 1, free: 'TTTTC' } } })
  const from = save(game, match.position)
  expect(match.choose(0, 'command Three of a Kind')).toBeNull()
  const { settings, entries } = match
  const care = { ...CARE, proof: { playouts: 240 } }
  const found = review(game, (await loadWords('gekido'))!, { settings, entries, names: ['Mara', 'Kuro'], seat: 0, from }, care)
  expect(found).toMatchObject([{ entries: 0, chose: 'Three of a Kind', better: 'Four of a Kind' }])
})
