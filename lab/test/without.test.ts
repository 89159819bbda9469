import { loadGame } from '@robodrome/games'
import { gamesToDecide, judge, strayByChance, studyGame, thinkerOf } from '@robodrome/lab/study'
import { expect, test } from 'vitest'

const DUEL = { mode: 'duel', seats: 2, options: { bots: ['PYTRON', 'SLICER'] } }
const PIECE = 'power ANY_DIE'

test('a mind that may not use a piece never uses it by choice; the other side still does', async () => {
  const game = (await loadGame('gekido'))!
  const own = { mind: 'rule-of-thumb', budget: {} }
  const uses = (without: boolean): [own: number, other: number] => {
    const players = [thinkerOf(without ? { ...own, without: PIECE } : own), thinkerOf(own)]
    let [mine, others] = [0, 0]
    for (let deal = 0; deal < 6; deal++)
      for (const turn of [0, 1])
        for (const { player, uses: used } of studyGame(game, DUEL, players, 1, { deal, turn }).seats)
          if (used.includes(PIECE)) {
            mine += Number(player === 0)
            others += Number(player === 1)
          }
    return [mine, others]
  }
  const [free] = uses(false)
  expect(free).toBeGreaterThan(0)
  const [restricted, other] = uses(true)
  expect(restricted).toBe(0)
  expect(other).toBeGreaterThan(0)
})

test('too strong only when the whole range lies above the fair band; a range that misses the fair value leans', () => {
  const of = (low: number, high: number) => judge({ share: (low + high) / 2, low, high }, 0.5)
  expect(of(0.521, 0.56)).toBe('strong')
  expect(of(0.519, 0.6)).toBe('leans strong')
  expect(of(0.499, 0.6)).toBe('even')
  expect(of(0.4, 0.481)).toBe('leans weak')
  expect(of(0.4, 0.479)).toBe('weak')
})

test('the games still missing shrink with the range, and one range in twenty strays', () => {
  expect(gamesToDecide([{ share: 0.5, low: 0.46, high: 0.54 }], 1000)).toBe(3000)
  expect(gamesToDecide([{ share: 0.5, low: 0.49, high: 0.51 }], 1000)).toBe(0)
  expect(strayByChance(6)).toBe(0.3)
})
