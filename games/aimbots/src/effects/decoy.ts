import { answer, call } from '@robodrome/kernel'
import type { Codes } from '../moments.ts'
import { swap, useProgramOn } from '../moving.ts'
import { ability } from '../rules/golden.ts'
import { NO_BOT, type BotId } from '../state.ts'
import { friendsNextTo } from '../vocabulary.ts'
import { swapWhom } from './swap-whom.ts'

/** AB-P09 Decoy swaps with a friendly bot next to it, which becomes the defender. It may do so once in an attack (AB-EDGE-31). */
export const decoyRule = ability<{ bot: BotId; friend: BotId }>('decoy', (g, { bot }) => friendsNextTo(g, bot).length > 0, {
  whom: (_g, { bot }) => call(swapWhom, { bot, rule: 'AB-P09' }, 'friend'),
  swap(g, { bot, friend }) {
    if (friend === NO_BOT) return answer(bot)
    useProgramOn(g, bot, 'standIn', friend)
    swap(g, bot, friend, 'AB-P09')
    return answer(friend)
  },
})

export const decoy: Codes['declared']['decoy'] = {
  waits: (bot) => call(decoyRule, { bot, friend: NO_BOT }, 'defender'),
  standIns: friendsNextTo,
}
