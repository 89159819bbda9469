import { listen, quickLuck, seenBy, type Happened, type Json } from '@robodrome/kernel'
import { game } from '@robodrome/volt'
import { expect, test } from 'vitest'
import { minesOnCard } from '../src/vocabulary.ts'
import { matchOf, play, settings } from './helpers.ts'

const given = settings('modules', 3)

/** M is destroyed, chooses the red deck and draws this card. Returns everything that a seat is sent from then on. */
function afterDrawing(card: string, watcher: number | null): string {
  const heard: Happened[] = []
  const view = listen(
    (event) => heard.push(event),
    () => {
      const match = matchOf(given, [card], {
        robots: ['V@e1', 'M@e3 d2', 'H@a5'],
        tokens: ['c3', 'c7', 'g7'],
        programs: { V: 'I R1 N' },
        decks: { red: ['MINES', 'GRENADES'], blue: ['TELEPORT'] },
        inventory: { H: ['GRENADES'] },
      })
      play(match, '1 red')
      return [game.view(match.position, watcher), match.told.map(({ event }) => seenBy(event, watcher))] as unknown as Json
    },
  )
  return JSON.stringify(view)
}

test('VT-MOD-4 which card was drawn is seen by nobody else: neither by tokens of its own nor by what the deck still holds', () => {
  for (const watcher of [0, 2, null]) expect(afterDrawing('MINES', watcher)).toBe(afterDrawing('GRENADES', watcher))
  expect(afterDrawing('MINES', 1)).not.toBe(afterDrawing('GRENADES', 1))
})

test('VT-MINE-1 in every imagined world the tokens on MINES are those that do not lie in the arena', () => {
  const match = matchOf(given, [], {
    robots: ['V@e1', 'M@e3', 'H@a5'],
    tokens: ['c3', 'c7', 'g7'],
    mines: ['H@b7'],
    inventory: { M: ['MINES'] },
  })
  const seen = game.view(match.position, 0)
  expect([seen.robots.M.onMines, seen.robots.H.onMines]).toEqual([0, 2])
  for (let seed = 0; seed < 20; seed++) {
    const world = game.imagine(match.position, 0, quickLuck(seed))
    expect(game.view(world, 0)).toEqual(seen)
    expect(world.order.map((id) => minesOnCard(world, world.robots[id]))).toEqual([0, 0, 2])
  }
})
