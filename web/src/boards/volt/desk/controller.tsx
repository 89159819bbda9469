import type { Seat } from '@robodrome/kernel'
import { Icon } from '../../../kit/icons.tsx'
import type { BoardProps } from '../../board.ts'
import { ghostNow } from '../ghosts.ts'
import { placingOf, useHand } from '../hand.ts'
import { questionOf, robotOf, viewOf } from '../model.ts'
import { words } from '../words/index.ts'
import { Net } from './net.tsx'
import { Queue } from './queue.tsx'
import { ControlUnit } from './unit.tsx'
import './controller.css'

/** While programs are made the own controller with its three units; afterwards the order of all dice. */
export function Controller(props: BoardProps) {
  const view = viewOf(props.snapshot)
  if (questionOf(view) !== 'placeDice') return <Queue view={view} />
  const own = robotOf(view, props.seat)
  return own !== null && props.seat !== null && own.seat === props.seat ? <Units {...props} seat={props.seat} /> : null
}

function Units(props: BoardProps & { seat: Seat }) {
  const { snapshot, seat, chosen } = props
  const view = viewOf(snapshot)
  const own = robotOf(view, seat)!
  const hand = useHand(props)
  const ghost = ghostNow(props)
  const placed = own.commit.flatMap((text) => placingOf(text) ?? [])
  // What was just placed stays chosen for a moment.
  const candidate = own.commit.includes(chosen ?? '') ? null : placingOf(chosen)
  const open = new Set(
    hand.open.filter(({ color, value }) => color === hand.color && value === hand.value).map(({ unit, key }) => `${unit} ${key}`),
  )
  return (
    <section className="vt-controller" aria-label={words.desk.title}>
      <h2>
        <Icon name="eyeOff" size={18} />
        {words.desk.title}
        <span className="pill">{words.desk.only}</span>
      </h2>
      <div className="vt-units">
        {words.desk.units.slice(1).map((unit) => (
          <ControlUnit
            key={unit}
            unit={unit}
            view={view}
            robot={own.id}
            dice={placed.filter((die) => die.unit === unit)}
            candidate={candidate?.unit === unit ? candidate : null}
            active={hand.unit === unit}
            isOpen={(key) => open.has(`${unit} ${key}`)}
            usable={hand.open.some((die) => die.unit === unit)}
            ghost={ghost}
            press={(key) => hand.press(unit, key)}
            explain={props.explain}
          />
        ))}
      </div>
      {ghost !== null && <Net ghost={ghost} vp={own.vp} target={view.config.target} />}
      <Unlock {...props} />
    </section>
  )
}

/** A program that is locked in may be unlocked until all are. */
function Unlock({ snapshot, confirm }: BoardProps) {
  if (!snapshot.asides.some(({ text }) => text === 'withdraw')) return null
  return (
    <p className="vt-unlock">
      <button type="button" className="btn" onClick={() => confirm('withdraw')}>
        <Icon name="lock" size={18} />
        {words.desk.unlock}
      </button>
      <span>{words.desk.unlockNote}</span>
    </p>
  )
}
