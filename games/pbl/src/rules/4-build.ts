import type { OptionOf, RefusalId } from '../terms.ts'
import { tell } from '../tell.ts'
import { answer, call, only, type Flow, type Seat } from '@robodrome/kernel'
import { cardOf, HEAD, LEFT_ARM, LEFT_SHOULDER, LIMBS, RIGHT_ARM, SLOTS, type Armor, type Pod } from '../content/index.ts'
import { codeOf } from '../moments.ts'
import { choice, sequence } from '../rule.ts'
import { NOBODY, type CardName, type Pbl, type Side, type SideId } from '../state.ts'
import {
  activeFirst,
  othersFrom,
  hangarOf,
  isActiveLimb,
  isLimb,
  levelOf,
  membersOf,
  openSpaces,
  pilotPoints,
  robotOf,
  sideOf,
} from '../vocabulary.ts'
import { playFromHand } from '../zones.ts'
import { keepHandLimit } from './4-draw.ts'
import { downsize } from './4-hangar.ts'
import { seatExpert } from './4-pilot.ts'
import { discardMalfunction, noticeRegeneration, restartCounter } from './5-blow-off.ts'
import { openWindow } from './6-timing.ts'
import { perform } from './6-effects.ts'
import type { BuildBy } from '../shapes.ts'

// 4.2 to 4.5 Building.

/** Returns the rule that forbids building a card on this side (for armor: in this slot), or null. */
export function forbidsBuild(g: Pbl, id: SideId, name: CardName, slot: number): RefusalId | null {
  const side = g.sides[id]!
  const card = cardOf(g, name)
  switch (card.kind) {
    case 'armor':
      return forbidsArmor(g, side, card, slot)
    case 'pod':
      return forbidsPod(side, card, slot)
    case 'shoulder':
      return slot === card.slot && (isActiveLimb(side, HEAD) || isActiveLimb(side, slot === LEFT_SHOULDER ? LEFT_ARM : RIGHT_ARM))
        ? null
        : 'PBL-BUILD-6'
    case 'crew':
      return forbidsCrew(g, side, card.skill)
    case 'hangar':
      return card.level <= (hangarOf(g, side)?.level ?? 0) + 1 ? null : 'PBL-HANGAR-1'
    case 'expert':
      return pilotPoints(side) >= card.points ? null : 'PBL-PILOT-1'
    case 'action':
    default:
      return 'PBL-BUILD-1'
  }
}

/** PBL-BUILD-2, PBL-BLOW-4 Armor goes on its own kind of limb, at most one level above the top card there. */
function forbidsArmor(g: Pbl, side: Side, { slot: own, level }: Armor, slot: number): RefusalId | null {
  if (slot !== own) return 'PBL-BUILD-2'
  if (side.slots[slot]!.dead) return 'PBL-BLOW-4'
  return g.config.ultimate || level <= levelOf(g, side.slots[slot]!) + 1 ? null : 'PBL-BUILD-2'
}

/** PBL-BUILD-7, -8 A pod goes on any active limb, and one that regenerates goes on a dead limb. */
function forbidsPod(side: Side, { regenerates }: Pod, slot: number): RefusalId | null {
  const rule = regenerates ? 'PBL-BUILD-8' : 'PBL-BUILD-7'
  if (!isLimb(slot)) return rule
  if (side.slots[slot]!.dead === regenerates) return null
  return regenerates ? rule : 'PBL-BLOW-4'
}

/**
 * PBL-CREW-1, -2, -3 A crew card needs space in the hangar and a crew card of the next lower skill. Without a hangar, a side may have one
 * card of Skill 1.
 */
function forbidsCrew(g: Pbl, side: Side, skill: number): RefusalId | null {
  if (side.hangars.length === 0) return side.crew.length === 0 && skill === 1 ? null : 'PBL-CREW-3'
  if (openSpaces(g, side) < 1) return 'PBL-CREW-2'
  if (skill === 1) return null
  for (const name of side.crew) {
    const mate = cardOf(g, name)
    if (mate.kind === 'crew' && mate.skill >= skill - 1) return null
  }
  return 'PBL-CREW-1'
}

/** The possible slots of a card; NOBODY for cards without a slot. */
export function placesFor(g: Pbl, name: CardName): readonly number[] {
  const card = cardOf(g, name)
  if (card.kind === 'pod') return POD_PLACES
  return card.kind === 'armor' || card.kind === 'shoulder' ? SLOT_PLACES[card.slot]! : NO_SLOT
}

const POD_PLACES: readonly number[] = LIMBS.map((_limb, slot) => slot)
const SLOT_PLACES: readonly (readonly number[])[] = SLOTS.map((_name, slot) => [slot])
const NO_SLOT: readonly number[] = [NOBODY]

/** Returns the rule that forbids building a card anywhere on this side, or null. */
export function forbidsBuildAnywhere(g: Pbl, side: SideId, name: CardName): RefusalId | null {
  let found: RefusalId | null = null
  for (const slot of placesFor(g, name)) {
    const rule = forbidsBuild(g, side, name, slot)
    if (rule === null) return null
    found ??= rule
  }
  return found
}

/** Forbids places for a build with the `second limb` ability: it must go to a limb that the MOVE did not build on. */
export const forbidsPlace = (g: Pbl, side: SideId, card: CardName, slot: number, by: BuildBy): RefusalId | null =>
  forbidsBuild(g, side, card, slot) ?? (by === 'second limb' && slot === g.turn.builtLimb ? 'PBL-TURN-2' : null)

const choosePlace = choice<{ seat: Seat; card: CardName; by: BuildBy }, OptionOf<'place'>>('choosePlace', {
  seats: (_g, notes) => only(notes.seat),
  ask: (_g, { card }) => ({ kind: 'choosePlace', rule: 'PBL-BUILD-7', card }),
  candidates: (g, { card }) => placesFor(g, card).map((slot) => ({ kind: 'place', slot })),
  forbids: (g, { card, by }, seat, { slot }) => forbidsPlace(g, sideOf(g, seat), card, slot, by),
  absent: (_g, _notes, _seat, options) => options[0]!,
  choose: (_g, _notes, _seat, { slot }) => answer(slot),
})

/** PBL-BUILD-1 Places the card, resolves the transfer and the hand limit, and applies the card's text; then the others may respond. */
export const build = sequence<{ seat: Seat; card: CardName; slot: number; by: BuildBy }>('build', {
  where(g, notes) {
    const { seat, card, by } = notes
    if (by !== 'challenge') playFromHand(g, seat, card)
    const open = placesFor(g, card).filter((slot) => forbidsPlace(g, sideOf(g, seat), card, slot, by) === null)
    if (open.length > 1) {
      tell?.({ kind: 'show', rule: 'PBL-BUILD-1', seat, robot: robotOf(g, sideOf(g, seat)), card, reveals: true })
      return call(choosePlace, { seat, card, by }, 'slot')
    }
    notes.slot = open[0] ?? NOBODY
    return undefined
  },
  place(g, { seat, card, slot, by }): Flow {
    const side = sideOf(g, seat)
    // If the player has left meanwhile, the cards in their hand leave the game.
    if (g.sides[side]!.out) return answer()
    if (by === 'challenge') g.challenge[side]!.push({ card, slot })
    tell?.({
      kind: 'build',
      rule: 'PBL-BUILD-1',
      seat,
      robot: robotOf(g, side),
      card,
      on: SLOTS[slot] ?? null,
      by,
      reveals: true,
      uses: `card ${card}`,
    })
    spend(g, by, card, slot)
    lay(g, side, card, slot)
    return undefined
  },
  transfer: (g, { seat, card }) => (cardOf(g, card).kind === 'hangar' ? call(downsize, { side: sideOf(g, seat) }) : undefined),
  handLimit: (g, { seat, card }) =>
    cardOf(g, card).kind === 'hangar' ? call(keepHandLimit, { todo: activeFirst(g, membersOf(g, sideOf(g, seat))) }) : undefined,
  onPlay(g, { seat, card, by }) {
    const data = cardOf(g, card)
    const effect = 'onPlay' in data ? data.onPlay : undefined
    // PBL-MODE-4 Before the game, there is no hand, and no deck to draw from, search or look at.
    if (effect === undefined || (by === 'challenge' && codeOf(effect).beforeTheGame !== true)) return undefined
    return perform(g, effect, seat, card)
  },
  others: (g, { seat, by }) => (by === 'weld' || by === 'challenge' ? undefined : openWindow(g, 'build', othersFrom(g, seat))),
})

function spend(g: Pbl, by: BuildBy, card: CardName, slot: number): void {
  const { turn } = g
  if (by === 'free hangar') turn.freeHangarUsed = true
  else if (by === 'second limb') turn.secondLimbUsed = true
  else if (by === 'move') {
    turn.moveSpent = true
    const data = cardOf(g, card)
    turn.builtLimb = slot !== NOBODY && isLimb(slot) ? slot : NOBODY
    if (data.kind === 'expert' && data.rage !== undefined) turn.rage = true
  }
}

/** Puts a card in its place. */
export function lay(g: Pbl, id: SideId, name: CardName, slot: number): void {
  const side = g.sides[id]!
  const { kind } = cardOf(g, name)
  if (kind === 'hangar') side.hangars.push(name)
  else if (kind === 'crew') side.crew.push(name)
  else if (kind === 'expert') seatExpert(g, id, name)
  else {
    const place = side.slots[slot]!
    if (place.malfunction !== NOBODY) discardMalfunction(g, id, slot, 'PBL-BUILD-5')
    const wasDead = place.dead
    place.dead = false
    place.stack.push(name)
    restartCounter(g, place)
    if (wasDead) noticeRegeneration(g, id)
  }
}

export const buildRules = [choosePlace, build]
