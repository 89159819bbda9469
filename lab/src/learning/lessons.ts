import { asked, choose, options, quickLuck, settle, start, write, type Game, type Learnable, type Position } from '@robodrome/kernel'
import { ask, rowsOf, type Mind } from '@robodrome/minds'
import type { LearningPlan } from './plan.ts'

/** A decision of the teacher: the rows of each option, and its value to the teacher. */
export type Lesson = { rows: Uint16Array[]; values: readonly number[] }

/**
 * The upper limits of randomness, so that no two games are alike: a game begins with fewer than this many random choices, and after that,
 * one choice in this many is random.
 */
const OPENING = 12
const WILD = 12

/** Lists the decisions of one game of the teacher against itself. */
export function lessonsOf(game: Game, learnable: Learnable, teacher: Mind, plan: LearningPlan, number: number): Lesson[] {
  const { settings, playouts } = plan
  const seed = plan.seed + number
  const chances = quickLuck(seed)
  const thought = quickLuck(seed, 1)
  const lot = quickLuck(seed, 2)
  const lessons: Lesson[] = []
  let opening = lot.below(OPENING)
  const g = start(game, settings) as Position
  settle(game, g, chances)
  for (let seats = asked(game, g); seats.length > 0; seats = asked(game, g)) {
    const chosen = seats.map((seat) => {
      const legal = options(game, g, seat)
      const any = legal[lot.below(legal.length)]
      if (legal.length === 1 || opening-- > 0) return [seat, any] as const
      const { option, reasons } = ask(teacher, game, settings, g, seat, thought, { playouts })
      const values = new Map(reasons.map(({ text, value }) => [text, value]))
      const situation = learnable.situation(g, seat)
      lessons.push({
        rows: legal.map((each) => rowsOf(situation, learnable.option(g, seat, each))),
        values: legal.map((each) => values.get(write(game, g, each)) ?? 0),
      })
      return [seat, lot.below(WILD) === 0 ? any : option.value] as const
    })
    const question = g.stack.at(-1)
    for (const [seat, option] of chosen) if (g.stack.at(-1) === question) choose(game, g, seat, option)
    settle(game, g, chances)
  }
  return lessons
}
