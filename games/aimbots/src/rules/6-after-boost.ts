import type { Space } from '@robodrome/board'
import { answer, byKind, call, current, type ByKind, type Flow, type Frame, type Seat, type Sequence } from '@robodrome/kernel'
import { thisAttack } from '../bout.ts'
import { lineBetween, rayFrom, type Dir } from '../content/arena.ts'
import { contentOf } from '../content/content.ts'
import type { AfterBoost } from '../content/effects.ts'
import { choice } from '../rule.ts'
import { NO_BOT, type Aimbots, type BotId } from '../state.ts'
import { tell } from '../tell.ts'
import type { EffectRef, OptionOf, Stop } from '../terms.ts'
import {
  areFriends,
  armor,
  asks,
  botAt,
  botOf,
  botsWhere,
  effects,
  friendsNextTo,
  isEmpty,
  isInReach,
  isOnBoard,
  opposite,
  printed,
  refOf,
  stepFrom,
} from '../vocabulary.ts'
import { shift, spin, swap, useProgram, useProgramOn } from '../moving.ts'
import { damageTo } from './8-damage.ts'
import { soloRoll } from './9-scrap.ts'
import { ability, goldenRule, resolve, waiting, type Waiting } from './golden.ts'

/** A Boost as declared (AB-BOOST-9). */
export interface Boost {
  bot: BotId
  /** Where it goes; a Drifter may first go to a corner and turn there. */
  stop: Stop | null
  corner: Space
  to: Space
  /** The bot a Tug brings along. */
  tow: BotId
  dir: Dir
  spaces: number
}
import { first, nothing } from './asking.ts'
import { SENSES, type Sense } from '../shapes.ts'

/** AB-BOOST-10 After the movement the bot's own abilities and enemy Sentries trigger together. */
export function afterBoost(g: Aimbots, boost: Boost): Flow {
  const { bot } = boost
  const effect = effects(g, botOf(g, bot)).afterBoost
  const own = effect === null ? undefined : byKind(AFTER_BOOST, effect, boost)
  const todo: Waiting[] = own === undefined ? [] : [waiting(g, bot, own)]
  for (const seat of g.order) {
    if (sentriesOf(g, seat).length > 0)
      todo.push({ effect: sentriesAs(g, seat), call: call(sentryFire, { seat, target: bot, sentry: NO_BOT, die: 0 }) })
  }
  todo.sort((a, b) => order(a) - order(b))
  return resolve(g, todo)
}

/** What a program does after its Boost; bonuses that are merely noted need no rule of their own. */
const AFTER_BOOST: ByKind<AfterBoost, Frame | undefined, Boost> = {
  tow: (_effect, { bot, tow, dir, spaces }) => (tow === NO_BOT ? undefined : call(towAlong, { bot, tow, dir, most: spaces, by: 0 })),
  shuttle: (_effect, { bot }) => call(shuttle, { bot, friend: NO_BOT }),
  crawl: (_effect, { bot }) => call(crawl, { bot, sense: '' }),
  crash: (effect, { bot, dir, spaces }) => (spaces >= effect.spaces ? call(crash, { bot, dir, yes: false, struck: NO_BOT }) : undefined),
  rush: () => undefined,
  charge: () => undefined,
}

/** The list order by program id (AB-P04 Tug, AB-P12 Sentry, AB-P34 Shuttle, AB-P43 Crawler, AB-P44 Meteor). */
const order = ({ call: { rule } }: Waiting): number => ['towAlong', 'sentryFire', 'shuttle', 'crawl', 'crash'].indexOf(rule)

// Tug

interface Tow {
  bot: BotId
  tow: BotId
  dir: Dir
  most: number
  by: number
}

/** How far the bot can be shifted that way. */
function freeAhead(g: Aimbots, { tow, dir, most }: Tow): number {
  const ray = rayFrom(botOf(g, tow).at, dir)
  let free = 0
  while (free < most && free < ray.length && isEmpty(g, ray[free]!)) free++
  return free
}

const canTow = (g: Aimbots, notes: Tow): boolean =>
  isOnBoard(botOf(g, notes.bot)) && isOnBoard(botOf(g, notes.tow)) && freeAhead(g, notes) > 0

/** AB-P04 Tug shifts the bot it named up to as far as it has moved, in the same direction. */
export const towAlong = ability<Tow>('towAlong', canTow, {
  howFar: (_g, { bot, tow, dir, most }) => call(towBy, { bot, tow, dir, most, by: 0 }, 'by'),
  shift(g, { bot, tow, dir, by }) {
    if (by === 0) return
    useProgramOn(g, bot, 'tow', tow)
    shift(g, tow, rayFrom(botOf(g, tow).at, dir)[by - 1]!, 'AB-P04')
  },
})

export const towBy = choice<Tow, OptionOf<'towBy'>>('towBy', {
  seats: (g, { bot }) => asks(g, botOf(g, bot).owner),
  ask: (_g, { bot, tow }) => ({ kind: 'towBy', rule: 'AB-P04', bot, target: tow }),
  candidates: (_g, { most }) => Array.from({ length: most + 1 }, (_, by) => ({ kind: 'towBy', by })),
  forbids: (g, notes, _seat, { by }) => (by <= freeAhead(g, notes) ? null : 'AB-P04'),
  absent: first,
  choose: (_g, _notes, _seat, { by }) => answer(by),
})

// Shuttle

/** AB-P34 Shuttle swaps with a friendly bot next to it. */
export const shuttle = ability<{ bot: BotId; friend: BotId }>(
  'shuttle',
  (g, { bot }) => isOnBoard(botOf(g, bot)) && friendsNextTo(g, bot).length > 0,
  {
    whom: (_g, { bot }) => call(swapWhom, { bot, rule: 'AB-P34' }, 'friend'),
    swap(g, { bot, friend }) {
      if (friend === NO_BOT) return
      useProgramOn(g, bot, 'swap', friend)
      swap(g, bot, friend, 'AB-P34')
    },
  },
)

/** A friendly bot next to this one to swap with, or none: for Shuttle and Decoy. */
export const swapWhom = choice<{ bot: BotId; rule: 'AB-P09' | 'AB-P34' }, OptionOf<'swapWith'>>('swapWhom', {
  seats: (g, { bot }) => asks(g, botOf(g, bot).owner),
  ask: (_g, { bot, rule }) => ({ kind: 'swapWhom', rule, bot }),
  candidates: (g, { bot }) => [...friendsNextTo(g, bot), NO_BOT].map(swapWith),
  forbids: (g, { bot, rule }, _seat, option) => (option.bot === NO_BOT || friendsNextTo(g, bot).includes(option.bot) ? null : rule),
  tempting: (g, { bot }) => botsWhere(g, (_, id) => id !== bot && !friendsNextTo(g, bot).includes(id)).map(swapWith),
  absent: nothing,
  choose: (_g, _notes, _seat, { bot }) => answer(bot),
})

const swapWith = (bot: BotId): OptionOf<'swapWith'> => ({ kind: 'swapWith', bot })

// Crawler

/** AB-P43 Crawler may be spun after its Boost. */
export const crawl = ability<{ bot: BotId; sense: Sense | '' }>('crawl', (g, { bot }) => isOnBoard(botOf(g, bot)), {
  whichWay: (_g, { bot }) => call(spinItself, { bot }, 'sense'),
  spin(g, { bot, sense }) {
    if (sense === '') return
    useProgram(g, bot, { kind: 'spinItself' })
    spin(g, bot, sense, 'AB-P43')
  },
})

export const spinItself = choice<{ bot: BotId }, OptionOf<'spin'>>('spinItself', {
  seats: (g, { bot }) => asks(g, botOf(g, bot).owner),
  ask: (_g, { bot }) => ({ kind: 'spinItself', rule: 'AB-P43', bot }),
  candidates: () => [...SENSES, '' as const].map((sense) => ({ kind: 'spin', sense })),
  absent: nothing,
  choose: (_g, _notes, _seat, { sense }) => answer(sense),
})

// Meteor

interface Crash {
  bot: BotId
  dir: Dir
  yes: boolean
  struck: BotId
}

/** The enemy right ahead, if there is one. */
function enemyAhead(g: Aimbots, { bot, dir }: Crash): BotId {
  const next = stepFrom(botOf(g, bot).at, dir)
  const ahead = next === undefined ? NO_BOT : botAt(g, next)
  return ahead !== NO_BOT && !areFriends(g, botOf(g, ahead).owner, botOf(g, bot).owner) ? ahead : NO_BOT
}

const canCrash = (g: Aimbots, notes: Crash): boolean =>
  isOnBoard(botOf(g, notes.bot)) && !botOf(g, notes.bot).crashed && enemyAhead(g, notes) !== NO_BOT

/** AB-P44 Once per turn, after 3 or more spaces, Meteor may crash into the enemy ahead: both take 1 damage. */
export const crash: Sequence<Aimbots, Crash> = ability<Crash>('crash', canCrash, {
  ask: (g, notes) => call(yesOrNo, { bot: notes.bot, seat: botOf(g, notes.bot).owner, verb: 'crash' }, 'yes'),
  crash(g, notes) {
    if (!notes.yes) return answer()
    const { bot, dir } = notes
    const struck = enemyAhead(g, notes)
    useProgramOn(g, bot, 'crash', struck)
    botOf(g, bot).crashed = true
    return call(goldenRule, {
      todo: [
        { effect: { bot: struck }, call: damageTo(struck, printed(g, botOf(g, struck), opposite(dir)), bot, bot) },
        { effect: { bot }, call: damageTo(bot, printed(g, botOf(g, bot), dir), bot, struck) },
      ],
      next: 0,
    })
  },
})

/** Whether to use an ability. */
export const yesOrNo = choice<{ bot: BotId; seat: Seat; verb: 'crash' | 'push' }, OptionOf<'crash' | 'shove'>>('yesOrNo', {
  seats: (g, { seat }) => asks(g, seat),
  ask: (g, { bot, verb }) =>
    verb === 'crash'
      ? { kind: 'crash', rule: 'AB-P44', bot, target: enemyAhead(g, current(g, crash)) }
      : { kind: 'shove', rule: 'AB-P39', bot, target: thisAttack(g).attacker },
  candidates: (_g, { verb }) => [true, false].map((yes) => ({ kind: verb === 'crash' ? 'crash' : 'shove', yes })),
  absent: nothing,
  choose: (_g, _notes, _seat, { yes }) => answer(yes),
})

// Sentry

interface Shot {
  seat: Seat
  target: BotId
  sentry: BotId
  die: number
}

function sentriesOf(g: Aimbots, seat: Seat): BotId[] {
  const { sentries } = contentOf(g)
  return botsWhere(g, (bot) => bot.owner === seat && sentries.includes(bot.program))
}

/** The Sentries of a seat as one effect; with more than two players it must say whose. */
const sentriesAs = (g: Aimbots, seat: Seat): EffectRef => ({
  program: botOf(g, sentriesOf(g, seat)[0]!).program,
  seat: g.players.length > 2 ? seat : null,
})

/** AB-BOOST-11 Sentries of this seat that could fire now, as bots stand now. */
function readySentries(g: Aimbots, { seat, target }: Pick<Shot, 'seat' | 'target'>): BotId[] {
  const boosted = botOf(g, target)
  if (g.players[seat]!.fired || !isOnBoard(boosted) || areFriends(g, seat, boosted.owner)) return []
  return sentriesOf(g, seat).filter((id) => {
    const sentry = botOf(g, id)
    const line = lineBetween(sentry.at, boosted.at)
    return line !== undefined && isInReach(g, sentry, line.distance) && !sentry.plates.includes(printed(g, sentry, line.dir))
  })
}

/** AB-P12 When an enemy ends a Boost in reach, one Sentry may fire: a die higher than its armor does 1 damage. */
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
