import type { Terms } from '@robodrome/pbl/page'
import type { BoardModule } from '../board.ts'
import { anchorsOf } from './anchors.ts'
import { Desk } from './desk/index.tsx'
import { remark } from './coach.ts'
import { sides } from './model.ts'
import { headline, stateOf, steps } from './progress.ts'
import { asks, nameMove, prompt } from './prompt.ts'
import { Stage } from './stage/index.tsx'
import { Strip } from './strip.tsx'
import { describe } from './tell.ts'
import { gist } from './gist.ts'
import { lesson } from './lesson.ts'
import { passing } from './passing.ts'
import { numbers } from './numbers.ts'
import { portrait, robotName } from './portrait.tsx'
import { words } from './words/index.ts'

/** PBL Robots in all its modes. */
export const board: BoardModule<Terms> = {
  Stage,
  Desk,
  Strip,
  deskTitle: () => words.stage.desk.title,
  prompt,
  asks,
  steps,
  headline,
  stateOf,
  describe,
  gist,
  verdict: 'game over',
  sides,
  sharesRobot: true,
  nameMove,
  portrait,
  robotName,
  numbers,
  spots: (view, option) => anchorsOf(view, option).map((anchor) => `[data-anchor="${anchor}"]`),
  passing,
  onScreen: {
    remark,
    guessed: { opens: ['declare'], closes: ['roll'], outcome: (event) => (event.kind === 'outcome' ? event.outcome === 'hit' : null) },
    hidden: ({ hands }) => hands.map(({ count }, seat) => ({ seat, count })),
  },
  lesson,
}
