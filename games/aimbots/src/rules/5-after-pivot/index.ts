import { byKind, call, type ByKind, type Flow } from '@robodrome/kernel'
import type { AfterPivot } from '../../content/effects.ts'
import { tellHeld, useProgram } from '../../moving.ts'
import { NO_BOT, OFF, type Aimbots, type BotId } from '../../state.ts'
import { botOf, effects, enemiesNextTo } from '../../vocabulary.ts'
import { resolveOnly } from '../golden.ts'
import { rearm } from './armadillo.ts'
import { conduct, orchestra } from './conductor.ts'
import { dance } from './dancer.ts'
import { hack, hackable } from './hacker.ts'
import { scan } from './radar.ts'
import { whirl } from './whirlwind.ts'
import type { Turn } from '../../shapes.ts'

export * from './armadillo.ts'
export * from './conductor.ts'
export * from './dancer.ts'
export * from './hacker.ts'
export * from './radar.ts'
export * from './whirlwind.ts'

/** AB-PIVOT-4 What the bot's program does after its Pivot. */
export function afterPivot(g: Aimbots, bot: BotId, turn: Turn): Flow {
  const effect = effects(g, botOf(g, bot)).afterPivot
  return effect === null ? undefined : byKind(AFTER_PIVOT, effect, { g, bot, turn })
}

const AFTER_PIVOT: ByKind<AfterPivot, Flow, { g: Aimbots; bot: BotId; turn: Turn }> = {
  aim: ({ margin }, { g, bot }) => useProgram(g, bot, { kind: 'margin', margin, lasts: true }),
  reach: ({ most }, { g, bot }) => useProgram(g, bot, { kind: 'reach', reach: most }),
  scan: (_effect, { g, bot }) => resolveOnly(g, call(scan, { bot, target: NO_BOT })),
  whirl(_effect, { g, bot }) {
    tellHeld(g, enemiesNextTo(g, bot), g.active)
    return resolveOnly(g, call(whirl, { bot, todo: enemiesNextTo(g, bot) }))
  },
  dance: (_effect, { g, bot }) => resolveOnly(g, call(dance, { bot, to: OFF })),
  conduct: (_effect, { g, bot, turn }) =>
    turn === 'half turn' ? undefined : resolveOnly(g, call(conduct, { bot, sense: turn, todo: orchestra(g, bot) })),
  hack(_effect, { g, bot }) {
    tellHeld(g, hackable(g, bot), g.active)
    return resolveOnly(g, call(hack, { bot, target: NO_BOT, sense: '' }))
  },
  rearm: (_effect, { g, bot }) => resolveOnly(g, call(rearm, { bot, from: 0, to: 0 })),
}
