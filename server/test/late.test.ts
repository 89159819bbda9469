import type { Snapshot } from '@robodrome/table'
import { expect, test } from 'vitest'
import { Person } from './support/client.ts'
import { eventually } from './support/eventually.ts'
import { ownSite } from './support/own-site.ts'
import { openTestSite } from './support/site.ts'

const site = ownSite()

/** The marked cells that a viewer sees, by seat. */
const marks = ({ view }: Snapshot): (number | null)[] => (view as { cells: (number | null)[] }).cells.slice(0, 5)

test('with a spectator delay, spectators see the table some moves later through any process, and all of it when it is over', async () => {
  const [noor, sol, mara] = await Promise.all(['Noor', 'Sol', 'Mara'].map((name) => Person.called(name, site.url)))
  const { id } = await noor!.open('tic-tac-toe', 2, { behind: 2, public: true })
  for (const person of [noor!, sol!]) await person.sit(id)
  const players = [noor!.watch(id), sol!.watch(id)]
  const onlooker = mara!.watch(id)
  const all = [...players, onlooker]
  for (const each of all) expect(await each.until(({ phase }) => phase === 'playing')).toMatchObject({ behind: 2, asked: [0] })
  const play = async (seat: number, text: string): Promise<void> => {
    const step = await players[seat]!.do({ type: 'choose', seat, text })
    for (const each of players) await each.until(({ seq }) => seq >= step)
  }
  for (const [turn, cell] of ['0', '1', '2'].entries()) await play(turn % 2, cell)
  const seen = await onlooker.until(({ asked }) => asked[0] === 1)
  expect([marks(seen), marks(players[1]!.snapshot!)]).toEqual([
    [0, null, null, null, null],
    [0, 1, 0, null, null],
  ])
  expect(onlooker.events.map(({ event }) => event)).toMatchObject([{ kind: 'mark', cell: 0 }])
  // A question from a spectator is answered from the spectators' view.
  const asked = await onlooker.ask({ type: 'ask', seat: null, kind: 'copy', args: null })
  expect(JSON.stringify(asked)).toContain('"cells":[0,null,null')
  // A newcomer sees no more, whichever process they use.
  const other = await openTestSite(site.store)
  const away = new Person(other.url, 'nobody').watch(id)
  expect(marks(await away.until(({ phase }) => phase === 'playing'))).toEqual(marks(seen))
  await play(1, '3')
  for (const each of [onlooker, away]) expect(marks(await each.until(({ asked }) => asked[0] === 0))).toEqual([0, 1, null, null, null])
  // A player may watch as a spectator, but sees no more that way.
  players[0]!.hello(null)
  expect(marks(await players[0]!.until(({ seat }) => seat === null))).toEqual([0, 1, null, null, null])
  await players[1]!.do({ type: 'leave', seat: 1 })
  for (const each of [onlooker, away]) {
    expect(marks(await each.until(({ phase }) => phase === 'over'))).toEqual([0, 1, 0, 1, null])
    expect(each.events.filter(({ event }) => event.kind === 'mark')).toHaveLength(4)
  }
  for (const each of [...all, away]) each.close()
  await other.app.close()
})

test('delayed spectators see delayed clocks: these do not reveal whose move it is now', async () => {
  const [noor, sol, mara] = await Promise.all(['Noor', 'Sol', 'Mara'].map((name) => Person.called(name, site.url)))
  const { id } = await noor!.open('tic-tac-toe', 2, { behind: 1, public: true, clock: { bank: 600_000, increment: 0 } })
  for (const person of [noor!, sol!]) await person.sit(id)
  const players = [noor!.watch(id), sol!.watch(id)]
  const onlooker = mara!.watch(id)
  for (const each of [...players, onlooker]) await each.until(({ phase }) => phase === 'playing')
  const running = ({ seats }: Snapshot): (boolean | undefined)[] => seats.map(({ clock }) => clock?.running)
  const step = await players[0]!.do({ type: 'choose', seat: 0, text: '0' })
  await players[1]!.until(({ seq }) => seq >= step)
  // A newcomer is announced to everybody. The clocks in that message must be delayed, too.
  const heard = onlooker.received.length
  const visitor = (await Person.called('Ada', site.url)).watch(id)
  const shown = await visitor.until(({ phase }) => phase === 'playing')
  await onlooker.until(() => onlooker.received.slice(heard).some(({ type }) => type === 'seats'))
  const now = await players[1]!.until((snapshot) => running(snapshot)[1] === true)
  expect([running(shown), running(onlooker.snapshot!), running(now)]).toEqual([
    [true, false],
    [true, false],
    [false, true],
  ])
  expect(shown.seats[0]!.clock!.left).toBe(600_000)
  // The list card, which tells that the match is in play, may lag behind for a moment.
  const board = await eventually(() => noor!.read<Snapshot>('GET', `/api/watch/${id}`))
  expect([running(board), board.seats[0]!.clock!.left]).toEqual([[true, false], 600_000])
  for (const each of [...players, onlooker, visitor]) each.close()
})

test('a table that counts for ratings shows itself two moves later unless it is said; any other at once', async () => {
  const noor = await Person.called('Noor', site.url)
  const behind = async (more: object): Promise<number | undefined> => {
    const eyes = noor.watch((await noor.open('tic-tac-toe', 2, more)).id)
    const snapshot = await eyes.until(() => true)
    eyes.close()
    return snapshot.behind
  }
  expect([await behind({}), await behind({ rated: true }), await behind({ rated: true, behind: 0 })]).toEqual([undefined, 2, undefined])
  expect((await noor.send('POST', '/api/tables', { behind: -1 })).status).toBe(400)
})
