import { loadGame, openBox, type OpenedBox } from '@robodrome/games'
import { packed } from '@robodrome/kernel'
import { readRecord, verify, type Snapshot } from '@robodrome/table'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import BoxFacts from '../src/frame/waiting/box-facts.tsx'
import { BoxField } from '../src/shell/box-field.tsx'
import { boxHere, keepBox } from '../src/table/boxes.ts'
import { LocalTable } from '../src/table/local-table.ts'
import { keepNew, newTable } from '../src/table/saved.ts'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const SLICER = 'game: gekido\nid: tougher-slicer\nchanges: { bots: { SLICER: { duel: { attack: { FOUR_KIND: [12, 5] } } } } }\n'
const tougher = () =>
  openBox({ game: 'gekido', id: 'tougher-slicer', changes: { bots: { SLICER: { duel: { attack: { FOUR_KIND: [12, 5] } } } } } })

/** The box field, and the box currently chosen in it. */
function field(game = 'gekido'): { now(): OpenedBox | null } {
  let now: OpenedBox | null = null
  const Form = () => {
    const [box, take] = useState<OpenedBox | null>(null)
    now = box
    return <BoxField game={game} box={box} take={take} />
  }
  render(<Form />)
  return { now: () => now }
}
const choose = (text: string) => userEvent.upload(screen.getByLabelText('Choose a file'), new File([text], 'my.box.yaml'))

test('a box is chosen by its file, and says where it is other; then the game has its own content again', async () => {
  const { now } = field()
  await userEvent.click(screen.getByText('Content'))
  await choose(SLICER)
  expect(await screen.findByText(/^2 changes/)).toBeTruthy()
  expect(screen.getByText('bots › SLICER › duel › attack › FOUR_KIND › 0')).toBeTruthy()
  expect(now()?.name).toBe((await tougher()).name)
  await userEvent.click(screen.getByText('Back to the standard set'))
  expect(now()).toBeNull()
})

test.each([
  [SLICER.replace('SLICER', 'SLYCER'), /changes\.bots\.SLYCER/],
  ['game: chess\nid: x\nchanges: {}\n', /game: found "chess"/],
  [`game: gekido\nid: x\nchanges: ${JSON.stringify('x'.repeat(140_000))}\n`, /up to 128 KB/],
])('a box that cannot be played with is refused with its place', async (text, message) => {
  const { now } = field()
  await choose(text)
  expect((await screen.findByRole('alert')).textContent).toMatch(message)
  expect(now()).toBeNull()
})

test('a box is found by its link, by name and digest; everybody at the table sees the differences', async () => {
  const { name, content } = await tougher()
  const asked = vi.fn<() => Promise<Response>>(async () => new Response(JSON.stringify({ name, game: 'gekido', content })))
  vi.stubGlobal('fetch', asked)
  const { now } = field()
  await userEvent.type(screen.getByLabelText('Or paste the link to a box'), `http://robots.example/api/boxes/${name.replace(' ', '/')}`)
  await userEvent.click(screen.getByText('Use this box'))
  expect(await screen.findByText(/^2 changes/)).toBeTruthy()
  expect(asked).toHaveBeenCalledWith(`/api/boxes/${name.replace(' ', '/')}`, expect.anything())
  expect(now()?.name).toBe(name)
  cleanup()
  render(<BoxFacts snapshot={{ table: 'aaaaaaaaaaaa', game: 'gekido', box: name } as Snapshot} />)
  expect(screen.getByRole('heading', { name: 'Played with the box “tougher-slicer”' })).toBeTruthy()
  expect(await screen.findByText('bots › SLICER › duel › attack › FOUR_KIND › 0')).toBeTruthy()
})

test('on the device a table keeps its box, plays with it, and its record holds with nothing else; boxes without a table make room', async () => {
  const box = await tougher()
  keepBox(box)
  const settings = { mode: 'duel', seats: 2, options: {} }
  const seats = [0, 1].map((n) => ({ kind: 'mind' as const, name: `R${n}`, mind: 'random' }))
  const saved = newTable({ game: 'gekido', settings, seats, box: box.name })
  keepNew(saved)
  const game = (await loadGame('gekido', boxHere(box.name)))!
  expect(packed(game)?.name).toBe(box.name)
  const table = new LocalTable(game, saved, () => {})
  await table.run(async () => {})
  const record = readRecord(table.record())
  expect(record.box).toBe(box.name)
  expect(verify(game, record).problems).toEqual([])
  expect(verify((await loadGame('gekido'))!, record).problems[0]!.message).toContain('played with box')
  localStorage.removeItem(`robodrome.table.${saved.id}`)
  keepNew(newTable({ game: 'gekido', settings, seats }))
  expect(() => boxHere(box.name)).toThrow('no longer on this device')
})
