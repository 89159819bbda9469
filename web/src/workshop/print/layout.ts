import type { Paper, Sentence } from '@robodrome/workshop'

// The sizes of sheets. Everything is measured in millimetres, as on paper.

export const SIZES = { a4: [210, 297], letter: [215.9, 279.4] } as const
export type PaperSize = keyof typeof SIZES

/** The margin around a sheet, and the height of its footer with the line of 50 mm. */
const MARGIN = 8
const FOOT = 10
const CARD = { width: 63, height: 88 }
const CARDS_IN_ROW = 3
const HEADING = 6
const FACE = 16
/** How often each symbol of the game's dice is printed: enough for one blank die each. */
export const DICE = 6
const BOARD = 180
const SHEET_HEAD = 24
/** Sentences are in two columns; one with fewer characters than this certainly fits on one line. */
const CHARACTERS_IN_LINE = 50
const LINE = 4.6

export type Part =
  | { kind: 'head' }
  | { kind: 'changes'; sentences: readonly Sentence[] }
  | { kind: 'panel'; paper: Paper }
  | { kind: 'cards'; cards: readonly Copy[] }
  | { kind: 'board'; paper: Paper }
  | { kind: 'faces'; faces: readonly string[] }

/** One of several copies of a card. */
export interface Copy {
  paper: Paper
  copy: number
}

export type SheetParts = readonly Part[]

export interface Choice {
  sentences: readonly Sentence[]
  papers: readonly Paper[]
  faces: readonly string[]
}

/** Fills sheets from top to bottom. Cards and sentences may continue on the next sheet; a panel or a board may not. */
export function sheetsFor({ sentences, papers, faces }: Choice, size: PaperSize): SheetParts[] {
  const [width, height] = SIZES[size]
  const room = height - 2 * MARGIN - FOOT
  const sheets: Part[][] = []
  let left = 0
  const place = (part: Part, needs: number): void => {
    if (needs > left || sheets.length === 0) {
      sheets.push([])
      left = room
    }
    sheets.at(-1)!.push(part)
    left -= needs
  }
  place({ kind: 'head' }, SHEET_HEAD)
  for (const portion of portions(sentences, (room - SHEET_HEAD - HEADING) / LINE))
    place({ kind: 'changes', sentences: portion }, HEADING + linesOf(portion) * LINE)
  for (const paper of papers.filter(({ shape }) => shape === 'panel')) place({ kind: 'panel', paper }, panelHeight(paper))
  for (const paper of papers.filter(({ shape }) => shape === 'board')) place({ kind: 'board', paper }, HEADING + BOARD)
  const cards = papers
    .filter(({ shape }) => shape === 'card')
    .flatMap((paper) => Array.from({ length: paper.copies }, (_, i) => ({ paper, copy: i + 1 })))
  while (cards.length > 0) {
    const rows = Math.floor((left - HEADING) / CARD.height) || Math.floor((room - HEADING) / CARD.height)
    const now = cards.splice(0, rows * CARDS_IN_ROW)
    place({ kind: 'cards', cards: now }, HEADING + Math.ceil(now.length / CARDS_IN_ROW) * CARD.height)
  }
  if (faces.length > 0) {
    const all = Array.from({ length: DICE }, () => faces).flat()
    const inRow = Math.floor((width - 2 * MARGIN) / FACE)
    place({ kind: 'faces', faces: all }, HEADING + Math.ceil(all.length / inRow) * FACE)
  }
  return sheets
}

/** The height of sentences in two columns. */
const linesOf = (sentences: readonly Sentence[]): number =>
  Math.ceil(sentences.reduce((sum, { text }) => sum + linesIn(text), 0) / 2) +
  Math.max(0, ...sentences.map(({ text }) => linesIn(text))) -
  1
const linesIn = (text: string): number => Math.ceil(text.length / CHARACTERS_IN_LINE)

/** Splits sentences into portions that each fit on a sheet. */
function portions(sentences: readonly Sentence[], most: number): Sentence[][] {
  const all: Sentence[][] = []
  for (const sentence of sentences) {
    const last = all.at(-1)
    if (last !== undefined && linesOf([...last, sentence]) <= most) last.push(sentence)
    else all.push([sentence])
  }
  return all
}

const PANEL = { head: 38, row: 10.5, heading: 7, die: 24, power: 11.5, foot: 8, armor: 18.5 }
const DICE_IN_ROW = 8
const ARMOR_IN_ROW = 3

function panelHeight({ panel }: Paper): number {
  if (panel === null) return 0
  const { rows, dice, powers, armor } = panel
  const sideBySide = Math.max(powers.length * PANEL.power, Math.ceil(armor.is / ARMOR_IN_ROW) * PANEL.armor)
  return (
    PANEL.head +
    PANEL.heading * 3 +
    Math.ceil(rows.length / 2) * PANEL.row +
    Math.ceil(dice.length / DICE_IN_ROW) * PANEL.die +
    sideBySide +
    PANEL.foot
  )
}
