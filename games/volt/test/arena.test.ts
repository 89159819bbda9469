import { KEYS, STANDARD_CONTENT, type Dir } from '@robodrome/volt'
import { describe, expect, test } from 'vitest'

const opposite = (dir: number): Dir => ((dir + 4) % 8) as Dir
const { arenas, boardIds } = STANDARD_CONTENT
const all = boardIds.flatMap((id) => Object.values(arenas[id]!.cells).map((cell) => ({ arena: arenas[id]!, cell })))

describe('the arena', () => {
  test('VT-GEO-1 VT-GEO-2 has 77 spaces from a2 to i8 around e5', () => {
    for (const id of boardIds) {
      expect(arenas[id]!.spaces).toHaveLength(77)
      for (const corner of ['a1', 'a9', 'i1', 'i9']) expect(arenas[id]!.cells[corner]).toBeUndefined()
      expect(arenas[id]!.cells['e5']).toMatchObject({ column: 4, row: 4 })
    }
  })

  test('VT-GEO-3 VT-CTL-2 names eight directions clockwise, every second one a blue key', () => {
    expect(KEYS).toEqual(['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'])
    expect(arenas['A']!.cells['b4']!.beyond).toEqual(['b5', 'c5', 'c4', 'c3', 'b3', 'a3', 'a4', 'a5'])
  })

  test('VT-GEO-6 VT-GEO-7 lets every step pass both ways alike', () => {
    for (const { arena, cell } of all) {
      for (const dir of [0, 1, 2, 3, 4, 5, 6, 7] as const) {
        const there = cell.beyond[dir]!
        if (there === null) continue
        const back = arena.cells[there]!
        expect(back.step[opposite(dir)] === cell.at).toBe(cell.step[dir] === there)
        expect(back.barrier[opposite(dir)]).toBe(cell.barrier[dir])
        expect(back.freeBarrier[opposite(dir)]).toBe(cell.freeBarrier[dir])
      }
    }
  })

  test('VT-GEO-8 knows adjacency both ways, through barriers and not through walls', () => {
    for (const { arena, cell } of all) for (const other of cell.adjacent) expect(arena.cells[other]!.adjacent).toContain(cell.at)
    expect(arenas['B']!.cells['e3']!.adjacent).not.toContain('e4')
    expect(arenas['C']!.cells['b3']!.adjacent).toContain('b4')
  })

  test('every board looks the same from all four sides', () => {
    // A quarter turn makes the old column the new row, and the old row, counted from the other side, the new column.
    const turn = (space: string) => 'abcdefghi'[space.charCodeAt(1) - 49]! + (9 - (space.charCodeAt(0) - 97))
    for (const { arena, cell } of all) {
      const other = arena.cells[turn(cell.at)]!
      expect([other.pit, other.workshop, other.highVoltage, other.vp > 0]).toEqual([cell.pit, cell.workshop, cell.highVoltage, cell.vp > 0])
      for (const dir of [0, 1, 2, 3, 4, 5, 6, 7] as const) {
        const turned = (dir + 2) % 8
        expect(other.step[turned] === null).toBe(cell.step[dir] === null)
        expect([other.barrier[turned], other.door[turned]]).toEqual([cell.barrier[dir], cell.door[dir]])
      }
    }
  })
})
