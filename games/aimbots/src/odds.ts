import type { Seat } from '@robodrome/kernel'
import { ATTACK, DEFENSE, type SideOfAttack } from './bout.ts'
import type { Effects } from './content/effects.ts'
import { boutOf, marginOf, type Modifier } from './margin.ts'
import { swap } from './moving.ts'
import { clone, type Aimbots, type BotId } from './state.ts'
import { botOf, effects, friendsNextTo } from './words.ts'

/** A chance as a fraction of whole numbers: exact. */
export interface Fraction {
  of: number
  hits: number
}

/** All that decides a combat roll: the margin, what each bot can do to the dice, and SURGE tokens by side. */
export interface Duel {
  margin: number
  attacker: Pick<Effects, 'rerolls'>
  defender: Pick<Effects, 'rerollsShowing' | 'echoes' | 'mirrors'>
  surges: readonly [attack: number, defense: number]
}

/** Where a post-roll window stands: dice, abilities used, tokens left, whose step it is, passes in a row. */
export interface WindowState {
  dice: readonly number[]
  used: readonly [attack: boolean, defense: boolean]
  surges: readonly [attack: number, defense: number]
  turn: SideOfAttack
  passes: number
}

const FACES = [1, 2, 3, 4, 5, 6]

/**
 * Solves the post-roll window (AB-ATK-11) for best play of both sides, the attacker for a hit, the defender against it, each
 * knowing what the other can still do. Everything is counted in whole numbers: with a reroll still to come a position stands
 * for 36 (attacker) or 6 (defender) times as many cases.
 */
export function solver({ margin, attacker, defender }: Duel): { cases(state: WindowState): number; hits(state: WindowState): number } {
  const memo = new Map<number, number>()
  const attackCases = attacker.rerolls === 'none' ? 1 : 36
  const defenseCases = defender.rerollsShowing === 0 ? 1 : 6
  const cases = ({ used }: WindowState): number => (used[ATTACK] ? 1 : attackCases) * (used[DEFENSE] ? 1 : defenseCases)

  const hits = (state: WindowState): number => {
    const sorted = tidy(state)
    const key = keyOf(sorted)
    const known = memo.get(key)
    if (known !== undefined) return known
    const best = sorted.turn === ATTACK ? Math.max : Math.min
    const value = best(afterPass(sorted), ...responses(sorted))
    memo.set(key, value)
    return value
  }

  const afterPass = (state: WindowState): number =>
    state.passes === 1 ? (isHit(margin, state.dice) ? cases(state) : 0) : hits({ ...state, turn: other(state.turn), passes: 1 })

  /** The value of every effect that the side to move can use. */
  const responses = (state: WindowState): number[] => {
    const { dice, turn, surges, used } = state
    const found: number[] = []
    const next = (changes: Partial<WindowState>): number => hits({ ...state, turn: other(turn), passes: 0, ...changes })
    const own = [turn * 2, turn * 2 + 1]
    if (surges[turn] > 0) {
      const left: [number, number] = [surges[0], surges[1]]
      left[turn]--
      for (const at of own) if (dice[at]! < 6) found.push(next({ dice: dice.with(at, 6), surges: left }))
    }
    if (used[turn]) return found
    const spent: [boolean, boolean] = [used[0] || turn === ATTACK, used[1] || turn === DEFENSE]
    if (turn === ATTACK) {
      if (attacker.rerolls === 'any') {
        for (const at of own) found.push(6 * sum(FACES.map((face) => next({ dice: dice.with(at, face), used: spent }))))
      }
      if (attacker.rerolls !== 'none') {
        found.push(sum(FACES.flatMap((one) => FACES.map((two) => next({ dice: dice.with(0, one).with(1, two), used: spent })))))
      }
      return found
    }
    for (const at of own) {
      if (dice[at] === defender.rerollsShowing) found.push(sum(FACES.map((face) => next({ dice: dice.with(at, face), used: spent }))))
      const lower = Math.min(dice[0]!, dice[1]!)
      if (defender.echoes && dice[at] !== lower) found.push(next({ dice: dice.with(at, lower), used: spent }))
      if (!defender.mirrors) continue
      for (const theirs of [0, 1]) {
        if (dice[theirs] !== dice[at]) found.push(next({ dice: dice.with(at, dice[theirs]!).with(theirs, dice[at]!), used: spent }))
      }
    }
    return found
  }
  return { cases, hits }
}

const other = (side: SideOfAttack): SideOfAttack => (side === ATTACK ? DEFENSE : ATTACK)
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** AB-ATK-14 Ties hit. */
const isHit = (margin: number, dice: readonly number[]): boolean => dice[0]! + dice[1]! + margin >= dice[2]! + dice[3]!

/** Two dice of one side are alike: the lower first. */
function tidy(state: WindowState): WindowState {
  const [a, b, c, d] = state.dice as [number, number, number, number]
  return a <= b && c <= d ? state : { ...state, dice: [Math.min(a, b), Math.max(a, b), Math.min(c, d), Math.max(c, d)] }
}

function keyOf({ dice, used, surges, turn, passes }: WindowState): number {
  let key = (surges[0] * 4 + surges[1]) * 16 + (used[0] ? 8 : 0) + (used[1] ? 4 : 0) + turn * 2 + passes
  for (const die of dice) key = key * 6 + die - 1
  return key
}

/** AB-ATK-10 The chance of a hit before the roll. */
export function chanceToHit(duel: Duel): Fraction {
  const { cases, hits } = solver(duel)
  let total = 0
  const start = { used: [false, false], surges: duel.surges, turn: ATTACK, passes: 0 } as const
  for (const a of FACES)
    for (const b of FACES) for (const c of FACES) for (const d of FACES) total += hits({ ...start, dice: [a, b, c, d] })
  return reduced({ hits: total, of: 1296 * cases({ ...start, dice: [] }) })
}

/** The smallest whole numbers out of at least 1296, the number of rolls of four dice. */
function reduced({ hits, of }: Fraction): Fraction {
  let fraction = { hits, of }
  while (fraction.of > 1296 && fraction.hits % 6 === 0) fraction = { hits: fraction.hits / 6, of: fraction.of / 6 }
  return fraction
}

export interface AttackOdds extends Fraction {
  /** The defender that best play leaves in the line of fire: a Decoy may let another take its place. */
  defender: BotId
  margin: number
  parts: Modifier[]
}

const surgesOf = (g: Aimbots, seat: Seat): number => g.players[seat]!.scrap.filter((kind) => kind === 'SURGE').length

/**
 * The exact chance that an attack hits, as the position stands, with every ability and SURGE token that can still be used.
 * `surges` replaces the tokens held, where a seat does not know those of the other.
 */
export function odds(g: Aimbots, attacker: BotId, defender: BotId, surges?: Duel['surges']): AttackOdds {
  const stays = oddsAgainst(g, attacker, defender, surges)
  if (!effects(botOf(g, defender)).decoys) return stays
  const swaps = friendsNextTo(g, defender).map((friend) => {
    const twin = clone(g)
    swap(twin, defender, friend, 'AB-P09')
    return oddsAgainst(twin, attacker, friend, surges)
  })
  return [stays, ...swaps].reduce((least, each) => (each.hits / each.of < least.hits / least.of ? each : least))
}

function oddsAgainst(g: Aimbots, attacker: BotId, defender: BotId, surges?: Duel['surges']): AttackOdds {
  const parts: Modifier[] = []
  const margin = marginOf(g, boutOf(g, attacker, defender), parts)
  const [from, to] = [botOf(g, attacker), botOf(g, defender)]
  const held = surges ?? [surgesOf(g, from.owner), surgesOf(g, to.owner)]
  return { defender, margin, parts, ...chanceToHit({ margin, attacker: effects(from), defender: effects(to), surges: held }) }
}
