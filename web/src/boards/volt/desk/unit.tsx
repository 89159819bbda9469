import { KEYS, type Ghost, type RobotId, type View } from '@robodrome/volt/page'
import { PipDie } from '../../../kit/die.tsx'
import { KeyArrow } from '../art/key-arrow.tsx'
import { runOf } from '../ghosts.ts'
import { placingText, type Placing } from '../hand.ts'
import { resultOf } from '../result.ts'
import { words } from '../words/index.ts'
import { Rail } from './rail.tsx'

const PAD = ['NW', 'N', 'NE', 'W', '', 'E', 'SW', 'S', 'SE']

interface Unit {
  unit: string
  view: View
  robot: RobotId
  dice: readonly Placing[]
  /** The die that is chosen but not yet placed. */
  candidate: Placing | null
  active: boolean
  usable: boolean
  isOpen(key: string): boolean
  ghost: Ghost | null
  press(key: string): void
  explain(rule: string): void
}

/** A control unit: eight keys around its number, what its dice do in plain words, when they come. */
export function ControlUnit(props: Unit) {
  const { unit, dice, candidate, active } = props
  const shown = candidate === null ? dice : [...dice, candidate]
  return (
    <section className={`vt-unit ${active ? 'on' : ''}`} aria-label={words.desk.unit(unit)}>
      <div className={`vt-pad ${props.usable ? 'on' : ''}`} role="group" aria-label={words.desk.unit(unit)}>
        {PAD.map((key) =>
          key === '' ? (
            <span key="mid" className="vt-mid" aria-hidden="true">
              {unit}
            </span>
          ) : (
            <Key key={key} name={key} {...props} />
          ),
        )}
      </div>
      <div className="vt-does">
        <span className="lab">
          {words.desk.unit(unit)}
          {active && ` · ${words.desk.choosing}`}
        </span>
        {shown.length === 0 && <p className="vt-none">{words.desk.emptyNote}</p>}
        {shown.map((die) => (
          <DieText key={placingText(die)} die={die} {...props} />
        ))}
      </div>
    </section>
  )
}

function Key({ name, unit, dice, candidate, usable, isOpen, press }: Unit & { name: string }) {
  const lies = dice.find((die) => die.key === name)
  const comes = candidate?.key === name ? candidate : null
  const die = lies ?? comes
  const turn = (KEYS as readonly string[]).indexOf(name)
  const inside = die ? <PipDie paint={die.color} value={die.value} /> : <KeyArrow turn={turn} />
  const label = words.desk.key(unit, name, die ? words.desk.die(die.color, die.value) : null)
  const looks = `vt-key ${turn % 2 === 0 ? 'blue' : ''} ${lies ? 'has' : ''} ${comes ? 'cand' : ''} ${isOpen(name) ? 'can' : ''}`
  if (!usable)
    return (
      <span className={looks} role="img" aria-label={label}>
        {inside}
      </span>
    )
  return (
    <button
      type="button"
      className={looks}
      aria-label={label}
      aria-pressed={comes !== null}
      aria-disabled={!isOpen(name)}
      onClick={() => press(name)}
    >
      {inside}
    </button>
  )
}

const DieText = ({ die, view, robot, ghost, explain }: Unit & { die: Placing }) => {
  const run = runOf(ghost, placingText(die))
  const result = run && resultOf(view.board, robot, run)
  return (
    <>
      <h3>
        <span className="wide">{die.color === 'blue' ? words.move(die.value, die.key) : words.fire(die.key)}</span>
        <span className="nar">{die.color === 'blue' ? words.moveShort(die.value, die.key) : words.fireShort(die.key)}</span>
      </h3>
      {result && (
        <p>
          {result.text}
          {result.gains !== '' && (
            <>
              , <b className="vt-gain">{result.gains}</b>
            </>
          )}
        </p>
      )}
      <Rail view={view} robot={robot} die={die} explain={explain} />
    </>
  )
}
