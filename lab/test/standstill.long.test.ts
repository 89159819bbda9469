import { loadGame } from '@robodrome/games'
import { playTable } from '@robodrome/lab'
import { firstOpponent, ruleOfThumb, type Mind } from '@robodrome/minds'
import { describe, expect, test } from 'vitest'

interface Pace {
  mode: string
  /** Events that count as progress, and the maximum number of turns without any of them. */
  deeds: readonly string[]
  patience: number
  /** Rules that end a stalled game. */
  standstill: readonly string[]
}

const GAMES: Readonly<Record<string, Pace>> = {
  gekido: { mode: 'duel', deeds: ['move', 'damage', 'push'], patience: 4, standstill: [] },
  aimbots: { mode: 'duel', deeds: ['attack', 'plate', 'pick up'], patience: 12, standstill: ['AB-END-6'] },
  volt: { mode: 'basic', deeds: ['move', 'fire'], patience: 2, standstill: [] },
  pbl: { mode: 'quick', deeds: ['declare', 'play', 'build'], patience: 12, standstill: [] },
}

/** Budgets are limited by playouts instead of time, so every machine plays the same game. */
const PLAYOUTS = 8
const SEED = 3

async function paceOf(id: string, mind: Mind) {
  const { mode, deeds } = GAMES[id]!
  const game = (await loadGame(id))!
  let idle = 0
  let longest = 0
  const g = playTable(game, { mode, seats: 2, options: {} }, [mind, mind], {
    seed: SEED,
    budget: { playouts: PLAYOUTS },
    ear({ kind }) {
      if (kind === game.insight!.study!.turn) longest = Math.max(longest, ++idle)
      if (deeds.includes(kind)) idle = 0
    },
  })
  return { longest, rule: game.result(g)!.rule }
}

const OPPONENTS = [...Object.keys(GAMES).map((id) => ({ id, mind: firstOpponent })), { id: 'aimbots', mind: ruleOfThumb }]

describe('nobody stands still', () => {
  test.each(OPPONENTS)('$id: $mind.title', { timeout: 120_000 }, async ({ id, mind }) => {
    const { longest, rule } = await paceOf(id, mind)
    expect(longest).toBeLessThanOrEqual(GAMES[id]!.patience)
    expect(GAMES[id]!.standstill).not.toContain(rule)
  })
})
