import type { Flow } from '@robodrome/kernel'
import { contentOf } from '../content/content.ts'
import type { Boost, Waiting } from '../frames.ts'
import { codeOf } from '../moments.ts'
import { OFF, type Aimbots } from '../state.ts'
import { botOf, effects } from '../vocabulary.ts'
import { inListOrder, resolve, waiting } from './golden.ts'

/** AB-BOOST-10 After the movement, the bot's own ability and those of enemies trigger simultaneously. */
export function afterBoost(g: Aimbots, boost: Boost): Flow {
  const own = effects(g, botOf(g, boost.bot)).afterBoost
  const frame = own === null ? undefined : codeOf('afterBoost', own).waits?.(g, boost, own)
  const todo = frame === undefined ? [] : [waiting(g, boost.bot, frame)]
  answerBoost(g, boost, todo)
  return resolve(g, inListOrder(g, todo))
}

/** AB-BOOST-11 Each player answers once for all their bots with the same effect. */
function answerBoost(g: Aimbots, { bot }: Boost, todo: Waiting[]): void {
  const { watchers } = contentOf(g)
  for (const seat of g.order) {
    const kinds: string[] = []
    for (const { owner, at, program } of g.bots) {
      if (owner !== seat || at === OFF || !watchers.includes(program)) continue
      const effect = contentOf(g).byName.get(program)!.effects.enemyBoost!
      if (kinds.includes(effect.kind)) continue
      kinds.push(effect.kind)
      todo.push(codeOf('enemyBoost', effect).waits(g, seat, bot))
    }
  }
}
