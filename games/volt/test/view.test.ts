import { quickLuck, ready } from '@robodrome/kernel'
import { game, type Volt } from '@robodrome/volt'
import { expect, test } from 'vitest'
import { matchOf, play, programMovesOf, settings } from './helpers.ts'

const given = settings('modules', 2)
const position = { robots: ['V@e2 +ANCHOR', 'M@a5 +SHIELD +MINES'], inventory: { M: ['BOMB', 'CROSSFIRE'] }, tokens: ['c3', 'c7', 'g7'] }
const look = (g: Volt, seat: number | null) => game.view(g, seat)

test('a seat sees the backs of other inventories and the size of the decks', () => {
  const g = ready(game, game.arrange(position, given))
  const seen = look(g, 0)
  expect(seen.robots.M).toMatchObject({ inventory: [], unseen: { blue: 0, yellow: 1, red: 1 } })
  expect(look(g, 1).robots.M.inventory).toEqual(['BOMB', 'CROSSFIRE'])
  expect(seen.decks).toEqual({ blue: 10, yellow: 5, red: 12 })
})

test('a program is seen by its operator alone until all are revealed', () => {
  const match = matchOf(given, [], position)
  play(match, ...programMovesOf(1, 'I R1 N, II R1 N, III B1 E'))
  for (const watcher of [0, null]) {
    expect(JSON.stringify(look(match.position, watcher))).not.toContain('III B1 E')
    expect(look(match.position, watcher).robots.M.ready).toBe(true)
  }
  expect(look(match.position, 1).robots.M.placed.map(({ id }) => id)).toEqual(['I R1 N', 'II R1 N', 'III B1 E'])
})

test('what is imagined keeps what was learnt: a card that was once equipped stays with its owner', () => {
  const g = ready(game, game.arrange(position, given))
  g.robots.M.left = null
  g.robots.M.inventory.push('SHIELD')
  const programs = new Set<string>()
  for (let seed = 0; seed < 50; seed++) {
    const other = game.imagine(g, 0, quickLuck(seed))
    expect(other.robots.M.inventory).toContain('SHIELD')
    expect(other.robots.M.inventory).toHaveLength(3)
    expect(new Set(other.robots.M.inventory).size).toBe(3)
    programs.add(other.robots.M.inventory.join())
  }
  expect(programs.size).toBeGreaterThan(5)
})

test('the drawing shows the arena, walls, barriers, doors, pieces and dice', () => {
  const match = matchOf(settings('modules', 2), ['4 4 4'], { ...position, board: 'C', tokens: ['d4'], mines: ['M@b7'] })
  play(match, '0 I B3 N')
  expect(game.draw(game.view(match.position, 0))).toMatchSnapshot()
})
