import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { href, parseRoute } from '../src/page/route.ts'
import { chancesOfSides } from '../src/frame/sides.ts'
import { areaOf, placeInBand } from '../src/kit/stacked.ts'
import { percent, signed } from '../src/kit/odds.ts'
import { isNamed, markedNames, namedSeats } from '../src/words/index.ts'

test.each([
  [0, '0 %'],
  [1, '100 %'],
  [11 / 36, '30.6 %'],
  [0.0004, '<0.1 %'],
  [0.9996, '>99.9 %'],
])('a chance of %d is written %s', (chance, text) => expect(percent(chance)).toBe(text))

test('numbers carry a true minus, and a plus where one is wanted', () => {
  expect([signed(-8), signed(2, true), signed(0, true), signed(3)]).toEqual(['−8', '+2', '0', '3'])
})

test.each([
  ['', { at: 'lobby' }],
  ['#/', { at: 'lobby' }],
  ['#/u/Mara%20B/battles', { at: 'place', place: 'u', rest: ['Mara B', 'battles'] }],
  ['#/battle/0a1b2c', { at: 'battle', id: '0a1b2c' }],
  ['#/table/k3pzq7ma2xwd', { at: 'table', id: 'k3pzq7ma2xwd' }],
  ['#/rules/gekido/GK-MOVE-3', { at: 'rules', game: 'gekido', rule: 'GK-MOVE-3' }],
] as const)('the address %s', (hash, route) => {
  expect(parseRoute(hash)).toEqual(route)
  expect(parseRoute(href(route))).toEqual(route)
})

test('stacked shares fill the whole height', () => {
  expect(
    areaOf(
      [
        [0.25, 0.75],
        [1, 0],
      ],
      0,
      100,
      40,
    ),
  ).toBe('M0.0 40.0L100.0 40.0L100.0 0.0L0.0 30.0Z')
  expect(
    areaOf(
      [
        [0.25, 0.75],
        [1, 0],
      ],
      1,
      100,
      40,
    ),
  ).toBe('M0.0 30.0L100.0 0.0L100.0 0.0L0.0 0.0Z')
})

test('teams have one chance together, and what no seat has belongs to rivals whom nobody plays', () => {
  const teams = [
    { seats: [0, 2], name: 'Mara and Noor' },
    { seats: [1, 3], name: 'Kuro and Ada' },
  ]
  const both = chancesOfSides(teams, [[0.25, 0.25, 0.25, 0.25]], 'KillBots')
  expect(both).toEqual({ sides: teams, rows: [[0.5, 0.5]] })
  const alone = chancesOfSides([{ seats: [0], name: 'Mara' }], [[0.4], [1]], 'KillBots')
  expect(alone.sides.map(({ name }) => name)).toEqual(['Mara', 'KillBots'])
  expect(alone.rows).toEqual([
    [0.4, 0.6],
    [1, 0],
  ])
})

test('programs of a server are called by their names, accounts that are programs are marked, and people keep what they are called', () => {
  expect(markedNames({ names: ['Noor', 'level-3', 'Kuro'], bots: [2] })).toEqual(['Noor', 'Gauge', 'Kuro (bot)'])
  const seats = [
    { kind: 'person', name: 'random' },
    { kind: 'mind', name: 'random' },
    { kind: 'open', name: '' },
  ]
  expect(namedSeats(seats).map(({ name }) => name)).toEqual(['random', 'Rookie', ''])
})

test('two AI opponents of one level at a table have different names, each of which leads to its level', () => {
  const pair = namedSeats([
    { kind: 'mind', name: 'level-2' },
    { kind: 'person', name: 'level-2' },
    { kind: 'mind', name: 'level-2' },
  ]).map(({ name }) => name)
  expect(pair).toEqual(['Sprocket', 'level-2', 'Sprocket 2'])
  expect(markedNames({ names: ['level-2', 'Noor', 'level-2'] })).toEqual(['Sprocket', 'Noor', 'Sprocket 2'])
  expect(isNamed('level-2', pair[2]!)).toBe(true)
  expect(isNamed('level-3', pair[2]!)).toBe(false)
})

test('a name stands where its band is high enough behind all of it, or nowhere', () => {
  const rows = [
    [0.1, 0.9],
    [0.1, 0.9],
    [0.6, 0.4],
    [0.6, 0.4],
  ]
  expect(placeInBand(rows, 1, 0.3, 0.2)).toEqual({ left: 0, middle: 0.55 })
  const place = placeInBand(rows, 0, 0.3, 0.5)!
  expect(place.left).toBeGreaterThan(0.6)
  expect(placeInBand(rows, 0, 0.5, 0.5)).toBeNull()
})

test('features that need https are requested in two places, which also work without them', () => {
  const sources = readdirSync(new URL('../src', import.meta.url), { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.tsx?$/.test(name),
  )
  expect(sources.length).toBeGreaterThan(100)
  const found = sources.filter((name) =>
    /crypto\.(randomUUID|subtle)|navigator\.(clipboard|wakeLock|locks)/.test(
      readFileSync(new URL(`../src/${name}`, import.meta.url), 'utf8'),
    ),
  )
  expect(found.toSorted()).toEqual(['page/copy.ts', 'room/hand/keep-awake.ts'])
})
