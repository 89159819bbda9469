import { aCard, bot, card, number, power, strong, tile, who } from './parts.ts'
import type { Tellings } from './index.ts'
import { tellings as say } from './words.ts'

/** Set-up, turns, gains and cards, the end. */
export const battle: Tellings = {
  bot: (e) => ({ parts: [who(e), say.brings, strong(bot(e))], cue: 'clank', ms: 300 }),
  tiles: (e) => ({ seat: null, parts: [say.arena, (e['tiles'] as string[]).map(tile).join(', ')] }),
  starter: (e) => ({ parts: [who(e), say.starts], cue: 'dice', ms: 500 }),
  place: (e) => ({ parts: [who(e), say.placed, strong(tile(e['tile']))], cue: 'step', ms: 400 }),
  turn: (e) => ({ parts: [who(e), say.turn], turn: say.turnTitle(number(e, 'turn'), bot(e)) }),
  move: (e) => ({ parts: [who(e), say.moves, strong(tile(e['tile']))], cue: 'step', ms: 420 }),
  stay: (e) => ({ parts: [who(e), say.stays] }),
  upgrade: (e) => ({ parts: [who(e), say.upgrade[String(e['type'])] ?? '', strong(String(number(e, 'value')))], cue: 'chime', ms: 400 }),
  armor: (e) => ({ parts: [who(e), say.armor, strong(String(number(e, 'value')))], cue: 'dice', ms: 500 }),
  unlock: (e) => ({ parts: [who(e), say.unlocks, strong(power(e)), say.withCharges(number(e, 'charges'))], cue: 'chime', ms: 500 }),
  charge: (e) => ({ parts: [who(e), say.colon, strong(power(e)), say.charges(number(e, 'left'))], cue: 'chime', ms: 300 }),
  'bonus lost': (e) => ({ parts: [who(e), say.bonusLost(String(e['what']))] }),
  draw: (e) => ({ parts: [who(e), say.draws, aCard(e)], cue: 'card', ms: 300 }),
  look: (e) => ({ parts: [who(e), say.looks, aCard(e)], cue: 'card' }),
  keep: (e) => ({ parts: [who(e), say.keepsCard, aCard(e)], cue: 'card' }),
  discard: (e) => ({ parts: [who(e), say.discards, strong((e['cards'] as string[]).map(card).join(', '))], cue: 'card' }),
  reshuffle: (e) => ({ seat: null, parts: [say.reshuffle(number(e, 'cards'))], cue: 'card' }),
  leech: (e) => ({ parts: [who(e), say.takes, aCard(e), say.from, who(e, 'from')], cue: 'card', ms: 500 }),
  center: (e) => ({ parts: [who(e), say.center, strong(tile('CENTER'))], ms: 300 }),
  'called off': () => ({ seat: null, parts: [say.calledOff] }),
  won: (e) => ({ parts: [who(e), say.won], cue: 'coin', ms: 800 }),
}
