import type { Quarry } from '@robodrome/table'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { learningIn } from '../src/boards/learning.ts'
import { nextOf, spread, type Found } from '../src/learn/exercises.ts'
import { afterTry, solvedIn, verdictOn, type Tries } from '../src/learn/verdict.ts'

const foundIn = (id: string): Found[] => {
  const quarries = JSON.parse(readFileSync(new URL(`../../games/${id}/puzzles.json`, import.meta.url), 'utf8')) as Quarry[]
  return quarries.flatMap((quarry) => quarry.exercises.map((exercise) => ({ exercise, quarry, theme: learningIn(id).themeOf(exercise) })))
}

describe.each(['gekido', 'volt', 'pbl', 'aimbots'])('every puzzle of %s', (id) => {
  const all = foundIn(id)

  test('answered wrongly counts for nothing and is told what it was worth; answered rightly counts once, also after a wrong try', () => {
    let tries: Tries = {}
    for (const { exercise } of all) {
      const before = solvedIn(tries)
      const { best, worth } = exercise
      const wrong = [...worth.map(({ text }) => text), 'a choice that is not listed'].filter((text) => !best.includes(text))
      expect(wrong.length, exercise.id).toBeGreaterThan(0)
      for (const text of wrong) {
        const verdict = verdictOn(exercise, text)
        tries = afterTry(tries, exercise.id, verdict.right)
        expect(verdict, `${exercise.id}: ${text}`).toMatchObject({ text, right: false })
        expect(verdict.value, `${exercise.id}: ${text}`).toBeLessThan(worth[0]!.value)
        // An option that is not listed is worth at most as much as the last one listed.
        const listed = worth.find((each) => each.text === text)
        expect(verdict.value).toBe((listed ?? worth.at(-1)!).value)
        expect(verdict.most).toBe(listed === undefined && verdict.value > 0)
      }
      expect(solvedIn(tries), exercise.id).toBe(before)
      for (const text of best) {
        const verdict = verdictOn(exercise, text)
        tries = afterTry(tries, exercise.id, verdict.right)
        expect(verdict, `${exercise.id}: ${text}`).toMatchObject({ text, right: true, most: false })
      }
      tries = afterTry(tries, exercise.id, false)
      expect(solvedIn(tries), exercise.id).toBe(before + 1)
    }
    expect(solvedIn(tries)).toBe(all.length)
  })

  test('is followed by one of another game, as long as its theme has any', () => {
    for (const theme of new Set(all.map((each) => each.theme))) {
      const list = spread(all).filter((each) => each.theme === theme)
      expect(list.toSorted(byId)).toEqual(all.filter((each) => each.theme === theme).toSorted(byId))
      const most = Math.max(...list.map(({ quarry }) => list.filter((each) => each.quarry === quarry).length))
      const repeats = list.filter(({ quarry }, i) => i > 0 && list[i - 1]!.quarry === quarry).length
      // For the last few puzzles, there may be no puzzle from another game left to put between them.
      expect(repeats, theme).toBeLessThan(most)
      const games = new Set(list.slice(0, 2).map(({ quarry }) => quarry))
      expect(games.size, theme).toBe(Math.min(2, new Set(list.map(({ quarry }) => quarry)).size))
    }
  })
})

const byId = (a: Found, b: Found): number => a.exercise.id.localeCompare(b.exercise.id)

test('the next puzzle is one that was not tried, then one that is not solved', () => {
  const list = foundIn('aimbots').slice(0, 3)
  const [a, b, c] = list.map(({ exercise }) => exercise.id) as [string, string, string]
  expect(nextOf(list, { [a]: false })?.exercise.id).toBe(b)
  expect(nextOf(list, { [a]: false, [b]: true, [c]: true })?.exercise.id).toBe(a)
  expect(nextOf(list, { [a]: true, [b]: true, [c]: true })?.exercise.id).toBe(a)
})
