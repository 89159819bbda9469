import { answer, call, only, type Seat } from '@robodrome/kernel'
import type { BotId } from '../content/bots.ts'
import { contentOf } from '../content.ts'
import { isUse } from '../options.ts'
import { choice, sequence } from '../rule.ts'
import type { Attack, Gekido } from '../state.ts'
import { tell } from '../tell.ts'
import type { OptionOf, RefusalId, Use } from '../terms.ts'
import { botAt, firstOffered, isAdjacent, isAlive, isReady, meets } from '../vocabulary.ts'
import { refusedOutside, temptingUses } from './5-windows.ts'

/** Attack Phase, step 1: the target and its lock. */
export const acquireTarget = sequence<object>('acquireTarget', {
  chooseTarget(g) {
    g.fallback = !meets(g, g.active, botAt(g, g.active).at, true)
    return call(chooseTarget, {})
  },
  /** GK-TGT-3 In a fallback turn, a Ready token of the player's choice is flipped instead. It is never undone: GK-TGT-4. */
  flipToken: (g) => (g.fallback ? call(flipToken, {}) : undefined),
})

const enemies = (g: Gekido): Seat[] => {
  const list: Seat[] = []
  for (let seat = 0; seat < g.seats; seat++) if (seat !== g.active && isAlive(g, seat)) list.push(seat)
  return list
}

/** GK-TGT-1 The target must be an adjacent enemy whose token is Ready; in a fallback turn, any adjacent enemy. */
function forbidsTarget(g: Gekido, seat: Seat): RefusalId | null {
  if (!isAdjacent(botAt(g, g.active).at, botAt(g, seat).at)) return 'GK-TGT-1'
  return g.fallback || isReady(g, g.active, seat) ? null : 'GK-TGT-2'
}

const chooseTarget = choice<object, OptionOf<'attack'> | Use>('chooseTarget', {
  seats: (g) => only(g.active),
  ask: () => ({ kind: 'chooseTarget', rule: 'GK-TGT-1' }),
  candidates: (g) => enemies(g).map((seat) => contentOf(g).attack[botAt(g, seat).bot]!),
  forbids: (g, _notes, _seat, option) => (isUse(option) ? refusedOutside(g, option) : forbidsTarget(g, seatOf(g, option.bot))),
  tempting: (g, _notes, seat) => temptingUses(g, seat),
  forced: true,
  absent: firstOffered,
  choose(g, _notes, _seat, option) {
    if (!isUse(option)) aim(g, seatOf(g, option.bot))
    return answer()
  },
})

const flipToken = choice<object, OptionOf<'flipLock'>>('flipToken', {
  seats: (g) => only(g.active),
  ask: () => ({ kind: 'flipToken', rule: 'GK-TGT-3' }),
  candidates: (g) => tokens(g, 'ready').map((seat) => contentOf(g).flipLock[botAt(g, seat).bot]!),
  forced: true,
  absent: firstOffered,
  choose(g, _notes, _seat, { bot }) {
    load(g, seatOf(g, bot), 'GK-TGT-3')
    return answer()
  },
})

function seatOf(g: Gekido, bot: BotId): Seat {
  for (let seat = 0; seat < g.seats; seat++) if (g.bots[seat]?.bot === bot) return seat
  throw new Error(`${bot} is not in this game`)
}

/** GK-TGT-2 In a normal turn, the target's token flips to Loading before anything is rolled. GK-ATK-1 The attack begins. */
function aim(g: Gekido, target: Seat): undefined {
  const attacker = botAt(g, g.active)
  tell?.({
    kind: 'target',
    rule: 'GK-TGT-1',
    seat: g.active,
    bot: attacker.bot,
    target,
    targetBot: botAt(g, target).bot,
    fallback: g.fallback,
  })
  if (g.mode === 'standard' && !g.fallback) load(g, target, 'GK-TGT-2')
  g.attack = freshAttack(target)
  return undefined
}

/** GK-ATK-1 A fresh attack has five dice in the pool, three rolls, no Command and no effects. */
export const freshAttack = (target: Seat): Attack => ({
  target,
  roll: 0,
  limit: 3,
  command: '',
  free: '',
  locked: '',
  cut: false,
  withheld: false,
  sixth: false,
  discarded: 0,
  tileUsed: false,
  firewall: false,
  used: '',
  boosts: [],
  feedback: 0,
  jolt: 0,
  pierce: false,
  ram: false,
  clamps: false,
  pending: 0,
  parts: [],
})

function load(g: Gekido, target: Seat, rule: string): undefined {
  botAt(g, g.active).locks[target] = 'loading'
  tell?.({
    kind: 'lock flips',
    rule,
    seat: g.active,
    bot: botAt(g, g.active).bot,
    target,
    targetBot: botAt(g, target).bot,
    side: 'loading',
  })
  return undefined
}

const tokens = (g: Gekido, side: 'ready' | 'loading'): Seat[] => enemies(g).filter((seat) => botAt(g, g.active).locks[seat] === side)

/** GK-TGT-5, GK-KILL-3 When all tokens a player still has are Loading, all of them flip to Ready. */
export function resetLocks(g: Gekido, seat: Seat, rule: string): void {
  const { locks } = botAt(g, seat)
  let count = 0
  for (const target in locks) {
    if (locks[target] === 'ready') return
    count++
  }
  if (count === 0) return
  for (const target in locks) locks[target] = 'ready'
  tell?.({ kind: 'locks ready', rule, seat, bot: botAt(g, seat).bot })
}

export const targetRules = [acquireTarget, chooseTarget, flipToken]
