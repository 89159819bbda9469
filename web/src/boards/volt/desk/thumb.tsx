import { unitName, type Place, type Unit } from '@robodrome/volt/page'
import { PipDie } from '../../../kit/die.tsx'
import { KeyArrow } from '../art/key-arrow.tsx'
import { ghostNow } from '../ghosts.ts'
import { placeNamed, type Hand } from '../hand.ts'
import { robotOf, viewOf, type BoardProps } from '../model.ts'
import { words } from '../words/index.ts'
import { Unlock } from './controller.tsx'
import { Net } from './net.tsx'
import { Pad } from './unit.tsx'
import './thumb.css'

/** The placed dice, and the chosen one that has no key yet. */
function diceOf({ snapshot, seat, chosen }: BoardProps): { placed: readonly Place[]; candidate: Place | null } {
  const placed = robotOf(viewOf(snapshot), seat)?.placed ?? []
  return { placed, candidate: placed.some(({ id }) => id === chosen) ? null : placeNamed(chosen) }
}

/** On a hand: the keys of the unit whose turn it is, as large as a thumb. */
export function ThumbPad({ props, hand, unit }: { props: BoardProps; hand: Hand; unit: Unit }) {
  const { placed, candidate } = diceOf(props)
  const isOpen = (key: number): boolean =>
    hand.open.some((die) => die.unit === unit && die.key === key && die.color === hand.color && die.value === hand.value)
  return (
    <Pad
      unit={unit}
      dice={placed.filter((die) => die.unit === unit)}
      candidate={candidate?.unit === unit ? candidate : null}
      usable
      isOpen={isOpen}
      press={(key) => hand.press(unit, key)}
    />
  )
}

/** On a hand: the program so far, a unit beside the other, and what it brings. */
export function Program({ props, unit }: { props: BoardProps; unit: Unit | null }) {
  const view = viewOf(props.snapshot)
  const own = robotOf(view, props.seat)
  const { placed, candidate } = diceOf(props)
  const ghost = ghostNow(props)
  const shown = candidate === null ? placed : [...placed, candidate]
  return (
    <section className="vt-program" aria-label={words.desk.title}>
      <ol>
        {([1, 2, 3] as const).map((each) => (
          <li key={each} className={each === unit ? 'on' : ''} aria-label={words.desk.unit(unitName(each))}>
            <b aria-hidden="true">{unitName(each)}</b>
            {shown
              .filter((die) => die.unit === each)
              .map(({ id, color, value, key }) => (
                <span key={id} role="img" aria-label={words.desk.die(color, value)}>
                  <PipDie paint={color} value={value} size={36} />
                  <KeyArrow turn={key} />
                </span>
              ))}
          </li>
        ))}
      </ol>
      {ghost !== null && own !== null && <Net ghost={ghost} vp={own.vp} target={view.config.target} />}
      <Unlock {...props} />
    </section>
  )
}
