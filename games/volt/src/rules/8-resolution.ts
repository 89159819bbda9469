import { answer, call, type Flow } from '@robodrome/kernel'
import { DECKS } from '../content/modules.ts'
import type { RobotId } from '../content/robots.ts'
import type { SpaceActivation } from '../frames.ts'
import { codeOf, equippedAt } from '../moments.ts'
import { sequence } from '../rule.ts'
import type { Robot, Volt } from '../state.ts'
import { tell } from '../tell.ts'
import type { RefusalId, WorkshopOption } from '../terms.ts'
import { arenaOf, cellAt, firstOf, isKillBot, mayDraw, mineAt, seatOf, settingOf } from '../vocabulary.ts'
import { usesModule } from './9c-using.ts'
import { strike } from './6a-damage.ts'
import { detonate } from './7-mines.ts'
import { drawModules, takeCard } from './9a-modules.ts'
import { answeredBySetting, question } from './9b-settings.ts'
import { gainPoint } from './11b-end.ts'

/** Phase 3: high voltage first, then every robot activates its space by starting number. */
export const resolve = sequence<{ next: number }>('resolve', {
  highVoltage(g) {
    g.phase = 3
    g.unit = 0
    const { highVoltage } = arenaOf(g)
    return highVoltage.length === 0
      ? undefined
      : strike(g, { kind: 'lightning', by: null, points: 1, spaces: highVoltage, source: 'high voltage' })
  },
  /** VT-RES-2 One robot after another; earned cards are drawn in between (VT-MOD-3). */
  activations: {
    while: (g, notes) => g.draws.length > 0 || notes.next < g.order.length,
    do(g, notes) {
      if (g.draws.length > 0) return call(drawModules, { deck: '' })
      const robot = g.robots[g.order[notes.next++]!]
      if (robot.at === null || !canActivate(g, robot)) return undefined
      return call(activateSpace, { robot: robot.id, space: robot.at, workshop: null })
    },
  },
})

/** Whether activating its space could do anything. */
function canActivate(g: Volt, robot: Robot): boolean {
  if (equippedAt(g, robot, 'space').length > 0 || g.tokens.includes(robot.at!)) return true
  return cellAt(g, robot.at!).workshop
}

/** VT-RES-2 to 5 One robot activates a space; all consequences finish before the next robot's turn. */
export const activateSpace = sequence<SpaceActivation>('activateSpace', {
  reach(g, n) {
    const robot = g.robots[n.robot]
    const effect = equippedAt(g, robot, 'space')[0]
    return effect === undefined ? undefined : codeOf('space', effect).reach(g, n, robot, effect)
  },
  /** VT-RES-4 A robot pays for reaching further: the barrier takes effect first, then a mine on the space. */
  barrier(g, n) {
    const robot = g.robots[n.robot]
    if (n.space === robot.at) return undefined
    usesModule(robot, equippedAt(g, robot, 'space')[0]!.module)
    tell?.({ kind: 'arm', rule: 'VT-RES-4', robot: n.robot, seat: robot.seat, space: n.space })
    const cell = cellAt(g, robot.at!)
    if (!cell.barrier[cell.toward[cell.adjacent.indexOf(n.space)]!]) return undefined
    return strike(g, { kind: 'lightning', by: n.robot, points: 1, spaces: [robot.at!], source: 'barrier' })
  },
  mine(g, n) {
    if (g.robots[n.robot].at === null) return answer()
    const mine = mineAt(g, n.space)
    return mine === null ? undefined : detonate(g, mine)
  },
  /** VT-RES-3 */
  take(g, n) {
    const robot = g.robots[n.robot]
    if (robot.at === null) return answer()
    if (g.tokens.includes(n.space)) {
      g.tokens.splice(g.tokens.indexOf(n.space), 1)
      gainPoint(g, n.robot, 'VT-RES-3', { token: n.space, destroyed: null })
      return undefined
    }
    return cellAt(g, n.space).workshop ? atWorkshop(g, robot) : undefined
  },
  workshop: (g, n) => (n.workshop === null ? undefined : useWorkshop(g.robots[n.robot], n.workshop)),
})

const isDamaged = (robot: Robot): boolean => robot.damage > 0 || robot.shield > 0

function repair(robot: Robot): void {
  tell?.({ kind: 'repair', rule: 'VT-RES-3', seat: robot.seat, robot: robot.id })
  robot.damage = 0
  robot.shield = 0
}

/** The operator repairs, draws a module or does nothing; KillBots repair (VT-KB-11). */
function atWorkshop(g: Volt, robot: Robot): Flow {
  if (isKillBot(robot)) {
    if (isDamaged(robot)) repair(robot)
    return undefined
  }
  // The question is skipped only if everybody can see that there is no choice. In any other case, skipping it would reveal the inventory.
  if (!isDamaged(robot) && DECKS.every((deck) => g.decks[deck].length === 0)) return undefined
  const set = wantedBySetting(robot)
  if (set === null || forbidsWorkshop(g, robot, set) !== null) return call(workshop, { robot: robot.id }, 'workshop')
  answeredBySetting(robot, 'workshop')
  return useWorkshop(robot, set)
}

function useWorkshop(robot: Robot, option: WorkshopOption): Flow {
  if (option.kind === 'repair') repair(robot)
  return option.kind === 'draw' ? call(takeCard, { robot: robot.id, deck: option.deck, module: '' }) : undefined
}

const [REPAIR, NOTHING] = [{ kind: 'repair' }, { kind: 'nothing' }] as const
const DRAWS = DECKS.map((deck) => ({ kind: 'draw' as const, deck }))

/** Returns what the operator's workshop setting requires: repair, draw from a deck, or draw if there is nothing to repair. */
function wantedBySetting(robot: Robot): WorkshopOption | null {
  const set = settingOf(robot, 'workshop')
  if (set === 'Ask') return null
  if (set.startsWith('Repair') && isDamaged(robot)) return REPAIR
  return DRAWS.find(({ deck }) => set.endsWith(deck)) ?? NOTHING
}

function forbidsWorkshop(g: Volt, robot: Robot, option: WorkshopOption): RefusalId | null {
  if (option.kind === 'repair') return isDamaged(robot) ? null : 'VT-RES-3'
  if (option.kind === 'nothing') return null
  if (!g.config.modules) return 'VT-RES-3'
  return mayDraw(g, robot, option.deck) ? null : 'VT-MOD-5'
}

export const workshop = question<{ robot: RobotId }, WorkshopOption>('workshop', {
  seats: (g, { robot }) => seatOf(g, robot),
  ask: (_g, { robot }) => ({ kind: 'workshop', rule: 'VT-RES-3', robot }),
  candidates: () => [REPAIR, ...DRAWS, NOTHING],
  forbids: (g, { robot }, _seat, option) => forbidsWorkshop(g, g.robots[robot], option),
  /** VT-DEC-13 */
  absent: (_g, _notes, _seat, open) => firstOf(open, REPAIR, NOTHING),
  choose: (_g, _notes, _seat, option) => answer(option),
})
