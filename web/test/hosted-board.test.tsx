import type { Block } from '@robodrome/outside'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Inside } from '../src/boards/hosted/blocks.tsx'
import type { BoardProps } from '../src/boards/hosted/model.ts'

afterEach(cleanup)

/** Four squares in a row. The pieces on a and b may go to c; the one on a may also go to d. */
const FIELD: Block = {
  kind: 'grid',
  title: ['The field'],
  rows: [
    [
      { name: ['A'], text: '6', seat: 0, moves: [2, 3].map((column) => ({ to: [0, column] as const, move: `a-${'abcd'[column]}` })) },
      { name: ['B'], text: '2', seat: 0, moves: [{ to: [0, 2], move: 'b-c' }] },
      { name: ['C'] },
      { name: ['D'], text: '?', seat: 1 },
    ],
  ],
}

function field(moves: readonly string[] = ['a-c', 'a-d', 'b-c']) {
  const select = vi.fn<(move: string) => void>()
  const snapshot = { seq: 5, options: moves.map((text) => ({ text })) }
  const props = {
    snapshot,
    select,
    chosen: null,
    seat: 0,
    reader: { nameOf: (seat: number) => `P${seat}`, own: [0] },
  } as unknown as BoardProps
  render(<Inside block={FIELD} props={props} />)
  return { select, square: (name: RegExp | string) => screen.getByRole('gridcell', { name }) }
}
const open = (): (string | null)[] => [...document.querySelectorAll('.hb-square.open')].map((each) => each.getAttribute('aria-label'))

test('a piece is lifted first, then put down where it may go', () => {
  const { select, square } = field()
  expect(open()).toEqual(['A, can move', 'B, can move'])
  fireEvent.click(square('A, can move'))
  expect(open()).toEqual(['C, move here', 'D, move here'])
  fireEvent.click(square('D, move here'))
  expect(select.mock.calls).toEqual([['a-d']])
})

test('another piece is lifted instead, and a lifted one is put back by a second press or by Escape', () => {
  const { select, square } = field()
  fireEvent.click(square('A, can move'))
  fireEvent.click(square('B, can move'))
  expect(open()).toEqual(['C, move here'])
  fireEvent.click(square('B, picked up'))
  expect(open()).toHaveLength(2)
  fireEvent.click(square('A, can move'))
  fireEvent.keyDown(square('A, picked up'), { key: 'Escape' })
  expect(open()).toHaveLength(2)
  fireEvent.click(square('C'))
  expect(select.mock.calls).toEqual([])
})

test('the keyboard alone moves a piece, and no move that is not legal now can be made', () => {
  const { select, square } = field(['b-c'])
  expect(open()).toEqual(['B, can move'])
  act(() => square('B, can move').focus())
  fireEvent.keyDown(square('B, can move'), { key: 'Enter' })
  fireEvent.keyDown(square('B, picked up'), { key: 'ArrowRight' })
  fireEvent.keyDown(document.activeElement!, { key: 'Enter' })
  expect(select.mock.calls).toEqual([['b-c']])
})

test('words with markup are drawn as text: no frame of another site comes into the page', () => {
  const markup = '<iframe src="https://example.com"></iframe>'
  const props = { snapshot: { seq: 1, options: [] }, reader: { nameOf: () => markup, own: [] } } as unknown as BoardProps
  const { container } = render(
    <Inside block={{ kind: 'text', title: ['A'], text: [markup, { seat: 0, own: '', after: '' }] }} props={props} />,
  )
  expect(container.textContent).toContain(markup)
  expect(container.querySelector('iframe')).toBeNull()
})
