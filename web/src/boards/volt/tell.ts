import { byKind, type ByKind } from '@robodrome/kernel'
import { tellEvent } from '@robodrome/phrases'
import type { Cue, Telling } from '../board.ts'
import type { Told } from './model.ts'
import { said, words } from './words/index.ts'

/** The staging of an event: duration, sound, and the title of a new turn. */
type Staging = { ms?: number; cue?: Cue; turn?: string }

const shown =
  (ms: number, cue: Cue): (() => Staging) =>
  () => ({ ms, cue })
const logged = (): Staging => ({})

const STAGING: ByKind<Told, Staging> = {
  sides: logged,
  robot: logged,
  bout: (event) => ({ turn: words.headline.boutOn(event.bout, event.board), ...(event.bout > 1 && { ms: 1200 }) }),
  numbers: logged,
  decks: shown(600, 'card'),
  round: ({ round }) => ({ turn: words.headline.roundOnly(round) }),
  token: shown(200, 'settle'),
  repair: shown(300, 'chime'),
  reboot: shown(250, 'clank'),
  push: shown(180, 'scrape'),
  move: shown(180, 'step'),
  confirmed: logged,
  withdrawn: logged,
  roll: shown(400, 'dice'),
  programs: shown(1200, 'clank'),
  module: logged,
  setting: logged,
  preset: logged,
  die: shown(350, 'settle'),
  shift: logged,
  damage: shown(360, 'hit'),
  detonation: shown(450, 'hit'),
  mine: shown(250, 'clank'),
  'mines removed': logged,
  destroyed: shown(600, 'crack'),
  vp: shown(600, 'coin'),
  over: shown(800, 'coin'),
  brake: shown(250, 'scrape'),
  jump: shown(400, 'step'),
  fire: shown(450, 'zap'),
  crossfire: shown(450, 'zap'),
  grenade: shown(450, 'hit'),
  teleport: shown(450, 'zap'),
  turned: shown(300, 'scrape'),
  remote: shown(400, 'lock'),
  turn: logged,
  heads: shown(700, 'settle'),
  aims: shown(700, 'lock'),
  idles: shown(500, 'settle'),
  arm: logged,
  draw: shown(450, 'card'),
  'no draw': logged,
  equip: logged,
  'load-outs': shown(1200, 'clank'),
  champion: shown(1200, 'coin'),
  left: logged,
}

const known = new WeakMap<Told, Telling>()

/** The game's own sentence, and its staging. It is cached, because log, caption, prompt and others request it in every frame. */
export function describe(event: Told): Telling {
  const found = known.get(event) ?? {
    seat: 'seat' in event ? event.seat : null,
    parts: tellEvent(said.words, event),
    ...byKind(STAGING, event, null),
  }
  known.set(event, found)
  return found
}
