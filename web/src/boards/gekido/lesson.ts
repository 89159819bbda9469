import type { Question, Terms } from '@robodrome/gekido/page'
import { cell, chip, chipThat, move, PROMPT, strip, type Lesson, type Occasion } from '../lesson.ts'
import { kindAsked, viewOf } from './model.ts'
import { words } from './words/index.ts'

type At = Occasion<Terms>
const asks =
  (...kinds: Question['kind'][]) =>
  ({ snapshot, asked }: At): boolean => {
    const kind = kindAsked(snapshot)
    return asked && kind !== null && kinds.includes(kind)
  }
const laser = ({ snapshot }: At): string => Object.entries(viewOf(snapshot).arena).find(([, kind]) => kind === 'LASER')?.[0] ?? ''
/** The dice being rolled. */
const DICE = ['.gk-cd']
/** How far the learner's first attack has got. */
const struck = ({ told, snapshot }: At): boolean => told.some(({ event }) => event.kind === 'success' && event.seat === snapshot.seat)
const failed = ({ told, snapshot }: At): boolean => told.some(({ event }) => event.kind === 'malfunction' && event.seat === snapshot.seat)
const hit = ({ told, snapshot }: At): boolean =>
  told.some(({ event }) => event.kind === 'damage' && event.cause === 'attack' && event.from === snapshot.seat)
/** After this many of the learner's turns without a broken die, the guide stops waiting for one. */
const PATIENCE = 3
const turns = ({ told, snapshot }: At): number => told.filter(({ event }) => event.kind === 'turn' && event.seat === snapshot.seat).length

const theirTurn = ({ told, snapshot }: At): boolean => told.some(({ event }) => event.kind === 'turn' && event.seat !== snapshot.seat)
/** The two Bots in the arena. */
const BOTS = ['.gk-figure']

/**
 * A duel as M3-OW, the trickster, against the pure fighter. With this seed, the first roll shows exactly three triangles, and no harder set
 * is as likely.
 */
export const lesson: Lesson<Terms> = {
  settings: { mode: 'duel', seats: 2, options: { bots: ['MEOW', 'SLICER'] } },
  seed: '339'.padStart(64, '0'),
  mind: 'rule-of-thumb',
  minutes: 5,
  words: words.lesson,
  steps: [
    { id: 'goal', at: () => [strip(1, '.gk-sds'), strip(1, 'b.tabular'), strip(1)], when: asks('placeBot') },
    { id: 'tile', at: (at) => [cell(laser(at))], when: asks('placeBot'), does: ({ text }, at) => text === `place ${laser(at)}` },
    { id: 'target', at: () => [chip('stay'), '.gk-arena'], beside: BOTS, when: asks('firstMove'), does: move('stay') },
    {
      id: 'command',
      at: () => [chip('command Three of a Kind')],
      beside: DICE,
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
    { id: 'push', at: () => [chip('push')], beside: BOTS, when: asks('offerPush'), does: move('push') },
    { id: 'theirs', at: () => [PROMPT], when: theirTurn, watch: true },
    {
      id: 'power',
      at: () => [chip('unlock FORCE_REROLL'), chipThat('unlock'), PROMPT],
      beside: [strip(0)],
      when: asks('choosePower'),
      does: move('unlock FORCE_REROLL'),
      gone: (at) => asks('firstMove')(at) && turns(at) > PATIENCE,
    },
  ],
}
