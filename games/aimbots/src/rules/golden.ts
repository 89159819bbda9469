import { answer, call, type Flow, type Frame, type Seat, type Sequence } from '@robodrome/kernel'
import { choice, cycle, sequence } from '../rule.ts'
import type { Aimbots, BotId } from '../state.ts'
import type { EffectRef, OptionOf } from '../terms.ts'
import { asks, botOf } from '../vocabulary.ts'
import type { Waiting } from '../frames.ts'
import { programIn } from '../content/content.ts'
import { first } from './asking.ts'

/** A bot's ability as a waiting effect. */
export const waiting = (g: Aimbots, bot: BotId, frame: Frame): Waiting => ({
  effect: { program: botOf(g, bot).program, seat: null },
  call: frame,
})

/** Effects that wait at the same moment, in the order of the program list. */
export const inListOrder = (g: Aimbots, todo: readonly Waiting[]): readonly Waiting[] =>
  todo.length < 2 ? todo : todo.toSorted((a, b) => (ruleOf(g, a) < ruleOf(g, b) ? -1 : 1))
const ruleOf = (g: Aimbots, { effect }: Waiting): string => ('program' in effect ? programIn(g, effect.program).id : '')

const conditions: Record<string, (g: Aimbots, notes: unknown) => boolean> = {}

/**
 * AB-ABIL-5 An ability with a condition, which is tested when it triggers and again when it starts to resolve; if either test fails,
 * nothing happens. Rules made this way may wait in `resolve`.
 */
export function ability<N>(
  name: string,
  holds: (g: Aimbots, notes: N) => boolean,
  steps: Sequence<Aimbots, N>['steps'],
): Sequence<Aimbots, N> {
  conditions[name] = holds as (g: Aimbots, notes: unknown) => boolean
  return sequence<N>(name, { begin: (g, notes) => (holds(g, notes) ? undefined : answer()), ...steps })
}

const stillWaits = (g: Aimbots, frame: Frame): boolean => conditions[frame.rule]!(g, frame.notes)

/** Resolves all effects waiting at one moment; if two or more can take effect, the active player orders them. */
export function resolve(g: Aimbots, effects: readonly Waiting[]): Flow {
  const todo = effects.filter(({ call: frame }) => stillWaits(g, frame))
  return todo.length > 1 ? call(goldenRule, { todo, next: 0 }) : todo[0]?.call
}

/** Resolves the only effect that can wait at a moment. */
export const resolveOnly = (g: Aimbots, frame: Frame): Flow => (stillWaits(g, frame) ? frame : undefined)

/** AB-GOLD-1 The active player picks the next effect to resolve, until none is left. */
export const goldenRule = cycle<{ todo: Waiting[]; next: number }>('goldenRule', {
  pick(g, notes) {
    notes.todo = notes.todo.filter(({ call: frame }) => stillWaits(g, frame))
    if (notes.todo.length === 0) return answer()
    notes.next = 0
    return notes.todo.length > 1
      ? call(orderEffects, { seat: g.active, effects: notes.todo.map(({ effect }) => effect) }, 'next')
      : undefined
  },
  run: (_g, notes) => notes.todo.splice(notes.next, 1)[0]!.call,
})

/** AB-GOLD-4 The active player sets the order; each effect's owner still says yes or no. */
export const orderEffects = choice<{ seat: Seat; effects: EffectRef[] }, OptionOf<'order'>>('orderEffects', {
  seats: (g, { seat }) => asks(g, seat),
  ask: () => ({ kind: 'orderEffects', rule: 'AB-GOLD-1' }),
  candidates: (_g, { effects }) => effects.map((effect) => ({ kind: 'order', effect })),
  absent: first,
  choose: (_g, { effects }, _seat, { effect }) => answer(effects.indexOf(effect)),
})
