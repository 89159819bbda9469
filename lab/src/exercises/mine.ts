import { Match, options, question, quickLuck, write, type Game, type Settings } from '@robodrome/kernel'
import { ask, ruleOfThumb } from '@robodrome/minds'
import { gradeOf, writeLine, type Exercise, type Quarry } from '@robodrome/table'
import { missedBy, rounded, solve, WIN, type Decision, type Solution } from './solve.ts'

/** How thoroughly to search for exercises and prove them. */
export interface MiningPlan {
  game: string
  settings: Settings
  /**
   * The number of the first game, which is its seed. AI opponents play each game and sometimes choose at random, so that positions vary.
   */
  seed: number
  /** The required margin of the best choice, as a share of a win. */
  margin: number
  /** Playouts of the first search, and of each of the two proofs. */
  look: number
  proof: number
  /** Attempts per level. */
  tries: number
  /** How many other choices must have some chance, too, if the goal is not to win the game. */
  rivals: number
  /** A text that the notation of the best choice must contain; empty for any choice. */
  best: string
  /** The minimum difficulty, from 1 to 5. */
  grade: number
  /** One choice in this many is random, because games between equals would otherwise all look the same. */
  whim: number
  /** The maximum number of exercises from one game. */
  most: number
}

export const USUAL: Omit<MiningPlan, 'game' | 'settings' | 'seed'> = {
  margin: 0.05,
  look: 80,
  proof: 700,
  tries: 4,
  rivals: 2,
  best: '',
  grade: 1,
  whim: 6,
  most: 6,
}

/** The minimum number of decisions between two exercises, because neighbouring positions are too similar. */
const APART = 3
/** The share of a game that is searched, counted from its end: early choices decide too little to be clearly best. */
const LATE = 0.8
/** The maximum length of a game in entries, because an exercise stores everything before it. */
const LONGEST = 320
/** Choices with less than this share of the best chance do not count as rivals. */
const RIVAL = 0.2

type Moment = Decision & { made: number; entries: number }

/** Plays one game and searches it for exercises, starting at its end. No exercise is found twice. */
export function mineGame(game: Game, plan: MiningPlan, seed: number, onMoment = (): void => {}): Quarry {
  const match = new Match(game, plan.settings, quickLuck(seed))
  const moments = play(match, plan.whim, seed)
  const exercises: Exercise[] = []
  const known = new Set<string>()
  let last = Infinity
  for (const moment of moments.slice(Math.floor(moments.length * (1 - LATE))).toReversed()) {
    onMoment()
    if (exercises.length === plan.most) break
    if (last - moment.made < APART || options(game, moment.position, moment.seat).length < 3) continue
    const exercise = exerciseOf(moment, plan, `${seed}-${moment.made}`, seed * 1000 + moment.made)
    if (exercise === null || known.has(exercise.best[0]!)) continue
    const missed = missedBy(moment, exercise.best, exercise.choices, plan.tries, seed)
    if (gradeOf({ missed }) < plan.grade) continue
    exercises.push({ ...exercise, missed })
    known.add(exercise.best[0]!)
    last = moment.made
  }
  const end = Math.max(0, ...exercises.map(({ at }) => at))
  return { settings: plan.settings, entries: match.entries.slice(0, end).map(writeLine), exercises }
}

/** Plays a match by the rule of thumb, and returns every decision. */
function play(match: Match, whim: number, seed: number): Moment[] {
  const { game, settings } = match
  const own = quickLuck(seed, 5)
  const moments: Moment[] = []
  for (let seat = match.asked()[0]; seat !== undefined && match.entries.length < LONGEST; seat = match.asked()[0]) {
    const { position } = match
    const legal = options(game, position, seat)
    moments.push({ game, settings, position: game.clone(position), seat, made: moments.length, entries: match.entries.length })
    const anything = legal.length === 1 || own.below(whim) === 0
    match.take(seat, anything ? legal[own.below(legal.length)] : ask(ruleOfThumb, game, settings, position, seat, own, GLANCE).option.value)
  }
  return moments
}

const GLANCE = { playouts: 60 }

/** Returns the decision as an exercise if one choice is clearly best: first by a quick look, then by two agreeing proofs. */
function exerciseOf(moment: Moment, plan: MiningPlan, id: string, seed: number): Omit<Exercise, 'missed'> | null {
  const looked = solve(moment, plan.look, seed)
  if (looked === null || looked.margin < plan.margin * 0.8 || !hasRivals(looked, plan.rivals)) return null
  if (!looked.best[0]!.includes(plan.best)) return null
  const proven = prove(moment, plan, seed)
  if (proven === null) return null
  const { game, position, seat, entries } = moment
  const chosen = options(game, position, seat).find((option) => write(game, position, option) === proven.best[0])
  return {
    id,
    seat,
    at: entries,
    goal: proven.goal,
    asks: question(game, position, seat).kind,
    answer: kindOf(chosen),
    choices: proven.worth.length,
    best: proven.best,
    worth: proven.worth.slice(0, proven.best.length + KEPT).map(({ text, value }) => ({ text, value: rounded(value) })),
  }
}

/** Whether the best choice is not obvious. */
function hasRivals({ goal, best, worth }: Solution, rivals: number): boolean {
  const least = worth[0]!.value * RIVAL
  return goal === WIN || worth.filter(({ text, value }) => !best.includes(text) && value >= least && value > 0).length >= rivals
}

/** How many runner-up choices are stored. For an attempt among them, the page shows its value; for any other, it says "less than these". */
const KEPT = 8

const kindOf = (option: unknown): string =>
  typeof option === 'object' && option !== null && 'kind' in option ? String(option.kind) : String(option)

/** Two searches with separate luck must find the same best choice, with all others clearly behind in each. */
export function prove(decision: Decision, { proof, margin }: Pick<MiningPlan, 'proof' | 'margin'>, seed: number): Solution | null {
  const first = solve(decision, proof, seed + 1)
  if (first === null || first.margin < margin) return null
  const second = solve(decision, proof, seed + 2)
  const agree = second !== null && second.margin >= margin && second.best.some((text) => first.best.includes(text))
  return agree ? first : null
}
