import { answer, call, type Seat } from '@robodrome/kernel'
import type { Codes } from '../moments.ts'
import { lineBetween } from '../content/arena.ts'
import { useProgramOn } from '../moving.ts'
import { choice } from '../rule.ts'
import { damageTo } from '../rules/8-damage.ts'
import { soloRoll } from '../rules/9-scrap.ts'
import { nothing } from '../rules/asking.ts'
import { ability } from '../rules/golden.ts'
import { NO_BOT, type Aimbots, type BotId } from '../state.ts'
import { tell } from '../tell.ts'
import type { EffectRef, OptionOf } from '../terms.ts'
import { areFriends, armor, asks, botOf, botsWhere, effects, isInReach, isOnBoard, opposite, printed, refOf } from '../vocabulary.ts'

interface Shot {
  seat: Seat
  target: BotId
  sentry: BotId
  die: number
}

const sentriesOf = (g: Aimbots, seat: Seat): BotId[] =>
  botsWhere(g, (bot) => bot.owner === seat && effects(g, bot).enemyBoost?.kind === 'fire')

/** Presents the Sentries of a seat as one effect; with more than two players it names the seat. */
const sentriesAs = (g: Aimbots, seat: Seat): EffectRef => ({
  program: botOf(g, sentriesOf(g, seat)[0]!).program,
  seat: g.players.length > 2 ? seat : null,
})

/** AB-BOOST-11 This seat's Sentries that could fire now. */
function readySentries(g: Aimbots, { seat, target }: Pick<Shot, 'seat' | 'target'>): BotId[] {
  const boosted = botOf(g, target)
  if (g.players[seat]!.fired || !isOnBoard(boosted) || areFriends(g, seat, boosted.owner)) return []
  return sentriesOf(g, seat).filter((id) => {
    const sentry = botOf(g, id)
    const line = lineBetween(sentry.at, boosted.at)
    return line !== undefined && isInReach(g, sentry, line.distance) && !sentry.plates.includes(printed(g, sentry, line.dir))
  })
}

/** AB-P12 When an enemy ends a Boost within reach, one Sentry may fire. A die higher than the enemy's armor does 1 damage. */
export const sentryFire = ability<Shot>('sentryFire', (g, shot) => readySentries(g, shot).length > 0, {
  which: (_g, { seat, target }) => call(chooseSentry, { seat, target }, 'sentry'),
  roll(g, { seat, target, sentry }) {
    if (sentry === NO_BOT) return answer()
    useProgramOn(g, sentry, 'fire', target)
    g.players[seat]!.fired = true
    return call(soloRoll, { seat, dice: [], bot: sentry }, 'die')
  },
  hit(g, { target, sentry, die }) {
    const bot = botOf(g, target)
    const hit = die > armor(g, bot)
    tell?.({ kind: 'shot', rule: 'AB-P12', bot: refOf(g, sentry), target: refOf(g, target), die, armor: armor(g, bot), hit })
    const { dir } = lineBetween(botOf(g, sentry).at, bot.at)!
    return hit ? damageTo(target, printed(g, bot, opposite(dir)), sentry, sentry) : answer()
  },
})

export const chooseSentry = choice<Pick<Shot, 'seat' | 'target'>, OptionOf<'fire'>>('chooseSentry', {
  seats: (g, { seat }) => asks(g, seat),
  ask: (_g, { target }) => ({ kind: 'chooseSentry', rule: 'AB-P12', target }),
  candidates: (g, { seat }) => [...sentriesOf(g, seat), NO_BOT].map((bot) => ({ kind: 'fire', bot })),
  forbids: (g, shot, _seat, { bot }) => (bot === NO_BOT || readySentries(g, shot).includes(bot) ? null : 'AB-P12'),
  absent: nothing,
  choose: (_g, _notes, _seat, { bot }) => answer(bot),
})

export const fire: Codes['enemyBoost']['fire'] = {
  waits: (g, seat, target) => ({ effect: sentriesAs(g, seat), call: call(sentryFire, { seat, target, sentry: NO_BOT, die: 0 }) }),
}
