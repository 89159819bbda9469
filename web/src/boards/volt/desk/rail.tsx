import { fasterThan, type Placed, type RobotId, type View } from '@robodrome/volt/page'
import { RuleLink } from '../../../kit/rule-link.tsx'
import { words } from '../words/index.ts'
import { robotName } from '../robot-name.ts'
import './rail.css'

const NUMBERS = [1, 2, 3, 4, 5, 6]

/** The place of a die in the order of its unit, among the twelve faces, and the dice that are faster. */
export const Rail = ({ view, robot, die, explain }: { view: View; robot: RobotId; die: Placed; explain(rule: string): void }) => (
  <>
    <div className="vt-rail" role="img" aria-label={words.desk.rail(die.color, die.value)}>
      <span className="vt-bars">
        {NUMBERS.flatMap((value) =>
          (['blue', 'red'] as const).map((color) => (
            <i key={`${color} ${value}`} className={`${color} ${color === die.color && value === die.value ? 'here' : ''}`} />
          )),
        )}
      </span>
      <span className="vt-axis">
        {NUMBERS.map((value) => (
          <b key={value}>{value}</b>
        ))}
      </span>
    </div>
    <p className="vt-order">
      {fasterText(view, robot, die)} <RuleLink rule="VT-ACT-2" explain={explain} />
    </p>
  </>
)

function fasterText(view: View, robot: RobotId, die: Placed): string {
  const { below, blue, robots } = fasterThan(view, robot, die)
  return words.desk.faster([
    ...(below > 1 ? [words.desk.below(below)] : []),
    ...(blue ? [words.desk.blue(die.value)] : []),
    ...(robots.length > 0 ? [words.desk.theirs(robots.map(robotName), die.color, die.value)] : []),
  ])
}
