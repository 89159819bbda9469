import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { openBench, piecesIn, valueAt } from '@robodrome/workshop'
import type { Json } from '@robodrome/kernel'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Draft } from '../../src/workshop/drafts.ts'
import Workshop from '../../src/workshop/page.tsx'
import { draftWith } from './box.ts'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const contentOf = (id: string): Json => (JSON.parse(localStorage.getItem(`robodrome.workshop.${id}`)!) as Draft).content

/** Opens the editor of a card of PBL Robots. */
async function opened(name: string) {
  const bench = await openBench('pbl')
  const at = piecesIn(bench.printed, 'cards').findIndex((card) => valueAt(card, ['name']) === name)
  // A changed card is the first one that the editor shows.
  const { id } = await draftWith('pbl', 'Long Limbs', [[['cards', at, 'attack'], 5]])
  render(<Workshop rest={[id]} />)
  await screen.findByRole('heading', { level: 1, name })
  return { card: () => piecesIn(contentOf(id), 'cards')[at]! }
}
const lines = () => within(screen.getByRole('region', { name: /^What it does/ }))

test('the chips of a sentence change the card, and its text follows', async () => {
  const { card } = await opened('Needle Lance')
  await userEvent.selectOptions(lines().getByLabelText('Showing'), '2')
  expect(valueAt(card(), ['reroll', 'showing'])).toBe(2)
  await userEvent.click(lines().getByRole('button', { name: 'Must: may' }))
  expect(valueAt(card(), ['text'])).toBe('Attacking: you must reroll all dice of your initial attack showing 2.')
  expect(valueAt(card(), ['german'])).toBe('Angreifend: Du musst alle Würfel deines ersten Angriffs, die 2 zeigen, neu würfeln.')
})

test('a chooser in the line gives another moment and another effect; those that do not fit say why', async () => {
  const { card } = await opened('Coil Cannon')
  await userEvent.click(lines().getByRole('button', { name: 'When played' }))
  await userEvent.click(within(lines().getByRole('group', { name: 'When?' })).getByRole('button', { name: 'Start of your turn' }))
  await userEvent.click(within(lines().getByRole('group', { name: 'Then?' })).getByRole('button', { name: 'draw' }))
  expect(valueAt(card(), ['text'])).toBe('Start of your turn: draw 1.')
  await userEvent.click(lines().getByRole('button', { name: 'set a die' }))
  expect(lines().getByText('set a die does not fit here. Expected: an effect that works at this moment of a card.')).toBeTruthy()
  expect(valueAt(card(), ['text'])).toBe('Start of your turn: draw 1.')
  const phases = within(screen.getByRole('region', { name: 'When it works' }))
  expect(phases.getByText('Start of turn').textContent).toBe('1Start of turn')
})

test('a line is added and removed; a card without lines says so', async () => {
  const { card } = await opened('Coil Cannon')
  await userEvent.click(lines().getByRole('button', { name: 'Add a line' }))
  await userEvent.click(lines().getByRole('button', { name: 'Sees the hand' }))
  expect(valueAt(card(), ['seesHand'])).toBe(true)
  await userEvent.click(lines().getByRole('button', { name: 'Remove the line: Sees the hand' }))
  await userEvent.click(lines().getByRole('button', { name: 'Remove the line: When played' }))
  expect(valueAt(card(), ['text'])).toBe('No text.')
  expect(lines().getByText('It does nothing yet. Add a line and pick a moment.')).toBeTruthy()
})
