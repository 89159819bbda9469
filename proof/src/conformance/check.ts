import { asked, node, type Game, type Luck, type Position, type Seat, type Settings, type Stream } from '@robodrome/kernel'
import type { Words } from '@robodrome/phrases'

/** A position of a random game, as checks see it. Checks must not change it. */
export interface Place {
  game: Game
  settings: Settings
  g: Position
  /** Seats that have left. */
  gone: readonly Seat[]
  /** Random numbers for a check; fully determined by the game's seed and the node. */
  luck: Luck & Stream
  /** The rule ids in RULES.md; null if the game's RULES.md is not available. */
  ruleIds: ReadonlySet<string> | null
  /** The game's texts in one language; null if none are available. */
  words: Words | null
  /** How often each chance's weights were compared with its draws. */
  weighed: Map<string, number>
}

/** One invariant of all games. `examine` returns the violation at a node, or nothing. */
export interface Check {
  name: string
  examine(place: Place): string | null
}

export interface Problem {
  check: string
  message: string
  /** The open rules at the violation, outermost first. */
  node: string
  /** The number of decisions and outcomes before it. */
  step: number
  /** The command that replays the game up to it. */
  reproduce: string
}

export const text = (value: unknown): string => JSON.stringify(value)

/** The open rules of a position, outermost first: `turn.attack > chooseTarget`. */
export function nodeName(game: Game, g: Position): string {
  const path = g.stack.map((frame) => {
    const rule = game.rules[frame.rule]
    if (rule?.kind !== 'sequence') return frame.rule
    const steps = Object.keys(rule.steps)
    return `${frame.rule}.${steps[frame.step === '' ? steps.length - 1 : steps.indexOf(frame.step) - 1] ?? steps[0] ?? '?'}`
  })
  return path.length === 0 ? 'the end' : path.join(' > ')
}

export const seatsOf = (settings: Settings): Seat[] => Array.from({ length: settings.seats }, (_, seat) => seat)

/** Everyone who has a view: all seats, and the spectator. */
export const watchersOf = (settings: Settings): (Seat | null)[] => [...seatsOf(settings), null]

export const pick = <T>(luck: Stream, list: readonly T[]): T => list[luck.below(list.length)]!

/** A few items of a long list, redrawn at each node so that a run covers all of them. */
export function some<T>(luck: Stream, list: readonly T[], most: number): T[] {
  if (list.length <= most) return [...list]
  return Array.from({ length: most }, () => pick(luck, list))
}

export const isChoice = (game: Game, g: Position): boolean => node(game, g).kind === 'choice' && asked(game, g).length > 0
