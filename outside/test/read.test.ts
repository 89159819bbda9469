import { readAnswer, readCourse, readGuessedCourse, readHostedGame, readPuzzleFile, readSequel } from '@robodrome/outside/host'
import { hostedPool } from '@robodrome/outside/hosted'
import { expect, test } from 'vitest'

const faultOf = (action: () => unknown): string => {
  try {
    action()
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

/** The end of a match for two, as a process would report it. */
const ended = (ranking: number[][]) => ({
  parts: [{ outcome: null, told: [] }],
  views: [],
  end: {
    real: {},
    isOver: true,
    result: { ranking, rule: 'HD-END' },
    asked: [],
    views: Array.from({ length: 3 }, () => ({ own: {}, blocks: { en: [] } })),
    questions: [],
    options: [],
    refusals: [],
    asides: [[], []],
    absent: [],
    orderCounts: null,
  },
})

test('a result ranks every seat once', () => {
  expect(readSequel(ended([[1], [0]]), 2).end.result!.ranking).toEqual([[1], [0]])
  for (const ranking of [[[0]], [[0], [0]], [[0], [1], [2]], [[0, 1, 1]]])
    expect(faultOf(() => readSequel(ended(ranking), 2))).toMatch(/result.*every seat from 0 to 1 once/)
})

/** A game as its process describes it, with one field replaced. */
const described = (change: object = {}) => ({
  id: 'pig',
  version: 1,
  code: 'sha256-1',
  title: { en: 'Pig' },
  pitch: { en: 'Push your luck.' },
  players: [2, 4],
  minutes: [5, 10],
  modes: { standard: { title: 'Standard', seats: [2, 3, 4], variants: { short: { to: 50 } } } },
  settings: {
    standard: {
      2: { to: { kind: 'one', of: [50, 100], usual: 100 }, each: { kind: 'each', count: 2, of: { kind: 'flag', usual: true } } },
    },
  },
  words: { en: { modes: { standard: { title: 'Standard', about: 'To 100.' } }, settings: {} } },
  hasPicture: false,
  hasPuzzles: false,
  pods: [],
  pools: [{ id: 'all', title: { en: 'All' }, modes: ['standard'] }],
  steppers: {},
  hasChances: true,
  hasOdds: false,
  ...change,
})

test('a number may come with its parts, and they are parsed, too', () => {
  const told = (value: unknown) => {
    const breakdown = { title: ['Attack'], total: 3, rows: [{ label: ['Base'], value, rule: 'HD-ROLL' }] }
    const block = { kind: 'text', title: ['A'], text: ['It is ', { number: 3, breakdown }] }
    const whole = ended([[0], [1]])
    return { ...whole, end: { ...whole.end, views: whole.end.views.map((view) => ({ ...view, blocks: { en: [block] } })) } }
  }
  expect(readSequel(told(3), 2).end.views[0]!.blocks.en).toEqual(told(3).end.views[0]!.blocks.en)
  expect(faultOf(() => readSequel(told('<b>3</b>'), 2))).toMatch(/text/)
})

test('a description holds texts where the page shows texts, and stays small', () => {
  expect(readHostedGame(described())).toEqual(described())
  const { modes } = described().words.en
  expect(
    faultOf(() => readHostedGame(described({ words: { en: { modes: { standard: { ...modes.standard, title: {} } }, settings: {} } } }))),
  ).toMatch(/words\.en\.modes\.standard\.title/)
  const many = Object.fromEntries(Array.from({ length: 41 }, (_, i) => [`m${i}`, modes.standard]))
  expect(faultOf(() => readHostedGame(described({ words: { en: { modes: many, settings: {} } } })))).toMatch(/words\.en\.modes.*at most 40/)
  expect(faultOf(() => readHostedGame(described({ pitch: { en: 'x'.repeat(200) } })))).toMatch(/pitch\.en.*at most 160 letters/)
})

test('a match is rated in the first pool that names its mode and its number of seats', () => {
  const pools = [
    { id: 'duel', title: { en: 'Duel' }, modes: ['standard'], seats: [2] },
    { id: 'all', title: { en: 'All' }, modes: ['standard'] },
  ]
  const poolOf = (mode: string, seats: number) => hostedPool({ id: 'pig', pools }, { mode, seats })
  expect([poolOf('standard', 2), poolOf('standard', 3), poolOf('training', 2)]).toEqual(['pig duel', 'pig all', null])
})

test('shares that no chart could draw are refused, and so are other numbers than those of a question', () => {
  expect(readCourse({ chances: [[0.25, 0.75]], luck: [0.1, -0.1] })).toEqual({ chances: [[0.25, 0.75]], luck: [0.1, -0.1] })
  expect(readCourse(null)).toBeNull()
  expect(readGuessedCourse([[0.1 + 0.2 + 0.7 + 2e-16, 0]])).toEqual([[1, 0]])
  for (const odd of [[[null, 1]], [[-1, 2]], [['1', 0]], 'none'])
    expect(
      faultOf(() => readCourse({ chances: odd, luck: [] })),
      JSON.stringify(odd),
    ).toMatch(/chances/)
  expect(faultOf(() => readGuessedCourse([[2, -1]]))).toMatch(/a share from 0 to 1/)
  expect(faultOf(() => readAnswer('odds', { liar: 7 }))).toMatch(/odds|liar/)
  expect(faultOf(() => readAnswer('chances', [0.5, null]))).toMatch(/a share from 0 to 1/)
  expect(readAnswer('forecast', { rows: [7] })).toEqual({ rows: [7] })
})

test('a file of exercises names the field that is wrong', () => {
  expect(
    faultOf(() => readPuzzleFile([{ settings: { mode: 'standard', seats: 2, options: {} }, entries: [7], exercises: [] }], 'puzzles.json')),
  ).toMatch(/puzzles\.json\.0\.entries\.0/)
})
