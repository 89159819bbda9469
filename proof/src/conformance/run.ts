import type { Words } from '@robodrome/phrases'
import type { Game, Seat, Settings } from '@robodrome/kernel'
import type { Check, Problem } from './check.ts'

export interface FuzzReport {
  games: number
  decisions: number
  longest: number
  problems: Problem[]
  /** Content that came up, and that never did. */
  used: string[]
  unused: string[]
  /** Rule ids that events carried, with how often. */
  told: Map<string, number>
}

/** Everything that is remembered over the games of a run. */
export interface Run {
  game: Game
  settings: Settings
  checks: readonly Check[]
  thorough: number
  twins: number
  leaves: number
  mostSteps: number
  ruleIds: ReadonlySet<string> | null
  words: Words | null
  unused: Set<string>
  report: FuzzReport
  /** Watchers from whom something that was told is hidden, and those for whom imagining has changed something. */
  kept: Set<Seat | null>
  imagined: Set<Seat | null>
  /** Whether events are put into words in this game, too. */
  says: boolean
  /** What is wrong with an event, until the step in which it was told is over. */
  wrongEvent: string | null
  /** Nodes that all checks have seen. */
  examined: number
}

/** The command that plays one game of a run again. */
export function command({ game, settings, leaves }: Pick<Run, 'game' | 'settings' | 'leaves'>, seed: number): string {
  const extra = Object.keys(settings.options).length === 0 ? '' : ` --options '${JSON.stringify(settings.options)}'`
  const leaving = leaves === 0 ? '' : ` --leaves ${leaves}`
  return `robodrome fuzz ${game.id} --mode ${settings.mode} --seats ${settings.seats}${extra}${leaving} --games 1 --seed ${seed} --thorough 1`
}
