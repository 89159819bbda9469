import type { Event } from '@robodrome/kernel'
import { luckOf } from '@robodrome/gekido/page'
import type { Snapshot } from '@robodrome/protocol'
import type { BoardModule, CoachMark, LuckReport } from '../board.ts'
import { isAsked, questionOf } from './model.ts'
import { words } from './words.ts'

const asked =
  (...questions: string[]) =>
  (snapshot: Snapshot): boolean =>
    isAsked(snapshot, snapshot.seat) && questions.includes(questionOf(snapshot))

/** Five marks, each on the thing it speaks of, when its decision first occurs. */
export const coach: readonly CoachMark[] = [
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
export const guided: NonNullable<BoardModule['guided']> = {
  settings: { mode: 'duel', seats: 2, options: { bots: ['MEOW', 'SLICER'] } },
  // The first roll of this seed shows three triangles.
  seed: '5e'.padStart(64, '0'),
}

/** Exact: every fall of the dice is weighed against all that could have fallen. */
export const luck = (events: readonly Event[], seats: number): LuckReport => ({
  unit: words.luck.unit,
  seats: luckOf(events, seats),
  note: words.luck.note,
})
