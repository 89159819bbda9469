import type { Question, Terms } from '@robodrome/gekido/page'
import type { SeenEvent } from '@robodrome/table'
import type { BoardModule, CoachMark } from '../board.ts'
import { isAsked, kindAsked, type Seen } from './model.ts'
import { words } from './words/index.ts'

const asked =
  (...questions: Question['kind'][]) =>
  (snapshot: Seen): boolean => {
    const kind = kindAsked(snapshot)
    return isAsked(snapshot, snapshot.seat) && kind !== null && questions.includes(kind)
  }

/** The last own malfunction among what was told; -1 if there was none. */
const failure = ({ seat }: Seen, told: readonly SeenEvent<Terms>[]): number =>
  told.findLastIndex(({ event }) => event.kind === 'malfunction' && event.seat === seat)

/** Five marks, each on the thing it speaks of, when its decision first occurs; and one for the first failure. */
export const coach: readonly CoachMark<Terms>[] = [
  {
    id: 'gekido-failure',
    at: '.gk-tray',
    text: words.coach.failure,
    when: (snapshot, told) => failure(snapshot, told) >= 0,
    again: failure,
  },
  { id: 'gekido-move', at: '.gk-board', text: words.coach.move, when: asked('placeBot', 'firstMove') },
  { id: 'gekido-command', at: '.prompt', text: words.coach.command, when: asked('nameCommand') },
  { id: 'gekido-lock', at: '.gk-tray-free', text: words.coach.lock, when: asked('lockDice') },
  {
    id: 'gekido-target',
    at: '.gk-board',
    text: words.coach.target,
    when: asked('attackerWindow', 'stopOrRoll', 'offerPush', 'secondMove'),
  },
  { id: 'gekido-damage', at: '.prompt', text: words.coach.damage, when: asked('choosePower') },
]

/** Duel as M3-OW, the trickster, against the pure fighter. */
export const guided: NonNullable<BoardModule<Terms>['guided']> = {
  settings: { mode: 'duel', seats: 2, options: { bots: ['MEOW', 'SLICER'] } },
  // The first roll of this seed shows three triangles.
  seed: '5e'.padStart(64, '0'),
}
