import { answer, call, type Sequence } from '@robodrome/kernel'
import type { Codes } from '../moments.ts'
import type { Dir } from '../content/arena.ts'
import { useProgramOn } from '../moving.ts'
import { damageTo } from '../rules/8-damage.ts'
import { ability, goldenRule } from '../rules/golden.ts'
import { NO_BOT, type Aimbots, type BotId } from '../state.ts'
import { areFriends, botAt, botOf, isOnBoard, opposite, printed, stepFrom } from '../vocabulary.ts'
import { yesOrNo } from './yes-or-no.ts'

interface Crash {
  bot: BotId
  dir: Dir
  yes: boolean
  struck: BotId
}

/** The enemy directly ahead, if any. */
function enemyAhead(g: Aimbots, { bot, dir }: Crash): BotId {
  const next = stepFrom(botOf(g, bot).at, dir)
  const ahead = next === undefined ? NO_BOT : botAt(g, next)
  return ahead !== NO_BOT && !areFriends(g, botOf(g, ahead).owner, botOf(g, bot).owner) ? ahead : NO_BOT
}

const canCrash = (g: Aimbots, notes: Crash): boolean =>
  isOnBoard(botOf(g, notes.bot)) && !botOf(g, notes.bot).crashed && enemyAhead(g, notes) !== NO_BOT

/** AB-P44 Once per turn, after moving 3 or more spaces, Meteor may crash into the enemy ahead: both take 1 damage. */
export const crashRule: Sequence<Aimbots, Crash> = ability<Crash>('crash', canCrash, {
  ask: (g, notes) => call(yesOrNo, { bot: notes.bot, seat: botOf(g, notes.bot).owner, verb: 'crash', target: enemyAhead(g, notes) }, 'yes'),
  crash(g, notes) {
    if (!notes.yes) return answer()
    const { bot, dir } = notes
    const struck = enemyAhead(g, notes)
    useProgramOn(g, bot, 'crash', struck)
    botOf(g, bot).crashed = true
    return call(goldenRule, {
      todo: [
        { effect: { bot: struck }, call: damageTo(struck, printed(g, botOf(g, struck), opposite(dir)), bot, bot) },
        { effect: { bot }, call: damageTo(bot, printed(g, botOf(g, bot), dir), bot, struck) },
      ],
      next: 0,
    })
  },
})

export const crash: Codes['afterBoost']['crash'] = {
  waits: (_g, { bot, dir, spaces }, { spaces: least }) =>
    spaces >= least ? call(crashRule, { bot, dir, yes: false, struck: NO_BOT }) : undefined,
}
