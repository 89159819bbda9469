import {
  choose,
  find,
  happen,
  leave,
  node,
  plain,
  start,
  winners,
  writeOutcome,
  type Entry,
  type Game,
  type Luck,
  type Position,
} from '@robodrome/kernel'
import { readOutcome } from './outcome.ts'
import { isPassedOver } from './older.ts'
import { commitment, fairLuck, isSeed, promiseOf } from './fair-luck.ts'
import type { Receipt } from './receipt.ts'
import type { MatchRecord } from './record.ts'

/** What could not be held against anything this client saw itself. `in the open`: others could add to the dice after it had. */
export type Unseen = 'commitment' | 'contribution' | 'promises' | 'in the open'

/**
 * proven: every outcome follows from what this client saw before it showed its own contribution. consistent: the record agrees with itself,
 * but a host who made it up would have seen to that; `unseen` says what was missing. not revealed: without the seed nothing follows.
 */
export type DiceVerdict = 'proven' | 'consistent' | 'not revealed' | 'wrong'

export interface Verdict<G extends Position = Position> {
  /** The position after the last entry, or before the first wrong one. */
  position: G
  /** What is wrong and in which line of the file (null: in no single line); none: every move was legal. */
  problems: { line: number | null; message: string }[]
  dice: DiceVerdict
  unseen: Unseen[]
}

/**
 * Replays a record: each choice must be legal, each outcome possible and, once the seed is shown, the one the seed gives. `seen` is what this
 * client has kept of the host's promises; without it the record is held against itself alone.
 */
export function verify<G extends Position>(game: Game<G>, record: MatchRecord, seen: Partial<Receipt> = {}): Verdict<G> {
  const { seed } = record
  const problems: Verdict['problems'] = hostProblems(record, seen).map((message) => ({ line: null, message }))
  const committed = seed !== undefined && isSeed(seed) && commitment(seed) === record.commitment
  if (seed !== undefined && !committed) problems.push({ line: null, message: 'the seed shown is not the one that was committed to' })
  const fair = committed ? fairLuck(seed, record.contributions) : null
  const position = start(game, record.settings)
  if (record.box !== game.box) {
    problems.push({ line: null, message: `the record was played with ${boxTold(record.box)}, but it is held against ${boxTold(game.box)}` })
    return { position, problems, dice: 'wrong', unseen: unseenOf(record, seen) }
  }
  for (const [i, entry] of record.entries.entries()) {
    const known = entry.kind === 'outcome' || entry.seat < record.settings.seats
    const message = known ? replay(game, position, entry, fair) : `there is no seat ${entry.seat}`
    if (message !== null) problems.push({ line: record.lines[i] ?? null, message })
    if (message !== null) break
  }
  const actual = resultLine(game, position)
  const claim = `the record claims the result "${record.result}", but it is "${actual}"`
  if (problems.length === 0 && record.result !== undefined && record.result !== actual) problems.push({ line: null, message: claim })
  const unseen = unseenOf(record, seen)
  const held = unseen.length === 0 ? 'proven' : 'consistent'
  return { position, problems, dice: problems.length > 0 ? 'wrong' : seed === undefined ? 'not revealed' : held, unseen }
}

const boxTold = (box: string | undefined): string => (box === undefined ? "the game's own content" : `the box ${box}`)

/** Where the record is not what this client saw. */
function hostProblems({ commitment: claimed, contributions, entries }: MatchRecord, seen: Partial<Receipt>): string[] {
  const problems: string[] = []
  if (seen.commitment !== undefined && seen.commitment !== claimed)
    problems.push(`the host committed to ${seen.commitment} before, but the record says ${claimed ?? 'nothing of it'}`)
  if (seen.contribution !== undefined && seen.seat !== undefined && seen.contribution !== contributions[seen.seat])
    problems.push(`seat ${seen.seat} added "${seen.contribution}", but the record says "${contributions[seen.seat] ?? ''}"`)
  for (const [seat, promise] of (seen.promises ?? []).entries()) {
    const contribution = contributions[seat] ?? ''
    if (promise !== (contribution === '' ? null : promiseOf(contribution)))
      problems.push(`the contribution of seat ${seat} is not what it had promised when contributions began to be shown`)
  }
  const made = entries.flatMap((entry) => (entry.kind === 'choice' && entry.seat === seen.seat ? [plain(entry.text)] : []))
  const missing = firstMissing((seen.choices ?? []).map(plain), made)
  if (missing !== null) problems.push(`seat ${seen.seat} chose "${missing}", but the record does not have that there`)
  return problems
}

/** The first of some texts that is not found, in their order, among others. */
function firstMissing(wanted: readonly string[], among: readonly string[]): string | null {
  let at = 0
  for (const each of wanted) {
    at = among.indexOf(each, at) + 1
    if (at === 0) return each
  }
  return null
}

function unseenOf({ scheme, contributions }: MatchRecord, seen: Partial<Receipt>): Unseen[] {
  const unseen: Unseen[] = []
  if (seen.commitment === undefined) unseen.push('commitment')
  if (seen.contribution === undefined || seen.seat === undefined) unseen.push('contribution')
  const others = contributions.some((contribution, seat) => contribution !== '' && seat !== seen.seat)
  if (others && scheme === 1) unseen.push('in the open')
  else if (others && !seen.promises) unseen.push('promises')
  return unseen
}

/** Applies one entry to a position, if it is right there; otherwise says what is wrong and changes nothing. */
export function replay<G extends Position>(game: Game<G>, g: G, entry: Entry, fair: Luck | null = null): string | null {
  if (entry.kind === 'choice' && isPassedOver(game, g, entry.seat, entry.text)) return null
  const at = node(game, g)
  if (at.kind === 'over') return 'an entry after the end of the match'
  if (entry.kind === 'leave') leave(game, g, entry.seat)
  else if (at.kind === 'choice' && entry.kind === 'choice') {
    const found = find(game, g, entry.seat, entry.text)
    if (found.rule !== undefined) return `seat ${entry.seat} may not "${entry.text}" (${found.rule})`
    choose(game, g, entry.seat, found.option)
  } else if (at.kind === 'chance' && entry.kind === 'outcome') {
    const due = fair && writeOutcome(at.rule, fair.outcome(at.rule, g, at.notes))
    if (due !== null && plain(due) !== plain(entry.text)) return `found outcome "${entry.text}", but the seed gives "${due}"`
    const outcome = readOutcome(at.rule, g, at.notes, entry.text)
    if (outcome === undefined) return `"${entry.text}" is no outcome of "${at.rule.name}" here`
    happen(game, g, outcome)
  } else return `found "${entry.text}", expected ${at.kind === 'chance' ? `an outcome of "${at.rule.name}"` : 'a choice'}`
  return null
}

/** The result header of a record, such as `1 wins (GK-OVER-1)`. */
export function resultLine<G extends Position>(game: Game<G>, g: G): string {
  const result = game.result(g)
  if (result === null) return node(game, g).kind === 'over' ? 'called off' : 'unfinished'
  const won = winners(result)
  // The first group may be empty: in a game against robots that nobody plays, all seats can lose.
  const who = won.length === 0 ? 'nobody wins' : `${won.join(' and ')} ${won.length === 1 ? 'wins' : 'share the win'}`
  return `${who} (${result.rule})`
}
