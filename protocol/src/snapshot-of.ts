import {
  asides,
  options,
  refusals,
  seenBy,
  write,
  quickLuck,
  type Game,
  type Json,
  type Position,
  type Seat,
  type Settings,
} from '@robodrome/kernel'
import type { Course } from './course.ts'
import { Refused } from './errors.ts'
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
export function snapshotOf(sitting: Sitting, watcher: Watcher): Snapshot {
  const { table, game, settings, phase, clockRules, seats, watching, seq, course, commitment, contributions, rematch } = sitting
  const { own, host, seat } = watcher
  const over = phase === 'over'
  const played = course === null ? NOT_STARTED : playOf(course, seat, watcher.since, game)
  return {
    table,
    game: game.id,
    settings,
    phase,
    public: sitting.public,
    clockRules,
    seats,
    watching,
    own,
    host,
    seat,
    seq,
    ...played,
    result: over && course !== null ? game.result(course.match.position) : null,
    commitment,
    contributions,
    seed: over && course !== null ? course.secret.seed : null,
    chat: sitting.chat.filter(({ n }) => n > watcher.chatSince),
    rematch,
  }
}

type Played = Pick<Snapshot, 'view' | 'asked' | 'options' | 'refusals' | 'asides' | 'canTakeBack' | 'lastChoice' | 'after' | 'events'>

const NOTHING: { options: Move[]; refusals: Snapshot['refusals']; asides: Move[] } = { options: [], refusals: [], asides: [] }
const NOT_STARTED: Played = { view: null, asked: [], ...NOTHING, canTakeBack: false, lastChoice: null, after: 0, events: [] }

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
    after,
    events: events.flatMap(({ seq, event }) => {
      const seen = seenBy(event, seat)
      return seen === null ? [] : [{ seq, event: seen, text: game.say(seen) }]
    }),
  }
}

function movesOf(game: Game, g: Position, seat: Seat, isAsked: boolean): typeof NOTHING {
  const move = (option: unknown): Move => ({ text: write(game, g, option), option: option as Json })
  return {
    options: isAsked ? options(game, g, seat).map(move) : [],
    refusals: isAsked ? refusals(game, g, seat).map(({ option, rule }) => Object.assign(move(option), { rule })) : [],
    asides: asides(game, g, seat).map(move),
  }
}

/** A game that answers questions about a position, such as the odds of an option; null for a kind of question it does not know. */
export type Answering = Game & { answer?(kind: string, g: Position, seat: Seat | null, args: Json): Json | null }

/**
 * The game's answer to a seat. It is worked out on an imagined position, so that it cannot depend on what the seat may not know;
 * always on the same one, so that asking twice tells nothing more.
 */
export function answerTo(game: Answering, g: Position, seat: Seat | null, kind: string, args: Json): Json {
  const found = game.answer?.(kind, game.imagine(g, seat, quickLuck(1)), seat, args) ?? null
  if (found === null) throw new Refused('unanswered', `${game.title} has no answer to "${kind}"`)
  return found
}
