import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { SeenEvent } from '@robodrome/table'
import { afterEach, expect, test, vi } from 'vitest'
import type { BoardModule, BoardProps, Breakdown } from '../../src/boards/board.ts'
import { BreakdownRows } from '../../src/kit/breakdown.tsx'
import { Curtain } from '../../src/frame/curtain.tsx'
import { mayLeave } from '../../src/frame/pace.ts'
import { Log } from '../../src/frame/log.tsx'
import { firstMissed, lastSeen } from '../../src/frame/since.tsx'
import { TopBar } from '../../src/frame/top-bar.tsx'
import { Scrubber, turnsOf } from '../../src/frame/scrubber.tsx'
import { useSteady } from '../../src/frame/use-steady.ts'

afterEach(cleanup)

const damage: Breakdown = {
  title: 'Damage',
  total: 8,
  rows: [
    { label: 'Four of a Kind', value: 8, rule: 'GK-DMG-1' },
    { label: 'Laser Turret', value: 2, rule: 'GK-DMG-3' },
    { label: 'High Ground', value: -2, rule: 'GK-DMG-6' },
  ],
}

const board: Pick<BoardModule, 'describe'> = {
  describe: (event) =>
    event.kind === 'roll'
      ? { seat: 1, parts: [{ seat: 1 }, ' rolled'], cue: 'dice' }
      : { seat: 0, parts: [{ seat: 0 }, ' lost ', { value: '8', breakdown: damage }], turn: event.kind === 'turn' ? 'Turn 2' : undefined },
} as Pick<BoardModule, 'describe'>

const told = ['hit', 'roll', 'turn'].map((kind, seq): SeenEvent => ({ seq, event: { kind, rule: `GK-${seq}` } }))

function log(change: Partial<Parameters<typeof Log>[0]> = {}) {
  const spies = {
    explain: vi.fn<BoardProps['explain']>(),
    breakdown: vi.fn<BoardProps['breakdown']>(),
    watch: vi.fn<(at: number) => void>(),
  }
  const names = ['You', 'Noor']
  render(
    <Log board={board as BoardModule} told={told} seat={0} reader={{ nameOf: (seat) => names[seat]!, own: [] }} {...spies} {...change} />,
  )
  return spies
}

test('the log tells the newest first; a line leads to its rule, its number, and back in time', async () => {
  const { explain, breakdown, watch } = log()
  const lines = screen.getAllByRole('listitem')
  expect(lines.map((line) => line.textContent)).toEqual([
    expect.stringContaining('You lost 8 GK-2'),
    expect.stringContaining('Noor rolled GK-1'),
    expect.stringContaining('You lost 8 GK-0'),
  ])
  const last = within(lines[2]!)
  await userEvent.click(last.getByRole('button', { name: 'GK-0' }))
  expect(explain).toHaveBeenCalledWith('GK-0')
  await userEvent.click(last.getByRole('button', { name: '8' }))
  expect(breakdown.mock.calls[0]![0]).toBe(damage)
  await userEvent.click(last.getByRole('button', { name: 'Watch from here' }))
  expect(watch).toHaveBeenCalledWith(0)
})

test('the log of the desk has the lines that fit, and all of them after scrolling', async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly observe: () => void
      readonly disconnect = (): void => {}
      constructor(resized: () => void) {
        this.observe = resized
      }
    },
  )
  const height = vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(100)
  log({ told: Array.from({ length: 30 }, (_, seq) => ({ seq, event: { kind: 'hit', rule: `GK-${seq}` } })) })
  const list = screen.getByRole('list')
  expect(screen.getAllByRole('listitem')).toHaveLength(4)
  list.scrollTop = 8
  fireEvent.scroll(list)
  expect(screen.getAllByRole('listitem')).toHaveLength(20)
  list.scrollTop = 0
  fireEvent.scroll(list)
  expect(screen.getAllByRole('listitem')).toHaveLength(4)
  height.mockRestore()
  vi.unstubAllGlobals()
})

test('the log filters by own deeds and by dice', async () => {
  log({ tools: true })
  await userEvent.click(screen.getByRole('button', { name: 'Dice' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Mine' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByRole('button', { name: 'Mine' }).getAttribute('aria-pressed')).toBe('true')
})

test('a log without events says so', () => {
  log({ told: [] })
  expect(screen.getByText('Nothing has happened yet.')).toBeTruthy()
})

test('a breakdown shows its rows, signed, and they add up to its number', async () => {
  const explain = vi.fn<BoardProps['explain']>()
  const { container } = render(<BreakdownRows of={damage} explain={explain} />)
  const values = [...container.querySelectorAll('dd:nth-of-type(1)')].map((each) => each.textContent)
  expect(values).toEqual(['8', '+2', '−2'])
  expect(damage.rows.reduce((sum, { value }) => sum + value, 0)).toBe(Number(container.querySelector('h3 b')?.textContent))
  await userEvent.click(screen.getByRole('button', { name: 'GK-DMG-3' }))
  expect(explain).toHaveBeenCalledWith('GK-DMG-3')
})

type Track = Parameters<typeof Scrubber>[0]

function scrubber(change: Partial<Track['shown']>) {
  const spies = {
    seek: vi.fn<Track['player']['seek']>(),
    toggle: vi.fn<Track['player']['toggle']>(),
    live: vi.fn<Track['player']['live']>(),
  }
  const stills = Array.from({ length: 5 }) as Track['shown']['stills']
  const shown = { kind: 'live' as const, stills, at: 0, playing: false, ...change }
  render(<Scrubber player={spies} shown={shown} marks={[0, 0.5]} say={(at) => `turn ${at}`} />)
  return spies
}

test('the scrubber plays, seeks and says where it is', async () => {
  const { toggle, seek, live } = scrubber({ kind: 'replay', at: 2, playing: true })
  const track = screen.getByRole('slider', { name: 'Replay position' })
  expect(track.getAttribute('aria-valuetext')).toBe('turn 2')
  fireEvent.change(track, { target: { value: '4' } })
  expect(seek).toHaveBeenCalledWith(4)
  await userEvent.click(screen.getByRole('button', { name: 'Pause the replay' }))
  expect(toggle).toHaveBeenCalledTimes(1)
  await userEvent.click(screen.getByRole('button', { name: 'Live' }))
  expect(live).toHaveBeenCalledTimes(1)
})

test('turns are marked where they begin: by the steps of the table, then by the pictures that are shown', () => {
  const told = [1, 3, 3].map((seq, i) => ({ seq, event: { kind: i === 1 ? 'roll' : 'turn', rule: 'GK-END-2' } }))
  expect(turnsOf([], told, 4, 'turn')).toEqual([0.25, 0.75])
  const stills = [1, 1, 2, 3, 3].map((n) => ({ all: told, told: n }))
  expect(turnsOf(stills, told, 4, 'turn')).toEqual([0, 0.75])
})

test('at the present Live is on', () => {
  scrubber({})
  expect(screen.getByRole('button', { name: 'Live' }).getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('Live')
})

test('answers keep their places while one is picked, though odds would order them anew', () => {
  const prompt = (...texts: string[]) => ({ question: '?', primary: 'Go', chips: texts.map((text) => ({ text, title: text })) })
  const Shown = ({ texts, seq, picked }: { texts: string[]; seq: number; picked: boolean }) => (
    <p>{useSteady(prompt(...texts), seq, picked).chips.map(({ text }) => text)}</p>
  )
  const { container, rerender } = render(<Shown texts={['a', 'b', 'c']} seq={1} picked={false} />)
  rerender(<Shown texts={['c', 'a', 'b']} seq={1} picked />)
  expect(container.textContent).toBe('abc')
  rerender(<Shown texts={['c', 'a', 'b']} seq={1} picked={false} />)
  expect(container.textContent).toBe('cab')
  rerender(<Shown texts={['e', 'd']} seq={2} picked />)
  expect(container.textContent).toBe('ed')
})

test('the curtain names the next person, takes the focus, and opens on the tap only', async () => {
  const open = vi.fn<() => void>()
  render(<Curtain seat={1} name="Mara" open={open} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Mara')
  const button = screen.getByRole('button', { name: 'I am Mara' })
  expect(document.activeElement).toBe(button)
  expect(open).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(open).toHaveBeenCalledTimes(1)
})

test('what was missed begins after the last look, or, on a device that has not been there, after the turn one had last', () => {
  const said = [1, 0, 1, 0, 1, 1, 0].map((seat, i) => ({ seq: i + 1, seat }))
  expect(['2', '5', '7'].map((seen) => firstMissed(said, seen, 0))).toEqual([2, 5, -1])
  expect([firstMissed(said, null, null), firstMissed(said.slice(0, 6), null, 0)]).toEqual([-1, 4])
  // An event that affects the reader during an opponent's turn is told with the reader's name.
  const turns = said.map((each) => (each.seq === 4 ? { ...each, turn: 'Turn 2' } : each))
  expect(firstMissed(turns, null, 0)).toBe(4)
})

test('a new device shows what others did before the own turn; any device does so on request', () => {
  const said = [
    { seq: 1, seat: 0, turn: 'Turn 1' },
    { seq: 2, seat: 0 },
    { seq: 3, seat: 1, turn: 'Turn 2' },
    { seq: 4, seat: 1 },
    { seq: 4, seat: 0, turn: 'Turn 3' },
  ]
  expect(firstMissed(said, null, 0)).toBe(2)
  expect([firstMissed(said, '4', 0), firstMissed(said, '4', 0, true)]).toEqual([-1, 2])
  // A player who continued that turn on another device has already seen it. Nothing precedes the first turn of a match.
  const later = [...said, { seq: 5, seat: 0 }]
  expect([firstMissed(later, null, 0), firstMissed(later, null, 0, true)]).toEqual([-1, 2])
  expect(firstMissed(said.slice(0, 1), null, 0)).toBe(-1)
})

test('a waiting player is told that they may leave only if the clock has hours', () => {
  const clock = (minutes: number) => ({ clockRules: { bank: minutes * 60_000, increment: 0 } as never })
  expect([mayLeave({ clockRules: null }), mayLeave(clock(5)), mayLeave(clock(24 * 60))]).toEqual([true, false, true])
})

test('a battle on this device that is opened for the first time holds nothing that was missed, wherever it was played on from', () => {
  expect(lastSeen('local', null, 40)).toBe('40')
  expect(lastSeen('local', '12', 40)).toBe('12')
  expect(lastSeen('online', null, 40)).toBe(null)
})

test('players see how many people watch their table, and nothing where nobody does', () => {
  const bar = (watching: number) => (
    <TopBar title="" line="" steps={[]} clock={null} watching={watching} tools={[]} chat={undefined} menu={() => {}} />
  )
  render(bar(3))
  expect(screen.getByTitle('3 spectators').textContent).toContain('3')
  cleanup()
  const { container } = render(bar(0))
  expect(container.querySelector('.watchers')).toBeNull()
})
