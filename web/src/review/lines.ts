import type { Step } from '@robodrome/table'

/** A line from the position: its steps, and the seat's win chance at its end, if known. */
export interface Line {
  steps: readonly Step[]
  chance: number | null
}

/** All lines from a position, and which one is open. `base` is the number of steps that lead to the position. */
export interface Lines {
  base: number
  all: readonly Line[]
  open: number
}

/** The maximum number of lines, which the keys 1 to 9 open. */
export const MOST_LINES = 9

export const changed = (lines: Lines, line: Line): Lines => ({
  ...lines,
  all: lines.all.map((each, i) => (i === lines.open ? line : each)),
})

/** Adds a new line that begins at the current end of the open one. */
export const branched = (lines: Lines): Lines =>
  lines.all.length >= MOST_LINES ? lines : { ...lines, all: [...lines.all, lines.all[lines.open]!], open: lines.all.length }

/** Returns the lines without the last choice; they are unchanged if there is none to undo. */
export function undone({ base, all, open }: Lines): readonly Step[] {
  const { steps } = all[open]!
  return steps.length > base ? steps.slice(0, -1) : steps
}

/** The moves of a line in order. */
export const movesOf = ({ steps }: Line): string[] => steps.flatMap((step) => (step.kind === 'choose' ? [step.text] : []))
