import { openNotes, type OfKind, type Seat } from '@robodrome/kernel'
import { DIRS, KEYS, type Dir, type Space } from '../arena.ts'
import type { RobotId } from '../content/robots.ts'
import { forecastIn } from './forecast.ts'
import type { Happening } from '../happening.ts'
import { face, unitName } from '../notation.ts'
import { placeDice } from '../rules/4b-programming.ts'
import { legalPlaces } from '../rules/4c-placing.ts'
import { soFar } from '../secret.ts'
import { clone, type Volt } from '../state.ts'
import type { Ghost, Ghosts, Run } from '../shapes.ts'
import { arenaOf, cellAt } from '../vocabulary.ts'

/** Returns the ghost runs of a seat while it places dice; null at any other time. */
export function ghosts(g: Volt, seat: Seat): Ghosts | null {
  const id = g.seats[seat] ?? null
  const open = openNotes(g, placeDice)
  if (open === undefined || id === null || g.robots[id].seat !== seat) return null
  const placed = soFar(open, seat)
  const next = open.waiting.includes(seat)
    ? legalPlaces(g, g.robots[id], placed).flatMap((option) => (option.kind === 'place' ? [option.id] : []))
    : []
  return {
    placed: ghostOf(g, id, placed),
    with: Object.fromEntries(next.map((die) => [die, ghostOf(g, id, [...placed, die])])),
  }
}

function ghostOf(g: Volt, id: RobotId, program: readonly string[]): Ghost {
  const { at: start } = g.robots[id]
  const { events, after } = forecastIn(clone(g), { [id]: program.join(', ') })
  const ghost: Ghost = { runs: [], token: 0, repairs: false, gains: 0, wins: after.winner === id, at: start, damage: g.robots[id].damage }
  let run: Run | null = null
  for (const event of events) {
    if (event.kind === 'round') break
    if (event.kind === 'die') {
      run = event.robot === id ? begin(event, ghost.at!) : null
      if (run !== null) ghost.runs.push(run)
    }
    if (isResolution(event)) run = null
    note(g, id, ghost, event)
    if (run !== null) tellRun(g, id, run, event, ghost.at)
  }
  return ghost
}

const begin = ({ unit, color, value, key }: OfKind<Happening, 'die'>, at: Space): Run => ({
  die: `${unitName(unit)} ${face({ color, value })} ${key ?? ''}`,
  path: [at],
  shots: [],
  pushed: [],
  damage: [],
  destroyed: [],
  gains: 0,
})

/** Phase 3 has no event of its own: it begins with high voltage or the first activated space. */
const isResolution = (event: Happening): boolean =>
  event.rule.startsWith('VT-RES') || (event.kind === 'damage' && event.source === 'high voltage')

/** Notes everything that happens to the seat's robot, whatever the cause. */
function note(g: Volt, id: RobotId, ghost: Ghost, event: Happening): void {
  ghost.at = placeAfter(id, event, ghost.at)
  if (!('robot' in event) || event.robot !== id) return
  if (event.kind === 'vp') {
    ghost.gains++
    if (event.token !== null) ghost.token = cellAt(g, event.token).vp
  }
  if (event.kind === 'repair') {
    ghost.repairs = true
    ghost.damage = 0
  }
  if (event.kind === 'damage') ghost.damage = event.total
}

/** Returns a robot's space after an event. */
function placeAfter(id: RobotId, event: Happening, at: Space | null): Space | null {
  if (event.kind === 'destroyed') return event.robot === id ? null : at
  if (event.kind === 'push') return event.piece === id ? event.into : at
  if (event.kind === 'move' || event.kind === 'jump') return event.robot === id ? event.into : at
  if (event.kind === 'teleport') return event.robot === id ? event.into : event.other === id ? event.from : at
  return at
}

/** Adds an event's contribution to the run of a die. */
function tellRun(g: Volt, id: RobotId, run: Run, event: Happening, at: Space | null): void {
  if (at !== null && at !== run.path.at(-1)) run.path.push(at)
  if (event.kind === 'push' && event.piece !== id && event.piece !== 'mine') {
    const { piece: robot, into } = event
    run.pushed = [...run.pushed.filter((each) => each.robot !== robot), { robot, into }]
  }
  if (event.kind === 'fire' && event.robot === id) {
    run.shots.push({ to: event.at ?? lineEnd(g, at!, DIRS[KEYS.indexOf(event.direction)]!), hits: event.hits })
  }
  if (event.kind === 'damage') run.damage.push({ robot: event.robot, points: event.card, total: event.total })
  if (event.kind === 'destroyed') run.destroyed.push(event.robot)
  if (event.kind === 'vp' && event.robot === id) run.gains++
}

/** Returns the last space that an unobstructed shot passes. */
function lineEnd(g: Volt, from: Space, dir: Dir): Space {
  const { cells } = arenaOf(g)
  let at = from
  for (let next = cells[at]!.step[dir]!; next !== null; next = cells[at]!.step[dir]!) at = next
  return at
}
