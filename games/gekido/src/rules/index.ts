import { rulebook } from '@robodrome/kernel'
import { annihilationRules } from './10-annihilation.ts'
import { attackRules } from './4-attack.ts'
import { bonusRules } from './8-bonuses.ts'
import { cardRules } from './9-cards.ts'
import { damageRules } from './7-damage.ts'
import { effectRules } from './6-effects.ts'
import { setupRules } from './1-setup.ts'
import { targetRules } from './3-target-locks.ts'
import { turnRules } from './2-turn.ts'
import { windowRules } from './5-windows.ts'

/** Chapter by chapter. */
export const rules = rulebook(
  ...setupRules,
  ...turnRules,
  ...targetRules,
  ...attackRules,
  ...windowRules,
  ...effectRules,
  ...damageRules,
  ...bonusRules,
  ...cardRules,
  ...annihilationRules,
)
