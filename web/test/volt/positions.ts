import { Match, quickLuck, type Json, type Position, type Seat } from '@robodrome/kernel'
import { answerTo, snapshotOf, type Sitting, type Snapshot } from '@robodrome/protocol'
import { game } from '@robodrome/volt'
import type { Answers } from '../../src/boards/board.ts'
import { asks } from '../../src/boards/volt/prompt.ts'

export interface Spec {
  mode?: string
  seats?: number
  options?: Record<string, Json>
  /** What `arrange` understands; left out: a battle from its beginning. */
  position?: Json
  moves?: readonly [Seat, string][]
}

/** A battle in a given position, some moves later. */
export function matchOf({ mode = 'modules', seats = 2, options = {}, position, moves = [] }: Spec): Match {
  const settings = { mode, seats, options }
  const from = position === undefined ? undefined : game.arrange(position, settings)
  const match = new Match(game, settings, quickLuck(1), from) as unknown as Match
  for (const [seat, text] of moves) {
    const refused = match.choose(seat, text)
    if (refused) throw new Error(`seat ${seat} may not "${text}" (${refused.rule})`)
  }
  return match
}

/** What a seat is sent. */
export function snapshotFor(match: Match, seat: Seat | null): Snapshot {
  const course = {
    match,
    isOver: () => match.position.stack.length === 0,
    secret: { seed: '', contributions: [] },
    told: () => ({ after: 0, events: match.told.map(({ event, at }) => ({ seq: at, event })) }),
  }
  const person = { kind: 'person', holder: null, connected: true, left: false, clock: null }
  const sitting = {
    table: 'local',
    public: false,
    clockRules: null,
    watching: 0,
    commitment: null,
    contributions: [],
    chat: [],
    rematch: null,
    game,
    settings: match.settings,
    phase: course.isOver() ? 'over' : 'playing',
    seats: Array.from({ length: match.settings.seats }, (_, i) => ({ ...person, name: `P${i}` })),
    seq: match.entries.length,
    course,
  }
  return snapshotOf(sitting as unknown as Sitting, { own: seat === null ? [] : [seat], host: true, seat, since: 0, chatSince: 0 })
}

/** What the game answers to all that the board asks about a snapshot. */
export const answersFor = (match: Match, seat: Seat | null, snapshot: Snapshot): Answers =>
  Object.fromEntries(asks(snapshot).map(({ key, kind, args }) => [key, answerTo(game, match.position as Position, seat, kind, args)]))

export const nameOf = (seat: Seat): string => `P${seat}`

const TOKENS = ['c3', 'c7', 'g7']
/** A position on board C with seat 0 as VOLT and seat 1 as MERCURY. */
const duel = (volt: string, mercury: string, more: Record<string, Json> = {}): Json => ({
  board: 'C',
  robots: [volt, mercury],
  tokens: TOKENS,
  ...more,
})

/** For every question of the game a position in which seat 0 is asked it. */
export const ASKED: Readonly<Record<string, Spec>> = {
  chooseFigure: { mode: 'training', moves: [[1, 'MERCURY']] },
  chooseFirstDeck: {
    moves: [
      [1, 'MERCURY'],
      [0, 'VOLT'],
    ],
  },
  chooseStart: { position: duel('V', 'M@e9', { phase: 'preparation' }) },
  placeDice: { position: duel('V@e1', 'M@e9') },
  declare: { position: duel('V@b1 +SWIVEL HEAD', 'M@b5', { programs: { V: 'I R2 N' } }) },
  anchor: { position: duel('V@b5 +ANCHOR', 'M@b2', { programs: { M: 'I B4 N' } }) },
  conductor: { position: duel('V@b3 +CONDUCTOR', 'M@e9', { programs: { V: 'I B1 N' } }) },
  shield: { position: duel('V@b5 +SHIELD', 'M@b8', { programs: { M: 'I R1 S' } }) },
  bomb: { position: duel('V@b5 d2 +BOMB', 'M@b8', { programs: { M: 'I R1 S' } }) },
  telescopicArm: { position: duel('V@b5 +TELESCOPIC ARM', 'M@b8', { phase: 'resolution' }) },
  workshop: { position: duel('V@e5 d1', 'M@b8', { phase: 'resolution' }) },
  chooseDeck: { position: duel('V@b5 d2', 'M@b8', { programs: { M: 'I R1 S' } }) },
  chooseLoadOut: { position: duel('V@b5', 'M@b8', { phase: 'preparation', inventory: { V: ['MOBILITY', 'SHIELD'] } }) },
}
