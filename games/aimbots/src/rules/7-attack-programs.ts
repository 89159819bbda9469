import { answer, call, choice, type Flow } from '@robodrome/kernel'
import { lineBetween, type Dir } from '../content/arena.ts'
import { ATTACK, type Attack } from '../bout.ts'
import { pushedTo, SENSES, shift, spin, swap, tellHeld, useProgram, type Sense } from '../moving.ts'
import { NO_BOT, type Aimbots, type BotId } from '../state.ts'
import { areAdjacent, asks, botOf, effects, friendsNextTo, isHeld, isOnBoard, nameOf } from '../vocabulary.ts'
import { swapWhom, yesOrNo } from './6-after-boost.ts'
import { damageTo } from './8-damage.ts'
import { ability, resolve, type Waiting } from './golden.ts'
import { nothing } from './asking.ts'

// Before the roll

/** AB-ATK-5 The declare window: only a Decoy acts in it. The answer is the defender. */
export const declareWindow = (g: Aimbots, bot: BotId): Flow =>
  effects(botOf(g, bot)).decoys ? resolve(g, [{ label: 'Decoy', call: call(decoy, { bot, friend: NO_BOT }, 'defender') }]) : undefined

/** AB-P09 Decoy swaps with a friendly bot next to it, which becomes the defender; once in an attack (AB-EDGE-31). */
export const decoy = ability<{ bot: BotId; friend: BotId }>('decoy', (g, { bot }) => friendsNextTo(g, bot).length > 0, {
  whom: (_g, { bot }) => call(swapWhom, { bot, rule: 'AB-P09' }, 'friend'),
  swap(g, { bot, friend }) {
    if (friend === NO_BOT) return answer(bot)
    useProgram(g, bot, `lets ${nameOf(g, friend)} take its place`)
    swap(g, bot, friend, 'AB-P09')
    return answer(friend)
  },
})

// After a hit

interface Ramming {
  bot: BotId
  target: BotId
  dir: Dir
  act: RamAct
}
const RAM_ACTS = ['push', 'push and follow', 'no push'] as const
type RamAct = (typeof RAM_ACTS)[number]

/** AB-ATK-16 What follows a hit, if the defender is still on the board. */
export function afterHit(g: Aimbots, { attacker, defender, dir }: Attack): Flow {
  if (!effects(botOf(g, attacker)).rams || !isOnBoard(botOf(g, defender))) return undefined
  tellHeld(g, [defender], botOf(g, attacker).owner)
  return resolve(g, [{ label: 'Ram', call: call(ram, { bot: attacker, target: defender, dir, act: 'no push' }) }])
}

const canRam = (g: Aimbots, { bot, target, dir }: Ramming): boolean => pushedTo(g, botOf(g, target), dir, botOf(g, bot).owner) !== undefined

/** AB-P37 Ram pushes the defender in the attack direction, and may follow into the space it left. */
export const ram = ability<Ramming>('ram', canRam, {
  ask: (_g, { bot }) => call(ramHow, { bot }, 'act'),
  push(g, { bot, target, dir, act }) {
    if (act === 'no push') return
    useProgram(g, bot, `pushes ${nameOf(g, target)}`)
    const left = botOf(g, target).at
    shift(g, target, pushedTo(g, botOf(g, target), dir, botOf(g, bot).owner)!, 'AB-P37')
    if (act === 'push and follow') shift(g, bot, left, 'AB-P37')
  },
})

export const ramHow = choice<Aimbots, { bot: BotId }, RamAct>('ramHow', {
  seats: (g, { bot }) => asks(g, botOf(g, bot).owner),
  candidates: () => [...RAM_ACTS],
  absent: nothing,
  choose: (_g, _notes, _seat, act) => answer(act),
})

// After a miss

/** AB-ATK-15 What follows a miss: Gambler's own damage, and the answer of a Porcupine, Matador or Rhino. */
export function afterMiss(g: Aimbots, { attacker, defender, attackFace, used }: Attack): Flow {
  const own = effects(botOf(g, defender))
  const label = botOf(g, defender).program
  const waiting: Waiting[] = []
  if (own.spikes) waiting.push({ label, call: call(spike, { bot: defender, attacker, face: attackFace }) })
  if (own.sidesteps) waiting.push({ label, call: call(sidestep, { bot: defender, attacker, act: 'no swap' }) })
  if (effects(botOf(g, attacker)).pawnsItself && used[ATTACK]) {
    waiting.push({ label: botOf(g, attacker).program, call: damageTo(attacker, attackFace, attacker, defender) })
  }
  if (own.shoves) waiting.push({ label, call: call(shove, { bot: defender, attacker, yes: false }) })
  if (own.sidesteps || own.shoves) tellHeld(g, [attacker], botOf(g, defender).owner)
  return resolve(g, waiting)
}

interface Answer {
  bot: BotId
  attacker: BotId
}

/** The defender's ability finds an adjacent attacker; both on the board. */
const isClose = (g: Aimbots, { bot, attacker }: Answer): boolean =>
  isOnBoard(botOf(g, bot)) && isOnBoard(botOf(g, attacker)) && areAdjacent(botOf(g, bot), botOf(g, attacker))

/** AB-P20 Porcupine: an adjacent attacker that misses takes 1 damage on its attack face. */
export const spike = ability<Answer & { face: number }>('spike', isClose, {
  damage(g, { bot, attacker, face }) {
    useProgram(g, bot, `harms ${nameOf(g, attacker)}`)
    return damageTo(attacker, face, bot, bot)
  },
})

type Sidestep = 'swap' | 'no swap' | Sense

/** AB-P30 Matador swaps with an adjacent attacker that misses, and may then spin it. */
export const sidestep = ability<Answer & { act: Sidestep }>(
  'sidestep',
  (g, notes) => isClose(g, notes) && !isHeld(g, botOf(g, notes.attacker), botOf(g, notes.bot).owner),
  {
    ask: (_g, { bot }) => call(sidestepHow, { bot }, 'act'),
    swap(g, { bot, attacker, act }) {
      if (act === 'no swap') return
      useProgram(g, bot, `swaps with ${nameOf(g, attacker)}`)
      swap(g, bot, attacker, 'AB-P30')
      if (act !== 'swap') spin(g, attacker, act, 'AB-P30')
    },
  },
)

export const sidestepHow = choice<Aimbots, { bot: BotId }, Sidestep>('sidestepHow', {
  seats: (g, { bot }) => asks(g, botOf(g, bot).owner),
  candidates: () => ['swap', ...SENSES, 'no swap'],
  absent: nothing,
  choose: (_g, _notes, _seat, act) => answer(act),
  write: (act) => (act === 'swap' || act === 'no swap' ? act : `swap and spin ${act}`),
})

const shovedTo = (g: Aimbots, { bot, attacker }: Answer) =>
  pushedTo(g, botOf(g, attacker), lineBetween(botOf(g, bot).at, botOf(g, attacker).at)!.dir, botOf(g, bot).owner)

/** AB-P39 Rhino pushes an adjacent attacker that misses directly away. */
export const shove = ability<Answer & { yes: boolean }>('shove', (g, notes) => isClose(g, notes) && shovedTo(g, notes) !== undefined, {
  ask: (g, { bot }) => call(yesOrNo, { bot, seat: botOf(g, bot).owner, verb: 'push' }, 'yes'),
  push(g, notes) {
    if (!notes.yes) return
    useProgram(g, notes.bot, `pushes ${nameOf(g, notes.attacker)}`)
    shift(g, notes.attacker, shovedTo(g, notes)!, 'AB-P39')
  },
})
