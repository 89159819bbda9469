import { answer, byKind, call, type ByKind, type Flow, type OfKind, type Sequence } from '@robodrome/kernel'
import type { Space } from '@robodrome/board'
import { ARENA, lineBetween } from '../content/arena.ts'
import type { AfterPivot } from '../content/effects.ts'
import { choice } from '../rule.ts'
import { NO_BOT, OFF, type Aimbots, type BotId } from '../state.ts'
import { tell } from '../tell.ts'
import type { OptionOf, Refusal } from '../terms.ts'
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
  refOf,
} from '../vocabulary.ts'
import { pushedTo, SENSES, shift, spin, tellHeld, useProgram, useProgramOn, type Sense, type Turn } from '../moving.ts'
import { plateOn } from './8-damage.ts'
import { ability, resolveOnly } from './golden.ts'
import { first, nothing } from './asking.ts'

/** AB-PIVOT-4 What the bot's program does after its Pivot. */
export function afterPivot(g: Aimbots, bot: BotId, turn: Turn): Flow {
  const effect = effects(g, botOf(g, bot)).afterPivot
  return effect === null ? undefined : byKind(AFTER_PIVOT, effect, { g, bot, turn })
}

const AFTER_PIVOT: ByKind<AfterPivot, Flow, { g: Aimbots; bot: BotId; turn: Turn }> = {
  aim: ({ margin }, { g, bot }) => useProgram(g, bot, { kind: 'margin', margin, lasts: true }),
  reach: ({ most }, { g, bot }) => useProgram(g, bot, { kind: 'reach', reach: most }),
  scan: (_effect, { g, bot }) => resolveOnly(g, call(scan, { bot, target: NO_BOT })),
  whirl(_effect, { g, bot }) {
    tellHeld(g, enemiesNextTo(g, bot), g.active)
    return resolveOnly(g, call(whirl, { bot, todo: enemiesNextTo(g, bot) }))
  },
  dance: (_effect, { g, bot }) => resolveOnly(g, call(dance, { bot, to: OFF })),
  conduct: (_effect, { g, bot, turn }) =>
    turn === 'half turn' ? undefined : resolveOnly(g, call(conduct, { bot, sense: turn, todo: orchestra(g, bot) })),
  hack(_effect, { g, bot }) {
    tellHeld(g, hackable(g, bot), g.active)
    return resolveOnly(g, call(hack, { bot, target: NO_BOT, sense: '' }))
  },
  rearm: (_effect, { g, bot }) => resolveOnly(g, call(rearm, { bot, from: 0, to: 0 })),
}

/** What the program of a bot says about what it does after a Pivot, where that is what is being done. */
function effectOf<K extends AfterPivot['kind']>(g: Aimbots, bot: BotId, kind: K): OfKind<AfterPivot, K> {
  const effect = effects(g, botOf(g, bot)).afterPivot
  if (effect?.kind !== kind) throw new Error(`${botOf(g, bot).program} does not ${kind}`)
  return effect as OfKind<AfterPivot, K>
}

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
    if (tell !== null) useProgram(g, bot, { kind: 'aim', margin: effectOf(g, bot, 'scan').margin, bot: refOf(g, target) })
    if (!radar.scanned.includes(target)) radar.scanned.push(target)
    if (!seen.seenBy.includes(radar.owner)) seen.seenBy = [...seen.seenBy, radar.owner].toSorted((a, b) => a - b)
    const secret = { to: [radar.owner], core: seen.core }
    tell?.({ kind: 'scan', rule: 'AB-P06', seat: radar.owner, bot: refOf(g, target), secret, reveals: true })
  },
})

export const scanWhom = choice<{ bot: BotId }, OptionOf<'scan'>>('scanWhom', {
  seats: (g, { bot }) => asks(g, botOf(g, bot).owner),
  ask: (_g, { bot }) => ({ kind: 'scanWhom', rule: 'AB-P06', bot }),
  candidates: (g, { bot }) => [...inSight(g, bot), NO_BOT].map(scanOf),
  forbids: (g, { bot }, _seat, option) => (option.bot === NO_BOT || inSight(g, bot).includes(option.bot) ? null : 'AB-P06'),
  tempting: (g, { bot }) => botsWhere(g, (_, id) => id !== bot && !inSight(g, bot).includes(id)).map(scanOf),
  absent: nothing,
  choose: (_g, _notes, _seat, { bot }) => answer(bot),
})

const scanOf = (bot: BotId): OptionOf<'scan'> => ({ kind: 'scan', bot })

// Whirlwind

/** Push a bot away, or where that fails spin it. */
type Gust = OptionOf<'push' | 'spinBot'>
const DONE: OptionOf<'done'> = { kind: 'done' }

const gustsOn = (g: Aimbots, whirlwind: BotId, bot: BotId): Gust[] =>
  isHeld(g, botOf(g, bot), botOf(g, whirlwind).owner)
    ? []
    : awayFrom(g, whirlwind, bot) !== undefined
      ? [{ kind: 'push', bot }]
      : spinsOf(bot)

const spinsOf = (bot: BotId): Gust[] => SENSES.map((sense) => ({ kind: 'spinBot', bot, sense }))

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

export const chooseGust = choice<Whirl, Gust | OptionOf<'done'>>('chooseGust', {
  seats: (g, { bot, todo }) => (todo.some((id) => gustsOn(g, bot, id).length > 0) ? asks(g, botOf(g, bot).owner) : []),
  ask: (_g, { bot }) => ({ kind: 'chooseGust', rule: 'AB-P16', bot }),
  candidates: (g, { bot, todo }) => [...todo.flatMap((id) => gustsOn(g, bot, id)), DONE],
  forbids: (g, { bot, todo }, _seat, gust) => (gust.kind === 'done' ? null : forbidsGust(g, bot, todo, gust)),
  tempting: (g, { bot, todo }) =>
    enemiesNextTo(g, bot).flatMap((id) =>
      [{ kind: 'push' as const, bot: id }, ...spinsOf(id)].filter((gust) => forbidsGust(g, bot, todo, gust) !== null),
    ),
  absent: nothing,
  choose(g, notes, _seat, gust) {
    if (gust.kind === 'done') return answer()
    useProgramOn(g, notes.bot, gust.kind === 'push' ? 'push' : 'spin', gust.bot)
    if (gust.kind === 'push') shift(g, gust.bot, awayFrom(g, notes.bot, gust.bot)!, 'AB-P16')
    else spin(g, gust.bot, gust.sense, 'AB-P16')
    notes.todo = notes.todo.filter((id) => id !== gust.bot)
    return undefined
  },
})

function forbidsGust(g: Aimbots, bot: BotId, todo: readonly BotId[], gust: Gust): Refusal | null {
  if (isHeld(g, botOf(g, gust.bot), botOf(g, bot).owner)) return 'AB-P31'
  return todo.includes(gust.bot) && gustsOn(g, bot, gust.bot).some(({ kind }) => kind === gust.kind) ? null : 'AB-P16'
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
      useProgram(g, bot, { kind: 'shift' })
      shift(g, bot, to, 'AB-P25')
    },
  },
)

export const danceTo = choice<{ bot: BotId }, OptionOf<'shift'>>('danceTo', {
  seats: (g, { bot }) => asks(g, botOf(g, bot).owner),
  ask: (_g, { bot }) => ({ kind: 'danceTo', rule: 'AB-P25', bot }),
  candidates: (g, { bot }) => [...ARENA.neighbours(botOf(g, bot).at), OFF].map(shiftTo),
  forbids: (g, { bot }, _seat, { to }) => (to === OFF || danceFloor(g, bot).includes(to) ? null : isEmpty(g, to) ? 'AB-P25' : 'AB-GEO-5'),
  tempting: (g, { bot }) =>
    ARENA.spaces.filter((to) => to !== botOf(g, bot).at && !ARENA.neighbours(botOf(g, bot).at).includes(to)).map(shiftTo),
  absent: nothing,
  choose: (_g, _notes, _seat, { to }) => answer(to),
})

const shiftTo = (to: Space): OptionOf<'shift'> => ({ kind: 'shift', to })

// Conductor

const orchestra = (g: Aimbots, bot: BotId): BotId[] => {
  const conductor = botOf(g, bot)
  return botsWhere(
    g,
    (other, id) =>
      id !== bot && areFriends(g, other.owner, conductor.owner) && isWithin(conductor, other, effectOf(g, bot, 'conduct').within),
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

export const conductWhom = choice<Conduct, OptionOf<'spinBot' | 'done'>>('conductWhom', {
  seats: (g, { bot, todo }) => (todo.length > 0 ? asks(g, botOf(g, bot).owner) : []),
  ask: (_g, { bot, sense }) => ({ kind: 'conductWhom', rule: 'AB-P26', bot, sense }),
  candidates: (_g, { todo, sense }) => [...todo.map((bot) => ({ kind: 'spinBot' as const, bot, sense })), DONE],
  forbids: (_g, { todo }, _seat, option) => (option.kind === 'done' || todo.includes(option.bot) ? null : 'AB-P26'),
  tempting: (g, { todo, sense }) => botsWhere(g, (_, id) => !todo.includes(id)).map((bot) => ({ kind: 'spinBot', bot, sense })),
  absent: nothing,
  choose(g, notes, _seat, option) {
    if (option.kind === 'done') return answer()
    useProgramOn(g, notes.bot, 'spin', option.bot)
    spin(g, option.bot, notes.sense, 'AB-P26')
    notes.todo = notes.todo.filter((other) => other !== option.bot)
    return undefined
  },
})

// Hacker

const hackable = (g: Aimbots, bot: BotId): BotId[] => {
  const hacker = botOf(g, bot)
  return botsWhere(g, (other) => !areFriends(g, other.owner, hacker.owner) && isWithin(hacker, other, effectOf(g, bot, 'hack').within))
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
    useProgramOn(g, bot, 'spin', target)
    spin(g, target, sense, 'AB-P36')
  },
})

export const hackWhom = choice<{ bot: BotId }, OptionOf<'hack'>>('hackWhom', {
  seats: (g, { bot }) => asks(g, botOf(g, bot).owner),
  ask: (_g, { bot }) => ({ kind: 'hackWhom', rule: 'AB-P36', bot }),
  candidates: (g, { bot }) => [...hackable(g, bot), NO_BOT].map(hackOf),
  forbids(g, { bot }, _seat, option) {
    if (option.bot === NO_BOT) return null
    if (!hackable(g, bot).includes(option.bot)) return 'AB-P36'
    return isHeld(g, botOf(g, option.bot), botOf(g, bot).owner) ? 'AB-P31' : null
  },
  tempting: (g, { bot }) => botsWhere(g, (_, id) => id !== bot && !hackable(g, bot).includes(id)).map(hackOf),
  absent: nothing,
  choose: (_g, _notes, _seat, { bot }) => answer(bot),
})

const hackOf = (bot: BotId): OptionOf<'hack'> => ({ kind: 'hack', bot })

/** Which way a bot is spun. */
export const chooseSense = choice<{ bot: BotId; target: BotId }, OptionOf<'spin'>>('chooseSense', {
  seats: (g, { bot }) => asks(g, botOf(g, bot).owner),
  ask: (_g, { bot, target }) => ({ kind: 'chooseSense', rule: 'AB-P36', bot, target }),
  candidates: () => SENSES.map((sense) => ({ kind: 'spin', sense })),
  absent: first,
  choose: (_g, _notes, _seat, { sense }) => answer(sense),
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
      useProgram(g, id, { kind: 'movePlate', from, onto: to })
      bot.plates = [...bot.plates.filter((plate) => plate !== from), to]
      tell?.({ kind: 'plate moved', rule: 'AB-P46', bot: refOf(g, id), face: from, onto: to })
    },
  },
)

export const liftPlate = choice<{ bot: BotId }, OptionOf<'liftPlate'>>('liftPlate', {
  seats: (g, { bot }) => asks(g, botOf(g, bot).owner),
  ask: (_g, { bot }) => ({ kind: 'liftPlate', rule: 'AB-P46', bot }),
  candidates: (g, { bot }) => [...botOf(g, bot).plates, 0].map(liftOf),
  forbids: (g, { bot }, _seat, { side }) => (side === 0 || botOf(g, bot).plates.includes(side) ? null : 'AB-P46'),
  tempting: (g, { bot }) => bareSides(g, botOf(g, bot)).map(liftOf),
  absent: nothing,
  choose: (_g, _notes, _seat, { side }) => answer(side),
})

const liftOf = (side: number): OptionOf<'liftPlate'> => ({ kind: 'liftPlate', side })

export const setPlate = choice<{ bot: BotId; from: number }, OptionOf<'plateOn'>>('setPlate', {
  seats: (g, { bot }) => asks(g, botOf(g, bot).owner),
  ask: (_g, { bot }) => ({ kind: 'setPlate', rule: 'AB-P46', bot }),
  candidates: (g, { bot }) => bareSides(g, botOf(g, bot)).map(plateOn),
  forbids: (g, { bot }, _seat, { side }) => (bareSides(g, botOf(g, bot)).includes(side) ? null : 'AB-EDGE-53'),
  tempting: (g, { bot }) => botOf(g, bot).plates.map(plateOn),
  absent: first,
  choose: (_g, _notes, _seat, { side }) => answer(side),
})
