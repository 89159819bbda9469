import type { Words } from '@robodrome/phrases'
import type { Game, Seat, Settings } from '@robodrome/kernel'
import type { Check, Problem } from './check.ts'

export interface FuzzReport {
  games: number
  decisions: number
  longest: number
  problems: Problem[]
  /** The content that occurred, and the content that never did. */
  used: string[]
  unused: string[]
  /** Rule ids in events, with their counts. */
  told: Map<string, number>
}

/** The statistics over all games of a run. */
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
  /** Watchers from whom something is hidden, and watchers for whom an imagined position has ever differed. */
  kept: Set<Seat | null>
  imagined: Set<Seat | null>
  /** Whether the events of this game are also put into words. */
  says: boolean
  /** The fault found in an event, kept until the end of its step. */
  wrongEvent: string | null
  /** How often each chance's weights were compared with its draws. */
  weighed: Map<string, number>
  /** Nodes examined by all checks. */
  examined: number
}

/** The command that replays one game of a run. */
export function command({ game, settings, leaves }: Pick<Run, 'game' | 'settings' | 'leaves'>, seed: number): string {
  const extra = Object.keys(settings.options).length === 0 ? '' : ` --options '${JSON.stringify(settings.options)}'`
  const leaving = leaves === 0 ? '' : ` --leaves ${leaves}`
  return `robodrome fuzz ${game.id} --mode ${settings.mode} --seats ${settings.seats}${extra}${leaving} --games 1 --seed ${seed} --thorough 1`
}
