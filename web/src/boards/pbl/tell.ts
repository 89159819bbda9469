import type { Seat, Seen } from '@robodrome/kernel'
import type { Happening } from '@robodrome/pbl/page'
import { plain, tellEvent } from '@robodrome/phrases'
import type { Cue, Telling } from '../board.ts'
import { said } from './words/index.ts'

/** The staging of an event: duration and sound. All other events appear only in the log. */
const SHOWN: Readonly<Partial<Record<Happening['kind'], { ms: number; cue: Cue }>>> = {
  build: { ms: 900, cue: 'clank' },
  play: { ms: 1200, cue: 'card' },
  declare: { ms: 600, cue: 'step' },
  roll: { ms: 900, cue: 'dice' },
  reroll: { ms: 600, cue: 'dice' },
  'set die': { ms: 400, cue: 'settle' },
  'strike roll': { ms: 700, cue: 'dice' },
  storage: { ms: 300, cue: 'settle' },
  'storage bomb': { ms: 400, cue: 'zap' },
  throw: { ms: 200, cue: 'card' },
  blast: { ms: 400, cue: 'zap' },
  outcome: { ms: 700, cue: 'hit' },
  'blow-off': { ms: 800, cue: 'crack' },
  'shoulder destroyed': { ms: 600, cue: 'crack' },
  strike: { ms: 700, cue: 'zap' },
  misfire: { ms: 500, cue: 'fizz' },
  critical: { ms: 500, cue: 'chime' },
  regenerate: { ms: 500, cue: 'chime' },
  draw: { ms: 0, cue: 'card' },
}

/** The game's own sentence, its sound, and its actor. */
export function describe(event: Seen<Happening>, nameOf: (seat: Seat) => string): Telling {
  const parts = tellEvent(said.words, event)
  return {
    seat: 'seat' in event ? event.seat : null,
    parts,
    ...SHOWN[event.kind],
    ...(event.kind === 'turn' && { turn: plain(parts, { nameOf, own: [] }) }),
  }
}
