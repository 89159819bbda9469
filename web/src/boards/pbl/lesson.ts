import type { Question, Terms } from '@robodrome/pbl/page'
import { chip, chipThat, PROMPT, strip, type Lesson, type Occasion } from '../lesson.ts'
import { questionIn } from './model.ts'

type At = Occasion<Terms>
const asks =
  (...kinds: Question['kind'][]) =>
  ({ snapshot, asked }: At): boolean => {
    const kind = questionIn(snapshot)?.kind
    return asked && kind !== undefined && kinds.includes(kind)
  }
const may = (at: At, text: string): boolean => at.snapshot.options.some((each) => each.text === text)
const passing = (at: At): string => (may(at, 'pass until my turn') ? 'pass until my turn' : 'pass this turn')
const blown = ({ told }: At): boolean => told.some(({ event }) => event.kind === 'blow-off')
const fought = ({ told }: At): boolean => told.some(({ event }) => event.kind === 'outcome')
const RIGHT_ARM = '.pb-others [data-slot="2"].can'

/** Crystal against Solar in the middle of a quick game; the hand is prepared, and so are the dice. */
export const lesson: Lesson<Terms> = {
  settings: { mode: 'quick', seats: 2, options: {} },
  position: {
    sides: [
      { robot: 'Crystal', hand: ['Turtle Magoo', 'Buckler Fist', 'Spring Heels', 'Nail Driver', 'Rivet Claw', 'Spor Conductor'] },
      { robot: 'Solar', hand: 3 },
    ],
  },
  seed: (271).toString(16).padStart(64, '0'),
  mind: 'rule-of-thumb',
  minutes: 8,
  steps: [
    { id: 'goal', at: () => ['.pb-others .pb-rack', '.pb-others .pb-figure'], when: asks('main') },
    { id: 'numbers', at: () => [strip(0, '.pb-stats'), strip(0)], when: asks('main') },
    { id: 'attack', at: () => [chip('attack with head')], when: asks('main'), does: () => 'attack with head' },
    { id: 'aim', at: () => [RIGHT_ARM, chipThat('Solar')], when: asks('chooseAim'), does: () => "Solar's right arm" },
    { id: 'totals', at: () => ['.pb-duel .pb-tug', '.pb-duel'], when: asks('fight') },
    { id: 'bomb', at: () => ['.pb-hand .can', chipThat('bomb')], when: asks('fight'), does: () => null },
    { id: 'enough', at: () => [chip('enough')], when: asks('throwMore'), does: () => 'enough' },
    { id: 'window', at: (at) => [chip(passing(at)), chipThat('pass')], when: asks('window'), does: passing },
    {
      id: 'blown',
      at: () => ['.pb-others .pb-rack', '.pb-others .pb-figure'],
      when: (at) => asks('main')(at) && (blown(at) || fought(at)),
    },
    { id: 'end', at: () => [chip('end turn'), PROMPT], when: (at) => asks('main')(at) && may(at, 'end turn'), does: () => 'end turn' },
    { id: 'theirs', at: () => [PROMPT], when: ({ asked }) => !asked, watch: true },
    { id: 'defend', at: (at) => [chip(passing(at)), chipThat('pass')], when: asks('window'), does: passing },
    { id: 'build', at: () => ['.pb-hand .can', PROMPT], when: asks('main'), does: () => null },
  ],
}
