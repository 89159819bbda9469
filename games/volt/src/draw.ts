import { spaceAt } from '@robodrome/board'
import { KEYS, type Cell } from './arena.ts'
import { does, type Boxed } from './content.ts'
import type { ModuleId } from './content/modules.ts'
import { ROBOTS, type RobotId } from './content/robots.ts'
import { face, unitName } from './notation.ts'
import { squadTarget } from './config.ts'
import type { RobotView, View } from './shapes.ts'
import { arenaOf } from './vocabulary.ts'
import { drawing as de } from './words/de/drawing.ts'
import { drawing as en, type Drawing } from './words/en/drawing.ts'

const ARROWS = ['^', '', '>', '', 'v', '', '<', ''] as const

/** A legend of the symbols at this table, in lines that fit a terminal. */
function legend(view: View, says: Drawing): string[] {
  const cells = Object.values(arenaOf(view).cells)
  const has = (marks: (cell: Cell) => boolean, text: string): string[] => (cells.some(marks) ? [text] : [])
  const symbols = [
    view.config.killbots > 0 || view.gone.length > 0 ? says.killbots : says.robots,
    ...(view.config.modules ? [says.mine] : []),
    ...has((cell) => cell.pit, says.pit),
    says.token,
    says.tokenSpace,
    ...has((cell) => cell.workshop, says.workshop),
    ...has((cell) => cell.highVoltage, says.highVoltage),
    ...has((cell) => cell.step[2] === null && cell.beyond[2] !== null, says.wall),
    ...has((cell) => cell.barrier[2]!, says.barrier),
    ...has((cell) => cell.door[2]!, says.door),
  ]
  const lines = ['']
  for (const symbol of symbols) {
    const line = lines.at(-1)!
    if (line.length + symbol.length + 3 > WIDTH) lines.push(symbol)
    else lines[lines.length - 1] = line === '' ? symbol : `${line}   ${symbol}`
  }
  return lines
}
const WIDTH = 80

/** The view as text: the arena, then every robot with its card and controller. */
export function draw(view: View, language = 'en'): string {
  const says = language === 'de' ? de : en
  const where =
    view.round === 0
      ? says.setup
      : `${says.round(view.round, view.phase, says.phases[view.phase]!)}${view.unit === 0 ? '' : says.unit(unitName(view.unit))}`
  const squad = view.order.some((id) => view.robots[id].squad) ? says.squad(squadTarget(view.config.target, view.config.killbots)) : ''
  const head = `${says.board(view.board)}   ${view.config.mode === 'championship' ? `${says.bout(view.bout)}   ` : ''}${where}   ${says.target(view.config.target)}${squad}`
  return [head, '', ...arena(view), '', ...legend(view, says), '', ...view.order.map((id, i) => robotLine(view, id, i + 1, says))].join(
    '\n',
  )
}

function arena(view: View): string[] {
  const lines: string[] = []
  for (let row = 8; row >= 0; row--) {
    let spaces = `${row + 1} `
    let edges = '  '
    for (let column = 0; column < 9; column++) {
      const cell = arenaOf(view).cells[spaceAt(column, row)] ?? null
      spaces += (cell === null ? '#####' : spaceText(view, cell)) + edgeMark(cell, 2, '|', ':', ';')
      edges += edgeMark(cell, 4, '-', '~', '.').repeat(5) + ' '
    }
    lines.push(spaces.trimEnd())
    if (row > 0 && edges.trim() !== '') lines.push(edges.trimEnd())
  }
  return [...lines, `  ${[...'abcdefghi'].map((letter) => `  ${letter}   `).join('')}`.trimEnd()]
}

/** Draws the edge in a direction: wall, barrier, door or nothing. */
function edgeMark(cell: Cell | null, dir: 2 | 4, wall: string, barrier: string, door: string): string {
  const to = cell?.beyond[dir] ?? null
  if (cell === null || to === null) return ' '
  if (cell.step[dir] === null) return wall
  return cell.barrier[dir] ? barrier : cell.door[dir] ? door : ' '
}

/** A space is five characters wide: two for the pieces, three for the space itself. */
function spaceText(view: View, cell: Cell): string {
  const robot = view.order.map((id) => view.robots[id]).find((each) => each.at === cell.at)
  const mine = view.mines.find((each) => each.at === cell.at)
  const piece = robot
    ? `${robot.id}${robot.seat === null ? ARROWS[robot.facing] : ' '}`
    : mine
      ? `${mine.owner.toLowerCase()}*`
      : cell.pit
        ? ''
        : ' .'
  const ground = cell.pit ? '()' : cell.workshop ? 'W' : cell.vp > 0 ? `${view.tokens.includes(cell.at) ? '$' : 'o'}${cell.vp}` : ''
  return (piece.trim() === '.' && ground !== '' ? '' : piece).padEnd(2) + `${cell.highVoltage ? '!' : ''}${ground}`.padEnd(3)
}

function robotLine(view: View, id: RobotId, number: number, says: Drawing): string {
  const robot = view.robots[id]
  const { squad, killbot, you, seat } = says.owner
  const owner = robot.seat === null ? (robot.squad ? squad : killbot) : robot.seat === view.you ? you : seat(robot.seat)
  const parts = [
    `${number}. ${ROBOTS[id].name} (${owner}, ${says.sides[robot.side]})`,
    robot.at ?? says.out,
    says.vp(robot.vp),
    says.damage(robot.damage),
  ]
  const modules = [robot.left, robot.right, robot.champion].filter((module) => module !== null)
  if (modules.length > 0) parts.push(modules.map((module) => withTokens(view, robot, module, says)).join(' | '))
  const cards = [
    ...robot.inventory,
    ...Object.entries(robot.unseen).flatMap(([deck, count]) => (count > 0 ? [`${count} ${says.decks[deck] ?? deck}`] : [])),
  ]
  if (cards.length > 0) parts.push(says.inventory(cards.join(', ')))
  const dice = robot.dice.map(
    (die) => `${unitName(die.unit)} ${face(die)}${robot.seat === null ? '' : ` ${KEYS[die.key]}`}${die.done ? says.done : ''}`,
  )
  if (dice.length > 0) parts.push(dice.join(', '))
  if (robot.placed.length > 0) parts.push(`(${robot.placed.map(({ id: place }) => place).join(', ')})`)
  if (view.phase === 1 && robot.seat !== null) parts.push(robot.ready ? says.confirmed : says.programming)
  return parts.join('   ')
}

const withTokens = (view: Boxed, robot: RobotView, module: ModuleId, says: Drawing): string =>
  does(view, module, 'hold')
    ? `${module} (${robot.shield})`
    : does(view, module, 'layMine')
      ? `${module} (${says.left(robot.onMines)})`
      : module
