import { answer, call, type Flow, type Frame } from '@robodrome/kernel'
import type { Cell, Dir, Space } from '../arena.ts'
import { MOST_BRAKE } from '../content/modules.ts'
import type { RobotId } from '../content/robots.ts'
import type { PushSource } from '../happening.ts'
import { keyName } from '../notation.ts'
import { sequence } from '../rule.ts'
import type { Robot, Volt } from '../state.ts'
import { tell } from '../tell.ts'
import { arenaOf, has, isKillBot, mineAt, robotAt, seatOf, settingOf } from '../vocabulary.ts'
import { usesModule } from './9c-declaration.ts'
import { strike } from './6a-damage.ts'
import { destroy } from './6b-destruction.ts'
import { detonate, layMine } from './7a-mines.ts'
import { answeredBySetting, question } from './9b-settings.ts'
import { steer } from './10-killbots.ts'

/** VT-MOVE-1 MOVE, or VT-PUSH-5 PUSH: a number of single steps of one robot, the head, in one direction. */
export interface Travel {
  head: RobotId
  dir: Dir
  /** Steps still to go. */
  left: number
  /** Steps made. */
  made: number
  /** Whose die or module it is: the credit for what happens to those who are moved (VT-PUSH-4). */
  by: RobotId
  /** What pushes, for the log. */
  source: PushSource
  /** The head is pushed by an effect; otherwise it moves itself. */
  pushed: boolean
  /** WATER CANNON: no chains. */
  alone: boolean
  /** ANCHOR holds (not against JETPACK). */
  anchors: boolean
  wallControl: boolean
  saw: boolean
  /** A mine to lay on the first space left; see layMine. */
  mine: string
  /** A KillBot's own move: it looks and turns before each step (VT-KB-9). */
  roams: boolean
  /** ... while it still moves in the direction of its target. */
  onTarget: boolean
  /** The step has only begun: a KillBot may still turn. */
  fresh: boolean
  /** Barrier damage of this step has been dealt. */
  shocked: boolean
  /** VT-PUSH-6 How many steps each anchored robot still lets itself be pushed; none: not yet touched. */
  brakes: { [robot: string]: number }
  /** The answer of the robot that was asked last, and that robot. */
  brake: number | null
  braking: RobotId | ''
}

type Given = Pick<Travel, 'head' | 'dir' | 'left' | 'by'> & Partial<Travel>

export const travel = (given: Given): Frame =>
  call(go, {
    head: given.head,
    dir: given.dir,
    left: given.left,
    made: 0,
    by: given.by,
    source: given.source ?? 'move',
    pushed: given.pushed ?? false,
    alone: given.alone ?? false,
    anchors: given.anchors ?? true,
    wallControl: given.wallControl ?? false,
    saw: given.saw ?? false,
    mine: given.mine ?? '',
    roams: given.roams ?? false,
    onTarget: given.onTarget ?? false,
    fresh: true,
    shocked: false,
    brakes: {},
    brake: null,
    braking: '',
  })

/** VT-MOVE-3 One STEP after another until none is left or one fails. */
export const go = sequence<Travel>('go', {
  step: {
    while: (g, n) => n.left > 0 && g.robots[n.head].at !== null,
    do(g, n) {
      const { cells } = arenaOf(g)
      if (n.fresh && n.roams && !steer(g, n)) return fails(n)
      n.fresh = false
      // 1. Blocked?
      const cell = cells[g.robots[n.head].at!]!
      const to = (n.wallControl ? cell.freeStep : cell.step)[n.dir]!
      if (to === null) return fails(n)
      // 2. The chain in front, and the space its foremost robot would enter.
      const chain: RobotId[] = [n.head]
      let front: Space | null = to
      for (let next = robotAt(g, to); next !== null; next = front === null ? null : robotAt(g, front)) {
        chain.push(next)
        front = cells[front]!.step[n.dir]!
      }
      if (chain.length > 1 && n.alone) return fails(n)
      if (!n.shocked) {
        const first = beforeMoving(g, n, cell, chain, front)
        if (first === 'fails') return fails(n)
        if (first !== null) return first
      }
      // Where that ended the game, nothing more may happen.
      return advance(g, n, chain) ? fails(n) : undefined
    },
  },
})

/** The steps still to go are lost. */
function fails(n: Travel): undefined {
  n.left = 0
}

/** Points 3 to 7: what comes before anybody moves. Null: nothing; they may move. */
function beforeMoving(g: Volt, n: Travel, cell: Cell, chain: RobotId[], front: Space | null): Flow | 'fails' | null {
  if (chain.length > 1 && n.saw) {
    const touched = saws(g, n, chain[1]!)
    if (touched !== null) return touched
  }
  if (front === null) return 'fails'
  const holding = anchorsHold(g, n, chain)
  if (holding !== null) return holding
  const mine = mineAt(g, front)
  if (mine !== null) return detonate(g, mine)
  return barrier(g, n, cell, chain)
}

/** VT-MOVE-3, point 3: SAW BLADE cuts the first robot it touches, once a die; a KillBot spares KillBots (VT-KB-14). */
function saws(g: Volt, n: Travel, touched: RobotId): Flow | null {
  n.saw = false
  if (isKillBot(g.robots[n.head]) && isKillBot(g.robots[touched])) return null
  usesModule(g.robots[n.head], 'SAW BLADE')
  return strike(g, { kind: 'saw', by: n.head, points: 1, spaces: [g.robots[touched].at!], source: 'SAW BLADE' })!
}

/** Point 5: ANCHOR, each pushed robot in order from the head; one that refuses stops all. */
function anchorsHold(g: Volt, n: Travel, chain: RobotId[]): Flow | 'fails' | null {
  if (!n.anchors) return null
  for (let i = n.pushed ? 0 : 1; i < chain.length; i++) {
    const robot = g.robots[chain[i]!]
    if (!has(robot, 'ANCHOR')) continue
    if (n.brakes[robot.id] === undefined) {
      const setting = settingOf(robot, 'ANCHOR')
      if (n.braking === robot.id && n.brake !== null) setBrake(n, robot, n.brake)
      else if (isKillBot(robot)) setBrake(n, robot, MOST_BRAKE)
      else if (setting === 'Ask') {
        n.braking = robot.id
        n.brake = null
        return call(anchor, { robot: robot.id, dir: n.dir, left: n.left, by: n.by }, 'brake')
      } else {
        setBrake(n, robot, setting === 'Never' ? 0 : Number(setting))
        answeredBySetting(robot, 'ANCHOR')
      }
    }
    if (n.brakes[robot.id] === 0) return 'fails'
  }
  return null
}

function setBrake(n: Travel, robot: Robot, brake: number): void {
  const allowed = Math.max(0, n.left - brake)
  n.brakes[robot.id] = allowed
  n.braking = ''
  n.brake = null
  if (brake === 0) return
  usesModule(robot, 'ANCHOR')
  tell?.({ kind: 'brake', rule: 'VT-PUSH-6', robot: robot.id, seat: robot.seat, brake, allowed })
}

/** VT-PUSH-6 The anchored operator chooses the brake once for each MOVE or PUSH. */
export const anchor = question<{ robot: RobotId; dir: Dir; left: number; by: RobotId }, (typeof BRAKES)[number]>('anchor', {
  seats: (g, { robot }) => seatOf(g, robot),
  ask: (_g, { robot, by, left }) => ({ kind: 'brake', rule: 'VT-PUSH-6', robot, by, left }),
  candidates: () => [...BRAKES],
  /** VT-DEC-8 */
  absent: () => BRAKES[0]!,
  choose: (_g, _notes, _seat, { by }) => answer(by),
})
const BRAKES = [0, 1, MOST_BRAKE].map((by) => ({ kind: 'brake' as const, by }))

/** Point 7: every chain robot whose own step goes through a barrier takes lightning, all at once, before anyone moves. */
function barrier(g: Volt, n: Travel, cell: Cell, chain: RobotId[]): Flow | null {
  const { cells } = arenaOf(g)
  let struck: Space[] | null = null
  for (let i = 0; i < chain.length; i++) {
    const own = i === 0 ? cell : cells[g.robots[chain[i]!].at!]!
    if (!(i === 0 && n.wallControl ? own.freeBarrier : own.barrier)[n.dir]) continue
    struck ??= []
    struck.push(own.at)
  }
  if (struck === null) return null
  n.shocked = true
  return strike(g, { kind: 'lightning', by: n.by, points: 1, spaces: struck, source: 'barrier' })!
}

/** 8 and 9: the chain moves, farthest first, and the foremost may fall into a pit. True if that ended the game. */
function advance(g: Volt, n: Travel, chain: RobotId[]): boolean {
  const { cells } = arenaOf(g)
  const from = g.robots[n.head].at!
  for (let i = chain.length - 1; i >= 0; i--) {
    const id = chain[i]!
    const robot = g.robots[id]
    const cell = cells[robot.at!]!
    const to = (i === 0 && n.wallControl ? cell.freeStep : cell.step)[n.dir]!
    const isPushed = i > 0 || n.pushed
    if (i === 0 && to !== cell.step[n.dir]) usesModule(robot, 'WALL CONTROL')
    // First it stands there, then it is told: whoever looks on sees it there.
    robot.at = to
    if (tell !== null) {
      if (isPushed)
        tell({ kind: 'push', rule: 'VT-PUSH-1', seat: g.robots[n.by].seat, piece: id, from: cell.at, into: to, by: n.by, source: n.source })
      else tell({ kind: 'move', rule: 'VT-MOVE-1', seat: robot.seat, robot: id, from: cell.at, into: to, direction: keyName(n.dir) })
    }
    if (isPushed && n.brakes[id] !== undefined) n.brakes[id]--
  }
  n.made++
  n.left--
  n.fresh = true
  n.shocked = false
  if (n.made === 1 && n.mine !== '') layMine(g, n.head, from, n.mine)
  if (n.roams && g.tokens.includes(g.robots[n.head].at!)) n.left = 0
  const foremost = g.robots[chain[chain.length - 1]!]
  return cells[foremost.at!]!.pit && destroy(g, foremost.id, n.by, 'pit')
}
