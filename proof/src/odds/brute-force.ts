import {
  asked,
  choose,
  happen,
  node,
  options,
  outcomes,
  type Happened,
  type Game,
  type Luck,
  type Position,
  type Stream,
} from '@robodrome/kernel'
import { after } from '../conformance/sent.ts'
import type { Claim } from './claim.ts'

/** A chance and its standard error, which is 0 if every case was counted. */
export type Found = { chance: number; error: number }

/** With more steps than this, enumeration is too slow. */
const MOST = 12_000
const SAMPLES = 250
const LONGEST = 400

class TooMany extends Error {}

/**
 * Computes the chance by the real rules: it weights every outcome and tries every answer that the claim considers, or samples if there are
 * too many. Null if neither is feasible.
 */
export function bruteForce(game: Game, claim: Claim, luck: Luck & Stream): Found | null {
  return (
    unlessTooMany(() => ({ chance: counter(game, claim).from(claim.from, []), error: 0 })) ??
    unlessTooMany(() => sampled(() => afterFirstRoll(game, claim, luck))) ??
    unlessTooMany(() => sampled(() => playedOut(game, claim, luck)))
  )
}

function unlessTooMany<T>(work: () => T): T | null {
  try {
    return work()
  } catch (error) {
    if (error instanceof TooMany) return null
    throw error
  }
}

function sampled(one: () => number): Found {
  const seen = Array.from({ length: SAMPLES }, one)
  const chance = seen.reduce((sum, each) => sum + each, 0) / SAMPLES
  const variance = seen.reduce((sum, each) => sum + (each - chance) ** 2, 0) / (SAMPLES - 1)
  // If all samples are hits, or all are misses, the error must not be 0: one added case of the other kind bounds it.
  return { chance, error: Math.max(Math.sqrt(variance / SAMPLES), 1 / SAMPLES) }
}

/** Samples the first chance and enumerates the rest. */
function afterFirstRoll(game: Game, claim: Claim, luck: Luck): number {
  const at = node(game, claim.from)
  if (at.kind !== 'chance') throw new TooMany()
  const outcome = luck.outcome(at.rule, claim.from, at.notes)
  const next = after({ game }, claim.from, (twin) => happen(game, twin, outcome))
  return counter(game, claim).from(next.g, next.events)
}

/** Samples everything. That is unbiased only if no player has to find the best option, so questions with several options are refused. */
function playedOut(game: Game, claim: Claim, luck: Luck): number {
  let g = claim.from
  for (let step = 0; step < LONGEST; step++) {
    const at = node(game, g)
    if (at.kind === 'over') return 0
    const next = after({ game }, g, (twin) => {
      if (at.kind === 'chance') return happen(game, twin, luck.outcome(at.rule, g, at.notes))
      const seat = asked(game, g)[0]!
      const { among } = claim.plays(g, seat, options(game, g, seat))
      if (among.length !== 1) throw new TooMany()
      return choose(game, twin, seat, structuredClone(among[0]))
    })
    const came = claim.came(next.events)
    if (came !== null) return came ? 1 : 0
    g = next.g
  }
  throw new TooMany()
}

function counter(game: Game, claim: Claim) {
  const known = new Map<string, number>()
  const from = (g: Position, events: readonly Happened[]): number => {
    const came = claim.came(events)
    if (came !== null) return came ? 1 : 0
    const key = JSON.stringify(g)
    const before = known.get(key)
    if (before !== undefined) return before
    // Reaching a position again while its value is being computed is a cycle.
    known.set(key, NaN)
    const value = worked(g)
    known.set(key, value)
    return value
  }
  let steps = 0
  const then = (g: Position, act: (twin: Position) => void): number => {
    if (++steps > MOST) throw new TooMany()
    const next = after({ game }, g, act)
    return from(next.g, next.events)
  }
  const worked = (g: Position): number => {
    const at = node(game, g)
    if (at.kind === 'over') return 0
    if (at.kind === 'chance') {
      const listed = outcomes(game, g)
      if (listed === null) throw new TooMany()
      const total = listed.reduce((sum, [, weight]) => sum + weight, 0)
      return (
        listed.reduce((sum, [outcome, weight]) => sum + weight * then(g, (twin) => happen(game, twin, structuredClone(outcome))), 0) / total
      )
    }
    const seat = asked(game, g)[0]!
    const { among, tries } = claim.plays(g, seat, options(game, g, seat))
    const values = among
      .map((option) => then(g, (twin) => choose(game, twin, seat, structuredClone(option))))
      .filter((value) => !Number.isNaN(value))
    return tries === 'for' ? Math.max(...values) : Math.min(...values)
  }
  return { from }
}
