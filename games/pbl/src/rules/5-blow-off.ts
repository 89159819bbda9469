import { sequence } from '../rule.ts'
import { tell } from '../tell.ts'
import type { Flow } from '@robodrome/kernel'
import { cardOf, starterOf } from '../content/index.ts'
import { NOBODY, type CardName, type Pbl, type SideId, type Slot } from '../state.ts'
import { isCritical, isLimb, isTerminated, ofSide, slotAt, topOf, voiceOf } from '../vocabulary.ts'
import { scrapFault, showToScrap } from '../zones.ts'
import { perform } from './6-effects.ts'
import { noticeBlowOff, terminate, winSuddenDeath } from './8-end.ts'

/** PBL-BUILD-4 The counter of a newly active card starts at its initial value. */
export function restartCounter(g: Pbl, slot: Slot): void {
  slot.counter = 0
  const name = topOf(slot)
  if (name === undefined || slot.dead || slot.malfunction !== NOBODY) return
  const card = cardOf(g, name)
  if (card.kind === 'armor') slot.counter = card.counter?.start ?? 0
  else if (card.kind === 'shoulder') slot.counter = card.unites?.counter ?? 0
}

/** Puts the card on the limb, which cannot attack any more; its armor has no numbers, text or counter. */
export function attachMalfunction(g: Pbl, name: CardName, owner: SideId, id: SideId, at: number): void {
  const slot = g.sides[id]!.slots[at]!
  g.played.splice(
    g.played.findIndex(({ card }) => card === name),
    1,
  )
  slot.malfunction = owner
  slot.fault = name
  restartCounter(g, slot)
}

export function discardMalfunction(g: Pbl, id: SideId, at: number, rule: string): void {
  const slot = g.sides[id]!.slots[at]!
  scrapFault(g, slot)
  restartCounter(g, slot)
  tell?.({ kind: 'malfunction ends', rule, at: slotAt(g, id, at) })
}

/** PBL-BLOW-6 The blow-off card is removed, together with all armor of the limb. */
export function regenerate(g: Pbl, id: SideId, at: number): void {
  const slot = g.sides[id]!.slots[at]!
  slot.dead = false
  for (const card of slot.stack.splice(0)) showToScrap(g, id, card)
  restartCounter(g, slot)
  tell?.({ kind: 'regenerate', rule: 'PBL-BLOW-6', at: slotAt(g, id, at) })
  noticeRegeneration(g, id)
}

/** PBL-TIME-3 In sudden death, the first to regenerate a limb wins. */
export const noticeRegeneration = (g: Pbl, id: SideId): void => winSuddenDeath(g, id)

/**
 * PBL-BLOW-1 to -3 A limb gets its blow-off card; then the robot is terminated or enters critical form. A shoulder is lost with all its
 * cards (PBL-CMB-11).
 */
export const blowOff = sequence<{ side: SideId; slot: number; by: SideId }>('blowOff', {
  mark(g, { side: id, slot: at, by }) {
    const slot = g.sides[id]!.slots[at]!
    if (!isLimb(at)) {
      for (const card of slot.stack.splice(0)) showToScrap(g, id, card)
      slot.counter = 0
      tell?.({ kind: 'shoulder destroyed', rule: 'PBL-CMB-11', at: slotAt(g, id, at) })
      return
    }
    if (slot.malfunction !== NOBODY) discardMalfunction(g, id, at, 'PBL-BLOW-1')
    slot.dead = true
    slot.counter = 0
    if (by !== id) g.sides[by]!.blowOffs++
    tell?.({ kind: 'blow-off', rule: 'PBL-BLOW-1', at: slotAt(g, id, at), by: ofSide(g, by), credited: by !== id })
  },
  // This is a single step, because a termination may end the turn and this rule with it, while the blow-off must still count in a race.
  terminate(g, { side: id, slot, by }) {
    if (!isLimb(slot)) return
    if (isTerminated(g, g.sides[id]!)) terminate(g, id, 'PBL-WIN-1', by)
    if (by !== id) noticeBlowOff(g, by)
  },
  critical(g, { side: id, slot }): Flow {
    const side = g.sides[id]!
    if (!isLimb(slot) || side.out || side.expert !== null || !isCritical(g, side)) return undefined
    const { bonus } = starterOf(g, side.starter).critical
    tell?.({ kind: 'critical', rule: 'PBL-CRIT-2', ...ofSide(g, id), card: side.starter, uses: `card ${side.starter}` })
    return bonus && perform(g, bonus, voiceOf(g, id), side.starter)
  },
})

export const blowOffRules = [blowOff]
