import { game } from '@robodrome/volt'
import type { Json } from '@robodrome/kernel'
import { asks } from '../../src/boards/volt/prompt.ts'
import { answersOf, battlesOf, type Spec } from '../tables.ts'

export const matchOf = battlesOf(game, 'modules')
export const answersFor = answersOf(asks)

const TOKENS = ['c3', 'c7', 'g7']
/** A position on board C with seat 0 as VOLT and seat 1 as MERCURY. */
const duel = (volt: string, mercury: string, more: Record<string, Json> = {}): Json => ({
  board: 'C',
  robots: [volt, mercury],
  tokens: TOKENS,
  ...more,
})

/** For every question of the game, a position in which seat 0 is asked it. A question with several wordings has one position for each. */
export const ASKED: Readonly<Record<string, Spec>> = {
  chooseFigure: { mode: 'training', moves: [[1, 'MERCURY']] },
  chooseFirstDeck: {
    moves: [
      [1, 'MERCURY'],
      [0, 'VOLT'],
    ],
  },
  chooseStart: { position: duel('V', 'M@e9', { phase: 'preparation' }) },
  placeDice: { position: duel('V@e1', 'M@e9') },
  declare: { position: duel('V@b1 +SWIVEL HEAD', 'M@b5', { programs: { V: 'I R2 N' } }) },
  chooseBrake: { position: duel('V@b5 +ANCHOR', 'M@b2', { programs: { M: 'I B4 N' } }) },
  'react discharge': { position: duel('V@b3 +CONDUCTOR', 'M@e9', { programs: { V: 'I B1 N' } }) },
  'react hold': { position: duel('V@b5 +SHIELD', 'M@b8', { programs: { M: 'I R1 S' } }) },
  'react detonate': { position: duel('V@b5 d2 +BOMB', 'M@b8', { programs: { M: 'I R1 S' } }) },
  reachFor: { position: duel('V@b5 +TELESCOPIC ARM', 'M@b8', { phase: 'resolution' }) },
  workshop: { position: duel('V@e5 d1', 'M@b8', { phase: 'resolution' }) },
  chooseDeck: { position: duel('V@b5 d2', 'M@b8', { programs: { M: 'I R1 S' } }) },
  chooseLoadOut: { position: duel('V@b5', 'M@b8', { phase: 'preparation', inventory: { V: ['MOBILITY', 'SHIELD'] } }) },
}
