import { tell } from '../tell.ts'
import { unwind, type RuleId } from '@robodrome/kernel'
import { NOBODY, type Pbl, type SideId } from '../state.ts'
import { activeLimbs, living, ofSide } from '../vocabulary.ts'
import { scrapFault, showToScrap } from '../zones.ts'
import { match } from './9-series.ts'
import { turn } from './4-turn.ts'

/** Ends the game, even in the middle of an effect (PBL-WIN-2). */
function gameOver(g: Pbl, winners: SideId[], rule: RuleId): void {
  if (g.ended !== null) return
  g.ended = { winners, rule }
  tell?.({ kind: 'game over', rule, winners: winners.map((side) => ofSide(g, side)) })
  unwind(g, match, 'gameOver')
}

/** PBL-WIN-3 */
export const drawnGame = (g: Pbl, rule: RuleId): void => gameOver(g, living(g), rule)

/** PBL-WIN-1, -5 The robot is terminated; its own turn ends at once. */
export function terminate(g: Pbl, id: SideId, rule: RuleId, by: SideId): void {
  takeOut(g, id, rule, by)
  if (g.ended === null && g.turn.number > 0 && g.turn.seat % g.config.sides === id) unwind(g, turn, 'clear')
}

/** The robot is out, and other players' cards attached to it return to their owners. */
export function takeOut(g: Pbl, id: SideId, rule: RuleId, by: SideId): void {
  const side = g.sides[id]!
  if (side.out) return
  side.out = true
  g.fallen.push(id)
  tell?.({ kind: 'terminated', rule, ...ofSide(g, id), by: ofSide(g, by) })
  for (const slot of side.slots) {
    scrapFault(g, slot)
  }
  if (side.curse !== null) showToScrap(g, side.curse.owner, side.curse.card)
  side.curse = null
  const left = living(g)
  if (left.length <= 1) return gameOver(g, left, rule === 'PBL-WIN-4' ? rule : 'PBL-WIN-2')
  if (g.config.timeLimit > 0 && g.turnsLeft === NOBODY) g.turnsLeft = g.config.timeLimit * left.length
}

/** PBL-TIME-2, -3 In a race the agreed number of blow-offs wins; in sudden death the first one does. */
export function noticeBlowOff(g: Pbl, by: SideId): void {
  if (g.sides[by]!.out) return
  if (g.config.race > 0 && g.sides[by]!.blowOffs >= g.config.race) gameOver(g, [by], 'PBL-TIME-2')
  winSuddenDeath(g, by)
}

/** PBL-TIME-3 If players are tied at the limit, the first of them to blow off or regenerate a limb wins. */
export function winSuddenDeath(g: Pbl, id: SideId): void {
  if (g.sudden.includes(id)) gameOver(g, [id], 'PBL-TIME-3')
}

/**
 * PBL-TIME-3 At the limit, the side with the most blow-offs wins, then the one with the most active limbs. At the turn cap, a tie is a
 * draw.
 */
export function decideAtLimit(g: Pbl, isCap: boolean): void {
  const best = (sides: SideId[], score: (side: SideId) => number): SideId[] => {
    const most = Math.max(...sides.map(score))
    return sides.filter((side) => score(side) === most)
  }
  const left = best(
    best(living(g), (side) => g.sides[side]!.blowOffs),
    (side) => activeLimbs(g.sides[side]!),
  )
  if (left.length === 1 || isCap) return gameOver(g, left, 'PBL-TIME-3')
  g.turnsLeft = NOBODY
  g.sudden = left
}
