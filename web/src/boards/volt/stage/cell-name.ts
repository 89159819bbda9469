import { arenaOf, ARROWS, contentOf, KEYS, type Cell, type Space, type View } from '@robodrome/volt/page'
import { paintOf, robotAt, type BoardProps } from '../model.ts'
import { words } from '../words/index.ts'
import { robotName } from '../robot-name.ts'
import type { Choice } from './choices.ts'

const say = words.cell

/** The screen reader's text for a space: its name, ground, pieces and possible actions. */
export function nameOfCell(
  view: View,
  { nameOf }: Pick<BoardProps, 'nameOf'>,
  at: Space,
  choices: readonly Choice[],
  titleOf: (choice: Choice) => string,
) {
  const cell = arenaOf(view).cells[at]
  if (!cell) return `${at}, ${say.outside}`
  const open = choices.filter(({ rule }) => rule === undefined)
  return [
    printedOn(view, cell),
    ...pieces(view, nameOf, at),
    ...(open.length > 0 ? [say.canDo(open.map(titleOf))] : choices.length > 0 ? [say.cannot(choices[0]!.rule!)] : []),
  ].join(', ')
}

/** The same text without pieces and actions, for a tooltip or a long press. */
export const titleOfCell = (view: View, at: Space): string => {
  const cell = arenaOf(view).cells[at]
  return cell ? printedOn(view, cell) : at
}

const known = new Map<string, string>()

/** The part of the text that never changes, so it is computed once; it excludes any token. */
function printedOn(view: View, cell: Cell): string {
  const key = `${view.box} ${view.board} ${cell.at} ${view.tokens.includes(cell.at)}`
  const found = known.get(key) ?? [cell.at, ...ground(view, cell), ...edges(cell)].join(', ')
  known.set(key, found)
  return found
}

function ground(view: View, cell: Cell): string[] {
  const start = contentOf(view).box.starts.find(({ spaces }) => spaces.includes(cell.at))
  return [
    ...(cell.pit ? [say.pit] : []),
    ...(cell.workshop ? [say.workshop] : []),
    ...(cell.highVoltage ? [say.highVoltage] : []),
    ...(cell.vp > 0 ? [view.tokens.includes(cell.at) ? say.token(cell.vp) : say.vpSpace(cell.vp)] : []),
    ...(start ? [say.start(KEYS[ARROWS[start.id]])] : []),
  ]
}

function edges(cell: Cell): string[] {
  const sides = (is: (dir: number) => boolean): string[] => [0, 2, 4, 6].filter(is).map((dir) => KEYS[dir]!)
  const walls = sides((dir) => cell.beyond[dir] !== null && cell.step[dir] === null)
  const barriers = sides((dir) => cell.barrier[dir]!)
  const doors = sides((dir) => cell.door[dir]!)
  return [
    ...(walls.length > 0 ? [say.wall(walls)] : []),
    ...(barriers.length > 0 ? [say.barrier(barriers)] : []),
    ...(doors.length > 0 ? [say.door(doors)] : []),
  ]
}

function pieces(view: View, nameOf: BoardProps['nameOf'], at: Space): string[] {
  const robot = robotAt(view, at)
  const mine = view.mines.find((each) => each.at === at)
  const seat = robot && paintOf(view, robot.id)
  const owner = seat === null || seat === undefined ? words.killbot : nameOf(seat)
  return [
    ...(robot ? [say.robot(robotName(robot.id), owner, robot.damage, robot.vp)] : []),
    ...(robot && robot.seat === null ? [say.facing(KEYS[robot.facing])] : []),
    ...(mine ? [say.mine(robotName(mine.owner))] : []),
  ]
}
