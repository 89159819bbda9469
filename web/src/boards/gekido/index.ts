import { contentOf, STANDARD, type Terms } from '@robodrome/gekido/page'
import type { BoardModule } from '../board.ts'
import { SYMBOL_DRAWINGS } from './art/glyph.tsx'
import { asks } from './chances.ts'
import { remark } from './coach.ts'
import { Desk } from './desk/index.tsx'
import { gistIn } from './gist.ts'
import { lesson } from './lesson.ts'
import { luckIn } from './luck.ts'
import { botName, viewOf } from './model.ts'
import { headline, stateOf, steps } from './progress.ts'
import { prompt } from './prompt/index.ts'
import { nameMoveIn } from './moves.ts'
import { spots } from './spots.ts'
import { Stage } from './stage/index.tsx'
import { Strip } from './strip.tsx'
import { describeIn } from './tell/index.ts'
import { passing } from './passing.ts'
import { numbers } from './numbers.ts'
import { portrait, robotName } from './portrait.tsx'
import { words } from './words/index.ts'
import { piecesIn } from './said.ts'

/** Functions that need the table's content, but receive no view that contains the box. */
const told = (box: string) => {
  const content = contentOf({ box })
  return { describe: describeIn(content), gist: gistIn(content), nameMove: nameMoveIn(piecesIn(content)), luck: luckIn(content) }
}

/** Gekido: Bot Battles and Gekido Duel. */
export const board: BoardModule<Terms> = {
  ...told(STANDARD.id),
  Stage,
  Desk,
  Strip,
  deskTitle: ({ snapshot, seat }) =>
    snapshot.view === null || seat === null ? words.panel.powers : words.panel.title(botName(viewOf(snapshot), seat)),
  prompt,
  asks,
  steps,
  headline,
  stateOf,
  verdict: 'won',
  portrait,
  robotName,
  numbers,
  spots,
  passing,
  // Only hands are hidden. A Duel has none (GK-DUEL-4), and elsewhere they start empty.
  isOpen: ({ view, own }) => view === null || own.every((seat) => (view.bots[seat]?.cards ?? 0) === 0),
  symbols: SYMBOL_DRAWINGS,
  onScreen: {
    remark,
    wholeStrips: true,
    guessed: {
      opens: ['target'],
      closes: ['roll'],
      outcome: ({ kind }) => (kind === 'success' ? true : kind === 'malfunction' ? false : null),
    },
    hidden: ({ bots, mode }) =>
      mode === 'duel' ? [] : Object.entries(bots).map(([seat, { cards }]) => ({ seat: Number(seat), count: cards })),
  },
  lesson,
}

/** The board of a table with a loaded box, by its name. */
export const boardWith = (box: string): BoardModule<Terms> => ({ ...board, ...told(box) })
