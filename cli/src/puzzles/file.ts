import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { gradeOf, type Exercise, type Quarry } from '@robodrome/table'
import { parseData } from '../files.ts'
import { count } from '../text.ts'

/** Reads the puzzles of a file; none if there is no such file. */
export const readPuzzles = (path: string): Quarry[] =>
  existsSync(path) ? (parseData(readFileSync(path, 'utf8'), path) as unknown as Quarry[]) : []

export const writePuzzles = (path: string, quarries: readonly Quarry[]): void => writeFileSync(path, linesOf(quarries))

/** JSON with one game per line, so that diffs are readable. */
export const linesOf = (quarries: readonly Quarry[]): string => `[\n${quarries.map((each) => JSON.stringify(each)).join(',\n')}\n]\n`

/** Reports the number of puzzles, their themes and difficulty, and how often each mind solves them. */
export function reportOf(path: string, quarries: readonly Quarry[]): string {
  const exercises = quarries.flatMap((quarry) => quarry.exercises)
  const minds = [...new Set(exercises.flatMap(({ missed }) => Object.keys(missed)))]
  const found = (mind: string): number => exercises.reduce((sum, { missed }) => sum + 1 - (missed[mind] ?? 1), 0) / exercises.length
  const asked = [...new Set(exercises.map(({ asks }) => asks))]
  const asking = (asks: string): number => exercises.filter((each) => each.asks === asks).length
  return [
    `${path}: ${count(exercises.length, 'puzzle')} from ${count(quarries.length, 'game')}`,
    `by question: ${asked.map((asks) => `${asks} ${asking(asks)}`).join(', ')}`,
    `grades 1 to 5: ${[1, 2, 3, 4, 5].map((grade) => exercises.filter((each: Exercise) => gradeOf(each) === grade).length).join(' / ')}`,
    `found by: ${minds.map((mind) => `${mind} ${Math.round(100 * found(mind))} %`).join(', ')}`,
  ].join('\n')
}
