import { game } from '@robodrome/aimbots'
import type { Happening } from '@robodrome/aimbots/page'
import { options, quickLuck, type Game, type Seen } from '@robodrome/kernel'
import { game as pbl } from '@robodrome/pbl'
import type { View } from '@robodrome/pbl/page'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import type { SeenEvent, Snapshot } from '@robodrome/table'
import { expect, test, vi } from 'vitest'
import { board } from '../../src/boards/aimbots/index.ts'
import { After } from '../../src/frame/after/after.tsx'
import { board as pblBoard } from '../../src/boards/pbl/index.ts'
import { Ceremony, causeOf, isCalledOff } from '../../src/frame/after/ceremony.tsx'
import { LuckBar } from '../../src/frame/after/luck.tsx'
import { Numbers } from '../../src/frame/after/numbers.tsx'
import { Played, Winner } from '../../src/frame/after/played.tsx'
import type { Player } from '../../src/frame/clock/player.ts'
import { lengthText } from '../../src/kit/length.ts'
import type { TableLink } from '../../src/table/link.ts'
import { battlesOf, snapshotFor } from '../tables.ts'

const barOf = (by: number): string => render(<LuckBar by={by} />).container.querySelector('i')!.outerHTML

test('luck is drawn from the middle: to the right what was kind, to the left what was not', () => {
  expect(barOf(1)).toBe('<i class="kind" style="left: 50%; width: 50%;"></i>')
  expect(barOf(-0.5)).toBe('<i class="unkind" style="right: 50%; width: 25%;"></i>')
})

test('the cause of a victory is what was shown last before it was told who has won', () => {
  const events: Seen<Happening>[] = [
    { kind: 'turn over', rule: 'AB-TURN-6', seat: 0 },
    { kind: 'capture', rule: 'AB-CORE-1', seat: 1, from: 0, program: 'Jet', core: 3, captured: 7, reveals: true },
    { kind: 'end', rule: 'AB-WIN-1', ranking: [[1], [0]], drawn: false, scores: [0, 7], scrap: [[], []], reveals: true },
  ]
  const told = events.map((event): SeenEvent => ({ seq: 1, event }))
  const reader = { nameOf: (seat: number) => ['Mara', 'Noor'][seat]!, own: [] }
  const ended = (left: boolean) => ({ result: { ranking: [[1], [0]], rule: 'AB-WIN-1' }, seats: [{ left }, { left: false }] })
  expect(causeOf(told, board, reader, ended(false))).toBe('Noor captures a core of 3 from Jet, 7 captured in all.')
  expect(causeOf(told, board, reader, ended(true))).toBe('Mara left the battle.')
})

test('where neither a seat nor rivals have won, the battle was called off: it has no turning point', () => {
  const nobody = { result: { ranking: [], rule: 'VT-WIN-1' } }
  expect(isCalledOff(nobody, undefined)).toBe(true)
  expect(isCalledOff({ result: null }, 'KillBots')).toBe(true)
  expect(isCalledOff(nobody, 'KillBots')).toBe(false)
  expect(isCalledOff({ result: { ranking: [[1], [0]], rule: 'VT-WIN-1' } }, undefined)).toBe(false)
})

test('a battle in numbers has a row for each seat, and says out of how many attacks', () => {
  const capture = { kind: 'capture', rule: 'AB-CORE-1', from: 0, program: 'Jet', captured: 5, reveals: true } as const
  const events: Seen<Happening>[] = [
    { ...capture, seat: 1, core: 3 },
    { ...capture, seat: 1, core: 2 },
    { ...capture, seat: 0, from: 1, core: 1 },
  ]
  const told = events.map((event): SeenEvent => ({ seq: 1, event }))
  const { container } = render(<Numbers board={board} told={told} seats={2} nameOf={(seat) => ['Mara', 'Noor'][seat]!} />)
  const rows = [...container.querySelectorAll('tbody tr')].map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent))
  expect(rows).toEqual([
    ['1', '0 of 0', '0', '0', '0'],
    ['5', '0 of 0', '0', '0', '0'],
  ])
})

test('two players who steer one robot stand in the light as one robot, and lose as one', () => {
  const match = battlesOf(pbl as Game, 'hands')({ seats: 4 })
  const luck = quickLuck(3)
  const robots = () => (pbl.view(match.position as never, 0) as View).sides.map(({ robot }) => robot)
  for (let step = 0; step < 60 && robots().includes(''); step++) {
    const seat = match.asked()[0]!
    const legal = options(pbl as Game, match.position, seat)
    match.take(seat, legal[luck.below(legal.length)])
  }
  const result = {
    ranking: [
      [0, 2],
      [1, 3],
    ],
    rule: 'PBL-WIN-1',
  }
  const snapshot = { ...snapshotFor(match, 0), result } as unknown as Snapshot
  const nameOf = (seat: number): string => ['Mara', 'Noor', 'Kuro', 'Ada'][seat]!
  const { container } = render(<Ceremony board={pblBoard as never} snapshot={snapshot} nameOf={nameOf} festive={false} />)
  expect(container.querySelectorAll('.winners svg.art')).toHaveLength(1)
  expect(container.querySelectorAll('.beside svg.art')).toHaveLength(1)
  expect(container.querySelector('.beside small')!.textContent).toContain('Noor and Ada')
})

const over = {
  game: 'aimbots',
  settings: { mode: 'duel' },
  took: null,
  result: { ranking: [[1], [0]], rule: 'AB-WIN-1' },
} as unknown as Snapshot

test('above the result stands what was played, of how many turns, and how long it took', async () => {
  const turn: SeenEvent = { seq: 1, event: { kind: 'turn', rule: 'AB-TURN-1', seat: 0, energy: 3 } as Seen<Happening> }
  const told = [turn, { ...turn, seq: 2 }]
  const { rerender } = render(<Played board={board} snapshot={over} told={told} />)
  expect(await screen.findByText('Aimbots, Two players · 2 turns')).toBeTruthy()
  rerender(<Played board={board} snapshot={{ ...over, took: 31 * 60_000 }} told={told} />)
  expect(await screen.findByText('Aimbots, Two players · 2 turns, 31 minutes')).toBeTruthy()
})

test('the length of a battle is given in minutes, and of a daily one in days', () => {
  const minute = 60_000
  const texts = [0, minute, 119 * minute, 150 * minute, 3 * 24 * 60 * minute].map(lengthText)
  expect(texts).toEqual(['under a minute', '1 minute', '119 minutes', '3 hours', '3 days'])
})

test('the winner’s robot is named if each seat has one', () => {
  const robotName = (_: Snapshot, seat: number): string => ['M3-OW', 'Slicer'][seat]!
  expect(render(<Winner board={{ ...board, robotName }} snapshot={over} />).container.textContent).toContain('Slicer')
  expect(render(<Winner board={board} snapshot={over} />).container.textContent).toBe('')
})

test('after a battle that was called off nobody is offered a review', async () => {
  HTMLDialogElement.prototype.showModal ??= vi.fn<() => void>()
  HTMLDialogElement.prototype.close ??= vi.fn<() => void>()
  const playing = snapshotFor(battlesOf(game as Game, 'duel')({}), 0)
  const state = { told: [], fault: null }
  const link = {
    kind: 'online',
    here: null,
    state: () => state,
    subscribe: () => () => {},
    record: () => Promise.resolve('the record'),
    moments: () => Promise.resolve([]),
  } as unknown as TableLink
  const nothing = (): void => {}
  const offered = async (result: Snapshot['result']): Promise<boolean> => {
    const snapshot = { ...playing, phase: 'over', result } as Snapshot
    const about = { link, board, snapshot, reader: { nameOf: String, own: [0] }, player: {} as Player, show: nothing, explain: nothing }
    render(<After {...about} open />)
    await screen.findByRole('button', { name: 'Verify', hidden: true })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Verify', hidden: true }).getAttribute('aria-disabled')).toBe('false'))
    const isOffered = screen.queryByRole('heading', { name: 'Review', hidden: true }) !== null
    cleanup()
    return isOffered
  }
  expect(await offered({ ranking: [[1], [0]], rule: 'AB-WIN-1' })).toBe(true)
  expect(await offered({ ranking: [], rule: 'AB-WIN-1' })).toBe(false)
})
