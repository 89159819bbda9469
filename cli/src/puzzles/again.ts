import { sampleOf, solveAgain, type SolvedAgain } from '@robodrome/lab'
import type { Game } from '@robodrome/kernel'
import type { Quarry } from '@robodrome/table'
import { progress } from '../progress.ts'
import { count } from '../text.ts'
import { print, type World } from '../world.ts'

/** Solves a random sample of puzzles again, reports how many agree, and returns the others. */
export function solveSample(world: World, game: Game, quarries: readonly Quarry[], size: number, seed: number): SolvedAgain[] {
  const sample = sampleOf(quarries, size, seed)
  const shown = progress(world, 'puzzle')
  const solved = sample.map(({ quarry, exercise }, i) => {
    const found = solveAgain(game, quarry, exercise, seed * 1_000_000 + i * 1000)
    shown.at(i + 1, sample.length)
    return found
  })
  shown.end()
  const others = solved.filter(({ agrees }) => !agrees)
  print(world, `solved again: ${solved.length - others.length} of ${count(solved.length, 'puzzle')} agree`)
  for (const { exercise, best } of others) print(world, `  ${exercise.id}: "${exercise.best[0]}" in the file, now "${best}"`)
  return others
}

/** Removes these puzzles from the others; a game left without puzzles is dropped, too. */
export function without(quarries: readonly Quarry[], dropped: readonly SolvedAgain[]): Quarry[] {
  const gone = new Set(dropped.map(({ exercise }) => exercise))
  return quarries
    .map((quarry) => ({ ...quarry, exercises: quarry.exercises.filter((each) => !gone.has(each)) }))
    .filter(({ exercises }) => exercises.length > 0)
}
