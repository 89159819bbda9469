import { answer, call, type Flow, type Frame } from '@robodrome/kernel'
import type { Space } from '../arena.ts'
import { SHIELD_PLACES } from '../content/modules.ts'
import { MOST_DAMAGE, type RobotId } from '../content/robots.ts'
import type { DamageKind, DamageSource } from '../happening.ts'
import { sequence } from '../rule.ts'
import type { Robot, Volt } from '../state.ts'
import { tell } from '../tell.ts'
import type { Question, Reaction } from '../terms.ts'
import { cellAt, has, hasFreeShield, isKillBot, mineAt, seatOf, settingOf } from '../vocabulary.ts'
import { destroy } from './6b-destruction.ts'
import { detonate, minesInOrder } from './7a-mines.ts'
import { usesModule } from './9c-declaration.ts'
import { answeredBySetting, question } from './9b-settings.ts'

/** VT-DMG-1 All damage of one source at one moment. Robots by starting number, with the spaces where they stand; mines in order. */
export interface Batch {
  kind: DamageKind
  /** VT-DMG-5 Whose credit it is; null: nobody's. */
  by: RobotId | null
  /** What deals it, for the log. */
  source: DamageSource
  points: number
  robots: RobotId[]
  stood: Space[]
  mines: Space[]
  next: number
  /** Answers of the robot whose turn it is; null: not yet given. */
  conduct: boolean | null
  shield: boolean | null
  discharges: { robot: RobotId; at: Space }[]
  bombs: { robot: RobotId; at: Space }[]
  bomb: boolean | null
}

export interface Strike {
  kind: DamageKind
  by: RobotId | null
  points: number
  spaces: readonly Space[]
  /** One space more, besides those listed. */
  centre?: Space
  source: DamageSource
}

/** Damage to every piece on these spaces; nothing at all if they are empty. */
export function strike(g: Volt, { kind, by, points, spaces, centre, source }: Strike): Frame | undefined {
  const robots: RobotId[] = []
  const stood: Space[] = []
  for (const id of g.order) {
    const { at } = g.robots[id]
    if (at === null || (at !== centre && !spaces.includes(at))) continue
    robots.push(id)
    stood.push(at)
  }
  const mines = g.mines.length === 0 ? [] : minesInOrder(g, spaces, centre).map((mine) => mine.at)
  if (robots.length === 0 && mines.length === 0) return undefined
  return call(batch, {
    kind,
    by,
    source,
    points,
    robots,
    stood,
    mines,
    next: 0,
    conduct: null,
    shield: null,
    discharges: [],
    bombs: [],
    bomb: null,
  })
}

/** VT-DMG-4 Detonation [x]: x damage to every piece on the space and on those adjacent to it. */
export const detonation = (g: Volt, at: Space, points: number, by: RobotId, source: DamageSource): Frame | undefined =>
  strike(g, { kind: 'detonation', by, points, spaces: cellAt(g, at).adjacent, centre: at, source })

/** VT-DMG-3 Resolving a batch: all damage, then destructions, then discharges, mines, bombs, each a batch of its own. */
export const batch = sequence<Batch>('batch', {
  damage: {
    while: (_g, notes) => notes.next < notes.robots.length,
    do(g, notes) {
      const asks = take(notes, g.robots[notes.robots[notes.next]!], notes.stood[notes.next]!)
      if (asks !== null) return asks
      notes.conduct = null
      notes.shield = null
      notes.next++
      return undefined
    },
  },
  destructions(g, notes) {
    for (let i = 0; i < notes.robots.length; i++) {
      const robot = g.robots[notes.robots[i]!]
      if (robot.damage < MOST_DAMAGE || robot.at === null) continue
      if (has(robot, 'BOMB')) notes.bombs.push({ robot: robot.id, at: notes.stood[i]! })
      if (destroy(g, robot.id, notes.by, notes.source)) return undefined
    }
    return notes.discharges.length === 0 && notes.mines.length === 0 && notes.bombs.length === 0 ? answer() : undefined
  },
  discharges: {
    while: (_g, { discharges }) => discharges.length > 0,
    do(g, { discharges }) {
      const { robot, at } = discharges.shift()!
      return strike(g, { kind: 'conductor', by: robot, points: 1, spaces: cellAt(g, at).adjacent, source: 'CONDUCTOR' })
    },
  },
  mines: {
    while: (_g, { mines }) => mines.length > 0,
    do(g, { mines }) {
      const mine = mineAt(g, mines.shift()!)
      return mine === null ? undefined : detonate(g, mine)
    },
  },
  bombs: {
    while: (_g, { bombs }) => bombs.length > 0,
    do(g, notes) {
      const due = notes.bombs[0]!
      const robot = g.robots[due.robot]
      if (!has(robot, 'BOMB')) notes.bomb = false
      if (notes.bomb === null) return wantsBomb(robot, notes)
      const goesOff = notes.bomb
      notes.bombs.shift()
      notes.bomb = null
      return goesOff ? explode(g, due) : undefined
    },
  },
})

/** VT-DMG-3.1 One robot takes its share; the question it must answer first, or null. */
function take(notes: Batch, robot: Robot, at: Space): Frame | null {
  if (notes.kind === 'lightning' && has(robot, 'CONDUCTOR')) {
    if (notes.conduct === null && !decide(robot, 'CONDUCTOR', (yes) => (notes.conduct = yes)))
      return call(conduct, { robot: robot.id }, 'conduct')
    if (notes.conduct) {
      notes.discharges.push({ robot: robot.id, at })
      usesModule(robot, 'CONDUCTOR')
      return null
    }
  }
  let onShield = 0
  if (hasFreeShield(robot)) {
    if (notes.shield === null && !decide(robot, 'SHIELD', (yes) => (notes.shield = yes))) {
      return call(shield, { robot: robot.id }, 'shield')
    }
    if (notes.shield) {
      onShield = Math.min(notes.points, SHIELD_PLACES - robot.shield)
      robot.shield += onShield
      usesModule(robot, 'SHIELD')
    }
  }
  const card = Math.min(notes.points - onShield, MOST_DAMAGE - robot.damage)
  robot.damage += card
  tell?.({
    kind: 'damage',
    rule: 'VT-DMG-3',
    seat: robot.seat,
    robot: robot.id,
    at,
    source: notes.source,
    damage: notes.kind,
    by: notes.by,
    points: notes.points,
    shield: onShield,
    card,
    total: robot.damage,
  })
  return null
}

/** Whether a KillBot's habit (VT-KB-14: always) or a setting answers; if so it has told the answer. */
function decide(robot: Robot, module: Reaction, settle: (yes: boolean) => void): boolean {
  const setting = settingOf(robot, module)
  if (!isKillBot(robot) && setting === 'Ask') return false
  if (!isKillBot(robot)) answeredBySetting(robot, module)
  settle(isKillBot(robot) || setting === 'Always')
  return true
}

function wantsBomb(robot: Robot, notes: { bomb: boolean | null }): Flow {
  return decide(robot, 'BOMB', (yes) => (notes.bomb = yes)) ? undefined : call(bomb, { robot: robot.id }, 'bomb')
}

/** VT-DEST-5 BOMB: a detonation [2] where the robot stood. */
function explode(g: Volt, { robot, at }: { robot: RobotId; at: Space }): Flow {
  usesModule(g.robots[robot], 'BOMB')
  tell?.({ kind: 'detonation', rule: 'VT-DEST-5', at, points: 2, source: 'BOMB', by: robot })
  return detonation(g, at, 2, robot, 'BOMB')
}

/** Asks and sets off the BOMB of a robot that was crushed by a JETPACK (VT-JET-6). */
export const bombGoesOff = sequence<{ robot: RobotId; at: Space; bomb: boolean | null }>('bombGoesOff', {
  ask: (g, notes) => wantsBomb(g.robots[notes.robot], notes),
  explode: (g, notes) => (notes.bomb ? explode(g, { robot: notes.robot, at: notes.at }) : undefined),
})

const yesOrNo = (name: string, module: Reaction, rule: Extract<Question, { kind: 'react' }>['rule']) => {
  const [yes, no] = [true, false].map((use) => ({ kind: 'react' as const, module, use }))
  return question<{ robot: RobotId }, NonNullable<typeof yes>>(name, {
    seats: (g, { robot }) => seatOf(g, robot),
    ask: (_g, { robot }) => ({ kind: 'react', rule, robot, module }),
    candidates: () => [yes!, no!],
    absent: () => no!,
    choose: (_g, _notes, _seat, { use }) => answer(use),
  })
}

/** Reactions of the robot that is hit: CONDUCTOR (VT-DEC-10), SHIELD (VT-DEC-9), BOMB (VT-DEC-11). */
export const conduct = yesOrNo('conductor', 'CONDUCTOR', 'VT-DMG-3')
export const shield = yesOrNo('shield', 'SHIELD', 'VT-DMG-3')
export const bomb = yesOrNo('bomb', 'BOMB', 'VT-DEST-5')
