import { answer, call, choice, goto, sequence, type Flow, type Frame, type Seat, type Sequence } from '@robodrome/kernel'
import type { Aimbots } from '../state.ts'
import { asks } from '../vocabulary.ts'
import { first } from './asking.ts'

/** An effect that waits at a timing point: what the active player calls it, and the rule to run. */
export interface Waiting {
  label: string
  call: Frame
}

const conditions: Record<string, (g: Aimbots, notes: unknown) => boolean> = {}

/**
 * AB-ABIL-5 An ability with a condition, tested when it triggers and again when it begins to resolve; if either fails,
 * nothing happens. Rules made so may wait in `resolve`.
 */
export function ability<N>(
  name: string,
  holds: (g: Aimbots, notes: N) => boolean,
  steps: Sequence<Aimbots, N>['steps'],
): Sequence<Aimbots, N> {
  conditions[name] = holds as (g: Aimbots, notes: unknown) => boolean
  return sequence(name, { begin: (g, notes) => (holds(g, notes) ? undefined : answer()), ...steps })
}

const stillWaits = (g: Aimbots, { call: frame }: Waiting): boolean => conditions[frame.rule]!(g, frame.notes)

/** Resolves all effects that wait at one moment; with two or more that can take effect, the active player orders them. */
export function resolve(g: Aimbots, effects: readonly Waiting[]): Flow {
  const todo = effects.filter((effect) => stillWaits(g, effect))
  return todo.length > 1 ? call(goldenRule, { todo, next: '' }) : todo[0]?.call
}

/** AB-GOLD-1 The player whose turn it is picks which of the waiting effects resolves next, until none is left. */
export const goldenRule = sequence<Aimbots, { todo: Waiting[]; next: string }>('goldenRule', {
  pick(g, notes) {
    notes.todo = notes.todo.filter((effect) => stillWaits(g, effect))
    if (notes.todo.length === 0) return answer()
    notes.next = notes.todo[0]!.label
    return notes.todo.length > 1 ? call(orderEffects, { seat: g.active, labels: notes.todo.map(({ label }) => label) }, 'next') : undefined
  },
  run(_g, notes) {
    const at = notes.todo.findIndex(({ label }) => label === notes.next)
    return notes.todo.splice(at, 1)[0]!.call
  },
  again: () => goto('pick'),
})

/** AB-GOLD-4 The active player orders; whose effect it is still says yes or no. */
export const orderEffects = choice<Aimbots, { seat: Seat; labels: string[] }, string>('orderEffects', {
  seats: (g, { seat }) => asks(g, seat),
  candidates: (_g, { labels }) => labels,
  absent: first,
  choose: (_g, _notes, _seat, label) => answer(label),
  write: (label) => `first ${label}`,
})
