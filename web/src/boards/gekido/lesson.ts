import type { Question, Terms } from '@robodrome/gekido/page'
import { cell, chip, chipThat, PROMPT, strip, type Lesson, type Occasion } from '../lesson.ts'
import { kindAsked, viewOf } from './model.ts'

type At = Occasion<Terms>
const asks =
  (...kinds: Question['kind'][]) =>
  ({ snapshot, asked }: At): boolean => {
    const kind = kindAsked(snapshot)
    return asked && kind !== null && kinds.includes(kind)
  }
const laser = ({ snapshot }: At): string => Object.entries(viewOf(snapshot).arena).find(([, kind]) => kind === 'LASER')?.[0] ?? ''
/** What is being rolled. */
const DICE = ['.gk-cd']
const hit = ({ told }: At): boolean => told.some(({ event }) => event.kind === 'damage')

/** Duel as M3-OW, the trickster, against the pure fighter. The first roll of this seed shows three triangles. */
export const lesson: Lesson<Terms> = {
  settings: { mode: 'duel', seats: 2, options: { bots: ['MEOW', 'SLICER'] } },
  seed: '29'.padStart(64, '0'),
  mind: 'rule-of-thumb',
  minutes: 5,
  steps: [
    { id: 'goal', at: () => [strip(1, '.gk-sds'), strip(1, 'b.num'), strip(1)], when: asks('placeBot') },
    { id: 'tile', at: (at) => [cell(laser(at))], when: asks('placeBot'), does: (at) => `place ${laser(at)}` },
    { id: 'target', at: () => [chip('stay'), '.gk-arena'], when: asks('firstMove'), does: () => 'stay' },
    {
      id: 'command',
      at: () => [chip('command Three of a Kind')],
      when: asks('nameCommand'),
      does: () => 'command Three of a Kind',
    },
    {
      id: 'lock',
      at: () => [chip('lock T T T'), chipThat('lock')],
      beside: DICE,
      when: asks('lockDice'),
      does: () => 'lock T T T',
    },
    {
      id: 'chance',
      at: () => [chip('stop'), '.gk-odds', PROMPT],
      beside: DICE,
      when: asks('stopOrRoll', 'lockDice'),
      does: () => 'stop',
    },
    { id: 'hit', at: () => [strip(1, '.gk-strip-sum'), strip(1)], when: (at) => at.asked && hit(at) },
    { id: 'push', at: () => [chip('push')], when: asks('offerPush'), does: () => 'push' },
    { id: 'theirs', at: () => [PROMPT], when: ({ asked }) => !asked, watch: true },
    { id: 'power', at: () => [chipThat('unlock'), chipThat('')], when: asks('choosePower'), does: () => null },
  ],
}
