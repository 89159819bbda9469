import { luckOf, type Terms } from '@robodrome/aimbots/page'
import type { BoardModule } from '../board.ts'
import { Desk } from './desk/index.tsx'
import { caption, headline, stateOf, steps } from './progress.ts'
import { cell } from '../lesson.ts'
import { remark } from './coach.ts'
import { sidesOf, spaceOf } from './model.ts'
import { asks, nameMove, prompt } from './prompt.ts'
import { Stage } from './stage/index.tsx'
import { Strip } from './strip.tsx'
import { describe } from './tell.ts'
import { gist } from './gist.ts'
import { lesson } from './lesson.ts'
import { numbers } from './numbers.ts'
import { portrait } from './portrait.tsx'
import { words } from './words/index.ts'

/** Aimbots in all its modes. */
export const board: BoardModule<Terms> = {
  Stage,
  Desk,
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
  verdict: 'end',
  deciding: ['defeat', 'capture', 'pick up', 'stall'],
  sides: ({ settings: { mode, seats } }) => sidesOf(mode, seats),
  nameMove,
  portrait,
  numbers,
  // Everything is public until cores are loaded.
  isOpen: ({ view }) => view === null || view.phase === 'setup' || view.phase === 'draft',
  spots: (view, option) => (spaceOf(view, option) === '' ? [] : [cell(spaceOf(view, option))]),
  lesson,
  onScreen: {
    remark,
    guessed: { opens: ['attack'], closes: ['compare'], outcome: (event) => (event.kind === 'compare' ? event.hit : null) },
  },
  luck: (events, seats) => ({ unit: words.luck.unit, seats: luckOf(events, seats), note: words.luck.note }),
}
