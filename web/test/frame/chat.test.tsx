import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Json } from '@robodrome/kernel'
import { Refused, type ChatLine, type Snapshot } from '@robodrome/table'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { plainBoard } from '../../src/boards/plain/index.tsx'
import { ChatPanel } from '../../src/frame/chat.tsx'
import { LogOrChat } from '../../src/frame/log-or-chat.tsx'
import { OnlookerBar } from '../../src/frame/onlooker-bar.tsx'
import type { Panel } from '../../src/frame/panels.tsx'
import { TopBar } from '../../src/frame/top-bar.tsx'
import { useTalk } from '../../src/frame/use-talk.ts'
import { useTools } from '../../src/frame/use-tools.ts'
import { TableLink, withLines, type Order } from '../../src/table/link.ts'
import type { Moment } from '../../src/table/moments.ts'
import { ticTacToe } from '../../../kernel/test/games/tic-tac-toe.ts'
import { en } from '../../../kernel/test/games/tic-tac-toe-words.ts'
import { OWN_ID, serve } from '../serve.ts'
import { battlesOf, reader, snapshotFor } from '../tables.ts'

const PLAIN_BOARD = plainBoard(ticTacToe, en)
const SOL = 'b'.repeat(20)

/** A table with chat from other people. */
class Talk extends TableLink {
  readonly kind = 'online'
  constructor() {
    super()
    this.update({ me: OWN_ID })
  }
  say(n: number, guest: string, name: string): void {
    const line: ChatLine = { n, guest, name, seat: null, text: `line ${n}`, at: n }
    this.update({ chat: withLines(this.state().chat, [line]) })
  }
  tell(comings: Snapshot['comings']): void {
    const match = battlesOf(ticTacToe, 'standard')({})
    this.update({ snapshot: { ...snapshotFor(match, null), comings } as Snapshot })
  }
  readonly sent: Order[] = []
  refuses: string | null = null
  seat: number | null = null
  override close(): void {}
  override async look(seat: number | null): Promise<void> {
    this.seat = seat
  }
  override async ask(): Promise<Json> {
    return null
  }
  override async record(): Promise<string> {
    return ''
  }
  override async moments(): Promise<Moment[]> {
    return []
  }
  protected override promise(): string {
    return ''
  }
  protected override async send(order: Order): Promise<void> {
    if (this.refuses !== null) throw new Refused('too-fast', { message: this.refuses })
    this.sent.push(order)
  }
}

function Bar({ link }: { link: TableLink }) {
  const { tools } = useTools(() => {}, link)
  const chat = tools.find(({ icon }) => icon === 'chat')
  return <TopBar title="" line="" steps={[]} clock={null} watching={0} tools={tools} chat={chat} menu={() => {}} />
}

/** The tools of a wide window and the chat of a phone, of which style sheets show only one. */
const chatButtons = (name: string) => screen.getAllByRole('button', { name }).map(({ textContent }) => textContent)

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('unread chat lines are counted at the chat, and at the chat button of a phone', () => {
  const link = new Talk()
  render(<Bar link={link} />)
  expect(chatButtons('Chat')).toEqual(['', ''])
  act(() => {
    link.say(2, SOL, 'Sol')
    link.say(1, SOL, 'Sol')
    link.say(3, OWN_ID, 'Noor')
  })
  expect(chatButtons('Chat, 2 unread')).toEqual(['2', '2'])
  render(<ChatPanel link={link} />)
  expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    expect.stringContaining('line 1'),
    expect.stringContaining('line 2'),
    expect.stringContaining('line 3'),
  ])
  expect(chatButtons('Chat')).toEqual(['', ''])
  expect(link.state().read).toBe(3)
})

/** A desk with the top bar's chat button; `show` receives the sheet that opens. */
function Desk({ link, show }: { link: TableLink; show(panel: Panel): void }) {
  const talk = useTalk(link, show)
  const log = { board: PLAIN_BOARD, told: [], seat: null, reader, explain: () => {}, breakdown: () => {}, watch: null }
  return (
    <>
      <button type="button" onClick={() => talk.show({ kind: 'chat' })}>
        Open
      </button>
      <LogOrChat link={link} log={log} talk={talk.talk} setOpen={talk.setTalking} />
    </>
  )
}

/** A window that does or does not match the media query for the desk's chat. */
const windowWith = (matches: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener: () => {}, removeEventListener: () => {} }))

test('in a wide window the chat stands beside the board and marks what is unread; the button leads to its field', async () => {
  windowWith(true)
  const user = userEvent.setup()
  const link = new Talk()
  const show = vi.fn<(panel: Panel) => void>()
  render(<Desk link={link} show={show} />)
  act(() => link.say(1, SOL, 'Sol'))
  expect(screen.queryByText('line 1')).toBeNull()
  const tab = screen.getByRole('button', { name: 'Chat, 1 unread', pressed: false })
  expect(link.state().read).toBe(0)
  await user.click(tab)
  expect(screen.getByText('line 1')).toBeTruthy()
  expect(link.state().read).toBe(1)
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Event log' }))
  await user.click(screen.getByRole('button', { name: 'Open' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Say something' }))
  expect(show).not.toHaveBeenCalled()
})

test('without room beside the board the chat opens as a sheet, and the desk has its log alone', async () => {
  windowWith(false)
  const show = vi.fn<(panel: Panel) => void>()
  render(<Desk link={new Talk()} show={show} />)
  expect(screen.queryByRole('button', { name: 'Event log' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect(show).toHaveBeenCalledWith({ kind: 'chat' })
})

test('who came, went and took over stands quietly between what was said, and is not counted as unread', () => {
  const link = new Talk()
  link.tell([
    { n: 1, at: 1, kind: 'sat', seat: 1, name: 'Sol' },
    { n: 2, at: 3, kind: 'left', seat: 1, name: 'Sol' },
    { n: 9, at: 9, kind: 'tookOver', seat: 1, name: 'Mara', program: 'level-1' },
  ])
  link.say(1, OWN_ID, 'Noor')
  link.say(5, OWN_ID, 'Noor')
  render(<Bar link={link} />)
  expect(chatButtons('Chat')).toEqual(['', ''])
  render(<ChatPanel link={link} />)
  const lines = within(screen.getByRole('log')).getAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Sol sat down.',
    expect.stringContaining('line 1'),
    'Sol left the table.',
    expect.stringContaining('line 5'),
    'Mara took over seat 2 from Rivet.',
  ])
})

test('a spectator may take over an offered AI seat, and is told before that the battle is then unrated', async () => {
  const link = new Talk()
  link.tell([])
  const snapshot = link.state().snapshot!
  const seats = snapshot.seats.map((seat) => ({ ...seat, kind: 'mind' as const, offered: true }))
  const at = (own: number[]) => (
    <OnlookerBar link={link} snapshot={{ ...snapshot, own, seats }} nameOf={(seat) => `P${seat}`} fault={null} shown={0} />
  )
  const user = userEvent.setup()
  const { rerender } = render(at([]))
  expect(screen.getByText(/is not rated/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Take over from P1' }))
  expect([link.sent, link.seat]).toEqual([[{ type: 'takeOver', seat: 1 }], 1])
  rerender(at([0]))
  expect(screen.queryByRole('button')).toBeNull()
})

test('lines of muted or blocked people are hidden and count as read, until they are unmuted', async () => {
  const sol = { id: SOL, name: 'Sol', bot: false }
  const { asked } = serve({ [`PUT /api/blocks/${SOL}`]: { accounts: [sol] }, [`DELETE /api/blocks/${SOL}`]: { accounts: [] } })
  const link = new Talk()
  link.say(1, SOL, 'Sol')
  link.say(2, OWN_ID, 'Noor')
  const user = userEvent.setup()
  render(<ChatPanel link={link} />)
  const lines = () => within(screen.getByRole('log')).queryAllByRole('listitem').length
  expect(screen.getAllByRole('group')).toHaveLength(1)
  for (const way of ['Mute Sol', 'Block Sol']) {
    await user.click(screen.getByRole('button', { name: way, hidden: true }))
    const back = await screen.findByRole('button', { name: 'Unmute Sol' })
    expect(lines()).toBe(1)
    await user.click(back)
    await vi.waitFor(() => expect(lines()).toBe(2))
  }
  expect(asked).toEqual([`PUT /api/blocks/${SOL}`, `DELETE /api/blocks/${SOL}`])
})

test('a line is reported to the host, and what goes wrong is said', async () => {
  const link = new Talk()
  link.say(7, SOL, 'Sol')
  const user = userEvent.setup()
  render(<ChatPanel link={link} />)
  const report = screen.getByRole('button', { name: 'Report to the host', hidden: true })
  serve({})
  await user.click(report)
  await user.click(screen.getByRole('button', { name: 'Insult', hidden: true }))
  expect(await screen.findByText('Nothing here.')).toBeTruthy()
  const { asked } = serve({ 'POST /api/tables//chat/7/report': null })
  await user.click(report)
  await user.click(screen.getByRole('button', { name: 'Insult', hidden: true }))
  expect(await screen.findByText('Reported. You will be told here what the host decides.')).toBeTruthy()
  expect(asked).toEqual(['POST /api/tables//chat/7/report {"reason":"insult"}'])
})

test('a line that was refused is not lost: it stands in the field again, with the reason', async () => {
  const link = new Talk()
  link.refuses = 'Too many requests. Wait a moment.'
  render(<ChatPanel link={link} />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Say something' })
  await userEvent.type(field, 'hello{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe(link.refuses)
  expect(field.value).toBe('hello')
  link.refuses = null
  await userEvent.type(field, '{Enter}')
  expect(link.sent).toEqual([{ type: 'chat', text: 'hello' }])
  expect(field.value).toBe('')
  expect(screen.queryByRole('alert')).toBeNull()
})
