import { KEYS, placeText, unitName, type Dir, type Ghost, type Place, type RobotId, type Unit, type View } from '@robodrome/volt/page'
import { PipDie } from '../../../kit/die.tsx'
import { KeyArrow } from '../art/key-arrow.tsx'
import { runOf } from '../ghosts.ts'
import { titleOf } from '../prompt.ts'
import { resultOf } from '../result.ts'
import { words } from '../words/index.ts'
import { Rail } from './rail.tsx'

/** The keys as laid out on a unit, with the number of the unit in the middle. */
const PAD: readonly (Dir | null)[] = [7, 0, 1, 6, null, 2, 5, 4, 3]

interface Keys {
  unit: Unit
  dice: readonly Place[]
  /** The chosen die, if it has no key yet. */
  candidate: Place | null
  usable: boolean
  isOpen(key: Dir): boolean
  press(key: Dir): void
}

interface Props extends Keys {
  view: View
  robot: RobotId
  active: boolean
  ghost: Ghost | null
  explain(rule: string): void
}

/** A control unit: eight keys around its number, the effects of its dice in plain words, and their order. */
export function ControlUnit(props: Props) {
  const { unit, dice, candidate, active } = props
  const shown = candidate === null ? dice : [...dice, candidate]
  return (
    <section className={`vt-unit ${active ? 'on' : ''}`} aria-label={words.desk.unit(unitName(unit))}>
      <Pad {...props} />
      <div className="vt-does">
        <span className="label">
          {words.desk.unit(unitName(unit))}
          {active && ` · ${words.desk.choosing}`}
        </span>
        {shown.length === 0 && <p className="vt-none">{words.desk.emptyNote}</p>}
        {shown.map((die) => (
          <DieText key={die.id} die={die} {...props} />
        ))}
      </div>
    </section>
  )
}

/** Eight keys around the number of their unit. */
export const Pad = (props: Keys) => (
  <div className={`vt-pad ${props.usable ? 'on' : ''}`} role="group" aria-label={words.desk.unit(unitName(props.unit))}>
    {PAD.map((key) =>
      key === null ? (
        <span key="mid" className="vt-mid" aria-hidden="true">
          {unitName(props.unit)}
        </span>
      ) : (
        <Key key={key} at={key} {...props} />
      ),
    )}
  </div>
)

function Key({ at, unit, dice, candidate, usable, isOpen, press }: Keys & { at: Dir }) {
  const lies = dice.find((die) => die.key === at)
  const comes = candidate?.key === at ? candidate : null
  const die = lies ?? comes
  const inside = die ? <PipDie paint={die.color} value={die.value} /> : <KeyArrow turn={at} />
  const label = words.desk.key(unitName(unit), KEYS[at], die ? words.desk.die(die.color, die.value) : null)
  const looks = `vt-key ${at % 2 === 0 ? 'blue' : ''} ${lies ? 'has' : ''} ${comes ? 'cand' : ''} ${isOpen(at) ? 'can' : ''}`
  if (!usable)
    return (
      <span className={looks} data-key={`${unit} ${at}`} role="img" aria-label={label}>
        {inside}
      </span>
    )
  return (
    <button
      type="button"
      className={looks}
      data-key={`${unit} ${at}`}
      aria-label={label}
      aria-pressed={comes !== null}
      aria-disabled={!isOpen(at)}
      onClick={() => press(at)}
    >
      {inside}
    </button>
  )
}

const DieText = ({ die, view, robot, ghost, explain }: Props & { die: Place }) => {
  const run = runOf(ghost, placeText(die))
  const result = run && resultOf(view, robot, run)
  return (
    <>
      <h3>
        <span className="wide">{titleOf(view, die)}</span>
        <span className="narrow">{die.color === 'blue' ? words.moveShort(die.value, KEYS[die.key]) : words.fireShort(KEYS[die.key])}</span>
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
