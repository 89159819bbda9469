import { answer, call } from '@robodrome/kernel'
import type { Codes } from '../moments.ts'
import { useProgramOn } from '../moving.ts'
import { choice, sequence } from '../rule.ts'
import { first } from '../rules/asking.ts'
import { NO_BOT, type Aimbots, type BotId } from '../state.ts'
import type { Seat } from '@robodrome/kernel'
import { tell } from '../tell.ts'
import type { OptionOf } from '../terms.ts'
import { asks, botOf, friendsNextTo, refOf } from '../vocabulary.ts'

const repairable = (g: Aimbots, id: BotId): BotId[] => friendsNextTo(g, id).filter((other) => botOf(g, other).plates.length > 0)

/** AB-P22 Once per turn, a Mechanic may remove a plate of a friendly bot next to it, for 1 energy. */
export const repairRule = sequence<{ bot: BotId; target: BotId; plate: number }>('repair', {
  whom: (_g, { bot }) => call(repairWhom, { bot }, 'target'),
  which: (g, { bot, target }) => (target === NO_BOT ? answer() : call(repairPlate, { bot, target, seat: botOf(g, bot).owner }, 'plate')),
  repair(g, { bot, target, plate }) {
    if (plate === 0) return
    g.energy -= 1
    botOf(g, bot).repaired = true
    useProgramOn(g, bot, 'repair', target)
    const patient = botOf(g, target)
    patient.plates = patient.plates.filter((each) => each !== plate)
    tell?.({
      kind: 'repair',
      rule: 'AB-P22',
      bot: refOf(g, target),
      face: plate,
      plates: [...patient.plates],
      energy: g.energy,
    })
  },
})

export const repairWhom = choice<{ bot: BotId }, OptionOf<'repairBot'>>('repairWhom', {
  seats: (g, { bot }) => asks(g, botOf(g, bot).owner),
  ask: (_g, { bot }) => ({ kind: 'repairWhom', rule: 'AB-P22', bot }),
  candidates: (g, { bot }) => friendsNextTo(g, bot).map((friend) => ({ kind: 'repairBot', bot: friend })),
  forbids: (g, { bot }, _seat, option) => (repairable(g, bot).includes(option.bot) ? null : 'AB-EDGE-46'),
  tempting: (_g, { bot }) => [{ kind: 'repairBot', bot }],
  forced: true,
  absent: first,
  choose: (_g, _notes, _seat, { bot }) => answer(bot),
})

export const repairPlate = choice<{ bot: BotId; target: BotId; seat: Seat }, OptionOf<'removePlate'>>('repairPlate', {
  seats: (g, { seat }) => asks(g, seat),
  ask: (_g, { bot, target }) => ({ kind: 'repairPlate', rule: 'AB-P22', bot, target }),
  candidates: (g, { target }) => botOf(g, target).plates.map((side) => ({ kind: 'removePlate', side })),
  forced: true,
  absent: first,
  choose: (_g, _notes, _seat, { side }) => answer(side),
})

export const repair: Codes['action']['repair'] = {
  rule: 'AB-P22',
  forbids: (g, bot) => botOf(g, bot).repaired || repairable(g, bot).length === 0,
  act: (bot) => call(repairRule, { bot, target: NO_BOT, plate: 0 }),
}
