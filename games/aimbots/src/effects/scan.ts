import type { Codes } from '../moments.ts'
import { answer, call } from '@robodrome/kernel'
import { lineBetween } from '../content/arena.ts'
import { useProgram } from '../moving.ts'
import { choice } from '../rule.ts'
import { NO_BOT, type Aimbots, type BotId } from '../state.ts'
import { tell } from '../tell.ts'
import type { OptionOf } from '../terms.ts'
import { areFriends, asks, botOf, botsWhere, isOnBoard, refOf } from '../vocabulary.ts'
import { nothing } from '../rules/asking.ts'
import { ability, resolveOnly } from '../rules/golden.ts'
import { ownEffect } from './own.ts'

const inSight = (g: Aimbots, bot: BotId): BotId[] =>
  botsWhere(g, (other) => !areFriends(g, other.owner, botOf(g, bot).owner) && lineBetween(botOf(g, bot).at, other.at) !== undefined)

/** AB-P06 Radar looks at the core of an enemy in line at any distance, and gets a margin against that bot until the end of the turn. */
export const scanRule = ability<{ bot: BotId; target: BotId }>(
  'scan',
  (g, { bot }) => isOnBoard(botOf(g, bot)) && inSight(g, bot).length > 0,
  {
    whom: (_g, { bot }) => call(scanWhom, { bot }, 'target'),
    look(g, { bot, target }) {
      if (target === NO_BOT) return
      const radar = botOf(g, bot)
      const seen = botOf(g, target)
      if (tell !== null) useProgram(g, bot, { kind: 'aim', margin: ownEffect(g, bot, 'scan').margin, bot: refOf(g, target) })
      if (!radar.scanned.includes(target)) radar.scanned.push(target)
      if (!seen.seenBy.includes(radar.owner)) seen.seenBy = [...seen.seenBy, radar.owner].toSorted((a, b) => a - b)
      const secret = { to: [radar.owner], core: seen.core }
      tell?.({ kind: 'scan', rule: 'AB-P06', seat: radar.owner, bot: refOf(g, target), secret, reveals: true })
    },
  },
)

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

export const scan: Codes['afterPivot']['scan'] = {
  does: (g, bot) => resolveOnly(g, call(scanRule, { bot, target: NO_BOT })),
  margin: (g, { attacker, defender }, { margin }) => (botOf(g, attacker).scanned.includes(defender) ? margin : 0),
}
