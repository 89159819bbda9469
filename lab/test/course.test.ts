import { gameIds, loadGame } from '@robodrome/games'
import { asked, Match, options, quickLuck, type Entry, type Game, type Settings } from '@robodrome/kernel'
import { expect, test } from 'vitest'
import { sparks } from '../../kernel/test/games/sparks.ts'
import { ticTacToe } from '../../kernel/test/games/tic-tac-toe.ts'
import { courseOf, guessedCourse } from '../src/course.ts'

const PAIR: Settings = { mode: 'standard', seats: 2, options: {} }
const choice = (seat: number, text: string): Entry => ({ kind: 'choice', seat, text })
const rolled = (text: string): Entry => ({ kind: 'outcome', text })

/** Seat 0 attacks, seat 1 charges. With one charge, four of six faces hit and take two hearts, a fifth of the total. */
const attack = (face: string): Entry[] => [choice(0, 'attack'), choice(1, 'charge'), rolled(face)]

test.each([
  ['6', -0.067],
  ['1', 0.133],
])('luck is what a %s brought beyond the average of all faces', (face, luck) => {
  expect(courseOf(sparks, PAIR, attack(face))!.luck).toEqual([0, luck])
})

test('luck adds up over a match, and what people choose is no part of it', () => {
  expect(courseOf(sparks, PAIR, [...attack('6'), choice(0, 'charge'), choice(1, 'charge')])!.luck).toEqual([0, -0.067])
  // The charge is spent: only half the faces hit in the second attack.
  expect(courseOf(sparks, PAIR, [...attack('6'), ...attack('4')])!.luck).toEqual([0, -0.167])
})

test('a game without an estimate has no course', () => {
  expect(courseOf(ticTacToe, PAIR, [choice(0, '4')])).toBeNull()
})

test('of a match that is being played, the course is what onlookers may guess: hidden picks are no part of it', () => {
  const rows = guessedCourse(sparks, PAIR, [...attack('6'), choice(0, 'attack')])!
  expect(rows).toHaveLength(5)
  for (const row of rows) expect(row.reduce((sum, each) => sum + each)).toBeCloseTo(1)
  // The secret pick that seat 0 made later changes nothing, but the hit on seat 1 does.
  expect(rows.at(-1)).toEqual(rows.at(-2))
  expect(rows.at(-1)![0]).toBeGreaterThan(rows[0]![0]!)
  expect(guessedCourse(ticTacToe, PAIR, [choice(0, '4')])).toBeNull()
})

/** The start of a match with random choices. */
const atRandom = (game: Game, settings: Settings): Entry[] => {
  const match = new Match(game, settings, quickLuck(5))
  const own = quickLuck(6)
  for (let seats = asked(game, match.position); seats.length > 0 && match.entries.length < 80; seats = asked(game, match.position)) {
    const legal = options(game, match.position, seats[0]!)
    match.take(seats[0]!, legal[own.below(legal.length)])
  }
  return match.entries
}

test.each(gameIds())('%s: the same match has the same course, and what one of two gains by luck the other loses', async (id) => {
  const game = (await loadGame(id))!
  const [mode] = Object.entries(game.modes).find(([, { seats }]) => seats.includes(2))!
  const settings = { mode, seats: 2, options: {} }
  const entries = atRandom(game, settings)
  const course = courseOf(game, settings, entries)!
  expect(courseOf(game, settings, entries)).toEqual(course)
  expect(course.luck[0]! + course.luck[1]!).toBeCloseTo(0)
})
