import { expect, test } from 'vitest'
import { passing as gekido } from '../../src/boards/gekido/passing.ts'
import type { Seen } from '../../src/boards/gekido/model.ts'
import { passing as pbl } from '../../src/boards/pbl/passing.ts'
import { NO_ORDERS, passNow, standing, type Orders } from '../../src/frame/orders/order.ts'
import { ASKED, matchOf } from '../gekido/positions.ts'
import { matchOf as pblOf, MIDGAME } from '../pbl/positions.ts'
import { snapshotFor, type Spec } from '../tables.ts'

/** What seat 0 sees of a battle against a program, or against a person. */
function seen(spec: Spec, other: 'mind' | 'person' = 'mind'): Seen {
  const snapshot: Seen = snapshotFor(matchOf(spec), 0)
  return { ...snapshot, seats: snapshot.seats.map((seat, i) => ({ ...seat, kind: i === 0 ? 'person' : other })) }
}

const NOTHING_FITS: Spec = {
  position: {
    active: 1,
    attack: { target: 0, roll: 0 },
    bots: { 0: { bot: 'MEOW', at: '0,1', hand: ['C03'] }, 1: { bot: 'SLICER', at: '1,0' } },
  },
}

/** The order to pass for so long, given now. */
const passFor = (snapshot: Seen, wanted: string, ask: string[] = []): Orders => ({
  span: gekido.spans(snapshot, 0).find(({ id }) => id === wanted)!,
  ask,
})

test('a window in which nothing can be done passes by itself among programs, and only there: people could tell a hand from it', () => {
  expect(seen(NOTHING_FITS).options.map(({ text }) => text)).toEqual(['pass'])
  expect(passNow(gekido, seen(NOTHING_FITS), 0, NO_ORDERS, true)).toBe('pass')
  expect(passNow(gekido, seen(NOTHING_FITS), 0, NO_ORDERS, false)).toBe(null)
  expect(passNow(gekido, seen(NOTHING_FITS, 'person'), 0, NO_ORDERS, true)).toBe(null)
})

test('where something can be done one is asked, unless one has ordered to pass; and then about what one wants to be asked about', () => {
  const window = seen(ASKED['defenderWindow']!, 'person')
  expect(passNow(gekido, window, 0, NO_ORDERS, true)).toBe(null)
  expect(passNow(gekido, window, 0, passFor(window, 'attack'), true)).toBe('pass')
  expect(gekido.pieces(window, 0)).toContainEqual({ id: 'card C12', name: 'Static Pulse' })
  expect(passNow(gekido, window, 0, passFor(window, 'attack', ['card C12']), true)).toBe(null)
  // It stays in the hand: it can be used only when there is a hit.
  expect(passNow(gekido, window, 0, passFor(window, 'attack', ['card C11']), true)).toBe('pass')
})

test('what is no window is never passed, and an order ends with its span', () => {
  const window = seen(ASKED['defenderWindow']!)
  const mine = seen(ASKED['lockDice']!)
  const orders = passFor(window, 'turn')
  expect(passNow(gekido, mine, 0, orders, true)).toBe(null)
  expect(standing(gekido, window, 0, orders)).toBe(orders)
  expect(standing(gekido, mine, 0, orders).span).toBe(null)
})

test('PBL Robots: a window passes by itself among programs as long as there is no card to play in it', () => {
  const match = pblOf({ position: MIDGAME, moves: [[0, 'build Kick Plates']] })
  const snapshot = snapshotFor(match, 1)
  const among = {
    ...snapshot,
    seats: snapshot.seats.map((seat, i) => ({ ...seat, kind: i === 1 ? ('person' as const) : ('mind' as const) })),
  }
  expect(among.options.map(({ text }) => text)).toEqual(['pass', 'pass this turn', 'pass until attacked', 'pass until my turn'])
  expect(passNow(pbl, among, 1, NO_ORDERS, true)).toBe('pass')
  const play = { text: 'play Hex', option: { kind: 'play', card: 'Hex' } }
  expect(passNow(pbl, { ...among, options: [...among.options, play] }, 1, NO_ORDERS, true)).toBe(null)
})
