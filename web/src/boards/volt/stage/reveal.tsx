import { orderOf, type Die, type RobotId, type View } from '@robodrome/volt/page'
import { PipDie } from '../../../kit/die.tsx'
import { Robot } from '../../robot.tsx'
import { KeyArrow } from '../art/key-arrow.tsx'
import { FIGURES, paintClass } from '../art/token.tsx'
import { paintOf, viewOf, type BoardProps } from '../model.ts'
import { robotName } from '../robot-name.ts'
import { words } from '../words/index.ts'
import './reveal.css'

const UNITS = [1, 2, 3] as const

/** All programs when they are revealed: their owners, directions, and the order within each unit. */
export function Reveal({ snapshot, showing }: BoardProps) {
  if (showing?.kind !== 'programs') return null
  const view = viewOf(snapshot)
  return (
    <div className="vt-reveal" aria-hidden="true">
      <table>
        <thead>
          <tr>
            <th />
            {UNITS.map((unit) => (
              <th key={unit}>{words.desk.units[unit]}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.order.map((robot) => (
            <tr key={robot} className={paintClass(paintOf(view, robot))}>
              <th>
                <Robot figure={FIGURES[robot]} seat={null} size={40} />
                <span>{robotName(robot)}</span>
              </th>
              {UNITS.map((unit) => (
                <td key={unit}>
                  {diceOf(view, robot, unit).map(({ die, place }) => (
                    <span key={`${die.color} ${die.value} ${die.key}`} className="vt-revealed">
                      <PipDie paint={die.color} value={die.value} size={30} />
                      {view.robots[robot].seat !== null && <KeyArrow turn={die.key} size={18} />}
                      <small>{words.ordinal(place)}</small>
                    </span>
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A robot's dice on a unit, each with its place in the unit's order. */
const diceOf = (view: View, robot: RobotId, unit: number): { die: Die; place: number }[] =>
  orderOf(view, unit).flatMap((each, i) => (each.robot === robot ? [{ die: each.die, place: i + 1 }] : []))
