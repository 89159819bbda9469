import type { Seat } from '@robodrome/kernel'
import { ATTACK, DEFENSE, type Combat, type Pbl, type SideId } from '../state.ts'
import { activeLimbs, opponentsOf, sideOf, totalOf } from '../vocabulary.ts'

const known = new Map<string, number>()

/** Returns a number for a name, the same on every device (FNV-1a). */
export function numberOf(name: string): number {
  const found = known.get(name)
  if (found !== undefined) return found
  let sum = 0x811c9dc5
  for (let i = 0; i < name.length; i++) sum = Math.imul(sum ^ name.charCodeAt(i), 0x01000193)
  known.set(name, sum >>> 0)
  return sum >>> 0
}

/** Clamps a number to a range and counts it from the range's lower end. */
export const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value)) - least

/** Makes a trait from its subject and its value. */
export const trait = (about: number, value: number): number => (about << 20) ^ (value & 0xfffff) ^ Math.imul(value >>> 20, 0x9e3779b1)

/** The rule that runs now. */
export const ruleOf = (g: Pbl): string => g.stack[g.stack.length - 1]?.rule ?? ''

const PHASES: readonly Combat['phase'][] = ['declared', 'rolling', 'open', 'over', 'strike']

/** Returns a side's role in a combat, combined with how far the combat has progressed. */
export const roleIn = (combat: Combat, id: SideId): number =>
  (combat.attacker === id ? 1 : combat.defender === id ? 2 : 3) * 8 + PHASES.indexOf(combat.phase)

/** Returns a side's lead by its dice, shifted to start at 1; 0 until both sides have rolled. */
export function leadOf(g: Pbl, combat: Combat, id: SideId, most: number): number {
  if (combat.rolls.length < 2) return 0
  const lead = totalOf(g, combat, ATTACK) - totalOf(g, combat, DEFENSE)
  return 1 + within(combat.attacker === id ? lead : -lead, -most, most)
}

/** Returns the opponent with the fewest limbs left, or -1 if there is none. */
export function weakestOpponent(g: Pbl, id: SideId): SideId {
  let weakest = -1
  for (const other of opponentsOf(g, id)) if (weakest < 0 || activeLimbs(g.sides[other]!) < activeLimbs(g.sides[weakest]!)) weakest = other
  return weakest
}

export const hasTurn = (g: Pbl, id: SideId): boolean => sideOf(g, g.turn.seat) === id

export const handOf = (g: Pbl, seat: Seat): number => within(g.hands[seat]!.length, 0, 10)
