import type { Position } from '@robodrome/kernel'
import { MOST_DAMAGE } from './content/robots.ts'
import type { Robot, Volt } from './state.ts'

/** How saved positions of older versions are brought up to date: `migrations[v]` turns version v into v + 1. */
export const migrations: Readonly<Record<number, (old: Position) => void>> = {
  /** Tokens on MINES are those that do not lie in the arena; a robot card holds three damage tokens at most. */
  1(old) {
    for (const robot of Object.values((old as Volt).robots) as (Robot & { mines?: number })[]) {
      delete robot.mines
      robot.damage = Math.min(robot.damage, MOST_DAMAGE)
    }
  },
}
