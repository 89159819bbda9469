import { Match, quickLuck, sample, type Game } from '@robodrome/kernel'
import { scriptedLuck, readEntry, type Exercise, type Quarry } from '@robodrome/table'
import { solve, solution, type Solution } from './solve.ts'

/** An exercise solved again, and whether the result is among its best choices. */
export type SolvedAgain = { exercise: Exercise; best: string; margin: number; agrees: boolean }

/** The number of playouts of a search, or of repetitions of the chances. It makes this search deeper than the two proofs. */
const PLAYOUTS = 2100
const TIMES = 4

/** Replays the game of an exercise up to its question. */
export function matchAt(game: Game, { settings, entries }: Pick<Quarry, 'settings' | 'entries'>, at: number): Match {
  const before = entries.slice(0, at).map((line, i) => readEntry(line, i + 1))
  const match = new Match(game, settings, scriptedLuck(before.flatMap((entry) => (entry.kind === 'outcome' ? [entry.text] : []))))
  for (const entry of before) {
    const refused = entry.kind === 'choice' ? match.choose(entry.seat, entry.text) : null
    if (refused !== null) throw new Error(`${entry.kind} of an exercise is refused: ${JSON.stringify(refused)}`)
  }
  return match
}

/** Solves an exercise from its position alone, with separate luck, and more deeply than when it was found. */
export function solveAgain(game: Game, quarry: Quarry, exercise: Exercise, seed: number): SolvedAgain {
  const { position, settings } = matchAt(game, quarry, exercise.at)
  const decision = { game, settings, position, seat: exercise.seat }
  const times = game.insight?.drill === undefined ? 1 : TIMES
  const found = Array.from({ length: times }, (_, i) => solve(decision, PLAYOUTS, seed + i)).filter((each) => each !== null)
  if (found.length < times) return { exercise, best: '', margin: 0, agrees: false }
  const { best, margin } = meanOf(found)
  return { exercise, best: best[0]!, margin, agrees: best.some((text) => exercise.best.includes(text)) }
}

/** Merges several solutions into one with their average values. */
function meanOf(found: readonly Solution[]): Solution {
  const [first] = found
  const valueOf = (text: string): number =>
    found.reduce((sum, { worth }) => sum + (worth.find((each) => each.text === text)?.value ?? 0), 0) / found.length
  return solution(
    first!.goal,
    first!.worth.map(({ text }) => ({ text, value: valueOf(text) })),
  )
}

/** Draws a random sample of the exercises of a file; all of them if there are fewer. */
export function sampleOf(quarries: readonly Quarry[], size: number, seed: number): { quarry: Quarry; exercise: Exercise }[] {
  const luck = quickLuck(seed, 31)
  const all = quarries.flatMap((quarry) => quarry.exercises.map((exercise) => ({ quarry, exercise })))
  return sample(all, Math.min(size, all.length), luck)
}
