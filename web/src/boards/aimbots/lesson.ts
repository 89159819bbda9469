import type { Question, Terms } from '@robodrome/aimbots/page'
import { cell, chip, chipThat, move, PROMPT, strip, type Lesson, type Occasion } from '../lesson.ts'
import { questionOf, viewOf } from './model.ts'
import { words } from './words/index.ts'

type At = Occasion<Terms>
const asks =
  (...kinds: Question['kind'][]) =>
  ({ snapshot, asked }: At): boolean => {
    const kind = questionOf(snapshot, snapshot.seat)?.kind
    return asked && kind !== undefined && kinds.includes(kind)
  }
const acts = asks('act')
const moved = (at: At): boolean => acts(at) && viewOf(at.snapshot).energy < 3
const ATTACK = 'Turret b5 attacks Jack b7'
const inReach = ({ snapshot }: At): boolean => snapshot.options.some(move(ATTACK))
const mayPivot = ({ snapshot }: At): boolean => snapshot.options.some(({ option }) => option.kind === 'pivot')
const theirTurn = ({ told, snapshot }: At): boolean => told.some(({ event }) => event.kind === 'turn' && event.seat !== snapshot.seat)
const struck = ({ told }: At): boolean => told.some(({ event }) => event.kind === 'compare')

/**
 * The line-ups of the first game, with all bots at their edges. Turret faces Jack, who has been hit twice, across the arena: the best
 * attack.
 */
export const lesson: Lesson<Terms> = {
  settings: { mode: 'first', seats: 2, options: {} },
  position: {
    bots: [
      'R:Turret@b1',
      'R:Turret@d1',
      'R:Turtle@c1',
      'R:Jet@e1',
      'R:Jet@f1',
      'B:Jack@b7{5,3}',
      'B:Jack@c7',
      'B:Captain@d7',
      'B:Hacker@e7',
      'B:Hacker@f7',
    ],
  },
  seed: '1'.padStart(64, '0'),
  mind: 'rule-of-thumb',
  minutes: 5,
  words: words.lesson,
  steps: [
    {
      id: 'goal',
      at: () => [strip(1, '.ab-cores'), strip(1)],
      beside: ['b', 'c', 'd', 'e', 'f'].map((file) => cell(`${file}7`)),
      when: acts,
    },
    { id: 'die', at: () => [cell('b1')], when: acts },
    { id: 'energy', at: () => ['.prompt .why', PROMPT], when: acts },
    { id: 'boost', at: () => [chip('boost Turret b1'), cell('b1')], when: acts, does: move('boost Turret b1') },
    { id: 'stop', at: () => [cell('b5')], beside: [cell('b7')], when: asks('chooseStop'), does: move('to b5') },
    { id: 'reach', at: () => [cell('b7')], beside: [cell('b5')], when: (at) => moved(at) && inReach(at) },
    {
      id: 'attack',
      at: (at) => (inReach(at) ? [chip(ATTACK), cell('b7')] : [PROMPT]),
      beside: [cell('b5'), cell('b7')],
      when: moved,
      does: move(ATTACK),
    },
    { id: 'theirs', at: () => [PROMPT], when: theirTurn, watch: true },
    { id: 'hit', at: () => [strip(1, '.ab-roster'), strip(1)], when: (at) => acts(at) && struck(at) },
    { id: 'pivot', at: () => [chipThat('pivot Turret'), chipThat('pivot'), PROMPT], when: (at) => acts(at) && mayPivot(at) },
    { id: 'scrap', at: ({ snapshot }) => [...viewOf(snapshot).scrap.map(cell), PROMPT], when: acts },
  ],
}
