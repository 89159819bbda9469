import type { Reader } from '@robodrome/phrases'
import { Match, quickLuck, type AnyTerms, type Game, type Json, type Position, type Seat } from '@robodrome/kernel'
import type { LiveTable } from '@robodrome/protocol'
import { answerTo, type Course, type Sitting, type Snapshot, snapshotOf } from '@robodrome/table'
import type { Answers, BoardModule } from '../src/boards/board.ts'

/** A battle: its settings, its starting position, and the choices since. */
export interface Spec {
  mode?: string
  seats?: number
  options?: Record<string, Json>
  /** A position in the notation of `arrange`. Without one, the battle starts from the beginning. */
  position?: Json
  moves?: readonly [Seat, string][]
  seed?: number
}

/** Battles of a game, for the tests of its board. */
export const battlesOf =
  (game: Game, usual: string) =>
  ({ mode = usual, seats = 2, options = {}, position, moves = [], seed = 1 }: Spec): Match => {
    const settings = { mode, seats, options }
    const from = position === undefined ? undefined : (game.arrange(position, settings) as Position)
    const match = new Match(game, settings, quickLuck(seed), from)
    for (const [seat, text] of moves) {
      const refused = match.choose(seat, text)
      if (refused) throw new Error(`seat ${seat} may not "${text}" (${refused.rule})`)
    }
    return match
  }

export const nameOf = (seat: Seat): string => `P${seat}`
export const reader: Reader = { nameOf, own: [] }

const PLAIN = { opensIn: null, offered: false, tookOverFrom: null }

/** The snapshot that a seat receives. */
export function snapshotFor(match: Match, seat: Seat | null): Snapshot<AnyTerms> {
  const course: Pick<Course, 'match' | 'isOver' | 'toldSince' | 'stepOf' | 'point' | 'asked' | 'result'> = {
    match,
    asked: match.asked,
    result: () => match.game.result(match.position),
    isOver: () => match.position.stack.length === 0,
    toldSince: () => ({ after: 0, first: 0 }),
    stepOf: (event) => match.told[event]!.at,
    point: () => '',
  }
  const person = { kind: 'person', bot: false, holder: null, connected: true, ready: true, host: false, left: false, clock: null, ...PLAIN }
  const sitting = {
    table: 'local',
    public: false,
    clockRules: null,
    rated: false,
    absence: 'answers',
    watching: 0,
    took: null,
    beginsIn: null,
    dice: null,
    comings: [],
    chat: [],
    proposal: null,
    undone: 0,
    rematch: null,
    game: match.game,
    settings: match.settings,
    phase: course.isOver() ? 'over' : 'playing',
    seats: Array.from({ length: match.settings.seats }, (_, i) => ({ ...person, name: nameOf(i) })),
    seq: match.entries.length,
    course,
  }
  return snapshotOf(sitting as unknown as Sitting, { own: seat === null ? [] : [seat], host: true, seat, since: 0 })
}

/** The game's answers to all questions that a board asks about a snapshot. */
export const answersOf =
  (asks: BoardModule['asks']) =>
  ({ game, position }: Match, seat: Seat | null, snapshot: Snapshot<AnyTerms>): Answers =>
    Object.fromEntries(
      asks(snapshot).flatMap(({ key, kind, args }) => {
        try {
          return [[key, answerTo(game, position, seat, kind, args)]]
        } catch {
          return [] // The game has no answer here, so the board does without.
        }
      }),
    )

/** A running battle of two, as in the watch list. */
export const liveTable = (match: Match, table: string, chances: number[] | null): LiveTable => ({
  table,
  game: match.game.id,
  settings: match.settings,
  names: [nameOf(0), nameOf(1)],
  bots: [],
  watching: 0,
  steps: 1,
  rated: false,
  behind: 0,
  at: Date.now(),
  chances,
  course: chances && [chances, chances],
})
