import { call, type Flow, type Frame } from '@robodrome/kernel'
import type { Cell, Space } from '../arena.ts'
import type { RobotId } from '../content/robots.ts'
import type { Travel } from '../frames.ts'
import { codeOf, equippedAt, usedAt } from '../moments.ts'
import { keyName } from '../notation.ts'
import { sequence } from '../rule.ts'
import type { Volt } from '../state.ts'
import { tell } from '../tell.ts'
import type { Declaration } from '../terms.ts'
import { arenaOf, isKillBot, mineAt, robotAt } from '../vocabulary.ts'
import { strike } from './6a-damage.ts'
import { destroy } from './6b-destruction.ts'
import { detonate, layMine } from './7-mines.ts'
import { usesModule } from './9c-using.ts'
import { steer } from './10-killbots.ts'

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
    brakable: given.brakable ?? true,
    passes: given.passes ?? '',
    cut: given.cut ?? null,
    mine: given.mine ?? '',
    roams: given.roams ?? false,
    onTarget: given.onTarget ?? false,
    fresh: true,
    shocked: false,
    brakes: {},
    brake: null,
    braking: '',
  })

/** Returns a die's move, modified by the modules used with it. */
export function travelWith(g: Volt, { use }: Declaration, given: Given): Frame {
  const frame = travel(given)
  const effects = usedAt(g, use, 'moving')
  for (let i = 0; i < effects.length; i++) Object.assign(frame.notes as Travel, codeOf('moving', effects[i]!).sets(effects[i]!))
  return frame
}

/** VT-MOVE-3 STEP after STEP until none is left or one fails. */
export const go = sequence<Travel>('go', {
  step: {
    while: (g, n) => n.left > 0 && g.robots[n.head].at !== null,
    do(g, n) {
      const { cells } = arenaOf(g)
      if (n.fresh && n.roams && !steer(g, n)) return fails(n)
      n.fresh = false
      // 1. Blocked?
      const cell = cells[g.robots[n.head].at!]!
      const to = (n.passes === '' ? cell.step : cell.freeStep)[n.dir]!
      if (to === null) return fails(n)
      // 2. The chain in front, and the space that its foremost robot would enter.
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
      // If this has ended the game, nothing more may happen.
      return advance(g, n, chain) ? fails(n) : undefined
    },
  },
})

/** The step fails, and the remaining steps are lost. */
function fails(n: Travel): undefined {
  n.left = 0
}

/** Points 3 to 7: everything that happens before the chain moves. Returns null if it may move. */
function beforeMoving(g: Volt, n: Travel, cell: Cell, chain: RobotId[], front: Space | null): Flow | 'fails' | null {
  if (chain.length > 1 && n.cut !== null) {
    const touched = cuts(g, n, n.cut, chain[1]!)
    if (touched !== null) return touched
  }
  if (front === null) return 'fails'
  const holding = holds(g, n, chain)
  if (holding !== null) return holding
  const mine = mineAt(g, front)
  if (mine !== null) return detonate(g, mine)
  return barrier(g, n, cell, chain)
}

/** VT-MOVE-3, point 3: the first robot touched is cut, once per die; a KillBot spares other KillBots (VT-KB-14). */
function cuts(g: Volt, n: Travel, { module, n: points }: NonNullable<Travel['cut']>, touched: RobotId): Flow | null {
  n.cut = null
  if (isKillBot(g.robots[n.head]) && isKillBot(g.robots[touched])) return null
  usesModule(g.robots[n.head], module)
  return strike(g, { kind: 'saw', by: n.head, points, spaces: [g.robots[touched].at!], source: module })!
}

/** Point 5: each pushed robot may brake, in order from the head; if one does, the whole chain stops. */
function holds(g: Volt, n: Travel, chain: RobotId[]): Flow | 'fails' | null {
  if (!n.brakable) return null
  for (let i = n.pushed ? 0 : 1; i < chain.length; i++) {
    const robot = g.robots[chain[i]!]
    const effects = equippedAt(g, robot, 'pushed')
    for (let j = 0; j < effects.length; j++) {
      const held = codeOf('pushed', effects[j]!).pushed(g, n, robot, effects[j]!)
      if (held !== null) return held
    }
    if (n.brakes[robot.id] === 0) return 'fails'
  }
  return null
}

/** Point 7: all chain robots whose own step crosses a barrier take lightning at once, before any of them moves. */
function barrier(g: Volt, n: Travel, cell: Cell, chain: RobotId[]): Flow | null {
  const { cells } = arenaOf(g)
  let struck: Space[] | null = null
  for (let i = 0; i < chain.length; i++) {
    const own = i === 0 ? cell : cells[g.robots[chain[i]!].at!]!
    if (!(i === 0 && n.passes !== '' ? own.freeBarrier : own.barrier)[n.dir]) continue
    struck ??= []
    struck.push(own.at)
  }
  if (struck === null) return null
  n.shocked = true
  return strike(g, { kind: 'lightning', by: n.by, points: 1, spaces: struck, source: 'barrier' })!
}

/** 8 and 9: the chain moves, farthest first, and the foremost may fall into a pit. Returns true if that ended the game. */
function advance(g: Volt, n: Travel, chain: RobotId[]): boolean {
  const { cells } = arenaOf(g)
  const from = g.robots[n.head].at!
  for (let i = chain.length - 1; i >= 0; i--) {
    const id = chain[i]!
    const robot = g.robots[id]
    const cell = cells[robot.at!]!
    const to = (i === 0 && n.passes !== '' ? cell.freeStep : cell.step)[n.dir]!
    const isPushed = i > 0 || n.pushed
    if (i === 0 && n.passes !== '' && to !== cell.step[n.dir]) usesModule(robot, n.passes)
    // The position changes before the event, so that spectators see the robot on its new space.
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
