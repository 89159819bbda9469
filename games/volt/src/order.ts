import type { RobotId } from './content/robots.ts'
import type { Die } from './state.ts'
import type { View } from './shapes.ts'

/** VT-ACT-2 The dice of a control unit in order of activation, without those of robots out of the arena (VT-ACT-4). */
export function orderOf(view: Pick<View, 'order' | 'robots'>, unit: number): { robot: RobotId; die: Die }[] {
  return view.order
    .flatMap((robot, number) => view.robots[robot].dice.map((die) => ({ robot, die, number })))
    .filter(({ robot, die }) => die.unit === unit && (die.done || view.robots[robot].at !== null))
    .toSorted(
      (a, b) =>
        Number(b.die.done) - Number(a.die.done) ||
        a.die.value - b.die.value ||
        Number(a.die.color === 'red') - Number(b.die.color === 'red') ||
        a.number - b.number ||
        a.die.key - b.die.key,
    )
    .map(({ robot, die }) => ({ robot, die }))
}

/**
 * VT-ACT-2 Describes the dice activated before a die: all lower numbers; blue dice of the same number, if it is red; and equal dice of
 * these robots.
 */
export const fasterThan = (
  view: Pick<View, 'order'>,
  robot: RobotId,
  die: Pick<Die, 'color' | 'value'>,
): { below: number; blue: boolean; robots: RobotId[] } => ({
  below: die.value,
  blue: die.color === 'red',
  robots: view.order.slice(0, Math.max(0, view.order.indexOf(robot))),
})
