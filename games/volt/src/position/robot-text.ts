import { BadInput, type Json } from '@robodrome/kernel'
import { KEYS, ORTHOGONAL, type Dir, type Space } from '../arena.ts'
import { SIDES, type Side } from '../content/boards.ts'
import { MODULES, type ModuleId } from '../content/modules.ts'
import { isRobotId, type RobotId } from '../content/robots.ts'
import { readModule, spaceIn, type Path } from './read.ts'

/** A robot as the examples write it: `V@e2 d1 n2 2vp +ANCHOR +SAW BLADE`, `R@b3 KillBot facing E`. */
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

/** As many damage tokens as any module holds. */
const MOST_HELD = Math.max(...Object.values(MODULES).flatMap(({ lines }) => lines.map((line) => (line.do === 'hold' ? line.n : 0))))

const EXPECTED = 'a robot such as "V@e2 d1 n2 2vp s1 West +ANCHOR" or "R@b3 KillBot facing E"'

export function readRobot(value: Json, path: Path): RobotText {
  if (typeof value !== 'string') throw new BadInput(path, value, EXPECTED)
  const [head, ...modules] = value.split('+').map((part) => part.trim())
  const [who, ...words] = head!.split(/\s+/)
  const [, id, , at] = /^([A-Z])(@(\S+))?$/.exec(who!) ?? []
  if (!isRobotId(id)) throw new BadInput(path, value, EXPECTED)
  const robot: RobotText = {
    id,
    at: at === undefined ? null : spaceIn(at, path),
    damage: 0,
    number: null,
    vp: 0,
    shield: 0,
    killbot: false,
    facing: null,
    side: null,
    modules: [],
  }
  while (words.length > 0) readWord(robot, words, path)
  robot.modules = modules.map((module) => readModule(module, path))
  return robot
}

function readWord(robot: RobotText, words: string[], path: Path): void {
  const word = words.shift()!
  const [, before, digits, after] = /^([dns]?)(\d+)(vp)?$/.exec(word) ?? []
  const number = Number(digits)
  const side = SIDES.find((each) => each === word)
  if (before === 'd' && number <= 2) robot.damage = number
  else if (before === 'n' && number >= 1) robot.number = number
  else if (before === 's' && number <= MOST_HELD) robot.shield = number
  else if (before === '' && after === 'vp') robot.vp = number
  else if (word === 'KillBot') robot.killbot = true
  else if (word === 'facing') robot.facing = facingIn(words.shift(), path)
  else if (side !== undefined) robot.side = side
  else throw new BadInput(path, word, EXPECTED)
}

function facingIn(word: string | undefined, path: Path): Dir {
  const dir = ORTHOGONAL.find((each) => KEYS[each] === word)
  if (dir === undefined) throw new BadInput(path, word, 'facing N, E, S or W')
  return dir
}
