import type { CardName, Question, Terms } from '@robodrome/pbl/page'
import { chip, chipThat, move, PROMPT, strip, type Lesson, type Occasion } from '../lesson.ts'
import { onCard } from './anchors.ts'
import { questionTo, viewOf } from './model.ts'
import { words } from './words/index.ts'

type At = Occasion<Terms>
const asks =
  (...kinds: Question['kind'][]) =>
  ({ snapshot, asked }: At): boolean => {
    const kind = snapshot.seat === null ? undefined : questionTo(snapshot, snapshot.seat)?.kind
    return asked && kind !== undefined && kinds.includes(kind)
  }
const may = (at: At, text: string): boolean => at.snapshot.options.some(move(text))
const passing = (at: At): string => (may(at, 'pass until my turn') ? 'pass until my turn' : 'pass this turn')
const passes = ({ text }: { text: string }, at: At): boolean => text === passing(at)
const blown = ({ told }: At): boolean => told.some(({ event }) => event.kind === 'blow-off')
const fought = ({ told }: At): boolean => told.some(({ event }) => event.kind === 'outcome')
/** Whether it is the learner's turn. */
const ownTurn = ({ snapshot }: At): boolean => viewOf(snapshot).turn.seat === snapshot.seat
/** Whether it is, or was, another player's turn. */
const theirTurn = ({ told, snapshot }: At): boolean => told.some(({ event }) => event.kind === 'turn' && event.seat !== snapshot.seat)
const hasAnswer = ({ snapshot }: At): boolean => snapshot.options.some(({ option }) => option.kind !== 'pass')
/** The learner attacks, and is asked for cards. */
const fights = (at: At): boolean => asks('fight')(at) && ownTurn(at)
/** A card in the hand. */
const card = (name: CardName): string => `.pb-hand [data-anchor="${onCard(name)}"]`
const RIGHT_ARM = '.pb-others [data-slot="2"].can'

/** Crystal against Solar in mid-game. The robot's head is armed, so attacking is as good as building. Hand and dice are prepared. */
export const lesson: Lesson<Terms> = {
  settings: { mode: 'quick', seats: 2, options: {} },
  position: {
    sides: [
      { robot: 'Crystal', head: ['Ram Crest'], hand: ['Nail Driver', 'Torch Pipe', 'Kick Plates'] },
      { robot: 'Solar', hand: 1 },
    ],
  },
  seed: (4238).toString(16).padStart(64, '0'),
  mind: 'rule-of-thumb',
  minutes: 8,
  words: words.lesson,
  steps: [
    { id: 'goal', at: () => ['.pb-others .pb-rack', '.pb-others .pb-figure'], when: asks('main') },
    { id: 'numbers', at: () => [strip(0, '.pb-stats'), strip(0)], when: asks('main') },
    { id: 'attack', at: () => [chip('attack with head')], when: asks('main'), does: move('attack with head') },
    { id: 'aim', at: () => [RIGHT_ARM, chipThat('Solar')], when: asks('chooseAim'), does: move("Solar's right arm") },
    { id: 'totals', at: () => ['.pb-duel'], when: fights },
    { id: 'bomb', at: () => [card('Nail Driver'), PROMPT], beside: ['.pb-duel'], when: fights, does: move('bomb Nail Driver') },
    {
      id: 'enough',
      at: () => [chip('enough')],
      beside: ['.pb-duel'],
      when: (at) => asks('throwMore')(at) && ownTurn(at),
      does: move('enough'),
    },
    {
      id: 'window',
      at: (at) => [chip(passing(at)), chipThat('pass')],
      when: (at) => asks('window')(at) && ownTurn(at) && !hasAnswer(at),
      does: passes,
    },
    {
      id: 'blown',
      at: () => ['.pb-others .pb-rack', '.pb-others .pb-figure'],
      when: (at) => asks('main')(at) && (blown(at) || fought(at)),
    },
    { id: 'end', at: () => [chip('end turn'), PROMPT], when: (at) => asks('main')(at) && may(at, 'end turn'), does: move('end turn') },
    { id: 'theirs', at: () => [PROMPT], when: theirTurn, watch: true },
    {
      id: 'defend',
      at: (at) => [chip(passing(at)), chipThat('pass')],
      when: (at) => asks('window')(at) && !ownTurn(at),
      does: passes,
    },
    { id: 'shield', at: () => ['.pb-duel'], beside: ['.pb-hand'], when: (at) => asks('fight')(at) && !ownTurn(at) },
    { id: 'build', at: () => [card('Torch Pipe'), PROMPT], when: asks('main'), does: move('build Torch Pipe') },
  ],
}
