import type { OptionOf, RefusalId } from '../terms.ts'
import { tell } from '../tell.ts'
import { answer, call, only, type Flow, type Seat } from '@robodrome/kernel'
import { LIMBS, SLOTS } from '../content/index.ts'
import { choice, sequence } from '../rule.ts'
import { NOBODY, type Combat, type Pbl, type Permission, type Side } from '../state.ts'
import { armorAt, handsOf, isTarget, limbArmorAt, livingCount, membersOf, robotOf, sideOf, slotAt } from '../vocabulary.ts'
import { attack } from './5-combat.ts'

// 5.1 Declaration.

/** PBL-ATK-1 An active limb may attack unless it malfunctions or has a pod; bare limbs may. */
export function forbidsLimb(g: Pbl, side: Side, limb: number): RefusalId | null {
  const slot = side.slots[limb]!
  if (slot.dead || slot.malfunction !== NOBODY) return 'PBL-ATK-1'
  const armor = armorAt(g, side, limb)
  return armor === null || armor.kind === 'armor' ? null : 'PBL-ATK-1'
}

/** Returns which permission an attack with this limb on this opponent would use up: the MOVE, or the most specific extra attack. */
function permissionFor(g: Pbl, limb: number, opponent: number): Permission | null {
  const { turn } = g
  if (!turn.moveSpent) return 'move'
  if (
    turn.again !== NOBODY &&
    limbArmorAt(g, g.sides[sideOf(g, turn.seat)]!, limb)?.again &&
    (opponent === NOBODY || opponent === turn.again)
  )
    return 'again'
  if (turn.rage) return 'rage'
  return turn.finalBlow ? 'final blow' : null
}

/** PBL-3P-1 While three players are left, a player attacked last turn may not be attacked by somebody else now. */
function isShielded(g: Pbl, attacker: number, opponent: number): boolean {
  return g.lastTurn.side !== attacker && g.lastTurn.attacked.includes(opponent) && livingCount(g) > 2
}

/** Returns the rule that forbids declaring any attack with this limb, or null. */
export function forbidsAttack(g: Pbl, seat: Seat, limb: number): RefusalId | null {
  if (g.turn.noAttack) return 'PBL-EDGE-20'
  if (permissionFor(g, limb, NOBODY) === null) return 'PBL-TURN-2'
  const side = sideOf(g, seat)
  const rule = forbidsLimb(g, g.sides[side]!, limb)
  if (rule !== null) return rule
  for (let other = 0; other < g.sides.length; other++)
    if (other !== side && !g.sides[other]!.out && forbidsOpponent(g, seat, limb, other) === null) return null
  return 'PBL-3P-1'
}

function forbidsOpponent(g: Pbl, seat: Seat, limb: number, opponent: number): RefusalId | null {
  if (isShielded(g, sideOf(g, seat), opponent)) return 'PBL-3P-1'
  return permissionFor(g, limb, opponent) === null ? 'PBL-TURN-2' : null
}

export interface Aim {
  side: number
  slot: number
}

/** Lists every limb and shoulder that can be hit, of all opponents or of some. */
export function aimsAt(g: Pbl, attacker: number, fits: (opponent: number) => boolean = () => true): Aim[] {
  const found: Aim[] = []
  for (let side = 0; side < g.sides.length; side++) {
    const other = g.sides[side]!
    if (side === attacker || other.out || !fits(side)) continue
    for (let slot = 0; slot < SLOTS.length; slot++) if (isTarget(other, slot)) found.push({ side, slot })
  }
  return found
}

/** A target as an option. */
export const aimOption = (g: Pbl, { side, slot }: Aim): OptionOf<'aim'> => ({ kind: 'aim', robot: robotOf(g, side), side, slot })

/** PBL-ATK-2 The target: an active limb or an existing shoulder of an opponent who may be attacked. */
export const chooseAim = choice<{ seat: Seat; limb: number }, OptionOf<'aim'>>('chooseAim', {
  seats: (_g, notes) => only(notes.seat),
  ask: (_g, { limb }) => ({ kind: 'chooseAim', rule: 'PBL-ATK-2', limb: SLOTS[limb]! }),
  candidates: (g, _notes, seat) => aimsAt(g, sideOf(g, seat)).map((aim) => aimOption(g, aim)),
  legal: (g, { limb }, seat) =>
    aimsAt(g, sideOf(g, seat), (side) => forbidsOpponent(g, seat, limb, side) === null).map((aim) => aimOption(g, aim)),
  tempting: (g, _notes, seat) =>
    g.sides.flatMap((other, side) =>
      SLOTS.flatMap((_name, slot) =>
        side === sideOf(g, seat) || other.out || !isTarget(other, slot) ? [aimOption(g, { side, slot })] : [],
      ),
    ),
  forbids(g, { limb }, seat, { side, slot }) {
    const other = g.sides[side]!
    if (side === sideOf(g, seat) || other.out || !isTarget(other, slot)) return 'PBL-ATK-2'
    return forbidsOpponent(g, seat, limb, side)
  },
  absent: (_g, _notes, _seat, options) => options[0]!,
  choose: (_g, _notes, _seat, { side, slot }) => answer({ side, slot }),
})

/**
 * PBL-ATK-3 Limb, opponent and target are declared; then the attack runs. PBL-PRIO-8 A standing pass that lasts until its player is
 * attacked ends.
 */
export const declareAttack = sequence<{ seat: Seat; limb: number; aim: Aim }>('declareAttack', {
  aim: (_g, { seat, limb }) => call(chooseAim, { seat, limb }, 'aim'),
  declare(g, { seat, limb, aim }): Flow {
    // If the only possible target has left meanwhile, the attack is not declared.
    if (aim.side === NOBODY) return answer()
    const attacker = sideOf(g, seat)
    g.combat = freshCombat(seat, attacker, aim, limb, permissionFor(g, limb, aim.side)!)
    for (const member of membersOf(g, aim.side)) if (g.passing[member] === 'attacked') g.passing[member] = null
    tell?.({
      kind: 'declare',
      rule: 'PBL-ATK-3',
      seat,
      robot: robotOf(g, attacker),
      limb: SLOTS[limb]!,
      at: slotAt(g, aim.side, aim.slot),
      by: g.combat.by,
    })
    return undefined
  },
  nameBombs: (g, { seat }) => (g.config.bombs === 'predetermined' ? call(nameBombs, { seat }) : undefined),
  nameStorage: (g, { seat }) =>
    g.config.bombs === 'predetermined' && g.sides[sideOf(g, seat)]!.bombs.length > 0 ? call(nameStorage, { seat }) : undefined,
  run: () => call(attack, {}),
})

export const freshCombat = (seat: Seat, attacker: number, aim: Aim, limb: number, by: Permission): Combat => ({
  seat,
  attacker,
  defender: aim.side,
  limb,
  target: aim.slot,
  by,
  phase: 'declared',
  responded: false,
  named: { bombs: 0, storage: [] },
  rolls: [],
  current: [],
  added: [0, 0],
  thrown: [0, 0],
  used: [],
  outcome: null,
  overblown: NOBODY,
  conceded: NOBODY,
})

/** PBL-MODE-7 The declaration names the number of bombs. */
export const nameBombs = choice<{ seat: Seat }, OptionOf<'bombs'>>('nameBombs', {
  seats: (_g, notes) => only(notes.seat),
  ask: () => ({ kind: 'nameBombs', rule: 'PBL-MODE-7' }),
  candidates: (g, _notes, seat) => Array.from({ length: handsOf(g, sideOf(g, seat)) + 1 }, (_, count) => ({ kind: 'bombs', count })),
  forbids: ({ config }, _notes, _seat, { count }) => (config.bombLimit > 0 && count > config.bombLimit ? 'PBL-MODE-8' : null),
  absent: (_g, _notes, _seat, options) => options[0]!,
  choose(g, _notes, _seat, { count }) {
    g.combat!.named.bombs = count
    return answer()
  },
})

const NO_STORAGE: OptionOf<'noStorage'> = { kind: 'noStorage' }

/** Storage bombs of equal value count as one option. */
export const storageOptions = (bombs: readonly number[]): OptionOf<'storage'>[] =>
  bombs.length === 0 ? [] : [...new Set(bombs)].map((value) => ({ kind: 'storage', value }))

/** PBL-MODE-7 The declaration also names the storage bombs to use. */
const nameStorage = choice<{ seat: Seat }, OptionOf<'storage' | 'noStorage'>>('nameStorage', {
  seats: (_g, notes) => only(notes.seat),
  ask: () => ({ kind: 'nameStorage', rule: 'PBL-MODE-7' }),
  candidates: (g, _notes, seat) => [...storageOptions(unnamed(g, sideOf(g, seat))), NO_STORAGE],
  absent: () => NO_STORAGE,
  choose(g, _notes, seat, option) {
    if (option.kind === 'storage') g.combat!.named.storage.push(option.value)
    return option.kind === 'noStorage' || unnamed(g, sideOf(g, seat)).length === 0 ? answer() : undefined
  },
})

function unnamed(g: Pbl, side: number): number[] {
  const left = [...g.sides[side]!.bombs]
  for (const value of g.combat!.named.storage) left.splice(left.indexOf(value), 1)
  return left
}

export const ALL_LIMBS: readonly number[] = LIMBS.map((_name, slot) => slot)
export const attackRules = [chooseAim, declareAttack, nameBombs, nameStorage]
