import { BadInput } from '@robodrome/kernel'
import { SIDES_FOR } from '../content/boards.ts'
import { contentOf, isLeftOut, moduleOf } from '../content.ts'
import type { ModuleId } from '../content/modules.ts'
import { ROBOT_IDS, type RobotId } from '../content/robots.ts'
import { newRobot } from '../rules/3-setup.ts'
import type { Robot, Volt } from '../state.ts'
import { cellAt, fits, has, sorted } from '../vocabulary.ts'
import type { Description } from './description.ts'
import { bareRobot, type RobotText } from './robot-text.ts'
import { voltSays } from '../says.ts'

type Path = readonly (string | number)[]

export function robotIn(g: Volt, id: RobotId, path: Path): Robot {
  if (g.robots[id] !== undefined) return g.robots[id]
  throw new BadInput(path, id, voltSays('robotInPlay', { robots: g.order.join(', ') }))
}

/**
 * Operators' robots take seats in the given order; KillBots take none. Any other robots that the settings require start outside the arena.
 */
export function placeRobots(g: Volt, { robots, mines }: Description): void {
  const texts = [...robots]
  const owners = mines.map(({ owner }) => owner)
  const { operators, killbots } = g.config
  const wanted: [boolean, number][] = [
    [false, operators],
    [true, killbots],
  ]
  for (const [killbot, count] of wanted) {
    const named = texts.filter((text) => text.killbot === killbot)
    if (named.length > count)
      throw new BadInput(
        ['robots'],
        named.map((text) => text.id).join(', '),
        voltSays(killbot ? 'atMostKillbots' : 'atMostOperators', { most: count }),
      )
    while (named.length < count) {
      const free = ROBOT_IDS.filter((id) => !texts.some((text) => text.id === id)).toSorted(
        (a, b) => Number(owners.includes(b)) - Number(owners.includes(a)),
      )
      const extra: RobotText = { ...bareRobot(free[0]!), killbot }
      texts.push(extra)
      named.push(extra)
    }
  }
  const twice = texts.find((text, i) => texts.findIndex((other) => other.id === text.id) !== i)
  if (twice) throw new BadInput(['robots'], twice.id, voltSays('robotOnce'))
  let seat = 0
  let machine = operators
  const order: (RobotId | undefined)[] = []
  for (const [i, text] of texts.entries()) {
    const robot = newRobot(g, text.id, text.killbot ? machine++ : seat, text.side ?? SIDES_FOR[texts.length]![i]!)
    if (!text.killbot) g.seats[seat++] = text.id
    g.robots[text.id] = robot
    fillRobot(g, robot, text, ['robots', i])
    if (text.number === null) continue
    if (text.number > texts.length || order[text.number - 1] !== undefined)
      throw new BadInput(['robots', i], `n${text.number}`, voltSays('startNumbers', { most: texts.length }))
    order[text.number - 1] = text.id
  }
  const rest = texts.filter((text) => !order.includes(text.id)).map((text) => text.id)
  g.order = texts.map((_, i) => order[i] ?? rest.shift()!)
}

function fillRobot(g: Volt, robot: Robot, text: RobotText, path: Path): void {
  if (text.at !== null) {
    if (cellAt(g, text.at).pit) throw new BadInput(path, text.at, voltSays('noPitOn', { board: g.board }))
    for (const other of Object.values(g.robots))
      if (other !== robot && other.at === text.at) throw new BadInput(path, text.at, voltSays('emptySpace', { robot: other.id }))
  }
  robot.at = text.at
  robot.damage = text.damage
  robot.vp = text.vp
  robot.shield = text.shield
  robot.facing = text.facing ?? robot.facing
  for (const module of text.modules) addModule(g, robot, module, path)
}

export function addModule(g: Volt, robot: Robot, module: ModuleId, path: Path): void {
  if (!g.config.modules) throw new BadInput(path, module, voltSays('noModules'))
  if (isLeftOut(moduleOf(g, module), contentOf(g).boards[g.board]!))
    throw new BadInput(path, module, voltSays('notOnBoard', { module, board: g.board }))
  const slot = (['champion', 'left', 'right'] as const).find((each) => fits(g, module, each) && robot[each] === null)
  if (slot === undefined || has(robot, module))
    throw new BadInput(
      path,
      module,
      voltSays('moduleBeside', { module: [robot.left, robot.right, robot.champion].filter((other) => other !== null).join(' and ') }),
    )
  robot[slot] = module
  if (moduleOf(g, module).deck === 'champion') robot.trophies.push(module)
  else robot.shown.push(module)
  sorted(g, robot.shown)
}
