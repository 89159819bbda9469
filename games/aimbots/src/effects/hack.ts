import type { Codes } from '../moments.ts'
import { answer, call, type Sequence } from '@robodrome/kernel'
import { spin, tellHeld, useProgramOn } from '../moving.ts'
import { choice } from '../rule.ts'
import { NO_BOT, type Aimbots, type BotId } from '../state.ts'
import type { OptionOf } from '../terms.ts'
import { areFriends, asks, botOf, botsWhere, isHeld, isOnBoard, isWithin } from '../vocabulary.ts'
import { first, nothing } from '../rules/asking.ts'
import { ability, resolveOnly } from '../rules/golden.ts'
import { ownEffect } from './own.ts'
import { SENSES, type Sense } from '../shapes.ts'

/** AB-P36 Enemy bots in range that can be spun. */
const hackable = (g: Aimbots, bot: BotId, within = ownEffect(g, bot, 'hack').within): BotId[] => {
  const hacker = botOf(g, bot)
  return botsWhere(g, (other) => !areFriends(g, other.owner, hacker.owner) && isWithin(hacker, other, within))
}

interface Hack {
  bot: BotId
  target: BotId
  sense: Sense | ''
}

const canHack = (g: Aimbots, { bot }: Hack): boolean =>
  isOnBoard(botOf(g, bot)) && hackable(g, bot).some((id) => !isHeld(g, botOf(g, id), botOf(g, bot).owner))

/** AB-P36 Hacker spins one enemy bot within 3 spaces, in either direction. */
export const hackRule: Sequence<Aimbots, Hack> = ability<Hack>('hack', canHack, {
  whom: (_g, notes) => call(hackWhom, { bot: notes.bot }, 'target'),
  whichWay: (_g, notes) => (notes.target === NO_BOT ? answer() : call(chooseSense, { bot: notes.bot, target: notes.target }, 'sense')),
  spin(g, { bot, target, sense }) {
    if (sense === '') return
    useProgramOn(g, bot, 'spin', target)
    spin(g, target, sense, 'AB-P36')
  },
})

export const hackWhom = choice<{ bot: BotId }, OptionOf<'hack'>>('hackWhom', {
  seats: (g, { bot }) => asks(g, botOf(g, bot).owner),
  ask: (_g, { bot }) => ({ kind: 'hackWhom', rule: 'AB-P36', bot }),
  candidates: (g, { bot }) => [...hackable(g, bot), NO_BOT].map(hackOf),
  forbids(g, { bot }, _seat, option) {
    if (option.bot === NO_BOT) return null
    if (!hackable(g, bot).includes(option.bot)) return 'AB-P36'
    return isHeld(g, botOf(g, option.bot), botOf(g, bot).owner) ? 'AB-P31' : null
  },
  tempting: (g, { bot }) => botsWhere(g, (_, id) => id !== bot && !hackable(g, bot).includes(id)).map(hackOf),
  absent: nothing,
  choose: (_g, _notes, _seat, { bot }) => answer(bot),
})

const hackOf = (bot: BotId): OptionOf<'hack'> => ({ kind: 'hack', bot })

/** The direction of a spin. */
export const chooseSense = choice<{ bot: BotId; target: BotId }, OptionOf<'spin'>>('chooseSense', {
  seats: (g, { bot }) => asks(g, botOf(g, bot).owner),
  ask: (_g, { bot, target }) => ({ kind: 'chooseSense', rule: 'AB-P36', bot, target }),
  candidates: () => SENSES.map((sense) => ({ kind: 'spin', sense })),
  absent: first,
  choose: (_g, _notes, _seat, { sense }) => answer(sense),
})

export const hack: Codes['afterPivot']['hack'] = {
  does(g, bot, _turn, { within }) {
    tellHeld(g, hackable(g, bot, within), g.active)
    return resolveOnly(g, call(hackRule, { bot, target: NO_BOT, sense: '' }))
  },
}
