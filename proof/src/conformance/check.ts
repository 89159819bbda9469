import { asked, node, type Game, type Luck, type Position, type Seat, type Settings, type Stream } from '@robodrome/kernel'
import type { Words } from '@robodrome/phrases'

/** A node of a random game, as the checks see it. They leave the position as they found it. */
export interface Place {
  game: Game
  settings: Settings
  g: Position
  /** Seats that have left. */
  gone: readonly Seat[]
  /** Numbers for whatever a check draws; a fixed function of the game's seed and the node. */
  luck: Luck & Stream
  /** Ids that RULES.md explains; null where the game has no RULES.md at hand. */
  ruleIds: ReadonlySet<string> | null
  /** What the game says in some language; null where none is at hand. */
  words: Words | null
}

/** One promise that every game keeps. `examine` says what is wrong at a node, or nothing. */
export interface Check {
  name: string
  examine(place: Place): string | null
}

export interface Problem {
  check: string
  message: string
  /** The open rules at the node, outermost first. */
  node: string
  /** How many decisions and outcomes led there. */
  step: number
  /** The command that plays up to it again. */
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

/** Seats and the onlooker: everyone who gets a view. */
export const watchersOf = (settings: Settings): (Seat | null)[] => [...seatsOf(settings), null]

export const pick = <T>(luck: Stream, list: readonly T[]): T => list[luck.below(list.length)]!

/** A few items of a long list, drawn anew at each node, so that over a run all get their turn. */
export function some<T>(luck: Stream, list: readonly T[], most: number): T[] {
  if (list.length <= most) return [...list]
  return Array.from({ length: most }, () => pick(luck, list))
}

export const isChoice = (game: Game, g: Position): boolean => node(game, g).kind === 'choice' && asked(game, g).length > 0
