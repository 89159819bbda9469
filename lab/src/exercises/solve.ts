import { ask, ruleOfThumb, searcher, searchStyle, type Mind } from '@robodrome/minds'
import { options, quickLuck, write, type Game, type Position, type Seat, type Settings } from '@robodrome/kernel'
import type { Worth } from '@robodrome/table'

/** A decision in a game: the position and the seat. */
export type Decision = { game: Game; settings: Settings; position: Position; seat: Seat }

/** The goal `win`, for which a search values choices by win chance. Any other is a goal of the game, with its chances. */
export const WIN = 'win'

/** A solution: its goal, the best choice, equally good ones that differ only in a number, the margin, and all choices, best first. */
export type Solution = { goal: string; best: string[]; margin: number; worth: Worth[] }

/** A search that trusts first impressions less than in play, because it has to prove something and has the time. */
const prover: Mind = searcher({ ...searchStyle, id: 'prover', priorVisits: { first: 12, later: 2 }, memory: 60_000 })

/** Choices that differ only in a number, and by no more than this in value, count as one answer. */
const SAME = 0.012

const letters = (text: string): string => text.replace(/\d+/g, '#')

/**
 * Solves a decision from the seat's knowledge, with separate luck for every seed. If the question has a goal, the game's own chances are
 * used. If the game has no such questions at all, a search is used. Other questions are not solved.
 */
export function solve(decision: Decision, playouts: number, seed: number): Solution | null {
  const { game, settings, position, seat } = decision
  const luck = quickLuck(seed, 11)
  if (game.insight?.drill === undefined) {
    const { reasons } = ask(prover, game, settings, position, seat, luck, { playouts })
    return solution(WIN, reasons)
  }
  const imagined: Position = game.imagine(position, seat, luck)
  const offered = options(game, imagined, seat)
  const drill = game.insight.drill(imagined, seat, offered, luck)
  return (
    drill &&
    solution(
      drill.goal,
      offered.map((option, i) => ({ text: write(game, imagined, option), value: drill.chances[i]! })),
    )
  )
}

/** Averages the values of these choices. */
export function solution(goal: string, found: readonly Worth[]): Solution {
  const worth = found.map(({ text, value }) => ({ text, value })).toSorted((a, b) => b.value - a.value)
  const [top] = worth
  const best = worth.filter(({ text, value }) => letters(text) === letters(top!.text) && top!.value - value <= SAME)
  const next = worth.find((each) => !best.includes(each))
  return { goal, best: best.map(({ text }) => text), margin: next === undefined ? 0 : top!.value - next.value, worth }
}

/** The levels that attempt an exercise, weakest first: mind and thinking. */
export const LEVELS: Readonly<Record<string, { mind: Mind; playouts: number }>> = {
  'rule-of-thumb': { mind: ruleOfThumb, playouts: 100 },
  'search-30': { mind: searcher(searchStyle), playouts: 30 },
  'search-90': { mind: searcher(searchStyle), playouts: 90 },
}

/** Counts how often each level misses the best choices, over this many attempts. */
export function missedBy(
  { game, settings, position, seat }: Decision,
  best: readonly string[],
  choices: number,
  tries: number,
  seed: number,
) {
  const missed: Record<string, number> = { random: rounded(1 - best.length / choices) }
  for (const [name, { mind, playouts }] of Object.entries(LEVELS)) {
    const luck = Array.from({ length: tries }, (_, i) => quickLuck(seed + i, 23))
    const wrong = luck.filter((own) => !best.includes(ask(mind, game, settings, position, seat, own, { playouts }).option.text))
    missed[name] = rounded(wrong.length / tries)
  }
  return missed
}

/** Three digits are enough, and keep the files small. */
export const rounded = (value: number): number => Math.round(value * 1000) / 1000
