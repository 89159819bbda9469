import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { StartForm } from '../src/leagues/start-form.tsx'
import { words } from '../src/words/index.ts'

/** The titles of the leagues that were created. */
const titles: unknown[] = []
vi.mock('../src/leagues/api.ts', () => ({
  createCompetition: async ({ title }: Record<string, unknown>) => {
    titles.push(title)
    return { id: 'abc' }
  },
  enterCompetition: async () => {},
}))

beforeEach(() => localStorage.clear())
afterEach(cleanup)

test('a new league says in a sentence how each format is played', async () => {
  render(<StartForm />)
  await userEvent.click(screen.getByText(words.startLeague.moreWays))
  const formats = screen.getAllByRole('radio').filter((radio) => radio.getAttribute('name') === 'format')
  const said = new Set<string>()
  for (const format of formats) {
    await userEvent.click(format)
    said.add(screen.getByRole('status').textContent)
  }
  expect(formats).toHaveLength(Object.keys(words.leagues.formats).length)
  expect(said.size).toBe(formats.length)
  for (const sentence of said) expect(sentence).toMatch(/^[A-Z].* .*\.$/)
})

test('a league is named when it is created; without a name it is called after its format and game', async () => {
  render(<StartForm />)
  await userEvent.click(screen.getByRole('button', { name: 'Start the league' }))
  await waitFor(() => expect(titles).toEqual(['Everyone plays everyone, Gekido']))
  await userEvent.type(screen.getByLabelText(/^Name/), '  Friday Steel ')
  await userEvent.click(screen.getByRole('button', { name: 'Start the league' }))
  await waitFor(() => expect(titles.at(-1)).toBe('Friday Steel'))
})
