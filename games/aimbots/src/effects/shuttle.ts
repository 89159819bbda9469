import { call } from '@robodrome/kernel'
import type { Codes } from '../moments.ts'
import { swap, useProgramOn } from '../moving.ts'
import { ability } from '../rules/golden.ts'
import { NO_BOT, type BotId } from '../state.ts'
import { botOf, friendsNextTo, isOnBoard } from '../vocabulary.ts'
import { swapWhom } from './swap-whom.ts'

/** AB-P34 Shuttle swaps with a friendly bot next to it. */
export const shuttleRule = ability<{ bot: BotId; friend: BotId }>(
  'shuttle',
  (g, { bot }) => isOnBoard(botOf(g, bot)) && friendsNextTo(g, bot).length > 0,
  {
    whom: (_g, { bot }) => call(swapWhom, { bot, rule: 'AB-P34' }, 'friend'),
    swap(g, { bot, friend }) {
      if (friend === NO_BOT) return
      useProgramOn(g, bot, 'swap', friend)
      swap(g, bot, friend, 'AB-P34')
    },
  },
)

export const shuttle: Codes['afterBoost']['shuttle'] = {
  waits: (_g, { bot }) => call(shuttleRule, { bot, friend: NO_BOT }),
}
