import type { Question, Terms } from '@robodrome/gekido/page'
import { cell, chip, chipThat, move, PROMPT, strip, type Lesson, type Occasion } from '../lesson.ts'
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
/** The first attack of the learner has come to this. */
const struck = ({ told, snapshot }: At): boolean => told.some(({ event }) => event.kind === 'success' && event.seat === snapshot.seat)
const failed = ({ told, snapshot }: At): boolean => told.some(({ event }) => event.kind === 'malfunction' && event.seat === snapshot.seat)
const hit = ({ told, snapshot }: At): boolean =>
  told.some(({ event }) => event.kind === 'damage' && event.cause === 'attack' && event.from === snapshot.seat)
/** So many turns of one's own without a broken die, and the guide waits no longer for one. */
const PATIENCE = 3
const turns = ({ told, snapshot }: At): number => told.filter(({ event }) => event.kind === 'turn' && event.seat === snapshot.seat).length

/** Duel as M3-OW, the trickster, against the pure fighter. The first roll of this seed shows three triangles. */
export const lesson: Lesson<Terms> = {
  settings: { mode: 'duel', seats: 2, options: { bots: ['MEOW', 'SLICER'] } },
  seed: '29'.padStart(64, '0'),
  mind: 'rule-of-thumb',
  minutes: 5,
  steps: [
    { id: 'goal', at: () => [strip(1, '.gk-sds'), strip(1, 'b.num'), strip(1)], when: asks('placeBot') },
    { id: 'tile', at: (at) => [cell(laser(at))], when: asks('placeBot'), does: ({ text }, at) => text === `place ${laser(at)}` },
    { id: 'target', at: () => [chip('stay'), '.gk-arena'], when: asks('firstMove'), does: move('stay') },
    {
      id: 'command',
      at: () => [chip('command Three of a Kind')],
      when: asks('nameCommand'),
      does: move('command Three of a Kind'),
    },
    {
      id: 'lock',
      at: () => [chip('lock T T T'), chipThat('lock'), PROMPT],
      beside: DICE,
      when: asks('lockDice'),
      does: move('lock T T T'),
    },
    {
      id: 'chance',
      at: () => [chip('stop'), '.gk-odds', PROMPT],
      beside: DICE,
      when: asks('stopOrRoll', 'lockDice'),
      does: move('stop'),
    },
    {
      id: 'hit',
      at: () => [strip(1, '.gk-strip-sum'), strip(1)],
      when: (at) => at.asked && hit(at),
      gone: (at) => at.asked && failed(at) && !struck(at),
    },
    { id: 'push', at: () => [chip('push')], when: asks('offerPush'), does: move('push') },
    { id: 'theirs', at: () => [PROMPT], when: ({ asked }) => !asked, watch: true },
    {
      id: 'power',
      at: () => [chipThat('unlock'), PROMPT],
      when: asks('choosePower'),
      does: ({ option }) => option.kind === 'unlock',
      gone: (at) => asks('firstMove')(at) && turns(at) > PATIENCE,
    },
  ],
}
