import {
  asked,
  BadInput,
  choose,
  find,
  happen,
  leave,
  node,
  options,
  start,
  write,
  writeOutcome,
  type Entry,
  type Game,
  type Position,
  type Seat,
} from '@robodrome/kernel'
import { commitment, fairLuck } from './fair-luck.ts'
import { linesOf } from './headers.ts'
import { readEntry, writeLine, writeRecord, type MatchRecord } from './record.ts'
import { sealOf } from './seal.ts'
import { resultLine } from './verify.ts'
import { tableSays } from './says.ts'

/**
 * A finished match of one device, without anything that can be derived. Outcomes follow from the seed, result and seal from the entries,
 * and a choice is stored as its index among the options. What remains fits into a URL.
 */
export interface ShortRecord extends Pick<MatchRecord, 'game' | 'version' | 'box' | 'settings' | 'players'> {
  seed: string
  /** The first digits of the seal. They reveal whether the same choices now lead to a different match because the rules have changed. */
  check: string
  /**
   * All choices as one number in mixed radix, the first choice as the lowest digit. Each radix is the number of options, plus one for
   * `besides`.
   */
  choices: bigint
  /** Entries that are not an option of a seat being asked, in order: a player leaves, or acts without answering the question. */
  besides: string[]
}

/** How many hexadecimal digits of the seal are kept. */
const CHECK = 8

/** The possible next entries at a choice: all options of all seats being asked. One further number stands for an entry of `besides`. */
const nextOf = (game: Game, g: Position): [Seat, unknown][] =>
  asked(game, g).flatMap((seat) => options(game, g, seat).map((option): [Seat, unknown] => [seat, option]))

/** Applies an entry that is not an outcome. */
function apply(game: Game, g: Position, entry: Entry): void {
  if (entry.kind === 'outcome') throw new BadInput(['besides'], entry.text, tableSays('noOutcome'))
  if (entry.kind === 'leave') return leave(game, g, entry.seat)
  const found = find(game, g, entry.seat, entry.text)
  if (found.rule !== undefined)
    throw new BadInput(['besides'], entry.text, tableSays('allowedMove', { seat: entry.seat, rule: found.rule }))
  choose(game, g, entry.seat, found.option)
}

/**
 * Makes the short form of a record. Throws BadInput for a record that has none: it is unfinished, or people on other devices contributed to
 * its dice.
 */
export function shorten(game: Game, record: MatchRecord): ShortRecord {
  const { game: id, version, box, settings, players, seed, seal, entries } = record
  if (seed === undefined || seal === undefined) throw new BadInput(['seed'], seed, tableSays('recordOfOver'))
  if (record.contributions.some((text) => text !== ''))
    throw new BadInput(['contribution'], record.contributions, tableSays('noContributions'))
  const g = start(game, settings)
  const luck = fairLuck(seed, record.contributions)
  const digits: [digit: number, of: number][] = []
  const besides: string[] = []
  for (const entry of entries) {
    const at = node(game, g)
    if (at.kind === 'chance') {
      happen(game, g, luck.outcome(at.rule, g, at.notes))
      continue
    }
    const next = nextOf(game, g)
    const digit = next.findIndex(
      ([seat, option]) => entry.kind === 'choice' && entry.seat === seat && write(game, g, option) === entry.text,
    )
    digits.push([digit < 0 ? next.length : digit, next.length + 1])
    if (digit < 0) besides.push(writeLine(entry))
    apply(game, g, entry)
  }
  const choices = digits.reduceRight((number, [digit, of]) => number * BigInt(of) + BigInt(digit), 0n)
  const short = {
    game: id,
    version,
    ...(box !== undefined && { box }),
    settings,
    players,
    seed,
    check: seal.slice(0, CHECK),
    choices,
    besides,
  }
  // Checks that the record can be restored before anybody shares it.
  tellAgain(game, short)
  return short
}

/** More entries than any match has. The limit bounds the work for a forged number of choices. */
const MOST = 20_000

/** The whole record as text. Throws BadInput if these rules do not reproduce the match. */
export function tellAgain(game: Game, short: ShortRecord): string {
  const { game: id, version, box, settings, players, seed, check, besides } = short
  if (id !== game.id || version !== game.version)
    throw new BadInput(['game'], `${id} ${version}`, { message: `${game.id} ${game.version}` })
  const contributions = players.map(() => '')
  const g = start(game, settings)
  const luck = fairLuck(seed, contributions)
  const entries: Entry[] = []
  const rest = [...besides]
  let { choices } = short
  for (let at = node(game, g); at.kind !== 'over'; at = node(game, g)) {
    if (entries.length === MOST) throw new BadInput(['choices'], entries.length, tableSays('matchThatEnds'))
    if (at.kind === 'chance') {
      const outcome = luck.outcome(at.rule, g, at.notes)
      entries.push({ kind: 'outcome', text: writeOutcome(at.rule, outcome) })
      happen(game, g, outcome)
      continue
    }
    const next = nextOf(game, g)
    const of = BigInt(next.length + 1)
    const [seat, option] = next[Number(choices % of)] ?? []
    choices /= of
    const entry: Entry = seat === undefined ? readEntry(rest.shift() ?? '', 0) : { kind: 'choice', seat, text: write(game, g, option) }
    entries.push(entry)
    if (seat === undefined) apply(game, g, entry)
    else choose(game, g, seat, option)
  }
  const head = { game: id, version, ...(box !== undefined && { box }), settings, players, contributions }
  const text = writeRecord({ ...head, commitment: commitment(seed), seed, result: resultLine(game, g), entries })
  const seal = sealOf(linesOf(text)).slice(0, CHECK)
  if (seal !== check) throw new BadInput(['check'], seal, tableSays('sealBegins', { check }))
  return text
}
