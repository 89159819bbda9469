import { game } from '@robodrome/aimbots'
import { asked, choose, listen, options, quickLuck, settle, start, type Happened } from '@robodrome/kernel'
import { expect, test } from 'vitest'

test('AB-SET-4 what was told stays as it was told, whatever is done with the dice later', () => {
  const told: [event: Happened, then: string][] = []
  const luck = quickLuck(3)
  listen(
    (event) => told.push([event, JSON.stringify(event)]),
    () => {
      const g = start(game, { mode: 'duel', seats: 2, options: {} })
      for (settle(game, g, luck); g.phase === 'draft'; settle(game, g, luck)) {
        const seat = asked(game, g)[0]!
        choose(game, g, seat, options(game, g, seat)[0])
      }
    },
  )
  expect(told.filter(([{ kind }]) => kind === 'roll')).toHaveLength(2)
  for (const [event, then] of told) expect(JSON.stringify(event)).toBe(then)
})
