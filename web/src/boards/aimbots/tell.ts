import type { Happening } from '@robodrome/aimbots/page'
import { byKind, type ByKind, type Seat, type Seen } from '@robodrome/kernel'
import { plain, tellEvent } from '@robodrome/phrases'
import type { Cue, Telling } from '../board.ts'
import { said } from './words/index.ts'

/** The actor of an event, how long it is shown, and its sound. */
interface Staging {
  seat: Seat | null
  ms?: number
  cue?: Cue
}

const table = (): Staging => ({ seat: null })
const player = ({ seat }: { seat: Seat }): Staging => ({ seat })
const ofBot =
  (ms: number, cue: Cue) =>
  ({ bot }: { bot: { owner: Seat } }): Staging => ({ seat: bot.owner, ms, cue })
const bySeat =
  (ms: number, cue: Cue) =>
  ({ seat }: { seat: Seat }): Staging => ({ seat, ms, cue })

const STAGING: ByKind<Seen<Happening>, Staging> = {
  market: table,
  roll: player,
  tie: table,
  'first player': player,
  wild: player,
  draft: bySeat(300, 'card'),
  load: player,
  loaded: table,
  place: bySeat(200, 'clank'),
  'scrap laid out': table,
  turn: player,
  'turn over': player,
  pivot: bySeat(350, 'scrape'),
  boost: bySeat(500, 'step'),
  ability: player,
  shift: ofBot(400, 'step'),
  spin: ofBot(350, 'scrape'),
  swap: ({ bots }) => ({ seat: bots[0].owner, ms: 400, cue: 'step' }),
  scan: player,
  'plate moved': ({ bot }) => ({ seat: bot.owner }),
  repair: ({ bot }) => ({ seat: bot.owner }),
  attack: bySeat(500, 'zap'),
  margin: ({ bot }) => ({ seat: bot.owner }),
  'combat roll': () => ({ seat: null, ms: 900, cue: 'dice' }),
  dice: () => ({ seat: null, ms: 500, cue: 'dice' }),
  compare: ({ bot }) => ({ seat: bot.owner, ms: 700 }),
  plate: ofBot(500, 'hit'),
  survive: ({ bot }) => ({ seat: bot.owner }),
  defeat: bySeat(800, 'crack'),
  capture: bySeat(600, 'coin'),
  'scrap dropped': table,
  'pick up': bySeat(400, 'clank'),
  found: player,
  scrap: player,
  energy: player,
  relocate: player,
  die: player,
  shot: ({ bot }) => ({ seat: bot.owner }),
  out: player,
  stall: () => ({ seat: null, ms: 700 }),
  end: table,
}

/** The game's own sentence, with its staging. */
export function describe(event: Seen<Happening>, nameOf: (seat: Seat) => string): Telling {
  const parts = tellEvent(said.words, event)
  return { ...byKind(STAGING, event, null), parts, ...(event.kind === 'turn' && { turn: plain(parts, { nameOf, own: [] }) }) }
}
