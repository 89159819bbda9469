import { digestOf } from '@robodrome/games'
import { openBench, shortDigest } from '@robodrome/workshop'
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newDraft, type Draft } from '../../src/workshop/drafts.ts'
import Workshop from '../../src/workshop/page.tsx'
import { isDraft } from '../../src/workshop/versions/make.ts'
import { draftWith, TWO_PAIRS } from './box.ts'

beforeEach(() => {
  localStorage.clear()
  location.hash = ''
})
afterEach(cleanup)

const stored = (id: string): Draft => JSON.parse(localStorage.getItem(`robodrome.workshop.${id}`)!) as Draft
const versions = () => within(screen.getByRole('region', { name: /^Versions/ }))
const changes = () => within(screen.getByRole('complementary', { name: /change/ }))
const damage = () => screen.getAllByRole('textbox', { name: 'Damage' })[0]!

test('a version keeps its note, digest and parent, while the draft goes on; the draft is compared with any of them, and goes back', async () => {
  const draft = await draftWith('gekido', 'Heavy Rex', [[TWO_PAIRS, 5]])
  render(<Workshop rest={[draft.id]} />)
  await userEvent.type(await screen.findByRole('textbox', { name: 'What is new?' }), 'hits harder')
  await userEvent.click(versions().getByRole('button', { name: 'Make version 1' }))
  const digest = digestOf(draft.content)
  expect(versions().getByText(shortDigest(digest))).toBeTruthy()
  expect(versions().getByText('hits harder')).toBeTruthy()
  expect(versions().queryByRole('button', { name: 'Make version 2' })).toBeNull()
  await userEvent.clear(damage())
  await userEvent.type(damage(), '7')
  await userEvent.click(versions().getByRole('button', { name: 'Make version 2' }))
  const [first, second] = stored(draft.id).versions
  expect(first).toMatchObject({ number: 1, note: 'hits harder', parent: null, digest })
  expect(second).toMatchObject({ number: 2, parent: digest })
  await userEvent.selectOptions(screen.getByLabelText('Compared with'), 'version 1')
  expect(changes().getByText('V-REX: Bot Battles, Two Pairs, Damage 7, was 5.')).toBeTruthy()
  await userEvent.selectOptions(screen.getByLabelText('Compared with'), 'version 2')
  expect(changes().getByText('No change')).toBeTruthy()
  await userEvent.click(versions().getByRole('button', { name: 'Back to version 1' }))
  expect(damage()).toHaveProperty('value', '5')
  expect(changes().getByText('V-REX: Bot Battles, Two Pairs, Damage 5, was 7.')).toBeTruthy()
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(damage()).toHaveProperty('value', '7')
})

test('a fork names its parent, can be compared with it, and tells whose a value is', async () => {
  const draft = await draftWith('gekido', 'Heavy Rex', [[TWO_PAIRS, 5]])
  render(<Workshop rest={[draft.id]} />)
  await screen.findByRole('textbox', { name: 'What is new?' })
  await userEvent.click(versions().getByRole('button', { name: 'Make version 1' }))
  await userEvent.click(versions().getByRole('button', { name: 'Fork version 1' }))
  const id = location.hash.split('/').at(-1)!
  expect(stored(id)).toMatchObject({ name: 'Heavy Rex fork', from: `heavy-rex ${digestOf(draft.content)}` })
  cleanup()
  render(<Workshop rest={[id]} />)
  expect(await screen.findByText('forked from heavy-rex')).toBeTruthy()
  await userEvent.selectOptions(screen.getByLabelText('Compared with'), 'heavy-rex')
  expect(changes().getByText('No change')).toBeTruthy()
  expect(document.querySelector('[data-path="bots.0.standard.attack.TWO_PAIRS.0"]')!.className).toContain('theirs')
})

test('a version made again has a number of its own, and each can be compared with', async () => {
  const faults = vi.spyOn(console, 'error').mockImplementation(() => {})
  const draft = await draftWith('gekido', 'Heavy Rex', [[TWO_PAIRS, 5]])
  render(<Workshop rest={[draft.id]} />)
  await screen.findByRole('textbox', { name: 'What is new?' })
  await userEvent.click(versions().getByRole('button', { name: 'Make version 1' }))
  await userEvent.clear(damage())
  await userEvent.type(damage(), '7')
  await userEvent.click(versions().getByRole('button', { name: 'Make version 2' }))
  await userEvent.click(versions().getByRole('button', { name: 'Back to version 1' }))
  await userEvent.click(versions().getByRole('button', { name: 'Make version 3' }))
  const values = [...screen.getByLabelText<HTMLSelectElement>('Compared with').options].map(({ value }) => value)
  expect(values).toEqual(['printed', '3', '2', '1'])
  expect(faults.mock.calls.flat().join(' ')).not.toContain('same key')
  faults.mockRestore()
})

test('a box as printed is no draft, also after it was stored and read again', async () => {
  const bench = await openBench('gekido')
  const draft = newDraft('gekido', 'As printed', structuredClone(bench.printed))
  expect(isDraft(bench, draft)).toBe(false)
  expect(isDraft(bench, { ...draft, good: (await draftWith('gekido', 'Heavy Rex', [[TWO_PAIRS, 5]])).good })).toBe(true)
})
