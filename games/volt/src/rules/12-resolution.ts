import { answer, call, goto, sequence, tell, type Flow } from '@robodrome/kernel'
import type { Space } from '../arena.ts'
import { DECKS, type Deck } from '../content/modules.ts'
import type { RobotId } from '../content/robots.ts'
import type { Robot, Volt } from '../state.ts'
import { arenaOf, cellAt, firstOf, has, isKillBot, mayDraw, mineAt, seatOf, settingOf } from '../vocabulary.ts'
import { usesModule } from './4b-declaration.ts'
import { strike } from './8-damage.ts'
import { detonate } from './10-mines.ts'
import { drawModules, takeCard } from './13-modules.ts'
import { answeredBySetting, question } from './14-settings.ts'
import { gainPoint } from './17-end.ts'

/** 6. Phase 3: high voltage first, then every robot activates its space by starting number. */
export const resolve = sequence<Volt, { next: number }>('resolve', {
  highVoltage(g) {
    g.phase = 3
    g.unit = 0
    const { highVoltage } = arenaOf(g)
    return highVoltage.length === 0
      ? undefined
      : strike(g, { kind: 'lightning', by: null, points: 1, spaces: highVoltage, source: 'high voltage' })
  },
  draws: (g) => (g.draws.length > 0 ? call(drawModules, { deck: '' }) : undefined),
  nextRobot(g, notes) {
    while (notes.next < g.order.length) {
      const robot = g.robots[g.order[notes.next++]!]
      if (robot.at !== null && canActivate(g, robot)) return call(activateSpace, { robot: robot.id, space: robot.at, workshop: 'nothing' })
    }
    return answer()
  },
  again: () => goto('draws'),
})

/** Whether activating its space can do anything at all. */
function canActivate(g: Volt, robot: Robot): boolean {
  if (has(robot, 'TELESCOPIC ARM') || g.tokens.includes(robot.at!)) return true
  return cellAt(g, robot.at!).workshop
}

/** VT-RES-2 to 5 One robot activates a space; all that follows from it is finished before the next robot's turn. */
export const activateSpace = sequence<Volt, { robot: RobotId; space: Space; workshop: string }>('activateSpace', {
  reach(g, n) {
    const robot = g.robots[n.robot]
    if (!has(robot, 'TELESCOPIC ARM')) return goto('take')
    const setting = settingOf(robot, 'TELESCOPIC ARM')
    if (setting === 'Ask') return call(arm, { robot: n.robot }, 'space')
    if (setting === 'VP') n.space = nearbyToken(g, robot) ?? n.space
    answeredBySetting(robot, 'TELESCOPIC ARM')
    return undefined
  },
  /** VT-RES-4 The price: the barrier first, then a mine that lies there. */
  barrier(g, n) {
    const robot = g.robots[n.robot]
    if (n.space === robot.at) return goto('take')
    usesModule(n.robot, 'TELESCOPIC ARM')
    tell?.({ kind: 'arm', rule: 'VT-RES-4', robot: n.robot, space: n.space })
    const cell = cellAt(g, robot.at!)
    if (!cell.barrier[cell.toward[cell.adjacent.indexOf(n.space)]!]) return undefined
    return strike(g, { kind: 'lightning', by: n.robot, points: 1, spaces: [robot.at!], source: 'lightning barrier' })
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
  workshop(g, n) {
    const robot = g.robots[n.robot]
    if (n.workshop === 'repair') repair(robot)
    if (n.workshop.startsWith('draw ')) return call(takeCard, { robot: n.robot, deck: n.workshop.slice(5) as Deck, module: '' })
    return undefined
  },
})

/** The setting VP: an adjacent token that costs nothing, lowest number first, if there is none on the own space. */
function nearbyToken(g: Volt, robot: Robot): Space | undefined {
  if (g.tokens.includes(robot.at!)) return undefined
  const cell = cellAt(g, robot.at!)
  return g.tokens.find((space) => {
    const i = cell.adjacent.indexOf(space)
    return i >= 0 && !cell.barrier[cell.toward[i]!] && mineAt(g, space) === null
  })
}

export const arm = question<{ robot: RobotId }, Space>('telescopicArm', {
  seats: (g, { robot }) => seatOf(g, robot),
  candidates: (g, { robot }) => [g.robots[robot].at!, ...cellAt(g, g.robots[robot].at!).adjacent],
  forbids(g, { robot }, _seat, space) {
    const { at } = g.robots[robot]
    return space === at || cellAt(g, at!).adjacent.includes(space) ? null : 'VT-GEO-8'
  },
  tempting: (g, { robot }) => {
    const cell = cellAt(g, g.robots[robot].at!)
    return cell.beyond.filter((space) => space !== null && !cell.adjacent.includes(space)) as Space[]
  },
  /** VT-DEC-12 */
  absent: (g, { robot }) => g.robots[robot].at!,
  choose: (_g, _notes, _seat, space) => answer(space),
})

const isDamaged = (robot: Robot): boolean => robot.damage > 0 || robot.shield > 0

export function repair(robot: Robot): void {
  tell?.({ kind: 'repair', rule: 'VT-RES-3', seat: robot.seat, robot: robot.id })
  robot.damage = 0
  robot.shield = 0
}

/** Repair, draw a module or nothing; KillBots repair (VT-KB-11). */
function atWorkshop(g: Volt, robot: Robot): Flow {
  if (isKillBot(robot)) {
    if (isDamaged(robot)) repair(robot)
    return undefined
  }
  // Not asked only where everybody can see that there is nothing to choose: otherwise it would tell what an inventory holds.
  if (!isDamaged(robot) && DECKS.every((deck) => g.decks[deck].length === 0)) return undefined
  const choices = WORKSHOP.filter((option) => forbidsWorkshop(g, robot, option) === null)
  const set = settingOf(robot, 'workshop')
  if (set === 'Ask') return call(workshop, { robot: robot.id }, 'workshop')
  const [, colour] = /draw (\w+)$/i.exec(set) ?? []
  const wanted = set.startsWith('Repair') && isDamaged(robot) ? 'repair' : colour === undefined ? 'nothing' : `draw ${colour}`
  if (!choices.includes(wanted)) return call(workshop, { robot: robot.id }, 'workshop')
  answeredBySetting(robot, 'workshop')
  if (wanted === 'repair') repair(robot)
  return wanted.startsWith('draw ') ? call(takeCard, { robot: robot.id, deck: wanted.slice(5) as Deck, module: '' }) : undefined
}

const WORKSHOP = ['repair', ...DECKS.map((deck) => `draw ${deck}`), 'nothing']

function forbidsWorkshop(g: Volt, robot: Robot, option: string): string | null {
  if (option === 'repair') return isDamaged(robot) ? null : 'VT-RES-3'
  if (option === 'nothing') return null
  return g.config.modules && mayDraw(g, robot, option.slice(5) as Deck) ? null : g.config.modules ? 'VT-MOD-5' : 'VT-RES-3'
}

export const workshop = question<{ robot: RobotId }, string>('workshop', {
  seats: (g, { robot }) => seatOf(g, robot),
  candidates: () => WORKSHOP,
  forbids: (g, { robot }, _seat, option) => forbidsWorkshop(g, g.robots[robot], option),
  /** VT-DEC-13 */
  absent: (_g, _notes, _seat, open) => firstOf(open, 'repair', 'nothing'),
  choose: (_g, _notes, _seat, option) => answer(option),
})
