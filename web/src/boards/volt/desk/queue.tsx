import { KEYS, orderOf, type Die, type RobotId, type View } from '@robodrome/volt/page'
import type { Seat } from '@robodrome/kernel'
import { memo } from 'react'
import { isAlike } from '../../../kit/alike.ts'
import { Robot } from '../../robot.tsx'
import { PipDie } from '../../../kit/die.tsx'
import { KeyArrow } from '../art/key-arrow.tsx'
import { FIGURES, paintClass } from '../art/token.tsx'
import { paintOf, robotsIn } from '../model.ts'
import { words } from '../words/index.ts'
import { robotName } from '../robot-name.ts'
import './queue.css'

interface Queued {
  robot: RobotId
  paint: Seat | null
  die: Pick<Die, 'color' | 'value' | 'key'>
  isKillBot: boolean
  state: 'now' | 'done' | ''
}

/** All dice in order of activation, unit by unit: past, current and upcoming. */
export function Queue({ view }: { view: View }) {
  if (robotsIn(view).every(({ dice }) => dice.length === 0)) return null
  const { running } = view
  const now = running && view.robots[running.robot].dice[running.die]
  const queued = (unit: number): Queued[] =>
    orderOf(view, unit).map(({ robot, die }) => ({
      robot,
      paint: paintOf(view, robot),
      die: { color: die.color, value: die.value, key: die.key },
      isKillBot: view.robots[robot].seat === null,
      state: die === now ? 'now' : die.done ? 'done' : '',
    }))
  return (
    <section className="panel vt-queue" aria-label={words.desk.queue}>
      <h2>{words.desk.queue}</h2>
      {([1, 2, 3] as const).map((unit) => (
        <UnitRow key={unit} unit={unit} isNow={unit === view.unit} dice={queued(unit)} />
      ))}
      <p className="vt-order">{words.desk.queueNote}</p>
    </section>
  )
}

interface Row {
  unit: 1 | 2 | 3
  isNow: boolean
  dice: readonly Queued[]
}

/** One unit. It is memoised, because most frames leave it unchanged. */
const UnitRow = memo(
  ({ unit, isNow, dice }: Row) => (
    <div className={`vt-row ${isNow ? 'now' : ''}`}>
      <b>{words.desk.units[unit]}</b>
      <ol aria-label={words.desk.unit(words.desk.units[unit]!)}>
        {dice.map(({ robot, paint, die, isKillBot, state }, i) => (
          <li key={`${robot} ${i}`} className={`${paintClass(paint)} ${state}`}>
            <Robot figure={FIGURES[robot]} seat={null} size={26} />
            <span className="visually-hidden">
              {robotName(robot)}, {words.desk.die(die.color, die.value)}
              {!isKillBot && ` ${KEYS[die.key]}`}
              {state === 'now' ? `, ${words.desk.running}` : state === 'done' && `, ${words.desk.done}`}
            </span>
            <PipDie paint={die.color} value={die.value} size={24} />
            {!isKillBot && <KeyArrow turn={die.key} size={14} />}
          </li>
        ))}
      </ol>
    </div>
  ),
  isAlike,
)
