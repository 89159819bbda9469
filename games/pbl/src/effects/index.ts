import type { Rule } from '@robodrome/kernel'
import { bindEffects, type Effects } from '../moments.ts'
import { advice } from './advice.ts'
import { bounce } from './bounce.ts'
import { burnHangar } from './burn-hangar.ts'
import { curse } from './curse.ts'
import { decoy } from './decoy.ts'
import { dice } from './dice.ts'
import { discard } from './discard.ts'
import { draw } from './draw.ts'
import { drawForDeadLimbs } from './draw-for-dead-limbs.ts'
import { drawOrMore } from './draw-or-more.ts'
import { duds } from './duds.ts'
import { eachOpponentDiscards } from './each-discards.ts'
import { extraAttack } from './extra-attack.ts'
import { gamble } from './gamble.ts'
import { look } from './look.ts'
import { malfunction } from './malfunction.ts'
import { misfire } from './misfire.ts'
import { openShop } from './open-shop.ts'
import { overblown } from './overblown.ts'
import { peek } from './peek.ts'
import { regenerate } from './regenerate.ts'
import { search } from './search.ts'
import { setDie } from './set-die.ts'
import { steal } from './steal.ts'
import { storage } from './storage.ts'
import { summon } from './summon.ts'
import { unseat } from './unseat.ts'
import { weld } from './weld.ts'
import { wreck } from './wreck.ts'

/** Every effect by its name. */
const effects: Effects = {
  malfunction,
  wreck,
  regenerate,
  bounce,
  unseat,
  gamble,
  curse,
  discard,
  steal,
  decoy,
  'burn hangar': burnHangar,
  draw,
  'draw or more': drawOrMore,
  'draw for dead limbs': drawForDeadLimbs,
  storage,
  search,
  look,
  advice,
  peek,
  'each discards': eachOpponentDiscards,
  summon,
  misfire,
  duds,
  dice,
  'extra attack': extraAttack,
  'open shop': openShop,
  'set die': setDie,
  overblown,
  weld,
}
bindEffects(effects)

/** The rules that effects add. */
export const effectRules: readonly Rule[] = Object.values(effects).flatMap(({ rules }) => rules ?? [])

/** The rules of effects that are dropped when their combat ends early (PBL-WIN-5). */
export const combatEffectRules: readonly string[] = Object.values(effects).flatMap(({ inCombat, rules }) =>
  inCombat ? (rules ?? []).map(({ name }) => name) : [],
)
