import { say, seatName, type Modifier } from '@robodrome/aimbots/page'
import type { Event, Seat } from '@robodrome/kernel'
import { signed } from '../../kit/odds.ts'
import type { Cue, Part, Telling } from '../board.ts'
import { words } from './words.ts'

/** How long the stage shows an event, and its sound. */
const SHOWN: Readonly<Record<string, { ms: number; cue?: Cue }>> = {
  boost: { ms: 500, cue: 'step' },
  pivot: { ms: 350, cue: 'scrape' },
  spin: { ms: 350, cue: 'scrape' },
  shift: { ms: 400, cue: 'step' },
  swap: { ms: 400, cue: 'step' },
  attack: { ms: 500, cue: 'zap' },
  'combat roll': { ms: 900, cue: 'dice' },
  dice: { ms: 500, cue: 'dice' },
  compare: { ms: 700 },
  plate: { ms: 500, cue: 'hit' },
  defeat: { ms: 800, cue: 'crack' },
  capture: { ms: 600, cue: 'coin' },
  'pick up': { ms: 400, cue: 'clank' },
  place: { ms: 200, cue: 'clank' },
  draft: { ms: 300, cue: 'card' },
}

/** The game's own sentence, with the player by name and the margin with its parts. */
export function describe(event: Event): Telling {
  const seat = typeof event['seat'] === 'number' ? event['seat'] : null
  return {
    seat,
    parts: partsOf(event, seat),
    ...SHOWN[event.kind],
    ...(event.kind === 'turn' && { turn: say(event) }),
  }
}

function partsOf(event: Event, seat: Seat | null): Part[] {
  if (event.kind === 'margin') return marginParts(event)
  const text = say(event)
  if (seat === null || !text.startsWith(`${seatName(seat)} `)) return [text]
  return [{ seat }, `: ${text.slice(seatName(seat).length + 1)}`]
}

function marginParts(event: Event): Part[] {
  const margin = event['margin'] as number
  const parts = event['parts'] as Modifier[]
  const rows = parts.map(({ source, by, rule }) => ({ label: source, value: by, rule }))
  const sum = parts.reduce((all, { by }) => all + by, 0)
  const capped = sum === margin ? rows : [...rows, { label: words.desk.limit, value: margin - sum, rule: event.rule }]
  return [`${words.desk.margin} `, { value: signed(margin, true), breakdown: { title: words.desk.margin, total: margin, rows: capped } }]
}
