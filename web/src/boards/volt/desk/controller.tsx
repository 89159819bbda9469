import type { Seat } from '@robodrome/kernel'
import { Button } from '../../../kit/button.tsx'
import { Pill } from '../../../kit/pill.tsx'
import { Icon } from '../../../kit/icons.tsx'
import { ghostNow } from '../ghosts.ts'
import { placeNamed, useHand } from '../hand.ts'
import { isProgramming, robotOf, viewOf, type BoardProps } from '../model.ts'
import { words } from '../words/index.ts'
import { Net } from './net.tsx'
import { Queue } from './queue.tsx'
import { ControlUnit } from './unit.tsx'
import './controller.css'

/** During programming, the reader's controller with its three units; afterwards, the order of all dice. */
export function Controller(props: BoardProps) {
  const view = viewOf(props.snapshot)
  if (!isProgramming(props.snapshot)) return <Queue view={view} />
  const own = robotOf(view, props.seat)
  return own !== null && props.seat !== null && own.seat === props.seat ? <Units {...props} seat={props.seat} /> : null
}

function Units(props: BoardProps & { seat: Seat }) {
  const { snapshot, seat, chosen } = props
  const view = viewOf(snapshot)
  const own = robotOf(view, seat)!
  const hand = useHand(props)
  const ghost = ghostNow(props)
  const { placed } = own
  // A die that was just placed remains chosen for a moment.
  const candidate = placed.some(({ id }) => id === chosen) ? null : placeNamed(chosen)
  const open = new Set(
    hand.open.filter(({ color, value }) => color === hand.color && value === hand.value).map(({ unit, key }) => `${unit} ${key}`),
  )
  return (
    <section className="vt-controller" aria-label={words.desk.title}>
      <h2>
        <Icon name="eyeOff" size={18} />
        {words.desk.title}
        <Pill>{words.desk.only}</Pill>
      </h2>
      <div className="vt-units">
        {([1, 2, 3] as const).map((unit) => (
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

/** A locked program may be unlocked until all programs are locked. */
export function Unlock({ snapshot, confirm }: BoardProps) {
  if (!snapshot.asides.some(({ option }) => option.kind === 'withdraw')) return null
  return (
    <p className="vt-unlock">
      <Button onClick={() => confirm('withdraw')}>
        <Icon name="lock" size={18} />
        {words.desk.unlock}
      </Button>
      <span>{words.desk.unlockNote}</span>
    </p>
  )
}
