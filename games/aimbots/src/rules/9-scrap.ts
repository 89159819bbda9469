import { answer, call, chance, choice, remove, rollDice, sequence, tell, type RuleId, type Seat } from '@robodrome/kernel'
import type { Space } from '@robodrome/board'
import { ARENA } from '../content/arena.ts'
import { OVERCHARGE_ENERGY, SCRAP, SCRAP_KINDS, type ScrapKind } from '../content/scrap.ts'
import { NO_BOT, OFF, type Aimbots, type BotId } from '../state.ts'
import { alliesOf, areFriends, asks, botAt, botOf, effects, isOnBoard, nameOf } from '../vocabulary.ts'
import { putBot, useProgram } from '../moving.ts'
import { chooseRotation } from './3-deploy.ts'
import { checkScore } from './10-winning.ts'
import { first, nothing, put } from './asking.ts'

/** AB-PICK-2 What the token is: nobody knew, so any that nobody has seen is as likely as the others. */
export const lookAtScrap = chance<Aimbots, Record<string, never>, ScrapKind>('lookAtScrap', {
  draw: (g, _notes, luck) => g.pile[luck.below(g.pile.length)]!,
  outcomes: (g) =>
    SCRAP_KINDS.map((kind): [ScrapKind, number] => [kind, g.pile.filter((each) => each === kind).length]).filter(([, count]) => count > 0),
  write: (kind) => kind,
  read: (text) => SCRAP_KINDS.find((kind) => kind === text.toUpperCase()),
})

/** AB-PICK-1 A bot standing on scrap pays and takes one token. */
export const pickUp = sequence<Aimbots, { bot: BotId; kind: ScrapKind }>('pickUp', {
  pay(g, { bot }) {
    const picker = botOf(g, bot)
    const cost = effects(picker).pickUpCost
    if (cost !== 2) useProgram(g, bot, `picks up for ${cost} energy`)
    g.energy -= cost
    g.eventful = true
    tell?.({ kind: 'pick up', rule: 'AB-PICK-1', seat: picker.owner, bot, name: nameOf(g, bot), at: picker.at, cost, energy: g.energy })
    return call(lookAtScrap, {}, 'kind')
  },
  keep(g, { bot, kind }) {
    const { owner, at } = botOf(g, bot)
    remove(g.pile, kind)
    g.scrap.splice(g.scrap.lastIndexOf(at), 1)
    const { scrap } = g.players[owner]!
    scrap.push(kind)
    scrap.sort()
    const use = kind === 'POWER CORE' ? { uses: `scrap ${kind}` } : {}
    tell?.({
      kind: 'found',
      rule: kind === 'POWER CORE' ? 'AB-PICK-6' : 'AB-PICK-4',
      to: alliesOf(g, owner),
      seat: owner,
      scrap: kind,
      ...use,
    })
    return checkScore(g, owner) ?? answer()
  },
})

/** AB-SCRAP-1 A used token is shown to all and leaves the game. */
export function spend(g: Aimbots, seat: Seat, kind: ScrapKind): void {
  remove(g.players[seat]!.scrap, kind)
  g.used.push(kind)
  tell?.({ kind: 'scrap', rule: SCRAP[kind].rule, uses: `scrap ${kind}`, seat, scrap: kind, reveals: true })
}

export const holds = (g: Aimbots, seat: Seat, kind: ScrapKind): boolean => g.players[seat]!.scrap.includes(kind)

/** AB-SCRAP-2 OVERCHARGE gives 3 energy. */
export function overcharge(g: Aimbots): void {
  spend(g, g.active, 'OVERCHARGE')
  g.energy += OVERCHARGE_ENERGY
  tell?.({ kind: 'energy', rule: 'AB-SCRAP-2', seat: g.active, energy: g.energy })
}

/** AB-SCRAP-3 RELOCATE puts a friendly bot on any empty space, or its own, in any rotation. It triggers nothing. */
export const relocate = sequence<Aimbots, { bot: BotId; to: Space; rot: number }>('relocate', {
  whom(g) {
    spend(g, g.active, 'RELOCATE')
    return put(g, relocateWhom, { seat: g.active }, 'bot')
  },
  where: (g, { bot }) => (bot === NO_BOT ? answer() : call(relocateTo, { bot, seat: g.active }, 'to')),
  facing: (g, { bot, to }) => (to === OFF ? answer() : call(chooseRotation, { bot, seat: g.active }, 'rot')),
  put(g, { bot: id, to, rot }) {
    if (g.players[g.active]!.leaving) return
    const bot = botOf(g, id)
    tell?.({ kind: 'relocate', rule: 'AB-SCRAP-3', seat: g.active, bot: id, name: nameOf(g, id), from: bot.at, onto: to, rot })
    putBot(bot, to)
    bot.rot = rot
  },
})

export const relocateWhom = choice<Aimbots, { seat: Seat }, BotId>('relocateWhom', {
  seats: (g, { seat }) => asks(g, seat),
  candidates: (g) => g.bots.map((_, id) => id).filter((id) => isOnBoard(botOf(g, id))),
  forbids: (g, { seat }, _seat, id) => (areFriends(g, botOf(g, id).owner, seat) ? null : 'AB-SCRAP-3'),
  absent: first,
  choose: (_g, _notes, _seat, id) => answer(id),
  write: (id, g) => `relocate ${nameOf(g, id)}`,
})

export const relocateTo = choice<Aimbots, { bot: BotId; seat: Seat }, Space>('relocateTo', {
  seats: (g, { seat }) => asks(g, seat),
  candidates: () => [...ARENA.spaces],
  forbids: (g, { bot }, _seat, space) => forbidsSpace(g, bot, space),
  absent: (g, { bot }) => botOf(g, bot).at,
  choose: (_g, _notes, _seat, space) => answer(space),
  write: (space) => `to ${space}`,
})

/** AB-GEO-5 At most one bot on a space. */
function forbidsSpace(g: Aimbots, bot: BotId, space: Space): RuleId | null {
  const there = botAt(g, space)
  return there === NO_BOT || there === bot ? null : 'AB-GEO-5'
}

/** One die of one player, for a Sentry or a Phoenix; its result after a SURGE is the answer. */
export const soloRoll = sequence<Aimbots, { seat: Seat; dice: number[]; why: string }>('soloRoll', {
  roll: () => call(rollDice, { count: 1, sides: 6 }, 'dice'),
  window(g, { seat, dice, why }) {
    tell?.({ kind: 'die', rule: 'AB-SCRAP-7', seat, die: dice[0], why })
    return dice[0]! < 6 && g.players[seat]!.scrap.length > 0 ? call(soloWindow, { seat, die: dice[0]! }, 'dice') : undefined
  },
  result: (_g, { dice }) => answer(dice[0]),
})

/** AB-SCRAP-7 A roller who holds any token is asked whenever the die is below 6, so that asking reveals nothing. */
export const soloWindow = choice<Aimbots, { seat: Seat; die: number }, 'surge' | 'pass'>('soloWindow', {
  seats: (g, { seat }) => asks(g, seat),
  candidates: () => ['surge', 'pass'],
  forbids: (g, { seat }, _seat, option) => (option === 'pass' || holds(g, seat, 'SURGE') ? null : 'AB-SCRAP-4'),
  absent: nothing,
  choose(g, { seat, die }, _seat, option) {
    if (option === 'pass') return answer([die])
    spend(g, seat, 'SURGE')
    return answer([6])
  },
})
