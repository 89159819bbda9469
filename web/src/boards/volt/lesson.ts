import type { Terms } from '@robodrome/volt/page'
import { cell, chip, move, PROMPT, strip, type Lesson, type Occasion } from '../lesson.ts'
import { questionIn, robotOf, viewOf } from './model.ts'
import { words } from './words/index.ts'

type At = Occasion<Terms>
/** Whether the die of this unit is being placed in this round. */
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
/** Whether the learner follows the guide's plan: from c1 onto the token, firing from there. */
const begins = ({ snapshot }: At): boolean => robotOf(viewOf(snapshot), snapshot.seat)?.at === 'c1'
const plans = (at: At): boolean => begins(at) && robotOf(viewOf(at.snapshot), at.snapshot.seat)?.placed[0]?.id === FIRST
const stays = (at: At): boolean => plans(at) && robotOf(viewOf(at.snapshot), at.snapshot.seat)?.placed[1]?.color === 'red'
const FIRST = 'I B2 N'
const isRedEast = ({ text }: { text: string }): boolean => /^I+ R\d E$/.test(text)
/** The red die, until it is held. */
const RED = '.vt-picker .vt-field:not(.numbers) button:nth-child(2)[aria-pressed="false"]'
const CONFIRM = '.prompt .button.primary[aria-disabled="false"]'

/** Training on board A as MERCURY: there is a token two spaces in front of c1. */
export const lesson: Lesson<Terms> = {
  settings: { mode: 'training', seats: 2, options: {} },
  seed: '8'.padStart(64, '0'),
  mind: 'rule-of-thumb',
  minutes: 6,
  words: words.lesson,
  steps: [
    { id: 'goal', at: () => [strip(0, '.vt-strip-sub'), strip(0)], when: asks('figure') },
    { id: 'robot', at: () => [chip('MERCURY')], when: asks('figure'), does: move('MERCURY') },
    { id: 'start', at: () => [cell('c1')], beside: [cell('c3')], when: asks('start'), does: move('c1') },
    {
      id: 'move',
      at: (at) => (begins(at) ? [cell('c3')] : [PROMPT]),
      beside: [cell('c1'), '.vt-unit:first-of-type'],
      when: places(1, 1),
      does: ({ text }, at) => begins(at) && text === FIRST,
    },
    {
      id: 'fire',
      at: (at) => (plans(at) ? [RED, cell('i3')] : [RED, PROMPT]),
      beside: [cell('c3'), cell('i3')],
      when: places(2, 1),
      does: (each, at) => plans(at) && isRedEast(each),
    },
    { id: 'early', at: () => ['.vt-field.numbers .vt-segment', PROMPT], when: places(3, 1) },
    {
      id: 'last',
      at: (at) => (stays(at) ? [RED, cell('i3')] : [PROMPT]),
      beside: [cell('c3'), cell('i3')],
      when: places(3, 1),
      does: (each, at) => stays(at) && isRedEast(each),
    },
    { id: 'lock', at: () => [CONFIRM, PROMPT], when: locks, does: move('confirm') },
    { id: 'token', at: () => [strip(0, '.vt-pips'), strip(0)], when: scored, gone: (at) => later(at) && !scored(at) },
    { id: 'pit', at: () => [cell('d3')], when: later },
    { id: 'alone', at: () => [PROMPT], when: later },
  ],
}
