import type { Effects } from '../moments.ts'
import { minesInOrder } from '../rules/7-mines.ts'
import { usesModule } from '../rules/9c-using.ts'
import { cellAt } from '../vocabulary.ts'

/** VT-PUSH-9 Everything around the robot is pushed away, except mines, which go off instead. */
export const pushAway: Effects['moved']['push'] = {
  quiet: true,
  killbot: () => true,
  moved(g, activation, robot, { n, module }) {
    const { adjacent, toward } = cellAt(g, robot.at!)
    const mines = minesInOrder(g, adjacent).map((mine) => mine.at)
    const pushes = g.order.flatMap((id) => {
      const i = adjacent.indexOf(g.robots[id].at ?? '')
      return i >= 0 ? [{ robot: id, at: adjacent[i]!, dir: toward[i]!, n, module }] : []
    })
    activation.mines.push(...mines)
    activation.pushes.push(...pushes)
    if (mines.length > 0 || pushes.length > 0) usesModule(robot, module)
  },
}
