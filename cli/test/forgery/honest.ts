import { Match, options, quickLuck, type Entry, type Game, type Line, type Luck, type Settings } from '@robodrome/kernel'
import {
  agreedResult,
  commitment,
  fairLuck,
  newReceipt,
  pointsOf,
  promiseOf,
  readRecord,
  resultLine,
  resultText,
  stoodIn,
  writeRecord,
  type Agreement,
  type Receipt,
  type Undone,
  type UnreadRecord,
} from '@robodrome/table'

export const SEED = 'ab'.repeat(32)
/** After this many choices, the players leave the match, which has enough outcomes by then. */
const PATIENCE = 400

export const wordsOf = (seats: number): string[] => Array.from({ length: seats }, (_, seat) => `${seat + 1}`.repeat(32))

export interface Staging {
  seed?: string
  words?: string[]
  luck?: Luck
  /** The seat that leaves, and after how many choices. */
  leaves?: { seat: number; after: number }
  /** The seed of the random choices; a different number leads to a different match. */
  temper?: number
}

/** Plays a random match with fair dice from beginning to end, and returns its record. */
export function played(game: Game, settings: Settings, staging: Staging = {}): UnreadRecord {
  const { seed = SEED, words = wordsOf(settings.seats), luck = fairLuck(seed, words), leaves, temper = 7 } = staging
  const match = new Match(game, settings, luck)
  const numbers = quickLuck(temper)
  for (let i = 0, [seat] = match.asked(); seat !== undefined; i++, [seat] = match.asked()) {
    const legal = options(game, match.position, seat)
    if (i === leaves?.after) match.leave(leaves.seat)
    else if (i < PATIENCE) match.take(seat, legal[numbers.below(legal.length)])
    else match.leave(seat)
  }
  return recordOf(game, settings, match.entries, resultLine(game, match.position), { seed, words })
}

/** Plays a match that its players end by agreement after this many choices. */
export function endedTogether(game: Game, settings: Settings, how: Agreement, choices = 20): UnreadRecord {
  const match = new Match(game, settings, fairLuck(SEED, wordsOf(settings.seats)))
  const numbers = quickLuck(7)
  for (let i = 0; i < choices; i++) {
    const seat = match.asked()[0]!
    const legal = options(game, match.position, seat)
    match.take(seat, legal[numbers.below(legal.length)])
  }
  const result = resultText(agreedResult(how, settings.seats, new Set()))
  return { ...recordOf(game, settings, match.entries, result), agreed: how }
}

/**
 * Plays a match in which the players together let seat 0 take its last choice back, as soon as that is possible after this many choices. `by`
 * may name another seat.
 */
export function withTakeBack(game: Game, settings: Settings, after = 10, by = 0): UnreadRecord {
  const match = new Match(game, settings, fairLuck(SEED, wordsOf(settings.seats)))
  const numbers = quickLuck(7)
  let isDone = false
  for (let i = 0, [seat] = match.asked(); seat !== undefined; i++, [seat] = match.asked()) {
    const legal = options(game, match.position, seat)
    if (!isDone && i >= after && match.canAskBack(by) && !match.canTakeBack(by)) isDone = match.takeBackTogether(by) === null
    else if (i < PATIENCE) match.take(seat, legal[numbers.below(legal.length)])
    else match.leave(seat)
  }
  if (!isDone) throw new Error('no choice of this match could be taken back')
  return { ...recordOf(game, settings, match.entries, resultLine(game, match.position)), lines: match.lines }
}

export const recordOf = (
  game: Game,
  settings: Settings,
  entries: Entry[],
  result: string,
  { seed = SEED, words = wordsOf(settings.seats) }: Staging = {},
): UnreadRecord => ({
  game: game.id,
  version: game.version,
  settings,
  players: Array.from({ length: settings.seats }, (_, seat) => `Player ${seat}`),
  commitment: commitment(seed),
  contributions: words,
  seed,
  result,
  entries,
})

/** Makes the receipt that a seat's device keeps for a match in which everybody is honest. */
export function receiptOf(record: UnreadRecord, seat = 0): Receipt {
  const { game, settings, contributions, players } = record
  const lines: readonly Line[] = record.lines ?? record.entries
  const { result, seal } = readRecord(writeRecord(record))
  return {
    ...newReceipt({ game, settings }, seat, record.commitment!, contributions[seat]!),
    promises: contributions.map((text) => (text === '' ? null : promiseOf(text))),
    choices: lines.flatMap((line) => (line.kind === 'choice' && line.seat === seat ? [line.text] : [])),
    stood: stoodIn(record.seed!, lines, seat),
    undone: undoneIn(record.seed!, lines),
    left: lines.some((line) => line.kind === 'leave' && line.seat === seat) ? 'resigned' : null,
    end: { result: result!, players, bots: [], seal: seal! },
  }
}

/** The consents of a device that agreed to everything that was taken back. */
function undoneIn(seed: string, lines: readonly Line[]): Undone[] {
  const points = pointsOf(seed, lines)
  return lines.flatMap((line, i) =>
    line.kind === 'takeBack' ? [{ seat: line.seat, after: points[i]!, step: null, before: points[i + 1]! }] : [],
  )
}
