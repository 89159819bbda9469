import {
  asked,
  choose,
  happen,
  listen,
  node,
  options,
  quickLuck,
  write,
  writeOutcome,
  type Any,
  type Entry,
  type Game,
  type Happened,
  type Seat,
} from '@robodrome/kernel'
import { HIDDEN_STREAM, LONGEST } from '../claim.ts'
import type { Look } from './look.ts'

/** Where a case begins, the seat whose turns end it, and at which of these turns it ends. */
interface Beginning {
  position: Any
  seat: Seat
  turns: number
}

/**
 * Replays one case entry by entry. Null if it is not a valid case: an illegal move, an impossible outcome, a different beginning or a
 * different end.
 */
export function replayCase(
  game: Game,
  { position, seat, turns }: Beginning,
  seed: number,
  moves: readonly string[],
  entries: readonly Entry[],
): Look | null {
  const g: Any = game.imagine(position, seat, quickLuck(seed, HIDDEN_STREAM))
  const before: unknown = game.view(g, seat)
  const events: Happened[] = []
  const own = entries.flatMap((entry) => (entry.kind === 'choice' && entry.seat === seat ? [entry.text] : []))
  if (moves.length === 0 || moves.some((move, i) => own[i] !== move)) return null
  let begun = 0
  const ear = (event: Happened): void => {
    events.push(event)
    if (beginsTurn(game, seat, event)) begun++
  }
  for (const entry of entries) {
    if (begun >= turns) return null
    const act = actOf(game, g, entry)
    if (act === null) return null
    listen(ear, act)
  }
  const isOver = node(game, g).kind === 'over'
  if (begun < turns && !isOver && entries.length < LONGEST) return null
  const ranking = game.result(g)?.ranking ?? []
  return { seat, before, after: game.view(g, seat), events, isOver, ranking, options: optionsAt(game, g, seat) }
}

const optionsAt = (game: Game, g: Any, seat: Seat): Look['options'] =>
  asked(game, g).includes(seat)
    ? options(game, g, seat).map((option) => ({ option, events: () => eventsAfter(game, g, seat, option) }))
    : []

function eventsAfter(game: Game, g: Any, seat: Seat, option: unknown): Happened[] {
  const events: Happened[] = []
  const twin: Any = game.clone(g)
  listen(
    (event) => events.push(event),
    () => choose(game, twin, seat, option),
  )
  return events
}

/** Returns what an entry does here; null if it is impossible. */
function actOf(game: Game, g: Any, entry: Entry): (() => void) | null {
  const here = node(game, g)
  if (here.kind === 'choice' && entry.kind === 'choice') {
    if (!asked(game, g).includes(entry.seat)) return null
    const option = options(game, g, entry.seat).find((each) => write(game, g, each) === entry.text)
    return option === undefined ? null : () => choose(game, g, entry.seat, option)
  }
  if (here.kind !== 'chance' || entry.kind !== 'outcome') return null
  const { rule, notes } = here
  const outcome = rule.read === undefined ? parsed(entry.text) : (rule.read(entry.text) as unknown)
  if (outcome === undefined || writeOutcome(rule, outcome) !== entry.text) return null
  const isListed = (): boolean => rule.outcomes?.(g, notes).some(([each]) => writeOutcome(rule, each) === entry.text) ?? false
  return (rule.possible?.(g, notes, outcome) ?? isListed()) ? () => happen(game, g, outcome) : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether a turn of the seat begins, or a round in which everybody plays at once. */
const beginsTurn = (game: Game, seat: Seat, event: Happened): boolean =>
  event.kind === game.insight?.study?.turn && (!('seat' in event) || event.seat === seat)
