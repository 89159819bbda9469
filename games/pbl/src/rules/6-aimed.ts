import { answer, call, only, type Flow, type Seat } from '@robodrome/kernel'
import { SLOTS, type AimedEffect } from '../content/index.ts'
import { aimedCodeOf } from '../moments.ts'
import { choice, sequence } from '../rule.ts'
import type { Target } from '../shapes.ts'
import type { CardName, Pbl } from '../state.ts'
import { tell } from '../tell.ts'
import type { At, OptionOf } from '../terms.ts'
import { membersOf, robotOf } from '../vocabulary.ts'
import { rollD20 } from './5-dice.ts'

/** Lists all current targets of an effect. */
export const targetsFor = (g: Pbl, seat: Seat, effect: AimedEffect): Target[] => aimedCodeOf(effect).targets(g, seat, effect)

const NO_TARGET: OptionOf<'none'> = { kind: 'none' }
const targetOption = (g: Pbl, target: Target): OptionOf<'target'> => ({
  kind: 'target',
  robot: robotOf(g, target.side),
  mates: membersOf(g, target.side).length > 1,
  ...target,
})

/** A target as named in events. */
const aimOf = (g: Pbl, { side, slot, card, seat }: Target): At => ({
  robot: robotOf(g, side),
  ...(slot === undefined ? {} : { slot: SLOTS[slot]! }),
  ...(card === undefined ? {} : { card }),
  ...(seat === undefined ? {} : { seat }),
})

/** DP-TARGET: the player chooses one of the targets, or "none" if the card says "may". */
const chooseTarget = choice<{ seat: Seat; card: CardName; effect: AimedEffect }, OptionOf<'target' | 'none'>>('chooseTarget', {
  seats: (_g, notes) => only(notes.seat),
  ask: (_g, { card, effect }) => ({ kind: 'chooseTarget', rule: 'PBL-PRIO-11', card, may: isOptional(effect) }),
  candidates(g, { seat, effect }) {
    const found = targetsFor(g, seat, effect).map((target) => targetOption(g, target))
    return isOptional(effect) ? [...found, NO_TARGET] : found
  },
  absent: (_g, _notes, _seat, options) => options.find(({ kind }) => kind === 'none') ?? options[0]!,
  choose(_g, _notes, _seat, option) {
    if (option.kind === 'none') return answer('none')
    const { kind: _kind, robot: _robot, mates: _mates, ...target } = option
    return answer(target)
  },
})

const isOptional = (effect: AimedEffect): boolean => aimedCodeOf(effect).may?.(effect) ?? false

/** PBL-PRIO-11 Impossible parts are skipped: without a possible target, nothing is asked. */
export const aimed = sequence<{ seat: Seat; card: CardName; effect: AimedEffect; to: Target | 'none'; rolled: number[] }>('aimed', {
  aim: (g, { seat, card, effect }) =>
    targetsFor(g, seat, effect).length === 0 ? answer() : call(chooseTarget, { seat, card, effect: { ...effect } }, 'to'),
  roll(_g, { effect, to }) {
    const { rolls } = aimedCodeOf(effect)
    return to !== 'none' && rolls !== undefined ? call(rollD20, { ...rolls }, 'rolled') : undefined
  },
  apply(g, { seat, card, effect, to, rolled }): Flow {
    if (to === 'none') return undefined
    tell?.({ kind: 'aim', rule: 'PBL-PRIO-2', seat, card, at: aimOf(g, to), effect: effect.do })
    return aimedCodeOf(effect).hits(g, seat, to, effect, { card, rolled })
  },
})

export const aimedRules = [chooseTarget, aimed]
