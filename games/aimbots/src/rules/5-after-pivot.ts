import { answer, call, choice, tell, type Flow, type RuleId, type Sequence } from '@robodrome/kernel'
import type { Space } from '@robodrome/board'
import { ARENA, lineBetween } from '../content/arena.ts'
import { NO_BOT, OFF, type Aimbots, type BotId } from '../state.ts'
import {
  areFriends,
  asks,
  bareSides,
  botOf,
  botsWhere,
  effects,
  enemiesNextTo,
  isEmpty,
  isHeld,
  isOnBoard,
  isWithin,
  nameOf,
} from '../vocabulary.ts'
import { pushedTo, SENSES, shift, spin, tellHeld, useProgram, type Sense, type Turn } from '../moving.ts'
import { ability, resolve } from './golden.ts'
import { first, nothing } from './asking.ts'

/** AB-PIVOT-4 What the bot's program does after its Pivot. */
export function afterPivot(g: Aimbots, bot: BotId, turn: Turn): Flow {
  const own = effects(botOf(g, bot))
  if (own.scanMargin > 0) return only(g, call(scan, { bot, target: NO_BOT }))
  if (own.whirls) {
    tellHeld(g, enemiesNextTo(g, bot), g.active)
    return only(g, call(whirl, { bot, todo: enemiesNextTo(g, bot) }))
  }
  if (own.dances) return only(g, call(dance, { bot, to: OFF }))
  if (own.conductsWithin > 0 && turn !== 'half turn') return only(g, call(conduct, { bot, sense: turn, todo: orchestra(g, bot) }))
  if (own.hacksWithin > 0) {
    tellHeld(g, hackable(g, bot), g.active)
    return only(g, call(hack, { bot, target: NO_BOT, sense: '' }))
  }
  return own.movesPlate ? only(g, call(rearm, { bot, from: 0, to: 0 })) : undefined
}

const only = (g: Aimbots, effect: ReturnType<typeof call>): Flow => resolve(g, [{ label: effect.rule, call: effect }])

// Radar

const inSight = (g: Aimbots, bot: BotId): BotId[] =>
  botsWhere(g, (other) => !areFriends(g, other.owner, botOf(g, bot).owner) && lineBetween(botOf(g, bot).at, other.at) !== undefined)

/** AB-P06 Radar looks at the core of an enemy in line, at any distance, and aims better at that bot until end of turn. */
export const scan = ability<{ bot: BotId; target: BotId }>('scan', (g, { bot }) => isOnBoard(botOf(g, bot)) && inSight(g, bot).length > 0, {
  whom: (_g, { bot }) => call(scanWhom, { bot }, 'target'),
  look(g, { bot, target }) {
    if (target === NO_BOT) return
    const radar = botOf(g, bot)
    const seen = botOf(g, target)
    useProgram(g, bot, `margin +${effects(radar).scanMargin} against ${nameOf(g, target)} until end of turn`)
    if (!radar.scanned.includes(target)) radar.scanned.push(target)
    if (!seen.seenBy.includes(radar.owner)) seen.seenBy = [...seen.seenBy, radar.owner].toSorted((a, b) => a - b)
    const secret = { to: [radar.owner], core: seen.core }
    tell?.({ kind: 'scan', rule: 'AB-P06', seat: radar.owner, bot: target, name: nameOf(g, target), secret, reveals: true })
  },
})

export const scanWhom = choice<Aimbots, { bot: BotId }, BotId>('scanWhom', {
  seats: (g, { bot }) => asks(g, botOf(g, bot).owner),
  candidates: (g, { bot }) => [...inSight(g, bot), NO_BOT],
  forbids: (g, { bot }, _seat, id) => (id === NO_BOT || inSight(g, bot).includes(id) ? null : 'AB-P06'),
  tempting: (g, { bot }) => botsWhere(g, (_, id) => id !== bot && !inSight(g, bot).includes(id)),
  absent: nothing,
  choose: (_g, _notes, _seat, id) => answer(id),
  write: (id, g) => (id === NO_BOT ? 'scan nobody' : `scan ${nameOf(g, id)}`),
})

// Whirlwind

/** Push a bot away, or where that fails spin it. */
type Gust = { bot: BotId; act: 'push' | Sense } | 'done'

const gustsOn = (g: Aimbots, whirlwind: BotId, bot: BotId): Gust[] =>
  isHeld(g, botOf(g, bot), botOf(g, whirlwind).owner)
    ? []
    : awayFrom(g, whirlwind, bot) !== undefined
      ? [{ bot, act: 'push' }]
      : SENSES.map((act) => ({ bot, act }))

const awayFrom = (g: Aimbots, from: BotId, bot: BotId): Space | undefined =>
  pushedTo(g, botOf(g, bot), lineBetween(botOf(g, from).at, botOf(g, bot).at)!.dir, botOf(g, from).owner)

interface Whirl {
  bot: BotId
  /** Adjacent enemies that were not dealt with. */
  todo: BotId[]
}

/** AB-P16 Whirlwind pushes adjacent enemies directly away, one by one; a bot that cannot be pushed may be spun instead. */
export const whirl = ability<Whirl>(
  'whirl',
  (g, { bot, todo }) => isOnBoard(botOf(g, bot)) && todo.some((id) => gustsOn(g, bot, id).length > 0),
  {
    gusts: (_g, { bot, todo }) => call(chooseGust, { bot, todo: [...todo] }),
  },
)

export const chooseGust = choice<Aimbots, Whirl, Gust>('chooseGust', {
  seats: (g, { bot, todo }) => (todo.some((id) => gustsOn(g, bot, id).length > 0) ? asks(g, botOf(g, bot).owner) : []),
  candidates: (g, { bot, todo }) => [...todo.flatMap((id) => gustsOn(g, bot, id)), 'done'],
  forbids: (g, { bot, todo }, _seat, gust) => (gust === 'done' ? null : forbidsGust(g, bot, todo, gust)),
  tempting: (g, { bot, todo }) =>
    enemiesNextTo(g, bot).flatMap((id) =>
      (['push', ...SENSES] as const).map((act) => ({ bot: id, act })).filter((gust) => forbidsGust(g, bot, todo, gust) !== null),
    ),
  absent: nothing,
  choose(g, notes, _seat, gust) {
    if (gust === 'done') return answer()
    useProgram(g, notes.bot, `${gust.act === 'push' ? 'pushes' : 'spins'} ${nameOf(g, gust.bot)}`)
    if (gust.act === 'push') shift(g, gust.bot, awayFrom(g, notes.bot, gust.bot)!, 'AB-P16')
    else spin(g, gust.bot, gust.act, 'AB-P16')
    notes.todo = notes.todo.filter((id) => id !== gust.bot)
    return undefined
  },
  write: (gust, g) =>
    gust === 'done' ? 'done' : gust.act === 'push' ? `push ${nameOf(g, gust.bot)}` : `spin ${nameOf(g, gust.bot)} ${gust.act}`,
})

function forbidsGust(g: Aimbots, bot: BotId, todo: readonly BotId[], gust: Exclude<Gust, 'done'>): RuleId | null {
  if (isHeld(g, botOf(g, gust.bot), botOf(g, bot).owner)) return 'AB-P31'
  const allowed = todo.includes(gust.bot) && gustsOn(g, bot, gust.bot).some((each) => each !== 'done' && each.act === gust.act)
  return allowed ? null : 'AB-P16'
}

// Dancer

const danceFloor = (g: Aimbots, bot: BotId): Space[] => ARENA.neighbours(botOf(g, bot).at).filter((space) => isEmpty(g, space))

/** AB-P25 Dancer shifts 1 space in any direction. */
export const dance = ability<{ bot: BotId; to: Space }>(
  'dance',
  (g, { bot }) => isOnBoard(botOf(g, bot)) && danceFloor(g, bot).length > 0,
  {
    where: (_g, { bot }) => call(danceTo, { bot }, 'to'),
    shift(g, { bot, to }) {
      if (to === OFF) return
      useProgram(g, bot, 'shifts 1 space')
      shift(g, bot, to, 'AB-P25')
    },
  },
)

export const danceTo = choice<Aimbots, { bot: BotId }, Space>('danceTo', {
  seats: (g, { bot }) => asks(g, botOf(g, bot).owner),
  candidates: (g, { bot }) => [...ARENA.neighbours(botOf(g, bot).at), OFF],
  forbids: (g, { bot }, _seat, to) => (to === OFF || danceFloor(g, bot).includes(to) ? null : isEmpty(g, to) ? 'AB-P25' : 'AB-GEO-5'),
  tempting: (g, { bot }) => ARENA.spaces.filter((to) => to !== botOf(g, bot).at && !ARENA.neighbours(botOf(g, bot).at).includes(to)),
  absent: nothing,
  choose: (_g, _notes, _seat, to) => answer(to),
  write: (to) => (to === OFF ? 'stay' : `shift to ${to}`),
})

// Conductor

const orchestra = (g: Aimbots, bot: BotId): BotId[] => {
  const conductor = botOf(g, bot)
  return botsWhere(
    g,
    (other, id) =>
      id !== bot && areFriends(g, other.owner, conductor.owner) && isWithin(conductor, other, effects(conductor).conductsWithin),
  )
}

interface Conduct {
  bot: BotId
  sense: Sense
  todo: BotId[]
}

/** AB-P26 Conductor spins any number of other friendly bots within 2, each in the sense of its own Pivot. */
export const conduct = ability<Conduct>('conduct', (g, { bot, todo }) => isOnBoard(botOf(g, bot)) && todo.length > 0, {
  spins: (_g, notes) => call(conductWhom, { bot: notes.bot, sense: notes.sense, todo: [...notes.todo] }),
})

export const conductWhom = choice<Aimbots, Conduct, BotId>('conductWhom', {
  seats: (g, { bot, todo }) => (todo.length > 0 ? asks(g, botOf(g, bot).owner) : []),
  candidates: (_g, { todo }) => [...todo, NO_BOT],
  forbids: (_g, { todo }, _seat, id) => (id === NO_BOT || todo.includes(id) ? null : 'AB-P26'),
  tempting: (g, { todo }) => botsWhere(g, (_, id) => !todo.includes(id)),
  absent: nothing,
  choose(g, notes, _seat, id) {
    if (id === NO_BOT) return answer()
    useProgram(g, notes.bot, `spins ${nameOf(g, id)}`)
    spin(g, id, notes.sense, 'AB-P26')
    notes.todo = notes.todo.filter((other) => other !== id)
    return undefined
  },
  write: (id, g, { sense }) => (id === NO_BOT ? 'done' : `spin ${nameOf(g, id)} ${sense}`),
})

// Hacker

const hackable = (g: Aimbots, bot: BotId): BotId[] => {
  const hacker = botOf(g, bot)
  return botsWhere(g, (other) => !areFriends(g, other.owner, hacker.owner) && isWithin(hacker, other, effects(hacker).hacksWithin))
}

interface Hack {
  bot: BotId
  target: BotId
  sense: Sense | ''
}

const canHack = (g: Aimbots, { bot }: Hack): boolean =>
  isOnBoard(botOf(g, bot)) && hackable(g, bot).some((id) => !isHeld(g, botOf(g, id), botOf(g, bot).owner))

/** AB-P36 Hacker spins one enemy bot within 3, either way. */
export const hack: Sequence<Aimbots, Hack> = ability<Hack>('hack', canHack, {
  whom: (_g, notes) => call(hackWhom, { bot: notes.bot }, 'target'),
  whichWay: (_g, notes) => (notes.target === NO_BOT ? answer() : call(chooseSense, { bot: notes.bot, target: notes.target }, 'sense')),
  spin(g, { bot, target, sense }) {
    if (sense === '') return
    useProgram(g, bot, `spins ${nameOf(g, target)}`)
    spin(g, target, sense, 'AB-P36')
  },
})

export const hackWhom = choice<Aimbots, { bot: BotId }, BotId>('hackWhom', {
  seats: (g, { bot }) => asks(g, botOf(g, bot).owner),
  candidates: (g, { bot }) => [...hackable(g, bot), NO_BOT],
  forbids(g, { bot }, _seat, id) {
    if (id === NO_BOT) return null
    if (!hackable(g, bot).includes(id)) return 'AB-P36'
    return isHeld(g, botOf(g, id), botOf(g, bot).owner) ? 'AB-P31' : null
  },
  tempting: (g, { bot }) => botsWhere(g, (_, id) => id !== bot && !hackable(g, bot).includes(id)),
  absent: nothing,
  choose: (_g, _notes, _seat, id) => answer(id),
  write: (id, g) => (id === NO_BOT ? 'hack nobody' : `hack ${nameOf(g, id)}`),
})

/** Which way a bot is spun. */
export const chooseSense = choice<Aimbots, { bot: BotId; target: BotId }, Sense>('chooseSense', {
  seats: (g, { bot }) => asks(g, botOf(g, bot).owner),
  candidates: () => [...SENSES],
  absent: first,
  choose: (_g, _notes, _seat, sense) => answer(sense),
  write: (sense) => `spin ${sense}`,
})

// Armadillo

/** AB-P46 Armadillo moves one of its own plates to a side of it that has none. */
export const rearm = ability<{ bot: BotId; from: number; to: number }>(
  'rearm',
  (g, { bot }) => botOf(g, bot).plates.length > 0 && isOnBoard(botOf(g, bot)),
  {
    which: (_g, { bot }) => call(liftPlate, { bot }, 'from'),
    where: (_g, { bot, from }) => (from === 0 ? answer() : call(setPlate, { bot, from }, 'to')),
    move(g, { bot: id, from, to }) {
      if (to === 0) return
      const bot = botOf(g, id)
      useProgram(g, id, `moves its plate from ${from} to ${to}`)
      bot.plates = [...bot.plates.filter((plate) => plate !== from), to]
      tell?.({ kind: 'plate moved', rule: 'AB-P46', bot: id, name: nameOf(g, id), face: from, onto: to })
    },
  },
)

export const liftPlate = choice<Aimbots, { bot: BotId }, number>('liftPlate', {
  seats: (g, { bot }) => asks(g, botOf(g, bot).owner),
  candidates: (g, { bot }) => [...botOf(g, bot).plates, 0],
  forbids: (g, { bot }, _seat, plate) => (plate === 0 || botOf(g, bot).plates.includes(plate) ? null : 'AB-P46'),
  tempting: (g, { bot }) => bareSides(botOf(g, bot)),
  absent: nothing,
  choose: (_g, _notes, _seat, plate) => answer(plate),
  write: (plate) => (plate === 0 ? 'keep plates' : `lift plate ${plate}`),
})

export const setPlate = choice<Aimbots, { bot: BotId; from: number }, number>('setPlate', {
  seats: (g, { bot }) => asks(g, botOf(g, bot).owner),
  candidates: (g, { bot }) => bareSides(botOf(g, bot)),
  forbids: (g, { bot }, _seat, side) => (bareSides(botOf(g, bot)).includes(side) ? null : 'AB-EDGE-53'),
  tempting: (g, { bot }) => [...botOf(g, bot).plates],
  absent: first,
  choose: (_g, _notes, _seat, side) => answer(side),
  write: (side) => `plate on ${side}`,
})
