import { answer, call, goto, type Flow, type Seat } from '@robodrome/kernel'
import { DIRS } from '../content/arena.ts'
import { contentOf } from '../content/content.ts'
import { choice, cycle } from '../rule.ts'
import { codeOf, type EffectAt } from '../moments.ts'
import { NO_BOT, OFF, type Aimbots, type Bot, type BotId } from '../state.ts'
import { tell } from '../tell.ts'
import type { Act, RefusalId } from '../terms.ts'
import { asks, botOf, effects, hasBots, isOnBoard, scrapAt } from '../vocabulary.ts'
import { canBoost } from '../booster.ts'
import { pivot, pivotCost } from './5-pivot.ts'
import { boostOf } from './6-boost.ts'
import { attackBy, forbidsTarget } from './7-attack.ts'
import { holds, overcharge, pickUp, relocate } from './9-scrap.ts'
import { checkStall, concede } from './10-winning.ts'
import { nothing } from './asking.ts'

export const TURN_ENERGY = 3

const MOST_BOTS = 12
const LEAST_ATTACK_COST = 2

// Options are interned, so that listing them allocates nothing.
type ActOfBot = Exclude<Act, { target: BotId }> & { bot: BotId }
const actsOfBots = (kind: ActOfBot['kind']): Act[] => Array.from({ length: MOST_BOTS }, (_, bot) => ({ kind, bot }))
const [BOOSTS, PIVOTS, PICK_UPS] = [actsOfBots('boost'), actsOfBots('pivot'), actsOfBots('pickUp')]
type OwnAction = EffectAt<'action'>['kind']
const OWN_ACTIONS: Readonly<Record<OwnAction, readonly Act[]>> = { repair: actsOfBots('repair') }
const ATTACKS = Array.from({ length: MOST_BOTS }, (_, bot) =>
  Array.from({ length: MOST_BOTS }, (_unused, target): Act => ({ kind: 'attack', bot, target })),
)
const OVERCHARGE: Act = { kind: 'overcharge' }
const RELOCATE: Act = { kind: 'relocate' }
const END_TURN: Act = { kind: 'endTurn' }

/** AB-TURN-1 to AB-TURN-9 Runs the turns one after another until somebody has won. */
export const turns = cycle<{ act: Act | null }>('turns', {
  begin(g) {
    g.energy = TURN_ENERGY
    g.attacked = false
    g.eventful = false
    for (const bot of g.bots) clearFlags(bot)
    for (const player of g.players) player.fired = false
    tell?.({ kind: 'turn', rule: 'AB-TURN-1', seat: g.active, energy: g.energy })
  },
  actionPoint(g, notes) {
    notes.act = null
    return turnGoesOn(g) ? call(act, { seat: g.active }, 'act') : undefined
  },
  action: (g, { act: chosen }) => (chosen === null ? undefined : perform(g, chosen)),
  settle(g, { act: chosen }) {
    for (const seat of g.order) {
      const over = g.players[seat]!.leaving ? concede(g, seat) : undefined
      if (over !== undefined) return over
    }
    return chosen !== null && chosen.kind !== 'endTurn' ? goto('actionPoint') : undefined
  },
  end: (g) => endTurn(g),
})

function clearFlags(bot: Bot): void {
  bot.pivots = 0
  bot.rushed = false
  if (bot.scanned.length > 0) bot.scanned = []
  bot.charge = null
  bot.repaired = false
  bot.crashed = false
}

/**
 * AB-TURN-10 The turn ends automatically when nothing is left to do and no token is held. AB-END-5 It also ends when its player has lost
 * their last bot.
 */
function turnGoesOn(g: Aimbots): boolean {
  const { out, scrap } = g.players[g.active]!
  if (out || !hasBots(g, g.active)) return false
  if (g.energy > 0 || scrap.length > 0) return true
  return g.bots.some((bot) => bot.owner === g.active && isOnBoard(bot) && pivotCost(g, bot) === 0)
}

/** AB-TURN-2 At each action point the active player chooses one thing to do. */
export const act = choice<{ seat: Seat }, Act>('act', {
  seats: (g, { seat }) => asks(g, seat),
  ask: (g) => ({ kind: 'act', rule: 'AB-TURN-2', energy: g.energy, attacked: g.attacked }),
  candidates(g, _notes, seat) {
    const found: Act[] = []
    const { actors } = contentOf(g)
    const canAttack = !g.attacked && g.energy >= LEAST_ATTACK_COST
    for (let id = 0; id < g.bots.length; id++) {
      const bot = g.bots[id]!
      if (bot.owner !== seat || bot.at === OFF) continue
      found.push(BOOSTS[id]!, PIVOTS[id]!, PICK_UPS[id]!)
      if (actors.includes(bot.program)) found.push(OWN_ACTIONS[effects(g, bot).action!.kind][id]!)
      if (!canAttack) continue
      for (let target = 0; target < g.bots.length; target++) if (mightAttack(g, bot, target)) found.push(ATTACKS[id]![target]!)
    }
    found.push(OVERCHARGE, RELOCATE, END_TURN)
    return found
  },
  forbids: (g, _notes, seat, option) => forbidsAct(g, seat, option),
  legal: (g, _notes, seat) => legalActs(g, seat),
  tempting(g, _notes, seat) {
    const found: Act[] = []
    g.bots.forEach((bot, id) => {
      const mine = bot.owner === seat && isOnBoard(bot)
      if (!mine && isOnBoard(bot)) found.push(BOOSTS[id]!, PIVOTS[id]!, PICK_UPS[id]!)
      for (const [kind, acts] of Object.entries(OWN_ACTIONS)) if (!mine || effects(g, bot).action?.kind !== kind) found.push(acts[id]!)
      if (!mine) return
      const canAttack = !g.attacked && g.energy >= LEAST_ATTACK_COST
      g.bots.forEach((_, target) => target !== id && !(canAttack && mightAttack(g, bot, target)) && found.push(ATTACKS[id]![target]!))
    })
    return found
  },
  absent: nothing,
  choose: (_g, _notes, _seat, option) => answer(option),
})

/** Attacks on others' bots in the same row or column are listed as refusals. All others are refused only when somebody tries them. */
function mightAttack(g: Aimbots, { owner, at }: Bot, target: BotId): boolean {
  const other = botOf(g, target)
  return other.owner !== owner && (at.charCodeAt(0) === other.at.charCodeAt(0) || at.charCodeAt(1) === other.at.charCodeAt(1))
}

/** AB-TURN-4 to AB-TURN-7 Only a player's own bots act, and only if the cost can be paid in full. */
function forbidsAct(g: Aimbots, seat: Seat, act: Act): RefusalId | null {
  if (act.kind === 'endTurn') return null
  if (act.kind === 'overcharge') return holds(g, seat, 'OVERCHARGE') ? null : 'AB-SCRAP-2'
  if (act.kind === 'relocate') return holds(g, seat, 'RELOCATE') ? null : 'AB-SCRAP-3'
  const bot = botOf(g, act.bot)
  if (bot.owner !== seat) return 'AB-TURN-7'
  if (!isOnBoard(bot)) return 'AB-CORE-4'
  switch (act.kind) {
    case 'attack':
      return g.attacked ? 'AB-TURN-4' : (forbidsTarget(g, act.bot, act.target) ?? unpaid(g, effects(g, bot).cost.attack))
    case 'boost':
      return unpaid(g, 1) ?? (canBoostAnywhere(g, act.bot) ? null : 'AB-BOOST-7')
    case 'pivot':
      return unpaid(g, pivotCost(g, bot))
    case 'pickUp':
      return scrapAt(g, bot.at) === 0 ? 'AB-PICK-1' : unpaid(g, effects(g, bot).cost.pickUp)
    case 'repair':
      return forbidsOwnAction(g, act.bot, act.kind) ?? unpaid(g, 1)
  }
}

/** AB-ABIL-3 An action from the bot's own program. */
function forbidsOwnAction(g: Aimbots, id: BotId, kind: OwnAction): RefusalId | null {
  const { action } = effects(g, botOf(g, id))
  const { rule, forbids } = codeOf('action', { kind })
  return action?.kind === kind && !forbids(g, id) ? null : rule
}

/**
 * The legal acts, listed without testing every candidate, because this is the most frequent question. Actions that cannot be paid for are
 * skipped first.
 */
function legalActs(g: Aimbots, seat: Seat): Act[] {
  const found: Act[] = []
  for (let id = 0; id < g.bots.length; id++) {
    const bot = g.bots[id]!
    if (bot.owner !== seat || bot.at === OFF) continue
    const { cost, action } = effects(g, bot)
    if (g.energy >= 1 && canBoostAnywhere(g, id)) found.push(BOOSTS[id]!)
    if (g.energy >= pivotCost(g, bot)) found.push(PIVOTS[id]!)
    if (g.energy >= cost.pickUp && scrapAt(g, bot.at) > 0) found.push(PICK_UPS[id]!)
    if (action !== null && forbidsAct(g, seat, OWN_ACTIONS[action.kind][id]!) === null) found.push(OWN_ACTIONS[action.kind][id]!)
    if (g.attacked || g.energy < cost.attack) continue
    for (let target = 0; target < g.bots.length; target++)
      if (mightAttack(g, bot, target) && forbidsTarget(g, id, target) === null) found.push(ATTACKS[id]![target]!)
  }
  if (g.players[seat]!.scrap.length > 0) {
    if (holds(g, seat, 'OVERCHARGE')) found.push(OVERCHARGE)
    if (holds(g, seat, 'RELOCATE')) found.push(RELOCATE)
  }
  found.push(END_TURN)
  return found
}

function canBoostAnywhere(g: Aimbots, bot: BotId): boolean {
  for (const dir of DIRS) if (canBoost(g, bot, dir)) return true
  return false
}

const unpaid = (g: Aimbots, cost: number): RefusalId | null => (g.energy < cost ? 'AB-TURN-5' : null)

function perform(g: Aimbots, chosen: Act): Flow {
  switch (chosen.kind) {
    case 'boost':
      return boostOf(chosen.bot)
    case 'pivot':
      return call(pivot, { bot: chosen.bot, turn: '' })
    case 'attack':
      return attackBy(g, chosen.bot, chosen.target)
    case 'pickUp':
      return call(pickUp, { bot: chosen.bot, kind: 'SURGE' })
    case 'overcharge':
      return overcharge(g)
    case 'relocate':
      return call(relocate, { bot: NO_BOT, to: OFF, rot: 0 })
    case 'endTurn':
      return undefined
    case 'repair':
      return codeOf('action', effects(g, botOf(g, chosen.bot)).action!).act(chosen.bot)
  }
}

/** AB-TURN-9 End of turn: the stall counters advance, and the next player in turn order with a bot starts. */
function endTurn(g: Aimbots): Flow {
  g.quiet = g.eventful ? 0 : g.quiet + 1
  g.energy = 0
  const at = g.order.indexOf(g.active)
  const seats = g.order.length
  let next = (at + 1) % seats
  while (next !== at && !hasBots(g, g.order[next]!)) next = (next + 1) % seats
  if (next <= at) g.rounds++
  tell?.({ kind: 'turn over', rule: 'AB-TURN-9', seat: g.active })
  const over = checkStall(g)
  if (over !== undefined) return over
  g.active = g.order[next]!
}
