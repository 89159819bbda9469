import type { Seat } from '@robodrome/kernel'
import { openAttack } from '../bout.ts'
import type { Effects } from '../content/effects.ts'
import type { Bout } from '../frames.ts'
import { boutOf, marginOf } from '../margin.ts'
import { codeOf, UNBENT, type Bends } from '../moments.ts'
import { exchange } from '../moving.ts'
import { rollWindow } from '../rules/7-roll-window.ts'
import { clone, type Aimbots, type BotId } from '../state.ts'
import { SCRAP } from '../content/scrap.ts'
import { areFriends, botOf, effects } from '../vocabulary.ts'
import { ATTACK, type AttackOdds, type Bounds, DEFENSE, type Fraction, type Modifier, type SideOfAttack } from '../shapes.ts'
import { dealsSeenBy } from '../unseen.ts'

/** The inputs of a combat roll: the margin, each bot's dice abilities, and the SURGE tokens of each side. */
export interface Duel {
  margin: number
  attacker: Pick<Effects, 'dice'>
  defender: Pick<Effects, 'dice'>
  surges: readonly [attack: number, defense: number]
}

/** A state of the post-roll window: dice, abilities used, tokens left, the next side, passes in a row. */
export interface WindowState {
  dice: readonly number[]
  used: readonly [attack: boolean, defense: boolean]
  surges: readonly [attack: number, defense: number]
  turn: SideOfAttack
  passes: number
}

const FACES = [1, 2, 3, 4, 5, 6]

/** Returns what the calculation must know about a program on this side of an attack. */
function bendsOf({ dice }: Pick<Effects, 'dice'>, side: SideOfAttack): Bends {
  const code = dice === null ? undefined : codeOf('dice', dice)
  return dice === null || code?.side !== side ? UNBENT : code.bends(dice)
}

/** The dice pairs of both sides, the tokens left to attacker and defender, and bits for the abilities used. */
interface Step {
  mine: number
  theirs: number
  tokens: number
  against: number
  used: number
}

/**
 * A side's two dice are interchangeable, so there are 21 pairs, each with the lower die, the higher die, and the number of rolls that give
 * it.
 */
const PAIRS = FACES.flatMap((low) => FACES.filter((high) => high >= low).map((high) => ({ low, high, rolls: low === high ? 1 : 2 })))
const PAIR_OF = FACES.map((one) =>
  FACES.map((two) => PAIRS.findIndex(({ low, high }) => low === Math.min(one, two) && high === Math.max(one, two))),
)
const pairOf = (one: number, two: number): number => PAIR_OF[one - 1]![two - 1]!

/**
 * Solves the post-roll window (AB-ATK-11) for best play by both sides: the attacker plays for a hit, the defender against it, each knowing
 * the other's options. All counts are whole numbers: while a reroll is still possible, a position counts 36 times (attacker) or 6 times
 * (defender) as many cases.
 */
export function solver({ margin, attacker, defender, surges }: Duel): {
  cases(state: WindowState): number
  hits(state: WindowState): number
} {
  const { one: rerollsOne, both: rerollsBoth } = bendsOf(attacker, ATTACK)
  const { shows: rerolled, echoes, mirrors } = bendsOf(defender, DEFENSE)
  const attackCases = rerollsBoth ? 36 : 1
  const defenseCases = rerolled === 0 ? 1 : 6
  const [mostSurges, mostAgainst] = [surges[ATTACK] + 1, surges[DEFENSE] + 1]
  const memo = new Float64Array(21 * 21 * mostSurges * mostAgainst * 16).fill(-1)
  const casesLeft = (used: number): number => ((used & 1) === 0 ? attackCases : 1) * ((used & 2) === 0 ? defenseCases : 1)

  /** The attacker's best answer: a pass, a token, or a reroll. */
  const mostForAttack = ({ mine, theirs, tokens, against, used }: Step, passed: number): number => {
    const attack = PAIRS[mine]!
    let best = passed
    const next = (pair: number, left: number, spent: number): number => value(pair, theirs, left, against, spent, DEFENSE, 0)
    const consider = (found: number) => (best = Math.max(best, found))
    if (tokens > 0 && attack.low < 6) consider(next(pairOf(attack.high, 6), tokens - 1, used))
    if (tokens > 0 && attack.high < 6) consider(next(pairOf(attack.low, 6), tokens - 1, used))
    if ((used & 1) === 0 && rerollsOne) {
      for (const kept of [attack.low, attack.high]) consider(6 * sum(FACES, (face) => next(pairOf(kept, face), tokens, used | 1)))
    }
    if ((used & 1) === 0 && rerollsBoth) consider(sum(PAIRS, ({ low, high, rolls }) => rolls * next(pairOf(low, high), tokens, used | 1)))
    return best
  }

  /** The defender's best answer: the one that is worst for the attacker. */
  const leastForDefense = ({ mine, theirs, tokens, against, used }: Step, passed: number): number => {
    const [attack, defense] = [PAIRS[mine]!, PAIRS[theirs]!]
    let best = passed
    const next = (pair: number, left: number, spent: number, other = mine): number => value(other, pair, tokens, left, spent, ATTACK, 0)
    const consider = (found: number) => (best = Math.min(best, found))
    for (const [die, kept] of [
      [defense.low, defense.high],
      [defense.high, defense.low],
    ] as const) {
      if (against > 0 && die < 6) consider(next(pairOf(kept, 6), against - 1, used))
      if ((used & 2) !== 0) continue
      if (die === rerolled) consider(sum(FACES, (face) => next(pairOf(kept, face), against, used | 2)))
      if (echoes && die !== attack.low) consider(next(pairOf(kept, attack.low), against, used | 2))
      if (!mirrors) continue
      if (die !== attack.low) consider(next(pairOf(kept, attack.low), against, used | 2, pairOf(attack.high, die)))
      if (die !== attack.high) consider(next(pairOf(kept, attack.high), against, used | 2, pairOf(attack.low, die)))
    }
    return best
  }

  /** Returns the number of hits from here. The arguments are the pairs, tokens left, ability bits, the next side, and passes in a row. */
  const value = (mine: number, theirs: number, tokens: number, against: number, used: number, turn: number, passes: number): number => {
    const key = ((((mine * 21 + theirs) * mostSurges + tokens) * mostAgainst + against) * 4 + used) * 4 + turn * 2 + passes
    if (memo[key]! >= 0) return memo[key]!
    const attack = PAIRS[mine]!
    const defense = PAIRS[theirs]!
    const isHit = attack.low + attack.high + margin >= defense.low + defense.high
    const passed = passes === 0 ? value(mine, theirs, tokens, against, used, 1 - turn, 1) : isHit ? casesLeft(used) : 0
    const step = { mine, theirs, tokens, against, used }
    const best = turn === ATTACK ? mostForAttack(step, passed) : leastForDefense(step, passed)
    memo[key] = best
    return best
  }
  const bits = ({ used }: WindowState): number => (used[ATTACK] ? 1 : 0) + (used[DEFENSE] ? 2 : 0)
  return {
    cases: (state) => casesLeft(bits(state)),
    hits(state) {
      const [a, b, c, d] = state.dice as [number, number, number, number]
      return value(pairOf(a, b), pairOf(c, d), state.surges[ATTACK], state.surges[DEFENSE], bits(state), state.turn, state.passes)
    },
  }
}

const sum = <T>(items: readonly T[], count: (item: T) => number): number => {
  let total = 0
  for (const item of items) total += count(item)
  return total
}

/** AB-ATK-10 The chance of a hit before the roll. */
export function chanceToHit(duel: Duel): Fraction {
  const { cases, hits } = solver(duel)
  const start = { used: [false, false], surges: duel.surges, turn: ATTACK, passes: 0 } as const
  const total = sum(PAIRS, (mine) =>
    sum(PAIRS, (theirs) => mine.rolls * theirs.rolls * hits({ ...start, dice: [mine.low, mine.high, theirs.low, theirs.high] })),
  )
  return reduced({ hits: total, of: 1296 * cases({ ...start, dice: [] }) })
}

/** Reduces a fraction by factors of six, but keeps at least 1296 cases, the number of rolls of four dice. */
function reduced({ hits, of }: Fraction): Fraction {
  let fraction = { hits, of }
  while (fraction.of > 1296 && fraction.hits % 6 === 0) fraction = { hits: fraction.hits / 6, of: fraction.of / 6 }
  return fraction
}

const surgesOf = (g: Aimbots, seat: Seat): number => g.players[seat]!.scrap.filter((kind) => kind === 'SURGE').length

/** The SURGE tokens of the player who rolls for a side: the true number, or an assumed one if the reader cannot see them. */
type Surges = (g: Aimbots, roller: Seat, side: SideOfAttack) => number

const heldBy = (g: Aimbots, { attacker, defender }: Pick<Bout, 'attacker' | 'defender'>, surges: Surges): Duel['surges'] => [
  surges(g, botOf(g, attacker).owner, ATTACK),
  surges(g, botOf(g, defender).owner, DEFENSE),
]

/** Returns the exact chance that an attack hits from this position, counting every usable ability and SURGE token. */
export function odds(g: Aimbots, attacker: BotId, defender: BotId, surges: Surges = surgesOf): AttackOdds {
  const stays = oddsAgainst(g, attacker, defender, surges)
  const { declared } = effects(g, botOf(g, defender))
  if (declared === null) return stays
  const swaps = codeOf('declared', declared)
    .standIns(g, defender)
    .map((friend) => {
      const twin = clone(g)
      exchange(twin, defender, friend)
      return oddsAgainst(twin, attacker, friend, surges)
    })
  return [stays, ...swaps].reduce((least, each) => (each.hits / each.of < least.hits / least.of ? each : least))
}

/** AB-EDGE-30 The final defender's owner rolls and uses their own tokens. */
function oddsAgainst(g: Aimbots, attacker: BotId, defender: BotId, surges: Surges): AttackOdds {
  const parts: Modifier[] = []
  const margin = marginOf(g, boutOf(g, attacker, defender), parts)
  const [from, to] = [effects(g, botOf(g, attacker)), effects(g, botOf(g, defender))]
  const held = heldBy(g, { attacker, defender }, surges)
  return { defender, margin, parts, ...chanceToHit({ margin, attacker: from, defender: to, surges: held }) }
}

/** Assumes a side's tokens as far as a seat (null for a spectator) can know: the maximum possible for one side, none for the other. */
function surgesSeenBy(seat: Seat | null, favored: SideOfAttack): Surges {
  return (g, roller, side) => {
    const knows = (owner: Seat): boolean => seat !== null && areFriends(g, owner, seat)
    if (knows(roller)) return surgesOf(g, roller)
    if (side !== favored) return 0
    const shown = g.used.filter((kind) => kind === 'SURGE').length + sum([...g.players.keys()].filter(knows), (other) => surgesOf(g, other))
    return Math.min(SCRAP.SURGE.count - shown, g.players[roller]!.scrap.length)
  }
}

/**
 * Returns what a seat knows about the odds: the mean chance over all possible hidden tokens, and the chances with the most SURGE against
 * the attack and the most for it. Without hidden tokens, all three are equal.
 */
export function oddsSeenBy(g: Aimbots, seat: Seat | null, attacker: BotId, defender: BotId): Bounds<AttackOdds> {
  const least = odds(g, attacker, defender, surgesSeenBy(seat, DEFENSE))
  const most = odds(g, attacker, defender, surgesSeenBy(seat, ATTACK))
  return { least, most, chance: overUnseen(g, seat, { least, most }, (deal) => odds(deal, attacker, defender)) }
}

const chanceOf = ({ hits, of }: Fraction): number => hits / of

/**
 * Averages the chance over every distribution of the hidden tokens. It depends only on each player's number of SURGE tokens, so each such
 * case is solved once.
 */
function overUnseen(
  g: Aimbots,
  seat: Seat | null,
  { least, most }: { least: Fraction; most: Fraction },
  solve: (deal: Aimbots) => Fraction,
): number {
  if (chanceOf(least) === chanceOf(most)) return chanceOf(least)
  const solved = new Map<string, number>()
  let [total, all] = [0, 0]
  for (const { position, ways } of dealsSeenBy(g, seat)) {
    const key = position.players.map((_, owner) => surgesOf(position, owner)).join(' ')
    const chance = solved.get(key) ?? chanceOf(solve(position))
    solved.set(key, chance)
    total += ways * chance
    all += ways
  }
  return total / all
}

/** Returns the chance of a hit in a rolled attack with best play from here; null if no attack is in its post-roll window. */
export function oddsNow(g: Aimbots, held: Surges = surgesOf): Fraction | null {
  const attack = openAttack(g)
  const window = g.stack.at(-1)
  if (attack === undefined || window?.rule !== rollWindow.name) return null
  const { turn, passes } = window.notes as Pick<WindowState, 'turn' | 'passes'>
  const [from, to] = [effects(g, botOf(g, attack.attacker)), effects(g, botOf(g, attack.defender))]
  const surges = heldBy(g, attack, held)
  const solved = solver({ margin: attack.margin, attacker: from, defender: to, surges })
  const state = { dice: attack.dice, used: attack.used, surges, turn, passes }
  return { hits: solved.hits(state), of: solved.cases(state) }
}

/** What a seat knows about that chance, as in `oddsSeenBy`. */
export function oddsNowSeenBy(g: Aimbots, seat: Seat | null): Bounds | null {
  const [least, most] = [oddsNow(g, surgesSeenBy(seat, DEFENSE)), oddsNow(g, surgesSeenBy(seat, ATTACK))]
  return least === null || most === null ? null : { least, most, chance: overUnseen(g, seat, { least, most }, (deal) => oddsNow(deal)!) }
}
