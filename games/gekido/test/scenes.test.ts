import { asked, choose, listen, options, quickLuck, settle, start } from '@robodrome/kernel'
import { expect, test } from 'vitest'
import { game } from '../src/index.ts'
import type { Happening } from '../src/terms.ts'

test('GK-MOVE-4 while a move is told, the Bot already stands where it went', () => {
  const luck = quickLuck(5)
  const g = start(game, { mode: 'standard', seats: 3, options: {} })
  const moved: [stands: string, cell: string][] = []
  const ear = (told: unknown): void => {
    const event = told as Happening
    if (event.kind === 'move') moved.push([g.bots[event.seat]!.at, event.cell])
  }
  listen(ear, () => {
    settle(game, g, luck)
    for (let i = 0; i < 400 && asked(game, g).length > 0; i++) {
      const seat = asked(game, g)[0]!
      const open = options(game, g, seat)
      choose(game, g, seat, open[luck.below(open.length)])
      settle(game, g, luck)
    }
  })
  expect(moved.length).toBeGreaterThan(3)
  for (const [stands, cell] of moved) expect(stands).toBe(cell)
})
