import type { Rule } from '@robodrome/kernel'
import { bindEffects, type Effects } from '../moments.ts'
import { brake, chooseBrake } from './brake.ts'
import { control } from './control.ts'
import { cut } from './cut.ts'
import { detonate } from './detonate.ts'
import { diagonalKey } from './diagonal-key.ts'
import { discharge } from './discharge.ts'
import { grenade } from './grenade.ts'
import { hold } from './hold.ts'
import { jet, spray } from './jet.ts'
import { jump, leap } from './jump.ts'
import { layMine } from './lay-mine.ts'
import { moreDice } from './more-dice.ts'
import { move } from './move.ts'
import { passWalls } from './pass-walls.ts'
import { pushAway } from './push-away.ts'
import { pushTarget } from './push-target.ts'
import { reach, reachFor } from './reach.ts'
import { shift } from './shift.ts'
import { shock } from './shock.ts'
import { shoot } from './shoot.ts'
import { swap } from './swap.ts'

/** Every effect by its moment. */
const effects: Effects = {
  program: { diagonalKey, moreDice },
  declare: { shift },
  insteadOfFiring: { move, shoot, grenade, swap, control, jet },
  insteadOfMoving: { jump },
  moving: { cut, passWalls },
  leaving: { layMine },
  shot: { push: pushTarget },
  moved: { push: pushAway, damage: shock },
  pushed: { brake },
  damaged: { discharge, hold },
  destroyed: { detonate },
  space: { reach },
}
bindEffects(effects)

/** The rules that effects add. */
export const effectRules: readonly Rule[] = [chooseBrake, leap, spray, reachFor]
