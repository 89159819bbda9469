import { gameIds, loadGame } from '@robodrome/games'
import { asked, options, quickLuck, write, type Game, type Json, type Match, type Position } from '@robodrome/kernel'
import { answerTo, guessChances, Refused } from '@robodrome/table'
import { describe, expect, test } from 'vitest'
import type { BoardModule, Remark } from '../src/boards/board.ts'
import { loadBoard } from '../src/boards/index.ts'
import { remarkOn, wordsIn } from '../src/broadcast/coach.ts'
import { chooseTable } from '../src/broadcast/director.ts'
import { turnsOf } from '../src/broadcast/turns.ts'
import { answersOf, battlesOf, snapshotFor } from './tables.ts'

const NAMES = ['Noor', 'Mara', 'Kuro', 'Ines', 'Jonas', 'Ada']
const nameOf = (seat: number): string => NAMES[seat]!

/** Collects what the coach would say about a position, for every choice of the caster. */
function saidAbout(board: BoardModule, match: Match): Remark[] {
  const snapshot = snapshotFor(match, null)
  const answers = answersOf(board.asks)(match, null, snapshot)
  const chances = guessChances(match.game, match.position, null, quickLuck(1))
  return (['auto', 'odds', 'chances'] as const).flatMap((line) => remarkOn({ board, snapshot, answers, chances, nameOf }, line) ?? [])
}

/** Plays random battles, and yields positions in which somebody must decide. */
function everyPosition(game: Game, positions: number, at: (match: Match) => void): void {
  const modes = Object.entries(game.modes)
  let looked = 0
  for (let seed = 1; looked < positions; seed++) {
    const [mode, { seats }] = modes[seed % modes.length]!
    const match = battlesOf(game, mode)({ seats: seats.find((each) => each > 1) ?? 2, seed })
    const luck = quickLuck(seed)
    for (let step = 0; match.asked().length > 0 && looked < positions; step++) {
      const waiting = asked(game, match.position)
      const seat = waiting[luck.below(waiting.length)]!
      const legal = options(game, match.position, seat)
      match.choose(seat, write(game, match.position, legal[luck.below(legal.length)]))
      if (step % 9 !== 0 || match.asked().length === 0) continue
      looked++
      at(match)
    }
  }
}

/** Collects every number that the engine answers in this position if asked without a seat. */
function numbersOf(game: Game, position: Position): number[] {
  const chances = guessChances(game, position, null, quickLuck(1)) ?? []
  const answers = ['odds', 'forecast'].map((kind): Json => {
    try {
      return answerTo(game, game.clone(position) as Position, null, kind, null)
    } catch (error) {
      if (error instanceof Refused) return null
      throw error
    }
  })
  return [...chances, ...answers.flatMap(numbersIn)]
}

const numbersIn = (value: Json): number[] => {
  if (typeof value === 'number') return [value]
  if (typeof value !== 'object' || value === null) return []
  const { hits, of } = value as { hits?: Json; of?: Json }
  return [...(typeof hits === 'number' && typeof of === 'number' ? [hits / of] : []), ...Object.values(value).flatMap(numbersIn)]
}

const SHARE = /once in (\d+)|(\d+) times in (\d+)|(\d+)\u00a0%/g

/** The shares stated in a sentence, each as the lowest and highest value it can stand for. */
const sharesIn = (text: string): [number, number][] =>
  [...text.matchAll(SHARE)].map(([, one, hits, of, percent]) => {
    if (percent !== undefined) return [(Number(percent) - 1) / 100, (Number(percent) + 1) / 100]
    const share = one === undefined ? Number(hits) / Number(of) : 1 / Number(one)
    return [share - 1e-9, share + 1e-9]
  })

describe.each(gameIds())('%s: the coach', (id) => {
  test('says at most 16 words, then one "but"; each share in it is a chance of the engine for somebody without a seat', async () => {
    const [game, board] = [(await loadGame(id))!, await loadBoard(id)]
    const facts = new Set<string>()
    let shares = 0
    everyPosition(game, 60, (match) => {
      const known = numbersOf(game, match.position)
      for (const { fact, but, shares: told } of saidAbout(board, match)) {
        facts.add(fact)
        expect(wordsIn(fact), fact).toBeLessThanOrEqual(16)
        expect(but).toMatch(/^But [^.]*\.$/)
        for (const share of told) expect(known, fact).toContain(share)
        for (const [least, most] of [...sharesIn(fact), ...sharesIn(but ?? '')]) {
          expect(
            told.some((share) => share >= least && share <= most),
            `${fact} ${but}`,
          ).toBe(true)
          shares++
        }
      }
    })
    expect(facts.size).toBeGreaterThan(10)
    expect(shares).toBeGreaterThan(50)
  })

  test('says the same whatever the hands hold', async () => {
    const [game, board] = [(await loadGame(id))!, await loadBoard(id)]
    const luck = quickLuck(7)
    let varied = 0
    everyPosition(game, 60, (match) => {
      const truth = match.position
      const said = saidAbout(board, match)
      match.position = game.imagine(truth, null, luck) as Position
      if (JSON.stringify(match.position) !== JSON.stringify(truth)) varied++
      expect(saidAbout(board, match)).toEqual(said)
      match.position = truth
    })
    expect(varied).toBeGreaterThan(0)
  })
})

test('a coach that told of a hand would be found out', async () => {
  const [game, board] = [(await loadGame('pbl'))!, await loadBoard('pbl')]
  const luck = quickLuck(7)
  let leaks = 0
  everyPosition(game, 20, (match) => {
    const remark = (): Remark => ({ about: [], fact: JSON.stringify(game.view(match.position, 0)).slice(0, 9_000), but: null, shares: [] })
    const planted = { ...board, onScreen: { ...board.onScreen, remark: () => ({ ...remark(), fact: remark().fact.replaceAll(' ', '') }) } }
    const truth = match.position
    const said = saidAbout(planted, match)
    match.position = game.imagine(truth, null, luck) as Position
    if (JSON.stringify(saidAbout(planted, match)) !== JSON.stringify(said)) leaks++
    match.position = truth
  })
  expect(leaks).toBeGreaterThan(0)
})

describe('the director', () => {
  const NONE = { table: null, replay: null, line: 'auto' } as const
  const close = { table: 'close', chances: [0.52, 0.48] }
  const far = { table: 'far', chances: [0.9, 0.1] }
  const unknown = { table: 'unknown', chances: null }
  const tables = [far, unknown, close]

  test('begins with the closest table, and shows none if none is in play', () => {
    expect(chooseTable({ tables, casting: NONE }, null, 'between turns', 0)).toBe('close')
    expect(chooseTable({ tables: [unknown, far], casting: NONE }, null, 'between turns', 0)).toBe('far')
    expect(chooseTable({ tables: [], casting: NONE }, null, 'between turns', 0)).toBeNull()
  })

  test('cuts only between turns, not too often, and only to a table that is clearly closer', () => {
    const onAir = { table: 'far', since: 0 }
    const after = (stand: 'playing' | 'between turns', now: number, all = tables) =>
      chooseTable({ tables: all, casting: NONE }, onAir, stand, now)
    expect(after('playing', 1e6)).toBe('far')
    expect(after('between turns', 1_000)).toBe('far')
    expect(after('between turns', 1e6)).toBe('close')
    expect(after('between turns', 1e6, [far, { table: 'near', chances: [0.87, 0.13] }])).toBe('far')
  })

  test('stays with a match that has ended until its end is told, and then goes to the next', () => {
    const onAir = { table: 'ended', since: 0 }
    expect(chooseTable({ tables, casting: NONE }, onAir, 'between turns', 1e6)).toBe('ended')
    expect(chooseTable({ tables, casting: NONE }, onAir, 'told', 1e6)).toBe('close')
    expect(chooseTable({ tables: [], casting: NONE }, onAir, 'told', 1e6)).toBeNull()
  })

  test('follows the caster, between turns too', () => {
    const casting = { ...NONE, table: 'far' }
    const onAir = { table: 'close', since: 0 }
    expect(chooseTable({ tables, casting }, null, 'between turns', 0)).toBe('far')
    expect(chooseTable({ tables, casting }, onAir, 'playing', 0)).toBe('close')
    expect(chooseTable({ tables, casting }, onAir, 'between turns', 0)).toBe('far')
    expect(chooseTable({ tables, casting: { ...NONE, table: 'gone' } }, onAir, 'between turns', 0)).toBe('close')
  })
})

test('turning points are the two largest swings, in the order in which they happened', () => {
  const course = [0.5, 0.55, 0.3, 0.35, 0.6, 0.52, 0.4].map((chance, seq) => ({ seq, chances: [chance, 1 - chance] }))
  expect(turnsOf(course).map(({ at, seat, by, from, to }) => [at, seat, by.toFixed(2), from, to])).toEqual([
    [2, 1, '0.25', 1, 2],
    [4, 0, '0.25', 3, 4],
  ])
  expect(turnsOf(course.slice(0, 2))).toEqual([])
  expect(turnsOf([])).toEqual([])
})
