import { only, type RuleId, type Seat } from '@robodrome/kernel'
import {
  type Armor,
  type ArmorCard,
  type Boxed,
  cardOf,
  type Crew,
  type Effect,
  crewOf,
  type Hangar,
  LEFT_SHOULDER,
  LIMBS,
  type Shoulder,
  SLOTS,
  starterOf,
} from './content/index.ts'
import type { Target } from './shapes.ts'
import type { DieAt, Place, Sum, Who } from './terms.ts'
import {
  ATTACK,
  DEFENSE,
  NOBODY,
  type CardName,
  type Combat,
  type Deck,
  type Pbl,
  type Roll,
  type Side,
  type SideId,
  type Slot,
} from './state.ts'

// Seats and teams.

export const sideOf = (g: Pbl, seat: Seat): SideId => seat % g.config.sides
export const robotOf = (g: Pbl, side: SideId): string => g.sides[side]!.robot

/** A side in events: its robot, and the seat that speaks for it. */
export const ofSide = (g: Pbl, side: SideId): Who => ({ seat: voiceOf(g, side), robot: robotOf(g, side) })

/** The seats with a hand on a side. */
export function membersOf({ config }: Pbl, side: SideId): readonly Seat[] {
  if (config.players === config.sides) return only(side)
  const members: Seat[] = []
  for (let seat = side; seat < config.players; seat += config.sides) members.push(seat)
  return members
}

/** Returns the seat that speaks for a side by default: its only player, or of two players the one whose turn it is or will be next. */
export function voiceOf(g: Pbl, side: SideId): Seat {
  const { players, sides } = g.config
  if (players === sides) return side
  for (let i = 0; i < players; i++) {
    const seat = (g.turn.seat + i) % players
    if (seat % sides === side) return seat
  }
  return side
}

/** Counts the cards in the hands of a side. */
export const handsOf = (g: Pbl, side: SideId): number => membersOf(g, side).reduce((sum, seat) => sum + g.hands[seat]!.length, 0)

export function living(g: Pbl): SideId[] {
  const found: SideId[] = []
  for (let side = 0; side < g.sides.length; side++) if (!g.sides[side]!.out) found.push(side)
  return found
}

export function livingCount(g: Pbl): number {
  let count = 0
  for (const side of g.sides) if (!side.out) count++
  return count
}

export function opponentsOf(g: Pbl, side: SideId): SideId[] {
  const found: SideId[] = []
  for (let other = 0; other < g.sides.length; other++) if (other !== side && !g.sides[other]!.out) found.push(other)
  return found
}

/** Lists the living seats clockwise, starting to the left of this one, which comes last. */
export function clockwiseFrom(g: Pbl, seat: Seat): Seat[] {
  const { players, sides } = g.config
  const order: Seat[] = []
  for (let i = 1; i <= players; i++) {
    const next = (seat + i) % players
    if (!g.sides[next % sides]!.out) order.push(next)
  }
  return order
}

/** Lists the living seats clockwise, starting to the left of this one and leaving it out. */
export function othersFrom(g: Pbl, seat: Seat): Seat[] {
  const order = clockwiseFrom(g, seat)
  if (order.at(-1) === seat) order.pop()
  return order
}

/** PBL-PRIO-10 Sorts these seats: the active player first, then clockwise. */
export function activeFirst(g: Pbl, seats: readonly Seat[]): Seat[] {
  const { players } = g.config
  const away = (seat: Seat): number => (seat - g.turn.seat + players) % players
  return seats.toSorted((a, b) => away(a) - away(b))
}

// The robot.

export const isLimb = (slot: number): boolean => slot < LEFT_SHOULDER

export const slotAt = (g: Pbl, side: SideId, slot: number): Place => ({ robot: robotOf(g, side), slot: SLOTS[slot]! })

export const topOf = (slot: Slot): CardName | undefined => slot.stack[slot.stack.length - 1]
export const isActiveLimb = (side: Side, slot: number): boolean => slot < LEFT_SHOULDER && !side.slots[slot]!.dead
/** Whether a slot is an active limb or an existing shoulder, and therefore can be the target of attacks and strikes. */
export const isTarget = (side: Side, slot: number): boolean =>
  slot < LEFT_SHOULDER ? !side.slots[slot]!.dead : side.slots[slot]!.stack.length > 0

export function activeLimbs(side: Side): number {
  let count = 0
  for (let slot = 0; slot < LIMBS.length; slot++) if (!side.slots[slot]!.dead) count++
  return count
}

/** Returns a slot's active card if its text applies, which requires a limb that is neither dead nor malfunctioning. */
export function armorAt(g: Boxed, side: Pick<Side, 'slots'>, slot: number): ArmorCard | null {
  const place = side.slots[slot]!
  if (place.stack.length === 0 || place.dead || place.malfunction !== NOBODY) return null
  return cardOf(g, place.stack[place.stack.length - 1]!) as ArmorCard
}

export function limbArmorAt(g: Boxed, side: Side, slot: number): Armor | null {
  const card = armorAt(g, side, slot)
  return card !== null && card.kind === 'armor' ? card : null
}

/** The shoulder that strikes after an attack (PBL-STRIKE-1), or null. */
export function strikerOf(g: Boxed, side: Side): Shoulder | null {
  for (let slot = LEFT_SHOULDER; slot < SLOTS.length; slot++) {
    const card = armorAt(g, side, slot)
    if (card !== null && card.kind === 'shoulder' && card.strikes) return card
  }
  return null
}

/**
 * PBL-BUILD-2, -7, -8 Returns the level of a limb, which is that of its top card. A Construction Pod counts as one level above the card
 * below it.
 */
export function levelOf(g: Boxed, slot: Slot): number {
  let level = 0
  for (const name of slot.stack) {
    const card = cardOf(g, name)
    if (card.kind === 'armor') level = card.level
    else if (card.kind === 'pod') level = card.regenerates ? 0 : Math.min(3, level + 1)
  }
  return level
}

/** PBL-PILOT-2 Counts the armor cards, blow-off cards and malfunctions on the robot. */
export function pilotPoints(side: Pick<Side, 'slots'>): number {
  let points = 0
  for (const slot of side.slots) points += pointsOn(slot)
  return points
}
export const pointsOn = (slot: Slot): number => slot.stack.length + (slot.dead ? 1 : 0) + (slot.malfunction !== NOBODY ? 1 : 0)

/**
 * PBL-CRIT-1 Whether a side is in critical form: exactly one active limb is left or, in Ultimate Robot, exactly one is dead. Mortal games
 * have no critical form.
 */
export function isCritical(g: Pbl, side: Side): boolean {
  if (g.config.mortal) return false
  return activeLimbs(side) === (g.config.ultimate ? LIMBS.length - 1 : 1)
}

/** PBL-WIN-1, PBL-MODE-15 Whether the robot is terminated. */
export const isTerminated = (g: Pbl, side: Side): boolean => activeLimbs(side) <= (g.config.ultimate ? LIMBS.length - 2 : 0)

export const hangarOf = (g: Boxed, side: Side): Hangar | null =>
  side.hangars.length === 0 ? null : (cardOf(g, side.hangars[side.hangars.length - 1]!) as Hangar)

/** PBL-CREW-2 Counts the free spaces of the active hangar. */
export function openSpaces(g: Boxed, side: Side): number {
  const hangar = hangarOf(g, side)
  return hangar === null ? 0 : hangar.spaces - side.crew.length - side.bombs.length
}

/** Whether any crew card that works for a side, its own or a celebrity, passes a test. */
export function someCrew(g: Pbl, side: Side, fits: (crew: Crew) => boolean): boolean {
  for (const name of side.crew) if (fits(crewOf(g, name))) return true
  for (const name of g.celebrities) if (fits(crewOf(g, name))) return true
  return false
}

/** PBL-DRAW-1 Returns the curse of a card; null if it has none. */
export function curseOf(g: Boxed, name: CardName): Extract<Effect, { do: 'curse' }> | null {
  const { onPlay } = cardOf(g, name) as { onPlay?: Effect }
  return onPlay?.do === 'curse' ? onPlay : null
}

/** PBL-HAND-1 Returns the hand limit of a seat. */
export function handLimit(g: Pbl, seat: Seat): number {
  const side = sideOf(g, seat)
  let limit = 10
  for (const name of [...g.sides[side]!.crew, ...g.celebrities]) limit = Math.max(limit, crewOf(g, name).handLimit ?? 0)
  return limit + (g.config.bonuses[side]?.includes('hand limit') ? 1 : 0)
}

// Strength.

type Which = typeof ATTACK | typeof DEFENSE

/** Receives one card's contribution: which part of the sum it adds to, the amount, and the rule. */
type Note = (part: keyof Sum, from: CardName, value: number, rule: RuleId) => void

/** PBL-CREW-4 Notes the contributions of pilot, crew, celebrities and hangar to a side's base attack or defense. */
export function noteBase(g: Pbl, id: SideId, which: Which, note: Note): void {
  const side = g.sides[id]!
  note('base', side.expert ?? side.starter, pilotStat(g, side, which), side.expert === null ? 'PBL-CRIT-1' : 'PBL-PILOT-1')
  for (const name of side.crew) note('base', name, crewStat(g, name, which), 'PBL-CREW-4')
  for (const name of g.celebrities) note('base', name, crewStat(g, name, which), 'PBL-CREW-4')
  const hangar = hangarOf(g, side)
  if (hangar !== null) note('base', hangar.name, which === ATTACK ? hangar.attack : hangar.defense, 'PBL-HANGAR-1')
}

/** PBL-CMB-1 Notes the contributions to a side's initial dice in this combat, with their current amounts. */
export function noteDice(g: Pbl, combat: Combat, of: Which, note: Note): void {
  const id = of === ATTACK ? combat.attacker : combat.defender
  const slot = of === ATTACK ? combat.limb : combat.target
  const side = g.sides[id]!
  noteBase(g, id, of, note)
  note('armor', topOf(side.slots[slot]!) ?? '', armorStat(g, side, slot, of), 'PBL-CMB-1')
  if (of === DEFENSE) noteGuards(g, side, combat.target, note)
  if (side.crew.length === 1) note('alone', side.crew[0]!, crewOf(g, side.crew[0]!).aloneDice ?? 0, 'PBL-CMB-1')
}

function noteGuards(g: Pbl, side: Side, target: number, note: Note): void {
  for (let slot = 0; isLimb(slot); slot++) {
    const armor = limbArmorAt(g, side, slot)
    if (armor?.guards?.slots.includes(target)) note('guard', armor.name, armor.guards.dice, 'PBL-CMB-1')
  }
}

/** Returns the attack (0) or defense (1) of pilot, crew and hangar, without armor. */
export function baseStat(g: Pbl, id: SideId, which: Which): number {
  let sum = 0
  noteBase(g, id, which, (_part, _from, value) => {
    sum += value
  })
  return sum
}

const crewStat = (g: Boxed, name: CardName, which: number): number => {
  const crew = crewOf(g, name)
  return which === ATTACK ? crew.attack : crew.defense
}

function pilotStat(g: Pbl, side: Side, which: number): number {
  if (side.expert !== null) {
    const expert = cardOf(g, side.expert)
    if (expert.kind !== 'expert') return 0
    return which === DEFENSE ? expert.defense : expert.attack === 'counter' ? side.expertCounter : expert.attack
  }
  const starter = starterOf(g, side.starter)
  const form = isCritical(g, side) ? starter.critical : starter
  return which === ATTACK ? form.attack : form.defense
}

export function armorStat(g: Boxed, side: Pick<Side, 'slots'>, slot: number, which: number): number {
  const card = armorAt(g, side, slot)
  if (card === null || card.kind === 'shoulder') return 0
  if (which === DEFENSE) return card.defense
  if (card.kind === 'pod') return 0
  return card.attack === 'counter' ? side.slots[slot]!.counter : card.attack
}

// Combat.

/** PBL-DICE-5, -7 Returns a die's current value. */
export const dieValue = (g: Pbl, combat: Combat, roll: Roll, face: number): number => valueIn(roll, face, modifier(g, combat, roll))

const valueIn = (roll: Roll, face: number, add: number): number => (roll.duds || roll.blanks.includes(face) ? 0 : Math.max(0, face + add))

/** Returns the amount that armor adds to each die of a roll, which is nonzero only for bombs. */
function modifier(g: Pbl, combat: Combat, roll: Roll): number {
  if (roll.kind !== 'thrown' || roll.of !== ATTACK) return 0
  const attacking = limbArmorAt(g, g.sides[combat.attacker]!, combat.limb)?.bombDice
  const target = limbArmorAt(g, g.sides[combat.defender]!, combat.target)?.bombDice
  return (attacking?.as === 'attacking' ? attacking.add : 0) + (target?.as === 'target' ? target.add : 0)
}

export function totalOf(g: Pbl, combat: Combat, which: typeof ATTACK | typeof DEFENSE): number {
  let sum = combat.added[which]
  for (const roll of combat.rolls) {
    if (roll.of !== which || roll.dice.length === 0) continue
    const add = modifier(g, combat, roll)
    for (const face of roll.dice) sum += valueIn(roll, face, add)
  }
  return sum
}

/** PBL-CMB-5 Returns the side that is behind; on a tie, it is the attacker. */
export const behind = (g: Pbl, combat: Combat): SideId =>
  totalOf(g, combat, ATTACK) <= totalOf(g, combat, DEFENSE) ? combat.attacker : combat.defender

/** A die of a combat, by its roll. */
export type DieIn = { roll: number; die: number }

/** Returns a die with its face and its side. */
export function dieAt(g: Pbl, { roll, die }: DieIn): DieAt {
  const { of, dice } = g.combat!.rolls[roll]!
  return { of, roll, die, face: dice[die]! }
}

// Targets.

/** Lists the limbs and shoulders of some sides that match. */
export function slotsOf(sides: readonly SideId[], fits: (side: SideId, slot: number) => boolean): Target[] {
  const found: Target[] = []
  for (const side of sides) for (let slot = 0; slot < SLOTS.length; slot++) if (fits(side, slot)) found.push({ side, slot })
  return found
}

/** Lists the opponents of a seat that match. */
export function opponentsWith(g: Pbl, seat: Seat, fits: (side: Side) => boolean): Target[] {
  const found: Target[] = []
  for (const side of opponentsOf(g, sideOf(g, seat))) if (fits(g.sides[side]!)) found.push({ side })
  return found
}

/** Lists the opponents of a seat who hold cards. */
export function handsAgainst(g: Pbl, seat: Seat): Target[] {
  const found: Target[] = []
  for (const side of opponentsOf(g, sideOf(g, seat)))
    for (const other of membersOf(g, side)) if (g.hands[other]!.length > 0) found.push({ side, seat: other })
  return found
}

// Decks.

export const deckOf = (g: Pbl, side: SideId): Deck => g.decks[g.config.community ? 0 : side]!
export const deckSize = (deck: Deck): number => deck.top.length + deck.rest.length + deck.bottom.length
