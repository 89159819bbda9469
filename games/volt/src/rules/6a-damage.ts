import { answer, call, type Frame } from '@robodrome/kernel'
import type { Space } from '../arena.ts'
import type { DamageKind } from '../content/effects.ts'
import type { ModuleId } from '../content/modules.ts'
import { MOST_DAMAGE, type RobotId } from '../content/robots.ts'
import type { Batch, LastAct } from '../frames.ts'
import type { DamageSource } from '../happening.ts'
import { codeOf, equippedAt, usedAt } from '../moments.ts'
import { sequence } from '../rule.ts'
import type { Robot, Volt } from '../state.ts'
import { tell } from '../tell.ts'
import type { Option, Reaction } from '../terms.ts'
import { cellAt, isKillBot, mineAt, seatOf, settingOf } from '../vocabulary.ts'
import { destroy } from './6b-destruction.ts'
import { detonate, minesInOrder } from './7-mines.ts'
import { usesModule } from './9c-using.ts'
import { answeredBySetting, question } from './9b-settings.ts'

interface Strike {
  kind: DamageKind
  by: RobotId | null
  points: number
  spaces: readonly Space[]
  /** The space in the middle, which is added to those around it. */
  centre?: Space
  source: DamageSource
}

/** Damages every piece on these spaces; does nothing if they are empty. */
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
    reaction: 0,
    answer: null,
    held: 0,
    holder: null,
    discharges: [],
    lastActs: [],
  })
}

/** VT-DMG-4 Detonation [x]: x damage to every piece on the space and on adjacent spaces. */
export const detonation = (g: Volt, at: Space, points: number, by: RobotId, source: DamageSource): Frame | undefined =>
  strike(g, { kind: 'detonation', by, points, spaces: cellAt(g, at).adjacent, centre: at, source })

/** VT-DMG-3 Resolves a batch: all damage, then destructions, then discharges, mines and last acts, each of these as a batch of its own. */
export const batch = sequence<Batch>('batch', {
  damage: {
    while: (_g, notes) => notes.next < notes.robots.length,
    do(g, notes) {
      const asks = take(g, notes, g.robots[notes.robots[notes.next]!], notes.stood[notes.next]!)
      if (asks !== null) return asks
      notes.reaction = 0
      notes.answer = null
      notes.held = 0
      notes.holder = null
      notes.next++
      return undefined
    },
  },
  destructions(g, notes) {
    for (let i = 0; i < notes.robots.length; i++) {
      const robot = g.robots[notes.robots[i]!]
      if (robot.damage < MOST_DAMAGE || robot.at === null) continue
      const at = notes.stood[i]!
      for (const { module } of equippedAt(g, robot, 'destroyed')) notes.lastActs.push({ robot: robot.id, at, module, answer: null })
      if (destroy(g, robot.id, notes.by, notes.source)) return undefined
    }
    return notes.discharges.length === 0 && notes.mines.length === 0 && notes.lastActs.length === 0 ? answer() : undefined
  },
  discharges: {
    while: (_g, { discharges }) => discharges.length > 0,
    do(g, { discharges }) {
      const { robot, at, n, module } = discharges.shift()!
      return strike(g, { kind: 'conductor', by: robot, points: n, spaces: cellAt(g, at).adjacent, source: module })
    },
  },
  mines: {
    while: (_g, { mines }) => mines.length > 0,
    do(g, { mines }) {
      const mine = mineAt(g, mines.shift()!)
      return mine === null ? undefined : detonate(g, mine)
    },
  },
  lastActs: {
    while: (_g, { lastActs }) => lastActs.length > 0,
    do: (_g, { lastActs }) => call(lastAct, lastActs.shift()!),
  },
})

/** VT-DMG-3.1 Applies the damage to one robot. Returns the question to answer first, or null. */
function take(g: Volt, notes: Batch, robot: Robot, at: Space): Frame | null {
  const reactions = equippedAt(g, robot, 'damaged')
  for (; notes.reaction < reactions.length; notes.reaction++) {
    const effect = reactions[notes.reaction]!
    const code = codeOf('damaged', effect)
    if (!code.reacts(notes.kind, robot, effect)) continue
    if (notes.answer === null && !decide(robot, effect.module, (yes) => (notes.answer = yes)))
      return call(react, { robot: robot.id, module: effect.module, effect: effect.do, n: effect.n }, 'answer')
    const uses = notes.answer
    notes.answer = null
    if (!uses) continue
    usesModule(robot, effect.module)
    if (code.damaged(notes, robot, at, effect)) return null
  }
  const card = Math.min(notes.points - notes.held, MOST_DAMAGE - robot.damage)
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
    shield: notes.held,
    card,
    holder: notes.holder,
    total: robot.damage,
  })
  return null
}

/** Whether a KillBot (VT-KB-14: always yes) or a setting answers; if so, this has been reported. */
function decide(robot: Robot, module: ModuleId, settle: (yes: boolean) => void): boolean {
  const setting = settingOf(robot, module)
  if (!isKillBot(robot) && setting === 'Ask') return false
  if (!isKillBot(robot)) answeredBySetting(robot, module)
  settle(isKillBot(robot) || setting === 'Always')
  return true
}

/** VT-DEST-5 A destroyed robot's module may have a last act on its space, which its operator decides. */
export const lastAct = sequence<LastAct>('lastAct', {
  ask(g, notes) {
    const robot = g.robots[notes.robot]
    const effect = equippedAt(g, robot, 'destroyed').find(({ module }) => module === notes.module)
    // If the operator has left meanwhile, the modules are gone.
    if (effect === undefined) return answer()
    if (decide(robot, notes.module, (yes) => (notes.answer = yes))) return undefined
    return call(react, { robot: notes.robot, module: notes.module, effect: effect.do, n: effect.n }, 'answer')
  },
  act(g, { robot, at, module, answer: uses }) {
    const [effect] = usedAt(g, [module], 'destroyed')
    if (!uses) return undefined
    usesModule(g.robots[robot], module)
    return codeOf('destroyed', effect!).destroyed(g, robot, at, effect!)
  },
})

/** A robot's operator decides whether to use a reaction module (VT-DEC-9 to 11: an absent one does not). */
export const react = question<{ robot: RobotId; module: ModuleId; effect: Reaction; n: number }, ReactOption>('react', {
  seats: (g, { robot }) => seatOf(g, robot),
  ask: (_g, { robot, module, effect, n }) => ({
    kind: 'react',
    rule: effect === 'detonate' ? 'VT-DEST-5' : 'VT-DMG-3',
    robot,
    module,
    effect,
    n,
  }),
  candidates: (_g, { module }) => [true, false].map((use) => ({ kind: 'react', module, use })),
  absent: (_g, _notes, _seat, options) => options.find(({ use }) => !use)!,
  choose: (_g, _notes, _seat, { use }) => answer(use),
})
type ReactOption = Extract<Option, { kind: 'react' }>
