import { answer, call } from '@robodrome/kernel'
import type { Codes } from '../moments.ts'
import { spin, useProgram } from '../moving.ts'
import { choice } from '../rule.ts'
import { nothing } from '../rules/asking.ts'
import { ability } from '../rules/golden.ts'
import { SENSES, type Sense } from '../shapes.ts'
import type { BotId } from '../state.ts'
import type { OptionOf } from '../terms.ts'
import { asks, botOf, isOnBoard } from '../vocabulary.ts'

/** AB-P43 Crawler may be spun after its Boost. */
export const crawlRule = ability<{ bot: BotId; sense: Sense | '' }>('crawl', (g, { bot }) => isOnBoard(botOf(g, bot)), {
  whichWay: (_g, { bot }) => call(spinItself, { bot }, 'sense'),
  spin(g, { bot, sense }) {
    if (sense === '') return
    useProgram(g, bot, { kind: 'spinItself' })
    spin(g, bot, sense, 'AB-P43')
  },
})

export const spinItself = choice<{ bot: BotId }, OptionOf<'spin'>>('spinItself', {
  seats: (g, { bot }) => asks(g, botOf(g, bot).owner),
  ask: (_g, { bot }) => ({ kind: 'spinItself', rule: 'AB-P43', bot }),
  candidates: () => [...SENSES, '' as const].map((sense) => ({ kind: 'spin', sense })),
  absent: nothing,
  choose: (_g, _notes, _seat, { sense }) => answer(sense),
})

export const crawl: Codes['afterBoost']['crawl'] = {
  waits: (_g, { bot }) => call(crawlRule, { bot, sense: '' }),
}
