import type { Effects } from '../moments.ts'
import { LAY } from '../rules/7-mines.ts'
import { movesWith } from '../rules/9c-using.ts'
import { minesOnCard } from '../vocabulary.ts'

/** VT-MINE-2 With a move, a mine is laid on the space just left. */
export const layMine: Effects['leaving']['layMine'] = {
  /** VT-MINE-3 From the card, or if the card is empty, one of the robot's mines in the arena. */
  ways: (g, robot) =>
    (minesOnCard(g, robot) > 0 ? [LAY] : g.mines.filter((mine) => mine.owner === robot.id).map((mine) => mine.at)).map((mine) => ({
      mine,
    })),
  forbids: (g, _robot, die, { use, mine }) => ((die.color === 'blue' || movesWith(g, use)) && mine !== '' ? null : 'VT-MINE-2'),
  /** Card: lay while tokens are on the card. Always: then take up the oldest mine. */
  setTo(g, robot, _die, setting) {
    if (minesOnCard(g, robot) > 0) return { mine: LAY }
    const oldest = setting === 'Card' ? undefined : g.mines.find((mine) => mine.owner === robot.id)
    return oldest === undefined ? null : { mine: oldest.at }
  },
}
