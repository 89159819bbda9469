import type { Terms } from '@robodrome/volt/page'
import { cell, chip, PROMPT, strip, type Lesson, type Occasion } from '../lesson.ts'
import { questionIn, robotOf, viewOf } from './model.ts'

type At = Occasion<Terms>
/** The die of this unit is placed now, in this round. */
const places =
  (unit: number, round: number) =>
  ({ snapshot, asked }: At): boolean => {
    const question = questionIn(snapshot)
    return asked && question?.kind === 'program' && question.unit === unit && viewOf(snapshot).round === round
  }
const asks =
  (kind: 'figure' | 'start') =>
  ({ snapshot, asked }: At): boolean =>
    asked && questionIn(snapshot)?.kind === kind
const locks = ({ snapshot, asked }: At): boolean => {
  const question = questionIn(snapshot)
  return asked && question?.kind === 'program' && question.mayConfirm === true && viewOf(snapshot).round === 1
}
const later = ({ snapshot, asked }: At): boolean => asked && viewOf(snapshot).round > 1 && questionIn(snapshot)?.kind === 'program'
const scored = (at: At): boolean => later(at) && (robotOf(viewOf(at.snapshot), at.snapshot.seat)?.vp ?? 0) > 0
/** The red die, until it is in hand. */
const RED = '.vt-picker .vt-field:not(.numbers) button:nth-child(2)[aria-pressed="false"]'
const CONFIRM = '.prompt .btn.pri[aria-disabled="false"]'

/** Training on board A as MERCURY: a token lies two spaces in front of c1. */
export const lesson: Lesson<Terms> = {
  settings: { mode: 'training', seats: 2, options: {} },
  seed: '8'.padStart(64, '0'),
  mind: 'rule-of-thumb',
  minutes: 6,
  steps: [
    { id: 'goal', at: () => [strip(0, '.vt-strip-sub'), strip(0)], when: asks('figure') },
    { id: 'robot', at: () => [chip('MERCURY')], when: asks('figure'), does: () => 'MERCURY' },
    { id: 'start', at: () => [cell('c1')], when: asks('start'), does: () => 'c1' },
    { id: 'move', at: () => [cell('c3')], when: places(1, 1), does: () => 'I B2 N' },
    { id: 'fire', at: () => [RED, cell('i3')], when: places(2, 1), does: () => 'II R1 E', also: (text) => text.endsWith(' E') },
    { id: 'early', at: () => ['.vt-field.numbers .vt-segment', PROMPT], when: places(3, 1) },
    { id: 'last', at: () => [RED, cell('i3')], when: places(3, 1), does: () => 'III R1 E', also: (text) => text.endsWith(' E') },
    { id: 'lock', at: () => [CONFIRM, PROMPT], when: locks, does: () => 'confirm' },
    { id: 'token', at: () => [strip(0, '.vt-pips'), strip(0)], when: scored },
    { id: 'pit', at: () => [cell('d3')], when: later },
    { id: 'alone', at: () => [PROMPT], when: later },
  ],
}
