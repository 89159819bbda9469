import {
  answer,
  BadInput,
  call,
  chance,
  choice,
  copyStack,
  END,
  rulebook,
  sequence,
  speaks,
  type Flow,
  type Game,
  type Happened,
  type Position,
  type Seat,
  type Settings,
  type Tell,
} from '@robodrome/kernel'
import { demandOptions } from './options.ts'
import type { HostedGame, HostedOption, HostedTerms, HostedView, Moment, Sequel } from './terms.ts'

/** A position of a hosted game: the moment that its process reported and, while a move is being carried out, the sequel of that move. */
export interface HostedPosition extends Position {
  at: Moment
  running: { sequel: Sequel; next: number } | null
  /** The views right after the current event. */
  seen: readonly (HostedView | null)[] | null
}

/**
 * A hosted game in this process. Its rules only carry out what the game's own process has computed beforehand, so they never wait for that
 * process.
 */
export interface Hosted extends Game<HostedPosition, HostedTerms> {
  readonly hosted: HostedGame
  readonly code: string
  /** Stores what follows a move from this position, so that the move can be made now. */
  keep(from: HostedPosition, move: string, sequel: Sequel): void
  /** Makes the next setup use this sequel, for which the process has checked the settings and rolled the dice. */
  open<T>(sequel: Sequel, begin: () => T): T
}

export const isHosted = (game: Pick<Game, 'id'>): game is Hosted => 'hosted' in game

/** Identifies a move for `keep`. */
export const choosing = (seat: Seat, text: string): string => `${seat} ${text}`
export const leaving = (seat: Seat): string => `${seat} leaves`

/** Nothing is known yet, because the process has not answered. */
const BEFORE: Moment = {
  real: null,
  isOver: true,
  result: null,
  asked: [],
  views: [],
  questions: [],
  options: [],
  refusals: [],
  asides: [],
  absent: [],
  orderCounts: null,
}

const EMPTY: HostedView = { own: null, blocks: { en: [] } }

export function hostedGame(hosted: HostedGame): Hosted {
  let tell: Tell<Happened> = null
  speaks((ear) => (tell = ear))
  const kept = new WeakMap<Moment, Map<string, Sequel>>()
  let opening: Sequel | null = null
  const placeOf = (g: HostedPosition, seat: Seat): number => g.at.asked.indexOf(seat)
  const begun = (g: HostedPosition, move: string): void => {
    const sequel = kept.get(g.at)?.get(move)
    if (sequel === undefined) throw new Error(`nobody has foreseen "${move}"`)
    g.running = { sequel, next: 0 }
  }
  /** Sends the events of the next part. After the last part, the position is the one at the end of the sequel. */
  const go = (g: HostedPosition): Flow => {
    const { sequel, next } = g.running!
    for (const { event, seen } of sequel.parts[next]!.told) {
      g.seen = seen
      tell?.(event)
    }
    g.seen = null
    g.running = { sequel, next: next + 1 }
    if (next + 1 < sequel.parts.length) return undefined
    g.at = sequel.end
    g.running = null
    return g.at.isOver ? END : answer()
  }
  const outcome = (g: HostedPosition): string => g.running!.sequel.parts[g.running!.next]!.outcome ?? ''

  /** The outcome is the one that the process reported, with numbers from the dice of the table. */
  const luck = chance<HostedPosition, unknown, string>('luck', {
    draw: outcome,
    possible: (g, _notes, text) => text === outcome(g),
    happen: go,
    write: (text) => text,
    read: (text) => text,
  })
  const play = choice<HostedPosition, unknown, HostedOption>('play', {
    seats: (g) => g.at.asked,
    ask: (g, _notes, seat) => g.at.questions[placeOf(g, seat)]!,
    candidates: (g, _notes, seat) => [...g.at.options[placeOf(g, seat)]!, ...g.at.refusals[placeOf(g, seat)]!],
    legal: (g, _notes, seat) => g.at.options[placeOf(g, seat)]!,
    forbids: (_g, _notes, _seat, option) => ('rule' in option ? String(option.rule) : null),
    asides: (g, _notes, seat) => g.at.asides[seat] ?? [],
    absent(g, _notes, seat, options) {
      return options.find(({ text }) => text === g.at.absent[placeOf(g, seat)]) ?? options[0]!
    },
    choose(g, _notes, seat, { text }) {
      begun(g, choosing(seat, text))
      return call(start, {})
    },
  })
  const start = sequence<HostedPosition, unknown>('start', {
    first: (g) => {
      const flow = go(g)
      return flow === undefined ? call(luck, {}) : flow === END ? END : undefined
    },
  })
  const match = sequence<HostedPosition, unknown>('match', {
    start: () => call(start, {}),
    play: { while: (g) => !g.at.isOver, do: () => call(play, {}) },
  })
  const setup = (settings: Settings): HostedPosition => {
    const sequel = opening
    if (sequel === null) demandOptions(hosted, settings)
    if (sequel === null) return { stack: [], at: BEFORE, running: null, seen: null }
    return { stack: [call(match, {})], at: BEFORE, running: { sequel, next: 0 }, seen: null }
  }
  const view = (g: HostedPosition, seat: Seat | null): HostedView => g.at.views.at(seat ?? -1) ?? EMPTY
  const clone = ({ stack, at, running, seen }: HostedPosition): HostedPosition => ({
    stack: copyStack(stack),
    at,
    running: running && { ...running },
    seen,
  })
  return {
    hosted,
    id: hosted.id,
    title: hosted.title.en,
    code: hosted.code,
    version: hosted.version,
    modes: Object.fromEntries(
      Object.entries(hosted.modes).map(([name, mode]) => [
        name,
        { ...mode, options: (seats: number) => hosted.settings[name]?.[seats] ?? {} },
      ]),
    ),
    rules: rulebook(match, start, play, luck),
    setup,
    arrange() {
      throw new BadInput([], hosted.id, { message: 'a game that is built in: positions of this one are made by its package' })
    },
    result: ({ at }) => at.result,
    clone,
    view,
    scene: (g, seat) => (g.seen === null ? view(g, seat) : (g.seen.at(seat ?? -1) ?? view(g, seat))),
    /** The game's own process imagines what a seat cannot know, wherever that is needed. */
    imagine: clone,
    orderCounts: ({ at }) => at.orderCounts,
    leave(g, seat) {
      begun(g, leaving(seat))
      g.stack = [call(match, {})]
    },
    write: ({ text }) => text,
    draw: ({ own }) => JSON.stringify(own, null, 2),
    pieces: () => [],
    keep(from, move, sequel) {
      const moves = kept.get(from.at) ?? new Map<string, Sequel>()
      kept.set(from.at, moves.set(move, sequel))
    },
    open(sequel, begin) {
      opening = sequel
      try {
        return begin()
      } finally {
        opening = null
      }
    },
  }
}
