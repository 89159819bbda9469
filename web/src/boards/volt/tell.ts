import { ROBOTS, say, type RobotId } from '@robodrome/volt/page'
import type { Event } from '@robodrome/kernel'
import type { Breakdown, Cue, Part, Telling } from '../board.ts'
import { tellings } from './words/tell.ts'
import { robotName } from './words/text.ts'

/** How long the stage shows an event, and its sound. */
const SHOWN: Readonly<Record<string, { ms: number; cue?: Cue }>> = {
  programs: { ms: 500, cue: 'clank' },
  roll: { ms: 400, cue: 'dice' },
  move: { ms: 180, cue: 'step' },
  push: { ms: 180, cue: 'scrape' },
  jump: { ms: 400, cue: 'step' },
  teleport: { ms: 450, cue: 'zap' },
  fire: { ms: 450, cue: 'zap' },
  crossfire: { ms: 450, cue: 'zap' },
  grenade: { ms: 450, cue: 'hit' },
  detonation: { ms: 450, cue: 'hit' },
  damage: { ms: 360, cue: 'hit' },
  destroyed: { ms: 600, cue: 'crack' },
  vp: { ms: 600, cue: 'coin' },
  reboot: { ms: 250, cue: 'clank' },
  repair: { ms: 300, cue: 'chime' },
  mine: { ms: 250, cue: 'clank' },
  brake: { ms: 250, cue: 'scrape' },
  turned: { ms: 300, cue: 'scrape' },
  remote: { ms: 400, cue: 'lock' },
  draw: { ms: 250, cue: 'card' },
  token: { ms: 200, cue: 'settle' },
  champion: { ms: 900, cue: 'coin' },
  over: { ms: 800, cue: 'coin' },
}

/** The game's own sentence, with names that stand out and numbers that explain themselves. */
export function describe(event: Event): Telling {
  return {
    seat: typeof event['seat'] === 'number' ? event['seat'] : null,
    parts: PARTS[event.kind]?.(event) ?? named(say(event)),
    ...SHOWN[event.kind],
    ...(event.kind === 'round' && { turn: tellings.round(event['round'] as number) }),
    ...(event.kind === 'bout' && { turn: say(event) }),
  }
}

const NAMES = new RegExp(
  `\\b(${Object.values(ROBOTS)
    .map(({ name }) => name)
    .join('|')})\\b`,
)

/** A sentence in which the names of robots stand out. */
const named = (text: string): Part[] =>
  text
    .split(NAMES)
    .map((part): Part => (NAMES.test(part) ? { strong: part } : part))
    .filter((part) => part !== '')

const PARTS: Readonly<Record<string, (event: Event) => Part[]>> = {
  robot(event) {
    const taker: Part = event['seat'] === null ? tellings.killbot : { seat: event['seat'] as number }
    return [taker, tellings.takesFigure, { strong: robotName(event['robot'] as RobotId) }, tellings.side(event['side'] as string)]
  },
  damage(event) {
    const name = robotName(event['robot'] as RobotId)
    const [points, total] = [event['points'] as number, event['total'] as number]
    const by = event['by'] === null ? null : robotName(event['by'] as RobotId)
    return [
      { strong: name },
      tellings.takes,
      { value: tellings.damage(points), breakdown: damageOf(event, name) },
      ...named(tellings.from(event['source'] as string, by, total)),
    ]
  },
  vp(event) {
    const name = robotName(event['robot'] as RobotId)
    const [vp, total, target] = [event['vp'], event['total'], event['target']] as [number, number, number]
    return [
      { strong: name },
      tellings.gains,
      { value: tellings.point, breakdown: pointsOf(event, name) },
      ...named(tellings.forGain(gainOf(event))),
      tellings.score(vp, total, target),
    ]
  },
}

/** What a VP was gained for. */
const gainOf = (event: Event): string =>
  event['token'] === null ? tellings.destroying(robotName(event['destroyed'] as RobotId)) : tellings.token(event['token'] as string)

/** Damage tokens on a robot card: what lay there, what this hit brings, what SHIELD takes of it. */
function damageOf(event: Event, name: string): Breakdown {
  const [card, shield, total] = [event['card'], event['shield'], event['total']] as [number, number, number]
  return {
    title: tellings.damageTitle(name),
    total,
    tone: 'harm',
    rows: [
      { label: tellings.damageBefore, value: total - card, rule: 'VT-DMG-1' },
      { label: event['source'] as string, value: card + shield, rule: event.rule },
      ...(shield > 0 ? [{ label: 'SHIELD', value: -shield, rule: 'VT-DMG-3' }] : []),
    ],
    outcome: tellings.damageThen(total),
  }
}

function pointsOf(event: Event, name: string): Breakdown {
  const [vp, total, target] = [event['vp'], event['total'], event['target']] as [number, number, number]
  return {
    title: tellings.vpTitle(name),
    total: vp,
    tone: 'gain',
    rows: [
      { label: tellings.vpBefore, value: vp - 1, rule: 'VT-OVR-2' },
      { label: gainOf(event), value: 1, rule: event.rule },
    ],
    outcome: tellings.vpThen(total, target),
  }
}
