import { KEYS, orderOf, type Die, type View } from '@robodrome/volt/page'
import { Robot } from '../../../kit/robot.tsx'
import { PipDie } from '../../../kit/die.tsx'
import { KeyArrow } from '../art/key-arrow.tsx'
import { FIGURES, paintClass } from '../art/token.tsx'
import { paintOf, robotsIn } from '../model.ts'
import { words } from '../words/index.ts'
import { robotName } from '../robot-name.ts'
import './queue.css'

/** All dice in the order in which they are activated, unit by unit: those that were, the one that is, those to come. */
export function Queue({ view }: { view: View }) {
  if (robotsIn(view).every(({ dice }) => dice.length === 0)) return null
  const { running } = view
  const now = running && view.robots[running.robot].dice[running.die]
  const stateOf = (die: Die): string => (die === now ? 'now' : die.done ? 'done' : '')
  return (
    <section className="panel vt-queue" aria-label={words.desk.queue}>
      <h2>{words.desk.queue}</h2>
      {([1, 2, 3] as const).map((unit) => (
        <div key={unit} className={`vt-row ${unit === view.unit ? 'now' : ''}`}>
          <b>{words.desk.units[unit]}</b>
          <ol aria-label={words.desk.unit(words.desk.units[unit]!)}>
            {orderOf(view, unit).map(({ robot, die }, i) => (
              <li key={`${robot} ${i}`} className={`${paintClass(paintOf(view, robot))} ${stateOf(die)}`}>
                <Robot figure={FIGURES[robot]} seat={null} size={26} />
                <span className="vh">
                  {robotName(robot)}, {words.desk.die(die.color, die.value)}
                  {view.robots[robot].seat !== null && ` ${KEYS[die.key]}`}
                  {die === now ? `, ${words.desk.running}` : die.done && `, ${words.desk.done}`}
                </span>
                <PipDie paint={die.color} value={die.value} size={24} />
                {view.robots[robot].seat !== null && <KeyArrow turn={die.key} size={14} />}
              </li>
            ))}
          </ol>
        </div>
      ))}
      <p className="vt-order">{words.desk.queueNote}</p>
    </section>
  )
}
