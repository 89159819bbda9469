import { game as aimbots } from '@robodrome/aimbots'
import { options, quickLuck } from '@robodrome/kernel'
import { expect, test } from 'vitest'
import { passing as gekido } from '../../src/boards/gekido/passing.ts'
import type { Seen } from '../../src/boards/gekido/model.ts'
import { passing as pbl } from '../../src/boards/pbl/passing.ts'
import {
  askedAbout,
  canOrder,
  handedOver,
  isUntold,
  NO_ORDERS,
  offeredOrders,
  onlyMove,
  orderFor,
  orderTo,
  passNow,
  standing,
  type Orders,
} from '../../src/frame/orders/order.ts'
import { ASKED, matchOf } from '../gekido/positions.ts'
import { matchOf as pblOf, MIDGAME } from '../pbl/positions.ts'
import { battlesOf, snapshotFor, type Spec } from '../tables.ts'

/** What seat 0 sees in a battle against an AI opponent or a person. */
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

/** A standing order to pass for this span, given now. */
const passFor = (snapshot: Seen, wanted: string, ask: string[] = []): Orders => ({
  ...NO_ORDERS,
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
  // The card stays in the hand: it can be used only after a hit.
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

test('orders can be given in an own turn as well, wherever there is something to order', () => {
  expect(canOrder(pbl, snapshotFor(pblOf({ position: MIDGAME }), 0), 0)).toBe(true)
  expect(canOrder(gekido, seen(ASKED['firstMove']!), 0)).toBe(true)
  expect(canOrder(gekido, seen(ASKED['secondMove']!), 0)).toBe(false)
  expect(canOrder(undefined, seen(ASKED['firstMove']!), 0)).toBe(false)
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

/** Seat 1 of PBL Robots is asked after a build, with a card that can be played in windows and one that cannot. */
const BUILT: Spec = {
  position: {
    sides: [
      { robot: 'Crystal', hand: ['Kick Plates'] },
      { robot: 'Obsidian', hand: ['Malfunction', 'Spring Heels'] },
    ],
  },
  moves: [[0, 'build Kick Plates']],
}

test('PBL Robots: about a card that is always to be asked about one is asked however long one passes; the game is told no lasting pass then', () => {
  const snapshot = snapshotFor(pblOf(BUILT), 1)
  expect(pbl.pieces(snapshot, 1)).toEqual([{ id: 'card Malfunction', name: 'Malfunction' }])
  expect(pbl.spans(snapshot, 1).map(({ title }) => title)).toEqual(['Pass this turn', 'Pass until attacked', 'Pass until my turn'])
  expect(orderFor(pbl, snapshot, 1, NO_ORDERS, 'pass until my turn')).toBe(null)
  const asking = { ...NO_ORDERS, ask: ['card Malfunction'] }
  const span = orderFor(pbl, snapshot, 1, asking, 'pass until my turn')
  expect(span).toMatchObject({ id: 'my turn' })
  expect(orderFor(pbl, snapshot, 1, asking, 'pass')).toBe(null)
  expect(passNow(pbl, snapshot, 1, { ...NO_ORDERS, span }, false)).toBe('pass')
  expect(passNow(pbl, snapshot, 1, { ...asking, span }, false)).toBe(null)
})

test('PBL Robots: at a table that goes on alone the game itself keeps an order, unless a card is to be asked about; Gekido knows no such pass', () => {
  const snapshot = snapshotFor(pblOf(BUILT), 1)
  const table = 'k3pzq7ma2xwd'
  const daily = { ...snapshot, table, clockRules: { bank: 86_400_000, increment: 0 } }
  const span = pbl.spans(daily, 1).find(({ id }) => id === 'my turn')!
  expect(handedOver(pbl, daily, 1, { ...NO_ORDERS, span })).toBe('pass until my turn')
  expect(handedOver(pbl, daily, 1, { ...NO_ORDERS, span, ask: ['card Malfunction'] })).toBe(null)
  expect(handedOver(pbl, { ...daily, clockRules: { bank: 900_000, increment: 0 } }, 1, { ...NO_ORDERS, span })).toBe(null)
  expect(handedOver(pbl, snapshot, 1, { ...NO_ORDERS, span })).toBe(null)
  const waits = { ...snapshotFor(pblOf({ ...BUILT, moves: [] }), 1), table, clockRules: null }
  expect(waits.asides.map(({ text }) => text)).toContain(handedOver(pbl, waits, 1, { ...NO_ORDERS, span }))
  const window = { ...seen(ASKED['defenderWindow']!), table, clockRules: null }
  expect(handedOver(gekido, window, 0, passFor(window, 'attack'))).toBe(null)
})

/** Seat 1 of PBL Robots passes until it is attacked, and somebody else is asked. */
const PASSING: Spec = { ...BUILT, moves: [[1, 'pass until attacked']] }

test('PBL Robots: asking about a card withdraws a standing pass from the game, and it continues as an order', () => {
  const snapshot = snapshotFor(pblOf(PASSING), 1)
  const orders = askedAbout(pbl, snapshot, 1, NO_ORDERS, 'card Malfunction')
  expect(orders).toMatchObject({ span: { id: 'attacked' }, lift: true, ask: ['card Malfunction'] })
  expect(snapshot.asides.map(({ text }) => text)).toContain(handedOver(pbl, snapshot, 1, orders))
  expect(askedAbout(pbl, snapshot, 1, orders, 'card Malfunction').ask).toEqual([])
})

test('PBL Robots: in the middle of a move the game takes no order; what it is still to be told is kept and said, and told right after', () => {
  const away = { table: 'k3pzq7ma2xwd', clockRules: null }
  const declares = { ...snapshotFor(pblOf({ ...PASSING, moves: [...PASSING.moves!, [0, 'attack with head']] }), 1), ...away }
  expect(declares.asides).toEqual([])
  // Passes that the game itself offers are always shown.
  const given = pbl.given!(declares, 1)
  expect(given).toEqual({ span: 'attacked', back: null })
  const wanted = orderTo(
    given,
    NO_ORDERS,
    pbl.spans(declares, 1).find(({ id }) => id === 'my turn')!,
  )
  const asks = orderTo(given, NO_ORDERS, null)
  for (const orders of [wanted, asks]) {
    expect(standing(pbl, declares, 1, orders)).toBe(orders)
    expect(handedOver(pbl, declares, 1, orders)).toBe(null)
    expect(isUntold(pbl, declares, 1, orders)).toBe(true)
  }
  const after = { ...snapshotFor(pblOf(PASSING), 1), ...away }
  expect(handedOver(pbl, after, 1, asks)).toBe('ask me again')
  expect(handedOver(pbl, after, 1, wanted)).toBe('ask me again')
  const lifted = { ...snapshotFor(pblOf({ ...PASSING, moves: [...PASSING.moves!, [1, 'ask me again']] }), 1), ...away }
  expect(standing(pbl, lifted, 1, asks)).toEqual(NO_ORDERS)
  expect(handedOver(pbl, lifted, 1, standing(pbl, lifted, 1, wanted))).toBe('pass until my turn')
  // An order that repeats what the game already does is not added.
  expect(
    orderTo(
      given,
      asks,
      pbl.spans(after, 1).find(({ id }) => id === 'attacked')!,
    ),
  ).toEqual(NO_ORDERS)
})

test('a window offers its orders among the answers, in words; choosing one passes now and orders the rest', () => {
  const window = seen(ASKED['defenderWindow']!)
  const offered = offeredOrders(gekido, window, 0)
  expect(offered.map(({ title }) => title)).toEqual(['Pass for the rest of this attack', 'Pass until it is my turn'])
  const span = orderFor(gekido, window, 0, NO_ORDERS, offered[0]!.text)
  expect(span).toMatchObject({ id: 'attack' })
  expect(passNow(gekido, window, 0, { ...NO_ORDERS, span }, false)).toBe('pass')
  // Outside a window, if nobody is asked, or if the game offers such passes itself, nothing is added.
  expect(offeredOrders(gekido, seen(ASKED['lockDice']!), 0)).toEqual([])
  expect(offeredOrders(gekido, window, 1)).toEqual([])
  expect(offeredOrders(pbl, snapshotFor(pblOf({ position: MIDGAME }), 0), 0)).toEqual([])
})

test('the only answer there is is given for somebody who plays among AIs, unless it can be taken back or is there to confirm', () => {
  const only = seen(NOTHING_FITS)
  expect(onlyMove({}, only, 0)).toBe('pass')
  expect(onlyMove({}, only, 1)).toBe(null)
  expect(onlyMove({}, seen(NOTHING_FITS, 'person'), 0)).toBe(null)
  expect(onlyMove({}, { ...only, canTakeBack: true }, 0)).toBe(null)
  expect(onlyMove({ confirms: ['preWindow'] }, only, 0)).toBe(null)
  expect(onlyMove({}, seen(ASKED['defenderWindow']!), 0)).toBe(null)
})

test('Aimbots among AIs: a question with one answer is asked only where a choice can still be taken back', () => {
  const luck = quickLuck(5)
  let decisions = 0
  const single: Seen[] = []
  for (const seed of [1, 2, 3]) {
    const match = battlesOf(aimbots, 'first')({ seed })
    for (let seat = match.asked()[0]; seat !== undefined && match.entries.length < 900; seat = match.asked()[0]) {
      if (seat === 0) {
        const snapshot: Seen = snapshotFor(match, 0)
        decisions++
        if (snapshot.options.length === 1)
          single.push({ ...snapshot, seats: snapshot.seats.map((each, i) => ({ ...each, kind: i === 0 ? 'person' : 'mind' })) })
      }
      const legal = options(aimbots, match.position, seat)
      match.take(seat, legal[luck.below(legal.length)])
    }
  }
  const asked = single.filter((snapshot) => onlyMove({}, snapshot, 0) === null)
  expect(single.length).toBeGreaterThan(5)
  expect(asked.filter(({ canTakeBack }) => !canTakeBack)).toEqual([])
  expect(asked.length / decisions).toBeLessThan(0.05)
})
