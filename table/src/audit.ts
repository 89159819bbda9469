import { BadInput, quickLuck, writeOutcome, type Any, type Chance, type Game, type Position } from '@robodrome/kernel'
import { DERIVATIONS, type Derivation } from './derivation.ts'
import { fairStream, mix } from './fair-luck.ts'
import type { MatchRecord } from './record.ts'
import { Playback } from './playback.ts'
import { tableSays } from './says.ts'

/**
 * One outcome of a record, with everything needed to recompute it without the game. See docs/fair-dice.md, "Outcomes in another language".
 */
export interface AuditedOutcome {
  /** The index of the chance in the match, from 0. */
  k: number
  /** The line number of the outcome in the record. */
  line: number | null
  chance: string
  kind: Derivation
  /** The exclusive upper bound of each number that was read. */
  below: number[]
  /** The possible values, in their order. */
  from: string[]
  text: string
}

/**
 * Replays a record and shows how each outcome follows from the numbers of its chance. The possible values depend on the position, which
 * only the rules know, so an auditor must use their own copy of the rules, never the host's.
 */
export function audit(game: Game, record: MatchRecord): AuditedOutcome[] {
  if (record.seed === undefined) throw new BadInput(['seed'], undefined, tableSays('recordWithSeed'))
  const key = mix(record.seed, record.contributions)
  const audited: AuditedOutcome[] = []
  const playback = new Playback(game, record)
  for (const [i, entry] of record.lines.entries()) {
    const [at, g] = [playback.node(), playback.position]
    const line = record.at[i] ?? null
    if (at.kind === 'chance' && entry.kind === 'outcome') {
      const found = derivationOf(at.rule, g, at.notes, valuesOf(at.rule, g, at.notes, key, audited.length))
      audited.push({ k: audited.length, line, chance: at.rule.name, ...found, text: entry.text })
    }
    const problem = playback.play(entry)
    if (problem !== null)
      throw new BadInput([line === null ? 'entries' : `line ${line}`], 'text' in entry ? entry.text : entry.kind, problem)
  }
  return audited
}

/** Returns the numbers that a chance read to determine its outcome. */
function valuesOf(chance: Chance, g: Position, notes: Any, key: Uint8Array, k: number): number[] {
  const values: number[] = []
  const stream = fairStream(key, k)
  chance.draw(g, notes, {
    below(n) {
      const value = stream.below(n)
      values.push(value)
      return value
    },
  })
  return values
}

/** On how many other inputs a derivation must also be correct before it is accepted. */
const TRIALS = 12

function derivationOf(chance: Chance, g: Position, notes: Any, values: readonly number[]): Pick<AuditedOutcome, 'kind' | 'below' | 'from'> {
  const probe = (tried: readonly number[]): { below: number[]; items: string[]; text: string } => {
    const below: number[] = []
    const outcome: unknown = chance.draw(g, notes, { below: (n) => Math.min(tried[below.push(n) - 1] ?? 0, n - 1) })
    return { below, items: itemsOf(outcome), text: writeOutcome(chance, outcome) }
  }
  const { below } = probe(values)
  const numbers = quickLuck(1)
  const trials = [values, ...Array.from({ length: TRIALS }, () => below.map((n) => numbers.below(n)))]
  for (const [kind, { poolOf, derive }] of Object.entries(DERIVATIONS)) {
    const from = poolOf(below, probe)
    const fits = (tried: readonly number[]): boolean => squash(derive(from!, tried).join('')) === squash(probe(tried).text)
    if (from !== null && trials.every(fits)) return { kind: kind as Derivation, below, from }
  }
  throw new Error(`the outcome of "${chance.name}" follows in no known way from the numbers it reads`)
}

/** Returns the parts of an outcome as texts. */
const itemsOf = (outcome: unknown): string[] =>
  Array.isArray(outcome) ? outcome.flatMap(itemsOf) : typeof outcome === 'string' && outcome.length > 0 ? [outcome] : [String(outcome)]

/** Removes the separators between the parts. */
const squash = (text: string): string => text.replace(/[\s,|]/g, '')
