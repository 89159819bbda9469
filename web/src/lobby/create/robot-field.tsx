import type { Seat } from '@robodrome/kernel'
import { BOT_FIGURES } from '../../kit/figures.ts'
import { Icon } from '../../kit/icons.tsx'
import { Robot } from '../../kit/robot.tsx'

/** Whether all of these are robots that can be shown. */
export const areRobots = (values: readonly unknown[]): boolean => values.every((each) => typeof each === 'string' && each in BOT_FIGURES)

/** One of several robots, as large as their names; '' leaves it open. */
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
            {robot === '' ? <Icon name="people" size={40} /> : <Robot figure={BOT_FIGURES[robot]!} seat={seat} size={76} />}
            {label}
          </span>
        </label>
      ))}
    </div>
  </fieldset>
)
