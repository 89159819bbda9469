import { options, type Seat, write } from '@robodrome/kernel'
import type { RoomNews, RoomState } from '@robodrome/protocol/rooms'
import { type Guest, Table } from '@robodrome/table'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ticTacToe } from '../../kernel/test/games/tic-tac-toe.ts'
import { type Member, Room } from '../src/rooms/room.ts'

const NOOR: Guest = { id: 'noor', name: 'Noor' }
const MARA: Guest = { id: 'mara', name: 'Mara' }
const ID = 'aaaaaaaaaaaa'
const SECOND = 1_000

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] }))
afterEach(() => void vi.useRealTimers())

/** The room's messages to the screen, by the second since the test began. */
class Ears implements Member {
  readonly address = '192.168.1.2'
  readonly calls: [second: number, seat: Seat][] = []
  room: RoomState | null = null
  readonly guest: Guest | null
  readonly #begun = Date.now()

  constructor(guest: Guest | null) {
    this.guest = guest
  }

  send(news: RoomNews): void {
    if (news.type === 'room') this.room = news.room
    if (news.type === 'call') this.calls.push([(Date.now() - this.#begun) / SECOND, news.seat])
  }
}

/** A battle between two people in which Noor must choose first. Both phones are awake, and the room has noticed the question. */
const evening = () => {
  const settings = { mode: 'standard', seats: 2, options: {} }
  const table = new Table({
    id: ID,
    game: ticTacToe,
    settings,
    seats: Array.from({ length: settings.seats }, () => ({ kind: 'open' })),
    public: false,
    clock: null,
    absence: 'mind',
    host: NOOR.id,
    seed: '5eed'.repeat(16),
    createdAt: 0,
  })
  for (const [seat, guest] of [NOOR, MARA].entries()) {
    table.perform({ kind: 'sit', seat, guest: guest.id, name: guest.name, promise: null }, 0)
  }
  table.perform({ kind: 'close', minds: [] }, 0)
  table.perform({ kind: 'start', minds: [] }, 0)
  expect(table.asked()).toEqual([0])
  const stoodIn: [second: number, seat: Seat][] = []
  const begun = Date.now()
  const room = new Room({ code: 'K7QM', table: ID }, true, {
    now: Date.now,
    look: async (_, at) => at(table),
    standIn: async (_, seat) => {
      if (table.chairs[seat]!.mind !== null) return
      stoodIn.push([(Date.now() - begun) / SECOND, seat])
      table.perform({ kind: 'mind', seat, mind: 'random', absent: true }, 0)
    },
    say: (message) => expect.fail(message),
  })
  const screen = new Ears(null)
  const phones = [new Ears(NOOR), new Ears(MARA)] as const
  for (const member of [screen, ...phones]) room.enter(member)
  return { room, screen, phones, table, stoodIn }
}

/** The seat that must choose makes any move. */
const play = (table: Table, seat: Seat): void => {
  const { game, position } = table.course!.match
  table.perform({ kind: 'choose', seat, text: write(game, position, options(game, position, seat)[0]!) }, 0)
}

/** Lets this many seconds pass, and delivers the messages due by then. */
const seconds = async (count: number): Promise<void> => {
  await vi.advanceTimersByTimeAsync(count * SECOND)
  for (let turn = 0; turn < 3; turn++) await new Promise((done) => setImmediate(done))
}

test('the screen calls a sleeper ten seconds after the phone slept, then every thirty; a phone that wakes is called no more', async () => {
  const { room, screen } = evening()
  await seconds(5)
  room.wake(NOOR, false)
  await seconds(9)
  expect(screen.calls).toEqual([])
  await seconds(1)
  expect(screen.calls).toEqual([[15, 0]])
  await seconds(60)
  expect(screen.calls).toEqual([
    [15, 0],
    [45, 0],
    [75, 0],
  ])
  room.wake(NOOR, true)
  await seconds(60)
  expect(screen.calls).toHaveLength(3)
})

test('nobody calls a person who is not asked', async () => {
  const { room, screen, stoodIn } = evening()
  room.wake(MARA, false)
  await seconds(200)
  expect(screen.calls).toEqual([])
  expect(screen.room!.ticket).toBeNull()
  expect(stoodIn).toEqual([])
})

test('thirty seconds after a phone slept, the screen offers the seat to another one; the person who wakes takes the offer away', async () => {
  const { room, screen } = evening()
  await seconds(5)
  room.wake(NOOR, false)
  await seconds(29)
  expect(screen.room!.ticket).toBeNull()
  await seconds(1)
  expect(screen.room!.ticket).toMatchObject({ seat: 0, claimedBy: null, expires: 60 * SECOND })
  room.wake(NOOR, true)
  await seconds(1)
  expect(screen.room!.ticket).toBeNull()
})

test('an offer that a person asked for, or that a phone has scanned, stays when the old phone wakes', async () => {
  const { room, screen } = evening()
  room.tickets.open(ID, 0, Date.now(), 'person')
  await seconds(5)
  expect(screen.room!.ticket).toMatchObject({ seat: 0 })
  room.tickets.close()
  room.wake(NOOR, false)
  await seconds(30)
  expect(room.tickets.claim(screen.room!.ticket!.code, { id: 'other', name: 'Other' }, Date.now())).toBe(true)
  room.wake(NOOR, true)
  await seconds(2)
  expect(screen.room!.ticket).toMatchObject({ claimedBy: 'Other' })
})

test('ninety seconds after a phone slept, an AI opponent stands in, not before, and the code no longer covers the screen', async () => {
  const { room, screen, table, stoodIn } = evening()
  await seconds(5)
  room.wake(NOOR, false)
  await seconds(89)
  expect(stoodIn).toEqual([])
  expect(table.chairs[0]!.mind).toBeNull()
  await seconds(1)
  expect(stoodIn).toEqual([[95, 0]])
  // The table continues: the seat's move was made, and the other person must choose.
  play(table, 0)
  await seconds(2)
  expect(screen.room!.ticket).toBeNull()
  expect(stoodIn).toHaveLength(1)
})

test('a question put to a phone that sleeps already gives its person the same ninety seconds', async () => {
  const { room, phones, table, stoodIn } = evening()
  room.exit(phones[1], true)
  await seconds(300)
  play(table, 0)
  await seconds(89)
  expect(stoodIn).toEqual([])
  await seconds(2)
  expect(stoodIn).toHaveLength(1)
})
