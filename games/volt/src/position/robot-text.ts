import { KEYS, ORTHOGONAL, type Dir, type Space } from '../arena.ts'
import type { Content } from '../content.ts'
import { SIDES, type Side } from '../content/boards.ts'
import type { ModuleId } from '../content/modules.ts'
import { isRobotId, MOST_DAMAGE, type RobotId } from '../content/robots.ts'
import { moduleReader, spaceIn, Unreadable } from './text.ts'
import { voltSays } from '../says.ts'

/** A robot in the examples' notation: `V@e2 d1 n2 2vp +ANCHOR +SAW BLADE`, `R@b3 KillBot facing E`. */
export interface RobotText {
  id: RobotId
  at: Space | null
  damage: number
  number: number | null
  vp: number
  shield: number
  killbot: boolean
  facing: Dir | null
  side: Side | null
  modules: ModuleId[]
}

/** A robot outside the arena, without further details. */
export const bareRobot = (id: RobotId): RobotText => ({
  id,
  at: null,
  damage: 0,
  number: null,
  vp: 0,
  shield: 0,
  killbot: false,
  facing: null,
  side: null,
  modules: [],
})

/** Reads a robot; throws Unreadable. */
export const readRobot = (content: Content) => {
  const moduleIn = moduleReader(content)
  const mostHeld = Math.max(0, ...content.box.modules.flatMap(({ lines }) => lines.map((line) => (line.do === 'hold' ? line.n : 0))))
  return (text: string): RobotText => {
    const [head, ...modules] = text.split('+').map((part) => part.trim())
    const [who, ...words] = head!.split(/\s+/)
    const [, id, , at] = /^([A-Z])(@(\S+))?$/.exec(who!) ?? []
    if (!isRobotId(id)) throw new Unreadable()
    const robot = { ...bareRobot(id), at: at === undefined ? null : spaceIn(at) }
    while (words.length > 0) readWord(robot, words, mostHeld)
    robot.modules = modules.map(moduleIn)
    return robot
  }
}

function readWord(robot: RobotText, words: string[], mostHeld: number): void {
  const word = words.shift()!
  const [, before, digits, after] = /^([dns]?)(\d+)(vp)?$/.exec(word) ?? []
  const number = Number(digits)
  const side = SIDES.find((each) => each === word)
  if (before === 'd' && number < MOST_DAMAGE) robot.damage = number
  else if (before === 'n' && number >= 1) robot.number = number
  else if (before === 's' && number <= mostHeld) robot.shield = number
  else if (before === '' && after === 'vp') robot.vp = number
  else if (word === 'KillBot') robot.killbot = true
  else if (word === 'facing') robot.facing = facingIn(words.shift())
  else if (side !== undefined) robot.side = side
  else throw new Unreadable()
}

function facingIn(word: string | undefined): Dir {
  const dir = ORTHOGONAL.find((each) => KEYS[each] === word)
  if (dir === undefined) throw new Unreadable(voltSays('facing'))
  return dir
}
