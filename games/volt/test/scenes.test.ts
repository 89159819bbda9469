import { asked, choose, listen, options, quickLuck, settle, start } from '@robodrome/kernel'
import { game } from '@robodrome/volt'
import { expect, test } from 'vitest'
import type { Happening } from '../src/happening.ts'
import { settings } from './helpers.ts'

test('VT-MOVE-1 VT-PUSH-1 while a move or a push is told, the robot already stands where it went', () => {
  const luck = quickLuck(5)
  const g = start(game, settings('training', 4))
  const moved: [stands: string | null, into: string][] = []
  const ear = (told: unknown): void => {
    const event = told as Happening
    if (event.kind === 'move') moved.push([g.robots[event.robot].at, event.into])
    else if (event.kind === 'push' && event.piece !== 'mine') moved.push([g.robots[event.piece].at, event.into])
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
  expect(moved.length).toBeGreaterThan(10)
  for (const [stands, into] of moved) expect(stands).toBe(into)
})
