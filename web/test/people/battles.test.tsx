import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Battle, Profile } from '@robodrome/protocol'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Battles } from '../../src/people/battles.tsx'
import ProfilePage from '../../src/people/profile.tsx'
import { newTable, saveTable, type LocalSeat } from '../../src/table/saved.ts'
import { OWN_ID, serve } from '../serve.ts'

const online = (n: number, endedAt: number): Battle => ({
  n,
  table: 'a'.repeat(12),
  game: 'volt',
  mode: 'arena',
  outcome: 'lost',
  rank: 2,
  seats: 2,
  others: [{ id: 'b'.repeat(20), name: 'Sol', bot: false }],
  endedAt,
  took: 60_000,
  story: null,
  luck: null,
  change: null,
})

const profile = (battles: Battle[], more = false, own = true): Profile => ({
  id: OWN_ID,
  name: 'Noor',
  bot: false,
  kept: false,
  own,
  since: 1,
  figure: null,
  robots: [],
  memories: [],
  games: [],
  ratings: [],
  meetings: [],
  battles: { battles, more },
})

const NOOR: LocalSeat = { kind: 'person', name: 'Noor' }
const RIVET: LocalSeat = { kind: 'mind', name: 'Rivet', mind: 'level-1' }

/** A battle on this device. Without a ranking it is still in progress. */
const played = (id: string, changed: number, seats: LocalSeat[], ranking?: number[][]): void =>
  saveTable({
    ...newTable({ game: 'gekido', settings: { mode: 'duel', seats: seats.length, options: {} }, seats }),
    id,
    changed,
    over: ranking !== undefined,
    result: ranking ? { ranking, rule: 'GK-OVER-1' } : null,
  })

const show = (person: Profile) => render(<Battles person={person} opponent="" pickOpponent={() => {}} />)
const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent)
const links = () => screen.getAllByRole('link', { name: /^Replay of/ }).map((link) => link.getAttribute('href'))

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('battles of this device stand among those of the server, the latest first, each with the way to its replay', async () => {
  played('won', 3_000, [NOOR, RIVET], [[0], [1]])
  played('lost', 1_000, [NOOR, RIVET], [[1], [0]])
  played('running', 4_000, [NOOR, RIVET])
  show(profile([online(7, 2_000)]))
  await screen.findByText(/gekido, against Rivet/i, { selector: 'li:first-child b' })
  expect(rows()).toEqual([
    expect.stringMatching(/^ Won.*On this device/),
    expect.stringMatching(/^ Lost.*Sol/),
    expect.stringMatching(/^ Lost.*On this device/),
  ])
  expect(links()).toEqual(['#/battle/won', `#/table/${'a'.repeat(12)}`, '#/battle/lost'])
})

test('people who shared the device: the winner is named, and nobody is called you', async () => {
  played('shared', 1_000, [NOOR, { kind: 'person', name: 'Mara' }], [[1], [0]])
  show(profile([]))
  const row = await screen.findByRole('listitem')
  expect(row.textContent).toMatch(/^ Mara.*, Noor and Mara/)
  expect(within(row).queryByText('Lost')).toBeNull()
})

test('older battles of this device wait until the server has shown its own of that time', async () => {
  played('old', 1_000, [NOOR, RIVET], [[0], [1]])
  serve({ [`GET /api/people/${OWN_ID}/battles?before=7`]: { battles: [online(6, 500)], more: false } })
  show(profile([online(7, 2_000)], true))
  await screen.findByText(/against Sol/)
  expect(links()).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await vi.waitFor(() => expect(links()).toEqual([`#/table/${'a'.repeat(12)}`, '#/battle/old', `#/table/${'a'.repeat(12)}`]))
})

test('filters hold for battles of this device; nobody else has them in their history', async () => {
  played('won', 3_000, [NOOR, RIVET], [[0], [1]])
  serve({
    [`GET /api/people/${OWN_ID}/battles?result=lost`]: { battles: [], more: false },
    [`GET /api/people/${OWN_ID}/battles?result=won`]: { battles: [], more: false },
  })
  show(profile([]))
  const result = await screen.findByLabelText('Result')
  await userEvent.selectOptions(result, 'lost')
  expect(await screen.findByText('No battle matches')).toBeTruthy()
  await userEvent.selectOptions(result, 'won')
  expect(await screen.findByText(/On this device/)).toBeTruthy()
  cleanup()
  show(profile([], false, false))
  expect(await screen.findByText('No battles yet')).toBeTruthy()
})

test('offline the own page still shows the battles of this device', async () => {
  played('won', 3_000, [NOOR, RIVET], [[0], [1]])
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  render(<ProfilePage rest={[]} />)
  expect(await screen.findByRole('heading', { name: 'Battles on this device' })).toBeTruthy()
  expect(links()).toEqual(['#/battle/won'])
})
