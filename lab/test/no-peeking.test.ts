import { loadGame } from '@robodrome/games'
import { asked, choose, options, quickLuck, same, settle, start, type Any, type Game, type Settings } from '@robodrome/kernel'
import { ask, minds, type Mind } from '@robodrome/minds'
import { describe, expect, test } from 'vitest'

/** Games with hidden information: hands and piles, cores, programs and inventories, secret picks. */
const TABLES: [string, Settings][] = [
  ['gekido', { mode: 'standard', seats: 3, options: {} }],
  ['aimbots', { mode: 'duel', seats: 2, options: {} }],
  ['pbl', { mode: 'quick', seats: 2, options: {} }],
  ['volt', { mode: 'basic', seats: 3, options: {} }],
]

/** How many questions of a game are asked. */
const QUESTIONS = process.env['TESTS'] === 'long' ? 8 : 4

/** Some questions of a random game, each with a position that looks the same to the seat being asked, and whether it differs. */
function* questions(game: Game, settings: Settings, seed: number, every: number): Generator<{ g: Any; other: Any; seat: number }> {
  const luck = quickLuck(seed)
  const g = start(game, settings)
  for (let i = 0; i < QUESTIONS * every; i++) {
    settle(game, g, luck)
    const seats = asked(game, g)
    const seat = seats[luck.below(seats.length)]
    if (seat === undefined) return
    const legal = options(game, g, seat)
    if (i % every === 0 && legal.length > 1) yield { g, other: game.imagine(g, seat, luck), seat }
    choose(game, g, seat, legal[luck.below(legal.length)])
  }
}

describe('no mind knows more than its seat', () => {
  for (const [id, settings] of TABLES)
    test(`${id}: same view, same luck, same budget, same answer`, async () => {
      const game = (await loadGame(id))!
      let different = 0
      for (const { g, other, seat } of questions(game, settings, 11, 7)) {
        if (!same(g, other)) different++
        for (const mind of Object.values(minds) as Mind[]) {
          const answer = ask(mind, game, settings, g, seat, quickLuck(5), { playouts: 6 })
          expect(ask(mind, game, settings, other, seat, quickLuck(5), { playouts: 6 })).toEqual(answer)
          expect(answer.playouts).toBeLessThanOrEqual(6)
        }
      }
      expect(different).toBeGreaterThan(0)
    })
})
