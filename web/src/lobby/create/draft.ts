import { BadInput, type Game, type Json, type Mode, type Settings, type TableOption } from '@robodrome/kernel'
import { words } from '../../words/index.ts'
import { sayingOf, type GameWords } from './saying.ts'

type Options = Settings['options']

/** The settings so far; options with their default values are left out. */
export interface Draft {
  mode: string
  seats: number
  options: Options
}

/** A game's first mode, or its duel, which suits newcomers. */
export function firstDraft(game: Game): Draft {
  const modes = Object.keys(game.modes)
  const mode = modes.includes('duel') ? 'duel' : modes[0]!
  return { mode, seats: seatsOf(game.modes[mode]!, 2), options: {} }
}

const seatsOf = ({ seats }: Mode, wanted: number): number => (seats.includes(wanted) ? wanted : seats[0]!)

export const knownOptions = (game: Game, { mode, seats }: Draft): Readonly<Record<string, TableOption>> =>
  game.modes[mode]?.options?.(seats) ?? {}

/** Changes the mode or the number of players. Options with the same meaning keep their values. */
export function redraft(game: Game, draft: Draft, change: Partial<Pick<Draft, 'mode' | 'seats'>>): Draft {
  const mode = change.mode ?? draft.mode
  const next: Draft = { mode, seats: seatsOf(game.modes[mode]!, change.seats ?? draft.seats), options: {} }
  const before = knownOptions(game, draft)
  const now = knownOptions(game, next)
  const kept = Object.entries(draft.options).filter(([name]) => now[name] && JSON.stringify(now[name]) === JSON.stringify(before[name]))
  return { ...next, options: Object.fromEntries(kept) }
}

/** Sets an option; undefined restores the default. */
export function withOption(draft: Draft, name: string, value: Json | undefined): Draft {
  const { [name]: _old, ...others } = draft.options
  return { ...draft, options: value === undefined ? others : { ...others, [name]: value } }
}

/** The variant that these options form; '' for none, null for custom options. */
export function variantOf({ variants = {} }: Mode, options: Options): string | null {
  if (Object.keys(options).length === 0) return ''
  const sorted = (of: Options): string => JSON.stringify(Object.entries(of).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return Object.keys(variants).find((name) => sorted(variants[name]!) === sorted(options)) ?? null
}

/** Why the game cannot be set up like this, as a sentence; null if it can. */
export function objection(game: Game, draft: Draft, said: GameWords | null = null): string | null {
  try {
    game.setup(draft)
    return null
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    const [, name, seat] = error.path
    const title = name === undefined ? words.create.options : sayingOf(said, String(name)).title
    const isEach = knownOptions(game, draft)[String(name)]?.kind === 'each' && typeof seat === 'number'
    return words.create.refused(isEach ? `${title}, ${words.seat(seat)}` : title, words.refusal(error.expected))
  }
}
