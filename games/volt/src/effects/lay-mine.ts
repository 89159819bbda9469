import type { Effects } from '../moments.ts'
import { LAY } from '../rules/7-mines.ts'
import { movesWith } from '../rules/9c-using.ts'
import { minesOnCard } from '../vocabulary.ts'

/** VT-MINE-2 A moving robot lays a mine on the space that it has just left. */
export const layMine: Effects['leaving']['layMine'] = {
  /** VT-MINE-3 The mine comes from the card. If the card has none left, the robot picks up one of its mines in the arena. */
  ways: (g, robot) =>
    (minesOnCard(g, robot) > 0 ? [LAY] : g.mines.filter((mine) => mine.owner === robot.id).map((mine) => mine.at)).map((mine) => ({
      mine,
    })),
  forbids: (g, _robot, die, { use, mine }) => ((die.color === 'blue' || movesWith(g, use)) && mine !== '' ? null : 'VT-MINE-2'),
  /**
   * The setting Card lays a mine while tokens are on the card. The setting Always then continues with the robot's oldest mine in the arena.
   */
  setTo(g, robot, _die, setting) {
    if (minesOnCard(g, robot) > 0) return { mine: LAY }
    const oldest = setting === 'Card' ? undefined : g.mines.find((mine) => mine.owner === robot.id)
    return oldest === undefined ? null : { mine: oldest.at }
  },
}
