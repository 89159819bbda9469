import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { board } from '../../src/boards/volt/index.ts'
import { Picker } from '../../src/boards/volt/picker.tsx'
import { questionIn, type BoardProps, type Told } from '../../src/boards/volt/model.ts'
import { ASKED, answersFor, matchOf } from './positions.ts'
import { nameOf, reader, snapshotFor, type Spec } from '../tables.ts'

afterEach(cleanup)

function propsFor(spec: Spec, change: Partial<BoardProps> = {}, seat = 0) {
  const match = matchOf(spec)
  const snapshot: BoardProps['snapshot'] = snapshotFor(match, seat)
  const spies = {
    select: vi.fn<BoardProps['select']>(),
    confirm: vi.fn<BoardProps['confirm']>(),
    explain: vi.fn<BoardProps['explain']>(),
    breakdown: vi.fn<BoardProps['breakdown']>(),
  }
  return {
    snapshot,
    seat,
    shown: 0,
    told: [],
    tumbling: false,
    showing: null,
    answers: answersFor(match, seat, snapshot),
    chosen: null,
    nameOf,
    reader,
    ...spies,
    ...change,
  }
}
const cell = (name: RegExp) => screen.getByRole('gridcell', { name })
const placing = ASKED['placeDice']!

test('every space is named in words: ground, walls, who stands there, what can be done', () => {
  const props = propsFor({ ...placing, position: { ...(placing.position as object), mines: ['M@h5'], robots: ['V@e1 d1', 'M@e9 +MINES'] } })
  render(<board.Stage {...props} />)
  expect(screen.getAllByRole('gridcell')).toHaveLength(81)
  expect(cell(/^a1,/).getAttribute('aria-label')).toBe('a1, arena wall')
  expect(cell(/^e1,/).getAttribute('aria-label')).toContain('e1, starting space, arrow north, VOLT of P0, 1 of 3 damage, 0 VP')
  expect(cell(/^d4,/).getAttribute('aria-label')).toBe('d4, VP space 1, energy wall south and west')
  expect(cell(/^c3,/).getAttribute('aria-label')).toBe('c3, VP token 5, lightning barrier north')
  expect(cell(/^d3,/).getAttribute('aria-label')).toContain('pit')
  expect(cell(/^h5,/).getAttribute('aria-label')).toBe('h5, mine of MERCURY')
  expect(cell(/^e4,/).getAttribute('aria-label')).toContain('you may: Move 3 north')
})

test('a die is placed by touching the space it leads to, and by touching it again', async () => {
  const props = propsFor(placing)
  const { rerender } = render(<board.Stage {...props} />)
  await userEvent.click(cell(/^e4,/))
  expect(props.select).toHaveBeenCalledWith('I B3 N')
  rerender(<board.Stage {...props} chosen="I B3 N" />)
  expect(cell(/^e4,/).getAttribute('aria-selected')).toBe('true')
  await userEvent.click(cell(/^e4,/))
  expect(props.confirm).toHaveBeenCalledWith('I B3 N')
})

test('the control units have keys for the die in hand, and say in plain words what each die does', async () => {
  const moves: [number, string][] = [[0, 'I B3 N']]
  const props = propsFor({ ...placing, moves }, { chosen: 'II R1 N' })
  render(<board.Desk {...props} />)
  const first = screen.getByRole('region', { name: 'Control unit I' })
  expect(first.textContent).toContain('Move 3 north')
  expect(first.textContent).toContain('e1 → e4')
  expect(within(first).queryAllByRole('button', { name: /key/ })).toEqual([])
  const second = screen.getByRole('region', { name: 'Control unit II' })
  expect(second.textContent).toContain('hits MERCURY on e9: 1st damage')
  await userEvent.click(within(second).getByRole('button', { name: 'Unit II, key SE' }))
  expect(props.select).toHaveBeenCalledWith('II R1 SE')
  expect(screen.getByText(/If nobody interferes/).textContent).toContain('no VP; you end on e4')
})

test('the keyboard turns colour, number and key, and a key that is refused tells why', async () => {
  const props = propsFor(placing)
  const { rerender } = render(<Picker {...props} />)
  await userEvent.click(screen.getByRole('button', { name: /^Blue die/ }))
  await userEvent.keyboard('4w')
  expect(props.select).toHaveBeenLastCalledWith('I B4 N')
  await userEvent.keyboard('q')
  expect(props.select).toHaveBeenLastCalledWith('I B4 NW')
  expect(props.snapshot.refusals.some(({ text }) => text === 'I B4 NW')).toBe(true)
  rerender(<Picker {...props} chosen="I R4 NW" />)
  await userEvent.keyboard('t')
  expect(props.select).toHaveBeenLastCalledWith(expect.stringMatching(/^I B4 [NW]$/))
})

test('a locked program stays hidden from others and may be unlocked', async () => {
  const moves = ['I B3 N', 'II R2 NE', 'III B1 E', 'confirm'].map((text): [number, string] => [0, text])
  const props = propsFor({ ...placing, moves })
  render(<board.Desk {...props} />)
  await userEvent.click(screen.getByRole('button', { name: 'Unlock' }))
  expect(props.confirm).toHaveBeenCalledWith('withdraw')
  expect(JSON.stringify(snapshotFor(matchOf({ ...placing, moves }), 1))).not.toContain('II R2 NE')
})

test('settings that spare a question are made in a sheet', async () => {
  const props = propsFor(ASKED['chooseBrake']!)
  render(<board.Desk {...props} />)
  await userEvent.click(screen.getByRole('button', { name: 'Settings' }))
  const anchor = screen.getByRole('group', { name: 'ANCHOR', hidden: true })
  const values = within(anchor).getAllByRole('button', { hidden: true })
  expect(values.map((each) => [each.textContent, each.getAttribute('aria-pressed')])).toEqual([
    ['Ask me', 'true'],
    ['Never', 'false'],
    ['Brake by 1', 'false'],
    ['Brake by 2', 'false'],
  ])
  await userEvent.click(values[3]!)
  expect(props.confirm).toHaveBeenCalledWith('set ANCHOR 2')
})

test('a deck is chosen among all modules with what they do; what one owns, and what others are known to carry, is marked', async () => {
  const props = propsFor(ASKED['chooseFirstDeck']!)
  const { rerender } = render(<board.Stage {...props} />)
  expect(screen.getByRole('list', { name: 'Inside the red deck' }).textContent).toContain(
    'GRENADESThrow a grenade as far as the number: a detonation [1] where it lands.instead of firing',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Yellow, either slot, 8 cards left' }))
  expect(props.select).toHaveBeenCalledWith('yellow')
  const chooseDeck = ASKED['chooseDeck']!
  const robots = ['V@b5 d2 +ANCHOR', 'M@b8 +SHIELD']
  rerender(<board.Stage {...propsFor({ ...chooseDeck, position: { ...(chooseDeck.position as object), robots } })} />)
  expect(screen.getByText('ANCHOR').parentElement!.textContent).toBe('ANCHORyours')
  expect(screen.getByText('SHIELD').parentElement!.textContent).toBe('SHIELDon MERCURY')
})

test('a load-out is put together slot by slot from the own modules, and nobody else sees what lies there so far', async () => {
  const spec = ASKED['chooseLoadOut']!
  const props = propsFor(spec)
  const { rerender } = render(<board.Stage {...props} />)
  const slots = () => screen.getAllByRole('list')[0]!.textContent
  expect(slots()).toBe('Left slot · choosingEmptyRight slot · comes nextEmpty')
  await userEvent.click(screen.getByRole('button', { name: /^.*MOBILITY.*move instead of firing/ }))
  expect(props.select).toHaveBeenCalledWith('left MOBILITY')
  const next = { ...spec, moves: [[0, 'left SHIELD']] satisfies [number, string][] }
  rerender(<board.Stage {...propsFor(next)} />)
  expect(slots()).toBe('Left slotSHIELDRight slot · choosingEmpty')
  expect(screen.getByRole('button', { name: /SHIELD.*in the left slot/ }).className).toContain('cannot')
  expect(JSON.stringify(snapshotFor(matchOf(next), 1))).not.toContain('SHIELD')
})

test('between two bouts the standings come first, with the prize of the next one; the decks are a touch away', async () => {
  const robots = ['V@e1 n2 2vp +POWER BEAM', 'M@c3 4vp n1']
  const position = { board: 'C', bout: 3, champion: 'V', robots, tokens: ['c3', 'c7', 'g7'], phase: 'resolution' }
  const props = propsFor({ mode: 'championship', position })
  render(<board.Stage {...props} />)
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent)
  expect(rows).toEqual(['MERCURYP1champion of the arena1 bout wonPOWER BEAMWATER CANNON', 'VOLTP00 bouts wonno prize yet'])
  expect(screen.getByRole('heading', { name: 'Next: bout 4 on board D' })).toBeTruthy()
  expect(screen.getByText('JETPACK')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'To the decks' }))
  expect(screen.getByRole('heading', { name: 'Module decks' })).toBeTruthy()
  const crowned = props.snapshot.events.find(({ event }) => event.kind === 'champion')!.event
  cleanup()
  render(<board.Stage {...props} showing={crowned} />)
  expect(screen.getByRole('region', { name: 'Championship' })).toBeTruthy()
})

test('a prize of the championship is hidden from nobody, as everybody saw who won it', () => {
  const robots = ['V@e1 n2', 'M@c3 n1']
  const position = {
    board: 'C',
    bout: 3,
    champion: 'V',
    robots,
    trophies: { V: ['POWER BEAM'] },
    inventory: { V: ['SHIELD'] },
    tokens: ['c3', 'c7', 'g7'],
  }
  render(<board.Desk {...propsFor({ mode: 'championship', position })} />)
  const lines = within(screen.getByRole('region', { name: 'Your modules' })).getAllByRole('listitem')
  expect(lines.map(({ textContent }) => /^[A-Z ]+ (hidden from the others|in the inventory)/.exec(textContent)?.[0])).toEqual([
    'SHIELD hidden from the others',
    'POWER BEAM in the inventory',
  ])
})

test('a championship is told bout by bout: where, the VP of everybody, and who took the title or kept it', () => {
  const robots = ['V@e1 n2 2vp +POWER BEAM', 'M@c3 4vp n1']
  const position = { board: 'C', bout: 3, champion: 'V', robots, tokens: ['c3', 'c7', 'g7'], phase: 'resolution' }
  const vp = { kind: 'vp', rule: 'VT-END-1', token: 'c3', destroyed: null, target: 5 } as const
  const champion = { kind: 'champion' as const, rule: 'VT-CH-4', modules: [] }
  const events: Told[] = [
    { kind: 'bout', rule: 'VT-SET-1', bout: 1, board: 'A' },
    { ...vp, robot: 'V', seat: 0, vp: 1, total: 1 },
    { ...vp, robot: 'M', seat: 1, vp: 1, total: 1 },
    { ...vp, robot: 'V', seat: 0, vp: 5, total: 5 },
    { ...champion, robot: 'V', seat: 0, bout: 1, defended: false },
    { kind: 'bout', rule: 'VT-SET-1', bout: 2, board: 'B' },
    { ...champion, robot: 'V', seat: 0, bout: 2, defended: true },
    { kind: 'bout', rule: 'VT-SET-1', bout: 3, board: 'C' },
  ]
  render(<board.Stage {...propsFor({ mode: 'championship', position }, { told: events.map((event) => ({ seq: 1, event })) })} />)
  const rows = screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent))
  expect(rows).toEqual([
    ['Bout', 'VOLT', 'MERCURY', 'Title'],
    ['1, board A', '5 VP', '1 VP', 'VOLT wins it'],
    ['2, board B', '0 VP', '0 VP', 'VOLT defends it'],
  ])
})

test('every event is told in a sentence of its own; VP and damage add up', () => {
  const programs = { V: 'I R1 N, II R2 N', M: 'I R5 S' }
  const props = propsFor({ ...placing, position: { board: 'C', robots: ['V@e1', 'M@e9 d1'], tokens: ['c3'], programs } })
  const tellings = props.snapshot.events.map(({ event }) => board.describe(event, nameOf))
  const numbers = tellings.flatMap(({ parts }) =>
    parts.flatMap((part) => (typeof part === 'object' && 'number' in part && part.breakdown ? [part.breakdown] : [])),
  )
  expect(numbers.length).toBeGreaterThan(1)
  for (const { total, rows } of numbers) expect(rows.reduce((sum, { value }) => sum + value, 0)).toBe(total)
  expect(tellings.some(({ seat }) => seat === 0)).toBe(true)
})

test.each([
  ['killbots', 1, { board: 'D' }],
  ['championship', 2, {}],
  ['training', 4, {}],
] as const)('%s: strips, stage and desk are drawn from the first question on', (mode, seats, options) => {
  const match = matchOf({ mode, seats, options })
  const seen = new Set<string>()
  for (let i = 0; i < 24 && match.asked().length > 0; i++) {
    const seat = match.asked()[0]!
    const snapshot = snapshotFor(match, seat)
    const question = questionIn(snapshot)!.kind
    if (!seen.has(question)) drawAll(match, seat)
    seen.add(question)
    match.choose(seat, snapshot.options[(i * 7) % snapshot.options.length]!.text)
  }
  expect(seen.size).toBeGreaterThan(2)
  drawAll(match, null)
})

function drawAll(match: ReturnType<typeof matchOf>, seat: number | null): void {
  const snapshot = snapshotFor(match, seat)
  const props = { ...propsFor({ mode: 'training' }), snapshot, seat, answers: answersFor(match, seat, snapshot) }
  const { container } = render(
    <>
      <board.Stage {...props} />
      <board.Desk {...props} />
      <board.Strip {...props} of={0} compact={false} />
    </>,
  )
  expect(container.textContent).not.toMatch(/undefined|NaN|\[object/)
  expect(board.headline(props)).not.toBe('')
  cleanup()
}
