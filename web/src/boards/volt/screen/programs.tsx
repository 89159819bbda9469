import { orderOf, type Die, type RobotId, type View } from '@robodrome/volt/page'
import { PipDie } from '../../../kit/die.tsx'
import { Icon } from '../../../kit/icons.tsx'
import { livingWords } from '../../../words/living.ts'
import { Robot } from '../../robot.tsx'
import { KeyArrow } from '../art/key-arrow.tsx'
import { FIGURES, paintClass } from '../art/token.tsx'
import { isProgramming, paintOf, viewOf, type BoardProps } from '../model.ts'
import { robotName } from '../robot-name.ts'
import { words } from '../words/index.ts'
import './programs.css'

const w = livingWords.screen
const UNITS = [1, 2, 3] as const
const ROMAN = words.desk.units

/** Every program, all visible at once. The running die highlights its robot, its cell and its place in the order. */
export function Programs({ snapshot, nameOf }: BoardProps) {
  if (snapshot.view === null) return null
  const view = viewOf(snapshot)
  const isOpen = view.order.some((id) => view.robots[id].dice.length > 0)
  const running = (view.running && view.robots[view.running.robot].dice[view.running.die]) ?? null
  const isSecret = isProgramming(snapshot)
  const name = (id: RobotId): string => {
    const seat = paintOf(view, id)
    return seat === null ? robotName(id) : nameOf(seat)
  }
  const isAsked = (id: RobotId): boolean => {
    const seat = view.seats.indexOf(id)
    return seat >= 0 && snapshot.asked.includes(seat)
  }
  return (
    <section className="vt-programs">
      <header>
        <h1>{isOpen ? w.programsOpen : isSecret ? w.programsSecret : ''}</h1>
        {UNITS.map((unit) => (
          <b key={unit} className={unit === view.unit ? 'now' : ''}>
            {ROMAN[unit]}
          </b>
        ))}
      </header>
      <ol>
        {view.order.map((id) => {
          const { dice, vp, ready } = view.robots[id]
          const isNow = view.running?.robot === id
          return (
            <li key={id} className={`${paintClass(paintOf(view, id))}${isNow || isAsked(id) ? ' now' : ''}`}>
              <span className="vt-operator">
                <i className="band" />
                <Robot figure={FIGURES[id]} seat={null} size={96} />
                <b className="ellipsis">{name(id)}</b>
                <Points vp={vp} of={view.config.target} />
              </span>
              {UNITS.map((unit) => (
                <Cell
                  key={unit}
                  dice={dice.filter((die) => die.unit === unit)}
                  running={running}
                  isReady={isSecret && ready}
                  isAsked={isSecret && isAsked(id)}
                  unit={unit}
                />
              ))}
            </li>
          )
        })}
      </ol>
      {isOpen && view.unit > 0 && <Order view={view} running={running} name={name} />}
    </section>
  )
}

const Points = ({ vp, of }: { vp: number; of: number }) => (
  <span className="vt-won" role="img" aria-label={`${vp} / ${of}`}>
    {Array.from({ length: of }, (_, i) => (
      <i key={i} className={i < vp ? 'won' : ''} />
    ))}
  </span>
)

interface CellProps {
  dice: readonly Die[]
  running: Die | null
  isReady: boolean
  isAsked: boolean
  unit: number
}

/** A unit of a program. While it is secret, it shows only that somebody is programming, and then that they are done. */
const Cell = ({ dice, running, isReady, isAsked, unit }: CellProps) => {
  const isNow = running !== null && dice.includes(running)
  const isDone = dice.length > 0 && dice.every(({ done }) => done)
  return (
    <span className={`vt-cell${isNow ? ' now' : isDone ? ' done' : ''}${dice.length > 0 ? ' lifted' : ''}`}>
      {dice.map((die) => (
        <span key={`${die.color} ${die.value} ${die.key}`} className="vt-open-die">
          <PipDie paint={die.color} value={die.value} size={76} />
          <KeyArrow turn={die.key} size={58} />
        </span>
      ))}
      {dice.length === 0 && unit === 2 && (isReady ? <Icon name="check" size={48} /> : isAsked && <em>{w.programming}</em>)}
    </span>
  )
}

/** The order of one unit: past, current and upcoming dice. */
const Order = ({ view, running, name }: { view: View; running: Die | null; name(id: RobotId): string }) => {
  const queue = orderOf(view, view.unit)
  const current = queue.findIndex(({ die }) => die === running || !die.done)
  const first = Math.max(0, Math.min(current - 1, queue.length - 4))
  return (
    <div className="vt-running">
      <p>
        {w.unit(ROMAN[view.unit]!)}
        <span>
          <i className="moves" /> {w.moves} <i className="fires" /> {w.fires}
        </span>
      </p>
      <ol>
        {queue.slice(first, first + 4).map(({ robot, die }) => (
          <li key={`${robot} ${die.color} ${die.value} ${die.key}`} className={die === running ? 'now' : die.done ? 'done' : ''}>
            <PipDie paint={die.color} value={die.value} size={60} />
            <b className="ellipsis">{name(robot)}</b>
            {die.done && <Icon name="check" size={30} />}
          </li>
        ))}
      </ol>
    </div>
  )
}
