import { answer, call, choice, sequence, tell, type RuleId } from '@robodrome/kernel'
import type { Aimbots, Bot, BotId } from '../state.ts'
import { asks, botOf, effects, nameOf, program } from '../vocabulary.ts'
import { SENSES, turnBot, useProgram, type Turn } from '../moving.ts'
import { afterPivot } from './5-after-pivot.ts'
import { first } from './asking.ts'

/** AB-TURN-4 A Pivot costs 1 energy; a Gyro's first of a turn nothing (AB-P05). */
export const pivotCost = (bot: Bot): number => (bot.pivots < effects(bot).freePivots ? 0 : 1)

/** AB-PIVOT-1 A bot turns in its space, for 1 energy. */
export const pivot = sequence<Aimbots, { bot: BotId; turn: Turn | '' }>('pivot', {
  whichWay: (_g, { bot }) => call(chooseTurn, { bot }, 'turn'),
  turn(g, { bot: id, turn }) {
    if (turn === '') return answer()
    const bot = botOf(g, id)
    const cost = pivotCost(bot)
    if (cost === 0) useProgram(g, id, 'pivots for free')
    if (turn === 'half turn') useProgram(g, id, 'pivots 180 degrees')
    g.energy -= cost
    tell?.({ kind: 'pivot', rule: 'AB-PIVOT-1', seat: bot.owner, bot: id, name: nameOf(g, id), turn, cost, energy: g.energy })
    turnBot(bot, turn)
    bot.pivots++
    if (effects(bot).pivotMargin > 0) useProgram(g, id, `margin +${effects(bot).pivotMargin} on its attacks until end of turn`)
    if (effects(bot).pivotReach > 0) useProgram(g, id, `reach up to ${effects(bot).pivotReach} until end of turn`)
    return afterPivot(g, id, turn)
  },
})

/** AB-PIVOT-1 90 degrees either way. AB-PIVOT-2 180 degrees for bots whose program says so. */
export const chooseTurn = choice<Aimbots, { bot: BotId }, Turn>('chooseTurn', {
  seats: (g, { bot }) => asks(g, botOf(g, bot).owner),
  candidates: () => [...SENSES, 'half turn'],
  forbids: (g, { bot }, _seat, turn) => forbidsTurn(botOf(g, bot), turn),
  absent: first,
  choose: (_g, _notes, _seat, turn) => answer(turn),
})

const forbidsTurn = (bot: Bot, turn: Turn): RuleId | null => (turn === 'half turn' && !program(bot).effects.halfTurn ? 'AB-PIVOT-2' : null)
