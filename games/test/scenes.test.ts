import { game as aimbots, type Aimbots, type Happening as AimbotsHappening } from '@robodrome/aimbots'
import { game as gekido } from '@robodrome/gekido'
import type { Happening as GekidoHappening } from '@robodrome/gekido/page'
import { asked, choose, listen, options, quickLuck, settle, start, type Game, type Position, type Settings } from '@robodrome/kernel'
import { game as volt } from '@robodrome/volt'
import type { Happening as VoltHappening } from '@robodrome/volt/page'
import { expect, test } from 'vitest'

// Spectators see the position at the moment of an event, so a moving piece must already be on its new space.

test('VT-MOVE-1 VT-PUSH-1 while a move or a push is told, the robot already stands where it went', () => {
  const moved: Moved = []
  overhear(volt, { mode: 'training', seats: 4, options: {} }, (g, event: VoltHappening) => {
    if (event.kind === 'move') moved.push([g.robots[event.robot].at, event.into])
    else if (event.kind === 'push' && event.piece !== 'mine') moved.push([g.robots[event.piece].at, event.into])
  })
  expect(moved.length).toBeGreaterThan(10)
  expect(moved.filter(isLate)).toEqual([])
})

test('GK-MOVE-4 while a move is told, the Bot already stands where it went', () => {
  const moved: Moved = []
  overhear(gekido, { mode: 'standard', seats: 3, options: {} }, (g, event: GekidoHappening) => {
    if (event.kind === 'move') moved.push([g.bots[event.seat]!.at, event.cell])
  })
  expect(moved.length).toBeGreaterThan(3)
  expect(moved.filter(isLate)).toEqual([])
})

test('AB-BOOST-1 AB-PLACE-2 AB-PIVOT-1 AB-SCRAP-3 while bots are told to move or turn, they already stand where they went, and are named by where they stood', () => {
  const moved: Moved = []
  const unmoved: AimbotsHappening[] = []
  const kinds = new Set<string>()
  for (let seed = 0; seed < 12; seed++) {
    let faced: number[] = []
    const ear = (g: Aimbots, event: AimbotsHappening): void => {
      const at = (id: number): string => g.bots[id]!.at
      kinds.add(event.kind)
      if (event.kind === 'place') moved.push([at(event.bot.id), event.at])
      if (event.kind === 'boost' || event.kind === 'shift' || event.kind === 'relocate') moved.push([at(event.bot.id), event.onto])
      if ((event.kind === 'boost' || event.kind === 'shift') && event.bot.at === event.onto) unmoved.push(event)
      if (event.kind === 'swap') moved.push([at(event.bots[0].id), event.bots[1].at], [at(event.bots[1].id), event.bots[0].at])
      if ((event.kind === 'pivot' || event.kind === 'spin') && g.bots[event.bot.id]!.rot === faced[event.bot.id]) unmoved.push(event)
      faced = g.bots.map(({ rot }) => rot)
    }
    overhear(aimbots, { mode: 'free-for-all', seats: 4, options: {} }, ear, seed)
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['place', 'boost', 'pivot', 'shift', 'spin', 'swap', 'relocate']))
  expect(moved.length).toBeGreaterThan(200)
  expect(moved.filter(isLate)).toEqual([])
  expect(unmoved).toEqual([])
})

/** Plays at random, and hands over each event with the position at that moment. */
function overhear<G extends Position>(game: Game<G>, settings: Settings, ear: (g: G, event: never) => void, seed = 5): void {
  const luck = quickLuck(seed)
  const g = start(game, settings)
  listen(
    (event) => ear(g, event as never),
    () => {
      settle(game, g, luck)
      for (let i = 0; i < 400 && asked(game, g).length > 0; i++) {
        const seat = asked(game, g)[0]!
        const open = options(game, g, seat)
        choose(game, g, seat, open[luck.below(open.length)])
        settle(game, g, luck)
      }
    },
  )
}

type Moved = [stands: string | null, into: string][]

const isLate = ([stands, into]: Moved[number]): boolean => stands !== into
