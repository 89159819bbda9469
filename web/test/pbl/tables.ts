import { game } from '@robodrome/pbl'
import { Match, quickLuck, type Event, type Json, type Position, type Seat } from '@robodrome/kernel'
import { answerTo, snapshotOf, type Sitting, type Snapshot } from '@robodrome/protocol'
import type { Answers, BoardProps } from '../../src/boards/board.ts'
import { asks } from '../../src/boards/pbl/prompt.ts'

export interface Spec {
  mode?: string
  seats?: number
  options?: Record<string, Json>
  /** What `arrange` understands; left out: a battle from its beginning. */
  position?: Json
  moves?: readonly [Seat, string][]
  seed?: number
}

/** A battle in a given position, some moves later. */
export function matchOf({ mode = 'quick', seats = 2, options = {}, position, moves = [], seed = 1 }: Spec): Match {
  const settings = { mode, seats, options }
  const from = position === undefined ? undefined : game.arrange(position, settings)
  const match = new Match(game, settings, quickLuck(seed), from) as unknown as Match
  for (const [seat, text] of moves) {
    const refused = match.choose(seat, text)
    if (refused) throw new Error(`seat ${seat} may not "${text}" (${refused.rule})`)
  }
  return match
}

/** What a seat is sent. */
export function snapshotFor(match: Match, seat: Seat | null): Snapshot {
  const isOver = (): boolean => match.position.stack.length === 0
  const told = () => ({ after: 0, events: match.told.map(({ event, at }) => ({ seq: at, event })) })
  const course = { match, isOver, secret: { seed: '', contributions: [] }, told }
  const person = (_: unknown, i: number) => ({ kind: 'person', name: `P${i}`, holder: null, connected: true, left: false, clock: null })
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
    phase: isOver() ? 'over' : 'playing',
    seats: Array.from({ length: match.settings.seats }, person),
    seq: match.entries.length,
    course,
  }
  return snapshotOf(sitting as unknown as Sitting, { own: seat === null ? [] : [seat], host: true, seat, since: 0, chatSince: 0 })
}

/** What the game answers to all that the board asks about a snapshot. */
export function answersFor(match: Match, seat: Seat | null, snapshot: Snapshot): Answers {
  const found = asks(snapshot).flatMap(({ key, kind, args }) => {
    try {
      return [[key, answerTo(game, match.position as Position, seat, kind, args)] as const]
    } catch {
      return [] // The game has no answer here; the board does without.
    }
  })
  return Object.fromEntries(found)
}

export const nameOf = (seat: Seat): string => `P${seat}`
const none = (): void => {}

export function propsFor(match: Match, seat: Seat | null, change: Partial<BoardProps> = {}, showing: Event | null = null): BoardProps {
  const snapshot = snapshotFor(match, seat)
  const answers = answersFor(match, seat, snapshot)
  return { snapshot, seat, showing, answers, chosen: null, select: none, confirm: none, explain: none, breakdown: none, nameOf, ...change }
}

/** Two robots in mid-game; Crystal is to move. */
export const MIDGAME: Json = {
  sides: [
    {
      robot: 'Crystal',
      pilot: 'Orla Venn',
      'right arm': ['Coil Cannon'],
      dead: ['left arm'],
      hangars: ['Cargo Ring'],
      crew: ['Hex Palladio'],
      bombs: [5],
      hand: ['Epico Bean', 'Kick Plates', 'Ona Brisk', 'Oracle Dome'],
    },
    {
      robot: 'Obsidian',
      pilot: 'Brick Halloran',
      'left arm': ['Rivet Claw', 'Multi Fire Arm'],
      'right shoulder': ['Yot-Z Bazooka'],
      hand: 2,
    },
  ],
}
