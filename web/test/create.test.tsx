import { gameIds, loadGame } from '@robodrome/games'
import { BadInput, type Game, type Json, type TableOption } from '@robodrome/kernel'
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { firstDraft, knownOptions, objection, redraft, type Draft } from '../src/lobby/create/draft.ts'
import { OptionField } from '../src/lobby/create/option-field.tsx'
import { OptionsForm } from '../src/lobby/create/options-form.tsx'
import { loadGameWords } from '../src/lobby/create/saying.ts'

afterEach(cleanup)

const KINDS = (seats: number): Record<string, TableOption> => ({
  fast: { kind: 'flag', usual: false },
  board: { kind: 'one', of: ['A', 'B', 'C'], usual: 'A' },
  rounds: { kind: 'number', from: 1, to: 9, usual: 3 },
  cards: { kind: 'some', of: ['Laser', 'Saw', 'Magnet'], least: 1, most: 2 },
  bonuses: { kind: 'each', count: seats, of: { kind: 'some', of: ['hand', 'deck'], least: 0, most: 2 } },
})

const toy = {
  id: 'toy',
  modes: {
    plain: { title: 'Plain', seats: [2, 3], options: KINDS, variants: { 'board B': { board: 'B' } } },
    short: { title: 'Short', seats: [2], options: () => ({ fast: { kind: 'flag', usual: false } }) },
  },
  setup({ options }: Draft) {
    if (options['fast'] === true && options['board'] === 'C')
      throw new BadInput(['options', 'board'], 'C', { message: 'A or B in a fast game' })
    if (options['fast'] === true && options['bonuses']) throw new BadInput(['options', 'bonuses', 1], [], { message: 'a list of 1 to 2' })
  },
} as unknown as Game

/** The form, and the draft it produces. */
function form(): { now(): Draft } {
  let now = firstDraft(toy)
  const Form = () => {
    const [draft, change] = useState(now)
    now = draft
    return <OptionsForm game={toy} said={null} draft={draft} change={change} />
  }
  render(<Form />)
  return { now: () => now }
}

test('every kind of option has a control that sets it, and leaves it out where it is as usual', async () => {
  const { now } = form()
  await userEvent.click(screen.getByText('Options'))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Fast' }))
  await userEvent.click(screen.getByRole('radio', { name: 'C' }))
  await userEvent.type(screen.getByRole('spinbutton'), '5')
  await userEvent.click(within(screen.getByRole('group', { name: 'Cards' })).getByRole('checkbox', { name: 'Saw' }))
  await userEvent.click(within(screen.getByRole('group', { name: 'Seat 2' })).getByRole('checkbox', { name: 'Deck' }))
  expect(now().options).toEqual({ fast: true, board: 'C', rounds: 5, cards: ['Saw'], bonuses: [[], ['deck']] })
  expect(screen.getByText('5 changed')).toBeTruthy()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Fast' }))
  await userEvent.click(screen.getByRole('radio', { name: 'A' }))
  await userEvent.clear(screen.getByRole('spinbutton'))
  await userEvent.type(screen.getByRole('spinbutton'), '3')
  await userEvent.click(within(screen.getByRole('group', { name: 'Cards' })).getByRole('checkbox', { name: 'Saw' }))
  await userEvent.click(within(screen.getByRole('group', { name: 'Seat 2' })).getByRole('checkbox', { name: 'Deck' }))
  expect(now().options).toEqual({})
})

test("a variant sets its options, and what is set by hand is called one's own", async () => {
  const { now } = form()
  await userEvent.click(screen.getByRole('radio', { name: 'Board B' }))
  expect(now().options).toEqual({ board: 'B' })
  await userEvent.click(screen.getByRole('checkbox', { name: 'Fast', hidden: true }))
  expect(screen.getByRole('radio', { name: 'Your own' })).toHaveProperty('checked', true)
  await userEvent.click(screen.getByRole('radio', { name: 'Plain' }))
  expect(now().options).toEqual({})
})

test('what does not go together is told in a sentence; options stay where they mean the same', () => {
  const draft: Draft = { mode: 'plain', seats: 2, options: { fast: true, board: 'C', bonuses: [['hand'], []] } }
  expect(objection(toy, draft)).toBe('Board must be A or B in a fast game.')
  expect(objection(toy, { ...draft, options: { fast: true, bonuses: [['hand'], []] } })).toBe('Bonuses, Seat 2 must be a list of 1 to 2.')
  expect(redraft(toy, draft, { seats: 3 })).toEqual({ mode: 'plain', seats: 3, options: { fast: true, board: 'C' } })
  expect(redraft(toy, { ...draft, seats: 3 }, { mode: 'short' })).toEqual({ mode: 'short', seats: 2, options: { fast: true } })
})

test('robots are chosen by their pictures, each seat by itself, and what an option is about is read before it is opened', async () => {
  const robots: TableOption = { kind: 'each', count: 2, of: { kind: 'one', of: ['MEOW', 'VREX'] } }
  const values = { '': 'Left open', MEOW: 'M3-OW', VREX: 'V-REX' }
  const set = vi.fn<(value: Json | undefined) => void>()
  const { container } = render(<OptionField id="bots" said={{ title: 'Bots', values }} option={robots} value={undefined} set={set} />)
  expect(container.querySelectorAll('.robots svg use')).toHaveLength(4)
  expect(screen.getAllByRole('radio', { name: 'Left open', checked: true })).toHaveLength(2)
  await userEvent.click(within(screen.getByRole('group', { name: 'Seat 2' })).getByRole('radio', { name: 'V-REX' }))
  expect(set).toHaveBeenLastCalledWith([null, 'VREX'])
  const some: TableOption = { kind: 'some', of: ['Saw'], least: 0, most: 1 }
  render(<OptionField id="cards" said={{ title: 'Cards', about: 'They are left out.' }} option={some} value={undefined} set={set} />)
  expect(screen.getByText('They are left out.').closest('summary')).not.toBeNull()
})

test.each(gameIds())('%s: every option of every mode has words, and every variant can be set up', async (id) => {
  const game = (await loadGame(id))!
  const said = await loadGameWords(id)
  for (const [mode, { seats, variants = {} }] of Object.entries(game.modes))
    for (const count of seats) {
      const draft = { mode, seats: count, options: {} }
      const unsaid = Object.keys(knownOptions(game, draft)).filter((name) => said?.settings[name] === undefined)
      expect(unsaid).toEqual([])
      // A variant with a value for each seat is written for the smallest table.
      const all = count === seats[0] ? [{}, ...Object.values(variants)] : [{}]
      for (const options of all) expect(objection(game, { ...draft, options })).toBeNull()
    }
})
