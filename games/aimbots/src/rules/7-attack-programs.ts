import { answer, byKind, call, type ByKind, type Flow, type Frame } from '@robodrome/kernel'
import { lineBetween, type Dir } from '../content/arena.ts'
import type { AfterMiss } from '../content/effects.ts'
import { thisAttack, type Attack } from '../bout.ts'
import { pushedTo, shift, spin, swap, tellHeld, useProgramOn } from '../moving.ts'
import { choice } from '../rule.ts'
import { NO_BOT, type Aimbots, type BotId } from '../state.ts'
import { RAM_ACTS, type OptionOf, type RamAct, type Sidestep } from '../terms.ts'
import { areAdjacent, asks, botOf, effects, friendsNextTo, isHeld, isOnBoard } from '../vocabulary.ts'
import { swapWhom, yesOrNo } from './6-after-boost.ts'
import { damageTo } from './8-damage.ts'
import { ability, resolve, resolveOnly, waiting, type Waiting } from './golden.ts'
import { nothing } from './asking.ts'
import { ATTACK, SENSES } from '../shapes.ts'

// Before the roll

/** AB-ATK-5 The declare window: only a Decoy acts in it. The answer is the defender. */
export const declareWindow = (g: Aimbots, bot: BotId): Flow =>
  effects(g, botOf(g, bot)).declared?.kind === 'decoy' ? resolveOnly(g, call(decoy, { bot, friend: NO_BOT }, 'defender')) : undefined

/** AB-P09 Decoy swaps with a friendly bot next to it, which becomes the defender; once in an attack (AB-EDGE-31). */
export const decoy = ability<{ bot: BotId; friend: BotId }>('decoy', (g, { bot }) => friendsNextTo(g, bot).length > 0, {
  whom: (_g, { bot }) => call(swapWhom, { bot, rule: 'AB-P09' }, 'friend'),
  swap(g, { bot, friend }) {
    if (friend === NO_BOT) return answer(bot)
    useProgramOn(g, bot, 'standIn', friend)
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

/** AB-ATK-16 What follows a hit, if the defender is still on the board. */
export function afterHit(g: Aimbots, { attacker, defender, dir }: Attack): Flow {
  if (effects(g, botOf(g, attacker)).afterHit?.kind !== 'ram' || !isOnBoard(botOf(g, defender))) return undefined
  tellHeld(g, [defender], botOf(g, attacker).owner)
  return resolveOnly(g, call(ram, { bot: attacker, target: defender, dir, act: 'no push' }))
}

const canRam = (g: Aimbots, { bot, target, dir }: Ramming): boolean => pushedTo(g, botOf(g, target), dir, botOf(g, bot).owner) !== undefined

/** AB-P37 Ram pushes the defender in the attack direction, and may follow into the space it left. */
export const ram = ability<Ramming>('ram', canRam, {
  ask: (_g, { bot }) => call(ramHow, { bot }, 'act'),
  push(g, { bot, target, dir, act }) {
    if (act === 'no push') return
    useProgramOn(g, bot, 'push', target)
    const left = botOf(g, target).at
    shift(g, target, pushedTo(g, botOf(g, target), dir, botOf(g, bot).owner)!, 'AB-P37')
    if (act === 'push and follow') shift(g, bot, left, 'AB-P37')
  },
})

export const ramHow = choice<{ bot: BotId }, OptionOf<'ram'>>('ramHow', {
  seats: (g, { bot }) => asks(g, botOf(g, bot).owner),
  ask: (g, { bot }) => ({ kind: 'ramHow', rule: 'AB-P37', bot, target: thisAttack(g).defender }),
  candidates: () => RAM_ACTS.map((how) => ({ kind: 'ram', how })),
  absent: nothing,
  choose: (_g, _notes, _seat, { how }) => answer(how),
})

// After a miss

/** AB-ATK-15 What follows a miss: Gambler's own damage, and the answer of a Porcupine, Matador or Rhino. */
export function afterMiss(g: Aimbots, attack: Attack): Flow {
  const { attacker, defender } = attack
  const todo = [defender, attacker].flatMap((bot): Waiting[] => {
    const effect = effects(g, botOf(g, bot)).afterMiss
    const frame = effect === null ? undefined : byKind(AFTER_MISS, effect, { attack, isAttacker: bot === attacker })
    return frame === undefined ? [] : [waiting(g, bot, frame)]
  })
  const moves = effects(g, botOf(g, defender)).afterMiss?.kind
  if (moves === 'sidestep' || moves === 'shove') tellHeld(g, [attacker], botOf(g, defender).owner)
  return resolve(
    g,
    todo.toSorted((a, b) => order(a) - order(b)),
  )
}

/** What a program does after a miss: three as the defender's, one as that of an attacker that rerolled. */
const AFTER_MISS: ByKind<AfterMiss, Frame | undefined, { attack: Attack; isAttacker: boolean }> = {
  spike: (_effect, { attack: { attacker, defender, attackFace }, isAttacker }) =>
    isAttacker ? undefined : call(spike, { bot: defender, attacker, face: attackFace }),
  sidestep: (_effect, { attack: { attacker, defender }, isAttacker }) =>
    isAttacker ? undefined : call(sidestep, { bot: defender, attacker, act: 'no swap' }),
  pawn: (_effect, { attack: { attacker, defender, attackFace, used }, isAttacker }) =>
    isAttacker && used[ATTACK] ? damageTo(attacker, attackFace, attacker, defender) : undefined,
  shove: (_effect, { attack: { attacker, defender }, isAttacker }) =>
    isAttacker ? undefined : call(shove, { bot: defender, attacker, yes: false }),
}

/** The list order by program id (AB-P20 Porcupine, AB-P30 Matador, AB-P38 Gambler, AB-P39 Rhino). */
const order = ({ call: { rule } }: Waiting): number => ['spike', 'sidestep', 'damage', 'shove'].indexOf(rule)

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
    useProgramOn(g, bot, 'harm', attacker)
    return damageTo(attacker, face, bot, bot)
  },
})

/** AB-P30 Matador swaps with an adjacent attacker that misses, and may then spin it. */
export const sidestep = ability<Answer & { act: Sidestep }>(
  'sidestep',
  (g, notes) => isClose(g, notes) && !isHeld(g, botOf(g, notes.attacker), botOf(g, notes.bot).owner),
  {
    ask: (_g, { bot }) => call(sidestepHow, { bot }, 'act'),
    swap(g, { bot, attacker, act }) {
      if (act === 'no swap') return
      useProgramOn(g, bot, 'swap', attacker)
      swap(g, bot, attacker, 'AB-P30')
      if (act !== 'swap') spin(g, attacker, act, 'AB-P30')
    },
  },
)

export const sidestepHow = choice<{ bot: BotId }, OptionOf<'sidestep'>>('sidestepHow', {
  seats: (g, { bot }) => asks(g, botOf(g, bot).owner),
  ask: (g, { bot }) => ({ kind: 'sidestepHow', rule: 'AB-P30', bot, target: thisAttack(g).attacker }),
  candidates: () => (['swap', ...SENSES, 'no swap'] as const).map((how) => ({ kind: 'sidestep', how })),
  absent: nothing,
  choose: (_g, _notes, _seat, { how }) => answer(how),
})

const shovedTo = (g: Aimbots, { bot, attacker }: Answer) =>
  pushedTo(g, botOf(g, attacker), lineBetween(botOf(g, bot).at, botOf(g, attacker).at)!.dir, botOf(g, bot).owner)

/** AB-P39 Rhino pushes an adjacent attacker that misses directly away. */
export const shove = ability<Answer & { yes: boolean }>('shove', (g, notes) => isClose(g, notes) && shovedTo(g, notes) !== undefined, {
  ask: (g, { bot }) => call(yesOrNo, { bot, seat: botOf(g, bot).owner, verb: 'push' }, 'yes'),
  push(g, notes) {
    if (!notes.yes) return
    useProgramOn(g, notes.bot, 'push', notes.attacker)
    shift(g, notes.attacker, shovedTo(g, notes)!, 'AB-P39')
  },
})
