import { options, question, write } from '@robodrome/kernel'
import { matchAt } from '@robodrome/lab'
import { loadGame } from '@robodrome/games'
import { gradeOf, marginOf, type Quarry, save } from '@robodrome/table'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { dayOf, gameOf, pickOf, streakOf } from '../src/learn/daily.ts'
import { learningIn } from '../src/boards/learning.ts'
import { learningOf } from '../src/boards/learning-words.ts'
import { hintsOf } from '../src/learn/hints.ts'
import { verdictOn } from '../src/learn/verdict.ts'
import { LocalTable } from '../src/table/local-table.ts'
import { newTable } from '../src/table/saved.ts'
import { puzzleWords } from '../src/words/learning-words.ts'

const GAMES: readonly string[] = ['gekido', 'volt', 'pbl', 'aimbots']
const quarriesOf = (id: string): Quarry[] =>
  JSON.parse(readFileSync(new URL(`../../games/${id}/puzzles.json`, import.meta.url), 'utf8')) as Quarry[]

describe.each(GAMES)('learning %s', (id) => {
  test('the pictures of a turn can be played, each shows what its words speak of, and a chosen move is one that may be made', async () => {
    const game = (await loadGame(id))!
    const { settings, pictures } = learningIn(id).turn
    expect(pictures).toHaveLength(6)
    expect(pictures.map((picture) => picture.id)).toEqual(Object.keys(learningOf(id).pictures))
    for (const { position, moves = [], chosen } of pictures) {
      const seats = Array.from({ length: settings.seats }, () => ({ kind: 'person' as const, name: 'Mara' }))
      const from = save(game, game.arrange(position, settings))
      const table = new LocalTable(game, newTable({ game: id, settings, seats, seed: '7'.repeat(64), from }), () => {})
      for (const [seat, text] of moves) table.do({ type: 'choose', seat, text })
      table.look(0)
      const legal = table.snapshot().options.map(({ text }) => text)
      expect([undefined, ...legal]).toContain(chosen)
    }
  })

  test('texts are short, and every term occurs in its sentence', () => {
    const said = learningOf(id)
    expect(said.goal.split(' ').length).toBeLessThanOrEqual(12)
    for (const { title, text, term } of Object.values(said.pictures)) {
      expect(title.split(' ').length, title).toBeLessThanOrEqual(6)
      expect(text.split(' ').length, text).toBeLessThanOrEqual(22)
      expect(text).toContain(term)
    }
  })

  test('exercises lead to the question they name, with their best choices among the legal ones and everything else clearly behind', async () => {
    const game = (await loadGame(id))!
    const quarries = quarriesOf(id)
    // Each game in the file once, at its last exercise, because replaying all exercises takes minutes.
    for (const quarry of quarries.filter((_, i) => i % 8 === 0)) {
      for (const exercise of quarry.exercises.slice(0, 1)) {
        const { position } = matchAt(game, quarry, exercise.at)
        const legal = options(game, position, exercise.seat).map((option) => write(game, position, option))
        expect(question(game, position, exercise.seat).kind).toBe(exercise.asks)
        expect(legal).toHaveLength(exercise.choices)
        for (const text of exercise.best) expect(legal).toContain(text)
      }
    }
    for (const exercise of quarries.flatMap(({ exercises }) => exercises)) {
      expect(marginOf(exercise)).toBeGreaterThan(0.04)
      expect(Object.keys(learningOf(id).themes)).toContain(learningIn(id).themeOf(exercise))
      expect(puzzleWords.goals[exercise.goal]).toBeTruthy()
      expect(gradeOf(exercise)).toBeLessThanOrEqual(5)
      expect(verdictOn(exercise, exercise.best[0]!)).toMatchObject({ right: true, value: exercise.worth[0]!.value })
      expect(verdictOn(exercise, exercise.worth.at(-1)!.text).right).toBe(false)
      const [about, two] = hintsOf(exercise, 'lesson', (text) => `<${text}>`)
      expect(about).toBe('lesson')
      expect(exercise.best.filter((text) => two!.includes(`<${text}>`))).toHaveLength(1)
      expect(exercise.worth.filter(({ text }) => two!.includes(`<${text}>`))).toHaveLength(2)
    }
  })
})

test('the puzzle of the day: another game every day, no exercise twice before all were there, days in a row counted up to yesterday', () => {
  const days = Array.from({ length: 400 }, (_, i) => dayOf(new Date(2026, 0, 1 + i, 12)))
  expect(new Set(days.slice(0, 4).map(gameOf)).size).toBe(4)
  const picks = days.filter((_, i) => i % 4 === 0).map((day) => pickOf(day, 90))
  expect(new Set(picks.slice(0, 90)).size).toBe(90)
  expect(streakOf(['2026-03-01', '2026-03-02', '2026-02-27'], '2026-03-03')).toBe(2)
  expect(streakOf([], '2026-03-03')).toBe(0)
})
