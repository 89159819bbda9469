import { rulebook } from '@robodrome/kernel'
import { annihilationRules } from './11-annihilation.ts'
import { attackRules } from './4-attack.ts'
import { bonusRules } from './9-bonuses.ts'
import { cardRules } from './10-cards.ts'
import { damageRules } from './8-damage.ts'
import { effectRules } from './6-effects.ts'
import { outcomeRules } from './7-success-and-malfunction.ts'
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
  ...outcomeRules,
  ...damageRules,
  ...bonusRules,
  ...cardRules,
  ...annihilationRules,
)
