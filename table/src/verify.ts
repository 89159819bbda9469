import { node, type Game, type Luck, type Position, type Sentence } from '@robodrome/kernel'
import { isSameBox } from './box-name.ts'
import { agreedResult, AGREEMENTS, leftIn } from './agreement.ts'
import { commitment, fairLuck, isSeed } from './fair-luck.ts'
import { linesOf } from './headers.ts'
import { hostProblems, unseenOf, type Unseen } from './held.ts'
import { Playback } from './playback.ts'
import { consentProblems } from './consents.ts'
import { ownLines, wentOn, type Problem } from './own-lines.ts'
import { resultText, type Receipt } from './receipt.ts'
import { writeRecord, type MatchRecord } from './record.ts'
import { sealOf } from './seal.ts'
import { recordSays } from './says.ts'

/**
 * proven: every outcome follows from what this client saw before it revealed its own contribution. consistent: the record agrees with
 * itself, as any forged record would; `unseen` says what was missing. not revealed: without the seed, nothing can be derived.
 */
export type DiceVerdict = 'proven' | 'consistent' | 'not revealed' | 'wrong'

export interface Verdict<G extends Position = Position> {
  /** The position after the last entry, or before the first wrong one. */
  position: G
  /** Empty if every move was legal, and nothing contradicts the receipt. */
  problems: Problem[]
  dice: DiceVerdict
  unseen: Unseen[]
  /** Lines that the receipt's seat played although the device that kept it did not: an AI, the clock, another device, or nobody. */
  notMine: number[]
}

/**
 * Replays a record: each choice must be legal, each outcome possible and, once the seed is revealed, equal to the one that the seed gives.
 * `seen` holds the host's promises as this client stored them; without it, the record is only checked against itself.
 */
export function verify<G extends Position>(game: Game<G>, record: MatchRecord, seen: Partial<Receipt> = {}): Verdict<G> {
  const { seed } = record
  const playback = new Playback(game, record)
  const own = ownLines(record, seen)
  const problems = [...headProblems(game, record), ...hostProblems(record, seen), ...own.problems, ...consentProblems(record, seen)]
  if (isSameBox(record.box, game.box) && record.code === game.code && record.version === game.version) {
    const isCommitted = seed !== undefined && isSeed(seed) && commitment(seed) === record.commitment
    const wrong = playThrough(playback, record, isCommitted ? fairLuck(seed, record.contributions) : null)
    if (wrong !== null) problems.push(wrong)
    else problems.push(...endProblems(game, playback.position, record))
  }
  // This problem comes last, because the others point at a more precise line.
  if (record.seal !== undefined && record.seal !== sealOf(linesOf(writeRecord(record))))
    problems.push({ line: record.lineOf('seal'), ...recordSays('otherSeal') })
  const notMine = own.others.map((line) => record.at[line] ?? 0)
  const unseen = unseenOf(notMine, wentOn(record, seen), seen)
  const held = unseen.length === 0 ? 'proven' : 'consistent'
  return {
    position: playback.position,
    problems,
    dice: problems.length > 0 ? 'wrong' : seed === undefined ? 'not revealed' : held,
    unseen,
    notMine,
  }
}

/** Problems where the headers contradict each other or the given game. */
function headProblems({ id, version, box, code }: Game, record: MatchRecord): Problem[] {
  const { contributions, settings, seed, lineOf } = record
  const found: Problem[] = []
  const wrong = (header: string, sentence: Sentence): number => found.push({ line: lineOf(header), ...sentence })
  if (record.game !== id || record.version !== version)
    wrong('game', recordSays('otherGame', { game: record.game, version: record.version, checked: id, checkedVersion: version }))
  if (!isSameBox(record.box, box)) wrong('box', recordSays('otherBox', { box: record.box ?? 'none', checked: box ?? 'none' }))
  if (record.code !== code)
    wrong('code', recordSays('otherFiles', { files: record.code ?? 'of a built-in game', checked: code ?? 'a built-in game' }))
  const due = record.commitment === undefined ? 0 : settings.seats
  if (contributions.length !== due)
    wrong(
      `contribution ${Math.min(due, contributions.length)}`,
      recordSays('contributionsBySeats', { contributions: contributions.length, seats: due }),
    )
  const twice = contributions.findIndex((text, seat) => text !== '' && contributions.indexOf(text) < seat)
  if (twice >= 0)
    wrong(`contribution ${twice}`, recordSays('sameContribution', { seat: twice, other: contributions.indexOf(contributions[twice]!) }))
  if (seed !== undefined && !(isSeed(seed) && commitment(seed) === record.commitment)) wrong('seed', recordSays('otherSeed'))
  if (record.agreed !== undefined && !AGREEMENTS.includes(record.agreed))
    wrong('agreed', recordSays('notAnAgreement', { agreement: record.agreed }))
  if (!areSeats(record.bots, settings.seats)) wrong('bots', recordSays('botSeats', { bots: record.bots ?? '' }))
  if (!areTaken(record.taken, settings.seats, record.lines.length)) wrong('taken', recordSays('takenSeats', { taken: record.taken ?? '' }))
  const owner = takenSeats(record.taken).find((seat) => contributions[seat])
  if (owner !== undefined) wrong('taken', recordSays('takenAddedDice', { seat: owner }))
  const program = record.agreed === 'draw' ? seatOfProgram(record) : undefined
  if (program !== undefined) wrong('agreed', recordSays('mindTakesNoDraw', { seat: program }))
  return found
}

/** Whether an AI played a seat to the end of the match: the seat contributed nothing although others did, and nobody took it over. */
function seatOfProgram({ contributions, entries, taken }: MatchRecord): number | undefined {
  const gone = new Set([...leftIn(entries), ...takenSeats(taken)])
  const seats = contributions.flatMap((text, seat) => (text === '' && !gone.has(seat) ? [seat] : []))
  return seats.length < contributions.length ? seats[0] : undefined
}

/** Whether each seat occurs only once, in order. */
const isRising = (seats: readonly number[], count: number): boolean =>
  seats.every((seat, i) => seat < count && (i === 0 || seat > seats[i - 1]!))

const areSeats = (bots: string | undefined, count: number): boolean =>
  bots === undefined || (/^\d+( \d+)*$/.test(bots) && isRising(bots.split(' ').map(Number), count))

function areTaken(taken: string | undefined, count: number, entries: number): boolean {
  if (taken === undefined) return true
  const found = taken.split(', ').map((each) => /^(\d+) from \S+ after (\d+)$/.exec(each))
  return (
    found.every((each) => each !== null && Number(each[2]) <= entries) &&
    isRising(
      found.map((each) => Number(each![1])),
      count,
    )
  )
}

const takenSeats = (taken = ''): number[] =>
  taken.split(', ').flatMap((each) => (/^\d+ from/.test(each) ? [Number.parseInt(each, 10)] : []))

/** Plays all lines, and returns the first that could not have been played, if any. */
function playThrough<G extends Position>(playback: Playback<G>, { lines, at }: MatchRecord, fair: Luck | null): Problem | null {
  for (const [i, line] of lines.entries()) {
    const wrong = playback.play(line, fair)
    if (wrong !== null) return { line: at[i] ?? null, ...wrong }
  }
  const end = playback.node()
  if (end.kind !== 'chance') return null
  return { line: at.at(-1) ?? null, ...recordSays('outcomeMissing', { chance: end.rule.name }) }
}

/** Checks that seed and result are present if, and only if, the match has ended. */
function endProblems(game: Game, position: Position, record: MatchRecord): Problem[] {
  const { result, seed, agreed, commitment: committed, at, lineOf } = record
  const actual = resultLine(game, position, record)
  const isDecided = node(game, position).kind === 'over'
  if (isDecided && agreed !== undefined) return [{ line: lineOf('agreed'), ...recordSays('nothingToAgree') }]
  const isOver = isDecided || agreed !== undefined
  const end = at.at(-1) ?? null
  if (!isOver && seed !== undefined) return [{ line: end, ...recordSays('endsEarly') }]
  if (isOver && committed !== undefined && seed === undefined) return [{ line: end, ...recordSays('seedNotShown') }]
  if (isOver && result === undefined) return [{ line: end, ...recordSays('noResult', { result: actual }) }]
  if (result === undefined || result === actual) return []
  return [{ line: lineOf('result'), ...recordSays('otherResult', { claimed: result, result: actual }) }]
}

/** The result header of a record, such as `1 wins (GK-OVER-1)`. `record` says whether the players ended it together. */
export function resultLine<G extends Position>(game: Game<G>, g: G, record?: Pick<MatchRecord, 'agreed' | 'settings' | 'entries'>): string {
  if (record?.agreed !== undefined) return resultText(agreedResult(record.agreed, record.settings.seats, leftIn(record.entries)))
  return node(game, g).kind === 'over' ? resultText(game.result(g)) : 'unfinished'
}
