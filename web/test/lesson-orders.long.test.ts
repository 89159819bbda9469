import { loadGame } from '@robodrome/games'
import { asked, quickLuck, start, type Game, type Position } from '@robodrome/kernel'
import { adviser, ask, type Reason } from '@robodrome/minds'
import { load, replay } from '@robodrome/table'
import { expect, test } from 'vitest'
import type { LocalTable } from '../src/table/local-table.ts'
import { follow, sensible } from './follow.ts'

/** Limited by playouts instead of time, so that every machine gives the same answer. */
const PLAYOUTS = 800
/**
 * The win chance that an instruction may cost at most. Differences below three points are noise from the search. A bad instruction once
 * cost five points.
 */
const GIVEN_AWAY = 0.035

/** How far each requested choice is behind the strongest AI's best choice. */
function givenAway(game: Game, table: LocalTable, wanted: readonly string[]): number[] {
  const { from, settings } = table.saved()
  const here = from ? load(game, from) : start(game, settings)
  for (const entry of table.entries()) replay(game, here, entry)
  const look = (position: Position): Reason[] => ask(adviser, game, settings, position, 0, quickLuck(1), { playouts: PLAYOUTS }).reasons
  const reasons = look(here)
  const [best] = reasons.toSorted((a, b) => b.value - a.value)
  // A plan of several pieces is sampled and improved by hill climbing instead of enumerated, so its first piece is rated only once placed.
  const worth = (text: string): number => {
    const after = game.clone(here)
    replay(game, after, { kind: 'choice', seat: 0, text })
    const isMore = game.insight?.plans !== undefined && asked(game, after).includes(0)
    return isMore ? Math.max(...look(after).map(({ value }) => value)) : reasons.find((reason) => reason.text === text)!.value
  }
  const most = wanted.includes(best!.text) ? best!.value : worth(best!.text)
  return wanted.map((text) => (text === best!.text ? 0 : most - worth(text)))
}

test.each(['gekido', 'volt', 'pbl', 'aimbots'])(
  '%s: the guide never asks for less than the best, by the AI that gives hints',
  async (id) => {
    const game = (await loadGame(id))!
    let orders = 0
    await follow(
      id,
      (wanted, { options }) => wanted?.[0] ?? sensible(options),
      ({ step, wanted }, table) => {
        if (!wanted) return
        orders++
        expect(Math.min(...givenAway(game, table, wanted)), `${step.id}: ${wanted.join(' or ')}`).toBeLessThanOrEqual(GIVEN_AWAY)
      },
    )
    expect(orders).toBeGreaterThan(2)
  },
)
