import { answer, call, remove, rollDice, type Seat } from '@robodrome/kernel'
import type { Space } from '@robodrome/board'
import { ARENA } from '../content/arena.ts'
import { COSTS } from '../content/effects.ts'
import { OVERCHARGE_ENERGY, SCRAP, SCRAP_KINDS, type ScrapKind } from '../content/scrap.ts'
import { chance, choice, sequence } from '../rule.ts'
import { NO_BOT, OFF, type Aimbots, type BotId } from '../state.ts'
import { tell } from '../tell.ts'
import type { OptionOf, RefusalId, Stop } from '../terms.ts'
import { alliesOf, areFriends, asks, botAt, botOf, botsWhere, effects, refOf } from '../vocabulary.ts'
import { putBot, useProgram } from '../moving.ts'
import { stopAt } from '../stops.ts'
import { chooseRotation } from './3-deploy.ts'
import { checkScore } from './10-winning.ts'
import { first, nothing } from './asking.ts'

/** AB-PICK-2 Draws the token's identity: all unseen tokens are equally likely. */
export const lookAtScrap = chance<Record<string, never>, ScrapKind>('lookAtScrap', {
  draw: (g, _notes, luck) => g.pile[luck.below(g.pile.length)]!,
  outcomes: (g) =>
    SCRAP_KINDS.map((kind): [ScrapKind, number] => [kind, g.pile.filter((each) => each === kind).length]).filter(([, count]) => count > 0),
  write: (kind) => kind,
  read: (text) => SCRAP_KINDS.find((kind) => kind === text.toUpperCase()),
})

/** AB-PICK-1 A bot standing on scrap pays and takes one token. */
export const pickUp = sequence<{ bot: BotId; kind: ScrapKind }>('pickUp', {
  pay(g, { bot }) {
    const picker = botOf(g, bot)
    const cost = effects(g, picker).cost.pickUp
    if (cost !== COSTS.pickUp) useProgram(g, bot, { kind: 'pickUp', cost })
    g.energy -= cost
    g.eventful = true
    tell?.({ kind: 'pick up', rule: 'AB-PICK-1', seat: picker.owner, bot: refOf(g, bot), cost, energy: g.energy })
    return call(lookAtScrap, {}, 'kind')
  },
  keep(g, { bot, kind }) {
    const { owner, at } = botOf(g, bot)
    remove(g.pile, kind)
    g.scrap.splice(g.scrap.lastIndexOf(at), 1)
    const { scrap } = g.players[owner]!
    scrap.push(kind)
    scrap.sort()
    const found = { kind: 'found', to: alliesOf(g, owner).slice(), seat: owner, scrap: kind } as const
    tell?.(kind === 'POWER CORE' ? { ...found, rule: 'AB-PICK-6', uses: `scrap ${kind}` } : { ...found, rule: 'AB-PICK-4' })
    return checkScore(g, owner) ?? answer()
  },
})

/** AB-SCRAP-1 A used token is revealed and leaves the game. */
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
export const relocate = sequence<{ bot: BotId; to: Space; rot: number }>('relocate', {
  whom(g) {
    spend(g, g.active, 'RELOCATE')
    return call(relocateWhom, { seat: g.active }, 'bot')
  },
  where: (g, { bot }) => (bot === NO_BOT ? answer() : call(relocateTo, { bot, seat: g.active }, 'to')),
  facing: (g, { bot, to }) => (to === OFF ? answer() : call(chooseRotation, { bot, seat: g.active }, 'rot')),
  put(g, { bot: id, to, rot }) {
    if (g.players[g.active]!.leaving) return
    const bot = botOf(g, id)
    const from = bot.at
    putBot(bot, to)
    bot.rot = rot
    tell?.({ kind: 'relocate', rule: 'AB-SCRAP-3', seat: g.active, bot: refOf(g, id, from), onto: to, rot })
  },
})

export const relocateWhom = choice<{ seat: Seat }, OptionOf<'relocateBot'>>('relocateWhom', {
  seats: (g, { seat }) => asks(g, seat),
  ask: () => ({ kind: 'relocateWhom', rule: 'AB-SCRAP-3' }),
  candidates: (g) => botsWhere(g, () => true).map((bot) => ({ kind: 'relocateBot', bot })),
  forbids: (g, { seat }, _seat, { bot }) => (areFriends(g, botOf(g, bot).owner, seat) ? null : 'AB-SCRAP-3'),
  forced: true,
  absent: first,
  choose: (_g, _notes, _seat, { bot }) => answer(bot),
})

export const relocateTo = choice<{ bot: BotId; seat: Seat }, Stop>('relocateTo', {
  seats: (g, { seat }) => asks(g, seat),
  ask: (_g, { bot }) => ({ kind: 'relocateTo', rule: 'AB-SCRAP-3', bot }),
  candidates: () => ARENA.spaces.map(stopAt),
  forbids: (g, { bot }, _seat, { at }) => forbidsSpace(g, bot, at),
  absent: (g, { bot }) => stopAt(botOf(g, bot).at),
  choose: (_g, _notes, _seat, { at }) => answer(at),
})

/** AB-GEO-5 A space holds at most one bot. */
function forbidsSpace(g: Aimbots, bot: BotId, space: Space): RefusalId | null {
  const there = botAt(g, space)
  return there === NO_BOT || there === bot ? null : 'AB-GEO-5'
}

/** A player rolls one die for a program; the answer is its result after any SURGE. */
export const soloRoll = sequence<{ seat: Seat; dice: number[]; bot: BotId }>('soloRoll', {
  roll: () => call(rollDice, { count: 1, sides: 6 }, 'dice'),
  window(g, { seat, dice, bot }) {
    tell?.({ kind: 'die', rule: 'AB-SCRAP-7', seat, bot: refOf(g, bot), die: dice[0]! })
    return dice[0]! < 6 && g.players[seat]!.scrap.length > 0 ? call(soloWindow, { seat, die: dice[0]! }, 'dice') : undefined
  },
  result: (_g, { dice }) => answer(dice[0]),
})

/** AB-SCRAP-7 A roller who holds any token is asked whenever the die is below 6, so that asking reveals nothing about the token. */
export const soloWindow = choice<{ seat: Seat; die: number }, OptionOf<'surgeIt' | 'pass'>>('soloWindow', {
  seats: (g, { seat }) => asks(g, seat),
  ask: (_g, { die }) => ({ kind: 'soloWindow', rule: 'AB-SCRAP-7', die }),
  candidates: () => [{ kind: 'surgeIt' }, { kind: 'pass' }],
  forbids: (g, { seat }, _seat, { kind }) => (kind === 'pass' || holds(g, seat, 'SURGE') ? null : 'AB-SCRAP-4'),
  absent: nothing,
  choose(g, { seat, die }, _seat, { kind }) {
    if (kind === 'pass') return answer([die])
    spend(g, seat, 'SURGE')
    return answer([6])
  },
})
