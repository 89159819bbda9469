import type { Content, Happening, Terms } from '@robodrome/gekido/page'
import { byKind, type ByKind, type Seat, type Seen } from '@robodrome/kernel'
import { tellEvent } from '@robodrome/phrases'
import type { BoardModule, Telling } from '../../board.ts'
import { wordsIn } from '../said.ts'
import { words } from '../words/index.ts'

type Told = Seen<Happening>
/** The staging of an event: its sound, its duration, and the lines in the log. */
type Staging = Pick<Telling, 'cue' | 'ms' | 'turn'>

const staged = (cue: NonNullable<Telling['cue']>, ms: number) => (): Staging => ({ cue, ms })
const shown = (ms: number) => (): Staging => ({ ms })
const logged = (): Staging => ({})

/** Every kind of event has its staging. */
const STAGING: ByKind<Told, Staging, Content> = {
  bot: staged('clank', 300),
  tiles: logged,
  starter: staged('dice', 500),
  place: staged('step', 400),
  turn: ({ turn, bot }, { bots }) => ({ turn: words.log.turn(turn, bots[bot]!.name) }),
  move: staged('step', 420),
  stay: logged,
  target: shown(500),
  'lock flips': logged,
  'locks ready': logged,
  roll: staged('dice', 900),
  'sixth die': staged('dice', 800),
  reroll: staged('dice', 800),
  'die turned': staged('settle', 300),
  command: shown(400),
  lock: staged('lock', 360),
  stop: logged,
  'roll on': logged,
  'keep dice': staged('lock', 300),
  pass: logged,
  card: staged('card', 700),
  power: staged('zap', 700),
  tile: staged('zap', 600),
  'tile counts': logged,
  success: staged('settle', 700),
  malfunction: staged('fizz', 700),
  prevent: staged('clank', 400),
  damage: ({ lost }) => ({ cue: lost > 0 ? 'crack' : 'hit', ms: 700 }),
  heal: staged('chime', 400),
  upgrade: staged('chime', 400),
  armor: staged('dice', 500),
  unlock: staged('chime', 500),
  charge: staged('chime', 300),
  'bonus lost': logged,
  draw: staged('card', 300),
  look: () => ({ cue: 'card' }),
  keep: () => ({ cue: 'card' }),
  discard: () => ({ cue: 'card' }),
  reshuffle: () => ({ cue: 'card' }),
  leech: staged('card', 500),
  center: shown(300),
  push: staged('scrape', 500),
  pushed: staged('step', 400),
  destroyed: staged('crack', 1000),
  'called off': logged,
  won: staged('coin', 800),
}

/** The seat that caused an event, or null if the table itself caused it. */
const doer = (event: Told): Seat | null =>
  event.kind === 'tiles' || event.kind === 'reshuffle' || event.kind === 'die turned' ? null : event.seat

export const describeIn = (content: Content): BoardModule<Terms>['describe'] => {
  const known = new WeakMap<Told, Telling>()
  return (event) => {
    const found = known.get(event) ?? {
      seat: doer(event),
      parts: tellEvent(wordsIn(content), event),
      ...byKind(STAGING, event, content),
    }
    known.set(event, found)
    return found
  }
}
