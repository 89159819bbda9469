import { remove, type Frame, type RuleId } from '@robodrome/kernel'
import { indexOf, type Space } from '../arena.ts'
import type { RobotId } from '../content/robots.ts'
import { equippedAt } from '../moments.ts'
import type { Mine, Robot, Volt } from '../state.ts'
import { tell } from '../tell.ts'
import { mineAt, minesOnCard } from '../vocabulary.ts'
import { usesModule } from './9c-using.ts'
import { detonation } from './6a-damage.ts'

/** Lists the mines on these spaces by their owners' starting numbers, then by lower row, then by lower column. */
export function minesInOrder(g: Volt, spaces: readonly Space[], centre?: Space): Mine[] {
  return g.mines
    .filter((mine) => mine.at === centre || spaces.includes(mine.at))
    .toSorted((a, b) => g.order.indexOf(a.owner) - g.order.indexOf(b.owner) || indexOf(a.at) - indexOf(b.at))
}

/** VT-MINE-4 A mine goes off: it returns to its card before its damage is dealt. */
export function detonate(g: Volt, mine: Mine): Frame | undefined {
  const { owner, at } = mine
  remove(g.mines, mine)
  tell?.({ kind: 'detonation', rule: 'VT-MINE-4', at, points: 1, source: 'mine', by: owner })
  return detonation(g, at, 1, owner, 'mine')
}

/** VT-MINE-2, 3 Lays the declared mine on the space just left: from the card, or the mine picked up for it. */
export function layMine(g: Volt, id: RobotId, at: Space, declared: string): void {
  const robot = g.robots[id]
  let from: Space | null = null
  if (minesOnCard(g, robot) === 0) {
    const old = declared === LAY ? null : mineAt(g, declared)
    if (old === null || old.owner !== id) return
    remove(g.mines, old)
    from = old.at
  }
  g.mines.push({ owner: id, at })
  usesModule(robot, equippedAt(g, robot, 'leaving')[0]!.module)
  tell?.({ kind: 'mine', rule: from === null ? 'VT-MINE-2' : 'VT-MINE-3', seat: robot.seat, robot: id, at, from })
}

/** VT-DEST-2, VT-MINE-7 All mines of a robot return to its card without a detonation. */
export function clearMines(g: Volt, robot: Robot, rule: RuleId): void {
  const at = g.mines.filter((mine) => mine.owner === robot.id).map((mine) => mine.at)
  if (at.length === 0) return
  g.mines = g.mines.filter((mine) => mine.owner !== robot.id)
  tell?.({ kind: 'mines removed', rule, seat: robot.seat, robot: robot.id, at })
}

/** What was declared with a move: `lay` for a mine from the card, or the space of the robot's mine to pick up; '' for none. */
export const LAY = 'lay'
