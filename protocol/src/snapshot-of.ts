import {
  asides,
  options,
  refusals,
  seenBy,
  write,
  type Entry,
  type Game,
  type Json,
  type Position,
  type Seat,
  type Settings,
} from '@robodrome/kernel'
import type { Course } from './course.ts'
import type { ChatLine, Move, SeatState, Snapshot } from './snapshot.ts'
import type { ClockRules } from './words.ts'

/** A table as a snapshot is taken of it: on the server, or in the page's worker. */
export interface Sitting {
  table: string
  game: Game
  settings: Settings
  phase: Snapshot['phase']
  public: boolean
  clockRules: ClockRules | null
  seats: SeatState[]
  watching: number
  seq: number
  /** Null before the start. */
  course: Course | null
  commitment: string | null
  contributions: (string | null)[]
  chat: readonly ChatLine[]
  rematch: string | null
}

/** Who looks: the seats held, the one looked through, and what was seen last. */
export interface Watcher {
  own: Seat[]
  host: boolean
  seat: Seat | null
  since: number
  chatSince: number
}

/** What a watcher may know of a table, and nothing else: it depends on the position only through what the game shows this seat. */
export const snapshotOf = (sitting: Sitting, watcher: Watcher): Snapshot => ({ ...frameOf(sitting), ...shareOf(sitting, watcher) })

type Frame = Omit<Snapshot, keyof Share>
type Share = Played & Pick<Snapshot, 'own' | 'host' | 'seat' | 'seq' | 'chat'>

/** The part of a snapshot that is the same for every watcher, and for most steps the same as before. */
export function frameOf({ game, course, seats, ...sitting }: Omit<Sitting, 'seq' | 'chat'>): Frame {
  const { table, settings, phase, clockRules, watching, commitment, contributions, rematch } = sitting
  const ended = phase === 'over' ? course : null
  return {
    table,
    game: game.id,
    settings,
    phase,
    public: sitting.public,
    clockRules,
    seats,
    watching,
    result: ended && game.result(ended.match.position),
    commitment,
    contributions,
    seed: ended && ended.secret.seed,
    rematch,
  }
}

/** The part of a snapshot that is this watcher's own. */
export function shareOf({ game, course, seq, chat }: Pick<Sitting, 'game' | 'course' | 'seq' | 'chat'>, watcher: Watcher): Share {
  const { own, host, seat, since, chatSince } = watcher
  const played = course === null ? NOT_STARTED : playOf(course, seat, since, game)
  return { own, host, seat, seq, ...played, chat: chat.length === 0 ? [] : chat.filter(({ n }) => n > chatSince) }
}

type Played = Pick<
  Snapshot,
  'view' | 'asked' | 'options' | 'refusals' | 'asides' | 'canTakeBack' | 'lastChoice' | 'barrier' | 'after' | 'events'
>

const NOTHING: { options: Move[]; refusals: Snapshot['refusals']; asides: Move[] } = { options: [], refusals: [], asides: [] }
const NOT_STARTED: Played = { view: null, asked: [], ...NOTHING, canTakeBack: false, lastChoice: null, barrier: null, after: 0, events: [] }

function playOf(course: Course, seat: Seat | null, since: number, game: Game): Played {
  const { match } = course
  const g = match.position
  const { after, events } = course.told(since)
  const canTakeBack = seat !== null && match.canTakeBack(seat)
  const last = canTakeBack ? match.entries.at(-1) : undefined
  return {
    view: game.view(g, seat),
    asked: [...match.asked()],
    ...(seat === null || course.isOver() ? NOTHING : movesOf(game, g, seat, match.asked().includes(seat))),
    canTakeBack,
    lastChoice: last?.kind === 'choice' ? last.text : null,
    barrier: seat === null || canTakeBack ? null : barrierOf(match.entries, seat),
    after,
    events: events.flatMap(({ seq, event }) => {
      const seen = seenBy(event, seat)
      return seen === null ? [] : [{ seq, event: seen, text: game.say(seen) }]
    }),
  }
}

/** What came right after the last choice of a seat; nothing but a secret that was shown, if that is the last entry. */
function barrierOf(entries: readonly Entry[], seat: Seat): Snapshot['barrier'] {
  const last = entries.findLastIndex((entry) => entry.kind === 'choice' && entry.seat === seat)
  if (last < 0) return null
  const next = entries[last + 1]
  return next === undefined ? 'secret' : next.kind === 'outcome' ? 'luck' : 'others'
}

function movesOf(game: Game, g: Position, seat: Seat, isAsked: boolean): typeof NOTHING {
  const move = (option: unknown): Move => ({ text: write(game, g, option), option: option as Json })
  return {
    options: isAsked ? options(game, g, seat).map(move) : [],
    refusals: isAsked ? refusals(game, g, seat).map(({ option, rule }) => Object.assign(move(option), { rule })) : [],
    asides: asides(game, g, seat).map(move),
  }
}
