import { arenaOf, type RobotId, type Run, type View } from '@robodrome/volt/page'
import { words } from './words/index.ts'
import { robotName } from './robot-name.ts'

/** A die's effect and gain, in plain words. */
export function resultOf(view: Pick<View, 'box' | 'board'>, own: RobotId, run: Run): { text: string; gains: string } {
  const say = words.result
  const parts = [
    ...(run.path.length > 1 || run.shots.length === 0 ? [wayOf(view, own, run)] : []),
    ...run.pushed.filter(({ robot }) => !run.destroyed.includes(robot)).map(({ robot, into }) => say.pushes(robotName(robot), into)),
    ...run.shots.map((shot) => shotText(run, shot)),
    ...run.damage
      .filter(({ robot, points }) => points > 0 && !run.destroyed.includes(robot) && !isShot(run, robot))
      .map(({ robot, total }) => say.damage(robotName(robot), words.ordinal(total))),
    ...run.destroyed.filter((robot) => robot !== own && !isShot(run, robot)).map((robot) => say.out(robotName(robot))),
  ]
  return { text: parts.join(', '), gains: run.gains > 0 ? say.gains(run.gains) : '' }
}

const isShot = (run: Run, robot: RobotId): boolean => run.shots.some(({ hits }) => hits === robot)

/** Where a shot ends, and its effect on the robot it hits. */
function shotText(run: Run, { to, hits }: Run['shots'][number]): string {
  const say = words.result
  if (hits === null) return say.nothing(to)
  if (hits === 'mine') return say.mine(to)
  const damage = run.damage.find(({ robot, points }) => robot === hits && points > 0)
  const does = run.destroyed.includes(hits) ? say.destroyed : damage ? say.nth(words.ordinal(damage.total)) : ''
  return say.hits(robotName(hits), to, does)
}

function wayOf(view: Pick<View, 'box' | 'board'>, own: RobotId, { path, destroyed }: Run): string {
  const [from, to] = [path[0]!, path.at(-1)!]
  const cell = arenaOf(view).cells[to]!
  const end = cell.pit ? words.result.pit : destroyed.includes(own) ? words.result.destroyed : cell.workshop ? words.result.workshop : ''
  const way = path.length === 1 ? words.result.stays(from) : words.result.goes(from, to)
  return end === '' || (path.length === 1 && !destroyed.includes(own)) ? way : `${way}, ${end}`
}
