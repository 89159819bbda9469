import { answer, call, type Flow } from '@robodrome/kernel'
import { choice, sequence } from '../rule.ts'
import type { Aimbots, Bot, BotId } from '../state.ts'
import { tell } from '../tell.ts'
import type { OptionOf } from '../terms.ts'
import { asks, botOf, effects, refOf } from '../vocabulary.ts'
import { turnBot, useProgram } from '../moving.ts'
import { codeOf } from '../moments.ts'
import { first } from './asking.ts'
import { SENSES, type Turn } from '../shapes.ts'

/** AB-TURN-4 A Pivot costs 1 energy; a program may make the first ones of a turn free. */
export const pivotCost = (g: Aimbots, bot: Bot): number => (bot.pivots < effects(g, bot).cost.freePivots ? 0 : 1)

/** AB-PIVOT-4 Calls the program's effect after its Pivot. */
function afterPivot(g: Aimbots, bot: BotId, turn: Turn): Flow {
  const effect = effects(g, botOf(g, bot)).afterPivot
  return effect === null ? undefined : codeOf('afterPivot', effect).does(g, bot, turn, effect)
}

/** AB-PIVOT-1 A bot turns in its space, for 1 energy. */
export const pivot = sequence<{ bot: BotId; turn: Turn | '' }>('pivot', {
  whichWay: (_g, { bot }) => call(chooseTurn, { bot }, 'turn'),
  turn(g, { bot: id, turn }) {
    if (turn === '') return answer()
    const bot = botOf(g, id)
    const cost = pivotCost(g, bot)
    if (cost === 0) useProgram(g, id, { kind: 'freePivot' })
    if (turn === 'half turn') useProgram(g, id, { kind: 'halfTurn' })
    g.energy -= cost
    turnBot(bot, turn)
    tell?.({ kind: 'pivot', rule: 'AB-PIVOT-1', seat: bot.owner, bot: refOf(g, id), turn, cost, energy: g.energy })
    bot.pivots++
    return afterPivot(g, id, turn)
  },
})

const TURNS: readonly OptionOf<'turn'>[] = [...SENSES, 'half turn' as const].map((turn) => ({ kind: 'turn', turn }))

/** AB-PIVOT-1 A bot turns by 90 degrees either way. AB-PIVOT-2 Bots with that ability may also turn by 180 degrees. */
export const chooseTurn = choice<{ bot: BotId }, OptionOf<'turn'>>('chooseTurn', {
  seats: (g, { bot }) => asks(g, botOf(g, bot).owner),
  ask: (_g, { bot }) => ({ kind: 'chooseTurn', rule: 'AB-PIVOT-1', bot }),
  candidates: () => TURNS,
  forbids: (g, { bot }, _seat, { turn }) => (turn === 'half turn' && effects(g, botOf(g, bot)).pivot === null ? 'AB-PIVOT-2' : null),
  absent: first,
  choose: (_g, _notes, _seat, { turn }) => answer(turn),
})
