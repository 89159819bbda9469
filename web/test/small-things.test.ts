import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { href, parseRoute } from '../src/page/route.ts'
import { parseRulebook, reasonOf, rulesOf, searchRulebook } from '../src/frame/rulebook/parse.ts'
import { chancesOfSides } from '../src/frame/sides.ts'
import { areaOf } from '../src/frame/stacked.ts'
import { percent, signed } from '../src/kit/odds.ts'

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
  ['#/nonsense/x', { at: 'lobby' }],
  ['#/battle/0a1b2c', { at: 'battle', id: '0a1b2c' }],
  ['#/table/k3pzq7ma2xwd', { at: 'table', id: 'k3pzq7ma2xwd' }],
  ['#/rules/gekido/GK-MOVE-3', { at: 'rules', game: 'gekido', rule: 'GK-MOVE-3' }],
] as const)('the address %s', (hash, route) => {
  expect(parseRoute(hash)).toEqual(route)
  expect(parseRoute(href(route))).toEqual(route)
})

test('every rule of a rulebook is found, once, under its chapter', () => {
  const markdown = readFileSync(new URL('../../games/gekido/RULES.md', import.meta.url), 'utf8')
  const rules = rulesOf(parseRulebook(markdown))
  const ids = [...markdown.matchAll(/^(?:\s*- |\| )?\*\*(GK-[A-Z0-9-]+)\*\*/gm)].map(([, id]) => id)
  expect(rules.map(({ id }) => id)).toEqual(ids)
  expect(ids).toContain('GK-WIN-2')
  expect(rules.every(({ chapter, text }) => chapter !== '' && text !== '')).toBe(true)
})

const BOOK = parseRulebook(`# Toy

Two *robots* meet.

## 1. The attack

- **TOY-1** Declare: one of your bots and an enemy in line,
  inside its reach. Then roll.
- **TOY-2** *Start.* If a bot is Ready, use it. Once.
- plain item

| id | Command | spaces |
|---|---|---|
| **TOY-3** | Two Pairs | 4 |
| **TOY-4** | Full House | 5 |

*Example.* Nothing happens.
`)

test('a rulebook keeps its chapters, tables, items and words in between', () => {
  expect(BOOK.map(({ title, blocks }) => [title, blocks.map(({ kind }) => kind)])).toEqual([
    ['', ['text']],
    ['1. The attack', ['rule', 'rule', 'item', 'table', 'text']],
  ])
  expect(rulesOf(BOOK).at(-1)).toEqual({ id: 'TOY-4', chapter: '1. The attack', text: 'Full House, 5' })
  expect(searchRulebook(BOOK, 'full')).toEqual([
    {
      title: '1. The attack',
      blocks: [{ kind: 'table', head: ['id', 'Command', 'spaces'], rows: [{ id: 'TOY-4', cells: ['TOY-4', 'Full House', '5'] }] }],
    },
  ])
})

test.each([
  ['TOY-1', 'One of your bots and an enemy in line, inside its reach.'],
  ['TOY-2', 'If a bot is Ready, use it.'],
  ['TOY-4', 'Full House, 5'],
  ['TOY-9', ''],
])('the reason of %s is its first sentence, not its label', (rule, reason) => expect(reasonOf(BOOK, rule)).toBe(reason))

test.each(['gekido', 'aimbots', 'volt', 'pbl'])('every rule of %s has a first sentence without a mark of the markup', (game) => {
  const book = parseRulebook(readFileSync(new URL(`../../games/${game}/RULES.md`, import.meta.url), 'utf8'))
  const reasons = rulesOf(book).map(({ id }) => reasonOf(book, id))
  expect(reasons.filter((reason) => !/\p{L}{2}/u.test(reason) || /[*`|]/.test(reason))).toEqual([])
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
