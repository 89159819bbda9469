import { Match, options as legal, quickLuck } from '@robodrome/kernel'
import { expect, test } from 'vitest'
import { game } from '../src/index.ts'
import type { Happening, Option } from '../src/terms.ts'

test('PBL-MODE-11 a team deck that is too small for a hand each is shared out evenly', () => {
  const match = new Match(
    game,
    { mode: 'hands', seats: 4, options: { draft: 'regular', inheritance: [['Shero'], ['Mute']] } },
    quickLuck(3),
  )
  const hands = () => match.told.map(({ event }) => event as Happening).filter((event) => event.kind === 'opening hands')
  // A player who always takes the first pile ends with a deck of eight or nine cards.
  while (hands().length < 4) {
    const seat = match.asked()[0]!
    const open = legal<Option>(game, match.position, seat)
    match.take(seat, open.find(({ kind }) => kind === 'takePile') ?? open[0]!)
  }
  const sizes = [0, 1, 2, 3].map((seat) => hands().find((event) => event.seat === seat)!.secret.a.length)
  expect(sizes).toEqual([4, 5, 4, 4])
})
