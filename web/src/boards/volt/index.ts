import type { Terms } from '@robodrome/volt/page'
import type { BoardModule } from '../board.ts'
import { Desk } from './desk/index.tsx'
import { Picker } from './picker.tsx'
import { caption, headline, stateOf, steps, turnTitle } from './progress.ts'
import { asks, nameMove, prompt } from './prompt.ts'
import { spots } from './spots.ts'
import { Programs } from './screen/programs.tsx'
import { Stage } from './stage/index.tsx'
import { Strip } from './strip.tsx'
import { describe } from './tell.ts'
import { gist } from './gist.ts'
import { lesson } from './lesson.ts'
import { numbers } from './numbers.ts'
import { isOpen, isProgramming } from './model.ts'
import { portrait, rivalPortraits, robotOfSeat } from './portrait.tsx'
import { words } from './words/index.ts'

/** VOLT in all its modes. */
export const board: BoardModule<Terms> = {
  Stage,
  Desk,
  Picker,
  Strip,
  deskTitle: () => words.desk.title,
  prompt,
  asks,
  steps,
  headline,
  caption,
  stateOf,
  describe,
  gist,
  verdict: 'over',
  deciding: ['vp', 'destroyed', 'champion'],
  turnEvent: 'round',
  turnTitle,
  rivals: words.killbots,
  rivalPortraits,
  nameMove,
  portrait,
  robotName: robotOfSeat,
  numbers,
  isOpen,
  spots,
  lesson,
  // A program, a load-out and a deck can be changed until they are confirmed.
  onScreen: { Beside: Programs, isSecret: isProgramming },
  confirms: ['program', 'loadOut', 'firstDeck', 'deck', 'workshop', 'declare'],
}
