import { SIGNS } from '../art/glyph.tsx'
import type { Face } from '@robodrome/gekido/page'
import { signed } from '../../../kit/odds.ts'
import { bot, card, command, damage, dice, die, number, power, seatIn, source, strong, tile, who } from './parts.ts'
import type { Tellings } from './index.ts'
import { tellings as say } from './words.ts'

/** The attack: target, dice, effects, damage. */
export const attack: Tellings = {
  target: (e) => ({ parts: [who(e), say.attacks, who(e, 'target'), ...(e['fallback'] === true ? [say.fallback] : [])], ms: 500 }),
  'lock flips': (e) => ({ parts: [who(e), say.loading(bot(e, 'targetBot'))] }),
  'locks ready': (e) => ({ parts: [who(e), say.ready] }),
  roll: (e) => ({ parts: [who(e), say.rolled, ...dice(e['faces']), say.onRoll(number(e, 'roll'))], cue: 'dice', ms: 900 }),
  'sixth die': (e) => ({ parts: [who(e), say.sixth, ...dice(e['faces'])], cue: 'dice', ms: 800 }),
  reroll: (e) => ({ parts: [who(e), say.rerolled, ...dice(e['faces'])], cue: 'dice', ms: 800 }),
  'die turned': (e) => ({
    seat: null,
    parts: [say.aDie, SIGNS[e['die'] as Face], say.turned, SIGNS[e['becomes'] as Face]],
    cue: 'settle',
    ms: 300,
  }),
  command: (e) => ({ parts: [who(e), say.goesFor, strong(command(e))], ms: 400 }),
  lock: (e) => ({
    parts: [who(e), say.locked, ...dice(e['dice']), ...(e['complete'] === true ? [say.complete(command(e))] : [])],
    cue: 'lock',
    ms: 360,
  }),
  stop: (e) => ({ parts: [who(e), say.stops] }),
  'roll on': (e) => ({ parts: [who(e), say.rollsOn] }),
  'keep dice': (e) => ({ parts: [who(e), say.keeps, ...dice(e['kept']), say.discardsDice, ...dice(e['discarded'])], cue: 'lock', ms: 300 }),
  pass: (e) => ({ parts: [who(e), say.passes] }),
  card: (e) => ({ parts: [who(e), say.plays, strong(card(e['card'])), ...die(e)], cue: 'card', ms: 700 }),
  power: (e) => ({ parts: [who(e), say.uses, strong(power(e)), ...die(e), say.chargesLeft(number(e, 'left'))], cue: 'zap', ms: 700 }),
  tile: (e) => ({ parts: [who(e), say.uses, strong(tile(e['tile'])), ...die(e)], cue: 'zap', ms: 600 }),
  'tile counts': (e) => ({ parts: [who(e), say.standsOn, strong(tile(e['tile'])), say.damageMore(signed(number(e, 'value'), true))] }),
  success(e) {
    const number = e['pending'] as number
    const names = { attacker: bot(e), target: bot(e, 'targetBot') }
    return {
      parts: [
        who(e),
        say.success,
        strong(command(e)),
        say.for,
        damage(e, number, names, say.pendingTitle(command(e))),
        say.onBot(bot(e, 'targetBot')),
      ],
      cue: 'settle',
      ms: 700,
    }
  },
  malfunction(e) {
    const names = { attacker: bot(e), target: bot(e) }
    return {
      parts: [
        who(e),
        say.failed,
        strong(command(e)),
        say.malfunction,
        damage(e, number(e, 'pending'), names, say.malfunctionTitle(command(e))),
      ],
      cue: 'fizz',
      ms: 700,
    }
  },
  prevent: (e) => ({
    parts: [who(e), say.prevents, strong(String(number(e, 'value'))), say.with, strong(source(e['by'])), say.left(number(e, 'pending'))],
    cue: 'clank',
    ms: 400,
  }),
  damage(e) {
    const [amount, absorbed, lost] = [number(e, 'amount'), number(e, 'absorbed'), number(e, 'lost')]
    const title = say.damageTitle(bot(e))
    const then = say.damageThen(absorbed, lost)
    const sum = damage(e, amount, { attacker: attackerOf(e), target: bot(e) }, title, then === '' ? undefined : then)
    const ends = [...(absorbed > 0 ? [say.absorbed(absorbed)] : []), ...(lost > 0 ? [say.lost(lost)] : [])]
    return { parts: [who(e), say.loses, sum, say.causes[String(e['cause'])] ?? '', ...ends], cue: lost > 0 ? 'crack' : 'hit', ms: 700 }
  },
  heal: (e) => ({ parts: [who(e), say.heals(number(e, 'healed'))], cue: 'chime', ms: 400 }),
  push: (e) => ({ parts: [who(e), say.pushes, who(e, 'target'), say.off, strong(tile(e['tile']))], cue: 'scrape', ms: 500 }),
  pushed: (e) => ({ parts: [who(e), say.goesTo, strong(tile(e['tile']))], cue: 'step', ms: 400 }),
  destroyed: (e) => ({
    parts: [
      ...(e.rule === 'GK-OVER-4' ? [who(e), say.leftTable] : [who(e), say.colon, strong(bot(e)), say.destroyed]),
      ...handOf(e['hand'] as string[]),
    ],
    cue: 'crack',
    ms: 1000,
  }),
}

/** The event of a damage names only who suffers; the other side is whoever it came from. */
const attackerOf = (event: Parameters<typeof bot>[0]): string => (seatIn(event, 'from') < 0 ? bot(event) : say.theAttacker)

const handOf = (hand: readonly string[]): string[] => (hand.length === 0 ? [] : [say.handGone, hand.map(card).join(', ')])
