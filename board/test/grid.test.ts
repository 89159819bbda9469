import { DIRECTIONS, grid, opposite, ORTHOGONAL, placeOf, spaceAt, turned, VECTORS } from '@robodrome/board'
import { assert, constantFrom, integer, property } from 'fast-check'
import { expect, test } from 'vitest'

const arena = grid(7, 7)
const space = constantFrom(...arena.spaces)
const direction = constantFrom(...DIRECTIONS)

test('a board names its spaces from the south-western corner', () => {
  expect(arena.spaces).toHaveLength(49)
  expect([arena.spaces[0], arena.spaces[6], arena.spaces[7], arena.spaces[48]]).toEqual(['a1', 'g1', 'a2', 'g7'])
  expect(arena.has('d4')).toBe(true)
  expect(['h1', 'a8', 'a0', '', 'toString'].some(arena.has)).toBe(false)
  expect(grid(3, 12).spaces.at(-1)).toBe('c12')
})

test('turning goes round in eight steps, and half a turn is the opposite', () => {
  assert(
    property(direction, integer({ min: -20, max: 20 }), (from, eighths) => {
      expect(turned(turned(from, eighths), -eighths)).toBe(from)
      const [east, north] = VECTORS[from]
      expect(VECTORS[opposite(from)]).toEqual([0 - east, 0 - north])
    }),
  )
  expect(ORTHOGONAL.map((way) => turned(way, 2))).toEqual(['E', 'S', 'W', 'N'])
})

test('a step and the step back lead home', () => {
  assert(
    property(space, direction, (from, way) => {
      const to = arena.step(from, way)
      expect(to === null || arena.step(to, opposite(way)) === from).toBe(true)
      expect(arena.ray(from, way)[0] ?? null).toBe(to)
    }),
  )
})

test('a line is symmetric and agrees with the steps along it', () => {
  assert(
    property(space, space, (from, to) => {
      const line = arena.line(from, to)
      const a = placeOf(from)
      const b = placeOf(to)
      const [across, up] = [Math.abs(a.column - b.column), Math.abs(a.row - b.row)]
      expect(line !== null).toBe(from !== to && (across === 0 || up === 0 || across === up))
      if (line === null) return
      expect(line.distance).toBe(Math.max(across, up))
      expect(arena.ray(from, line.direction)[line.distance - 1]).toBe(to)
      expect(arena.line(to, from)).toEqual({ direction: opposite(line.direction), distance: line.distance })
    }),
  )
})

test('neighbours share an edge', () => {
  expect(arena.neighbours('d4')).toEqual(['d5', 'e4', 'd3', 'c4'])
  expect(arena.neighbours('a1')).toEqual(['a2', 'b1'])
  assert(property(space, (from) => arena.neighbours(from).every((to) => arena.neighbours(to).includes(from))))
})

test('spaces and places name the same thing; the grid refuses names off the board', () => {
  assert(property(space, (from) => spaceAt(placeOf(from).column, placeOf(from).row) === from))
  expect(() => arena.step('h9', 'N')).toThrow('no space "h9"')
  expect(() => arena.neighbours('z1')).toThrow('no space "z1"')
  expect(() => grid(0, 7)).toThrow('1 to 26')
})
