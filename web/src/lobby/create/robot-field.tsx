import type { Seat } from '@robodrome/kernel'
import type { Figure } from '../../boards/face.ts'
import { FACES } from '../../boards/faces.ts'
import { Icon } from '../../kit/icons.tsx'
import { Robot } from '../../boards/robot.tsx'

/** Robots by their ids in settings. */
const BOTS: Readonly<Record<string, Figure>> = Object.assign({}, ...Array.from(FACES.values(), ({ bots }) => bots))

/** Whether all of these are robots with a drawing. */
export const areRobots = (values: readonly unknown[]): boolean => values.every((each) => typeof each === 'string' && each in BOTS)

/** A choice of robots, each as large as its name; '' leaves it open. */
export const RobotField = ({
  title,
  name,
  seat,
  value,
  values,
  onPick,
}: {
  title: string
  name: string
  seat: Seat
  value: string
  values: readonly (readonly [robot: string, label: string])[]
  onPick(robot: string): void
}) => (
  <fieldset className="setting">
    <legend>{title}</legend>
    <div className="segments robots">
      {values.map(([robot, label]) => (
        <label key={robot}>
          <input type="radio" name={name} checked={robot === value} onChange={() => onPick(robot)} />
          <span>
            {robot === '' ? <Icon name="people" size={40} /> : <Robot figure={BOTS[robot]!} seat={seat} size={76} />}
            {label}
          </span>
        </label>
      ))}
    </div>
  </fieldset>
)
