import type { Seat } from '@robodrome/kernel'
import { isStarter, ROBOTS } from './content/index.ts'
import type { Pbl } from './state.ts'
import { sideOf } from './vocabulary.ts'

/** Answers of questions that are given without asking where there is one only. */
const SINGLE =
  /^(take (pile \d|.+)|card on pile \d|discard .+|drop .+|keep .+|\d+ bombs?|bombs|shields|(bomb|shield) .+|build .+|on .+|(attack|defense) roll \d+ die \d+ .+|.+'s .+)$/

/**
 * Until version 1 questions were put that had a single answer, and records hold those answers: the last robot, the fifth pile, the only
 * target, the last card to discard. By now they have been given; the next line of the record must then fit the position.
 */
export const isDone = (g: Pbl, seat: Seat, text: string): boolean =>
  SINGLE.test(text) ||
  isStarter(text) ||
  (ROBOTS.some(({ name }) => name === text) && (g.turn.number > 0 || g.sides[sideOf(g, seat)]!.robot === text))
