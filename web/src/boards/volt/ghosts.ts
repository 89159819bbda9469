import type { Ghost, Ghosts, Run, Space, Terms } from '@robodrome/volt/page'
import { answered, type Answers } from '../board.ts'
import type { BoardProps } from './model.ts'

export const ghostsIn = (answers: Answers): Ghosts | null => answered<Terms, 'ghost'>(answers, 'ghost')

/** The ghost run of the program including the chosen die, or else of the placed dice. */
export function ghostNow({ answers, chosen, showing }: Pick<BoardProps, 'answers' | 'chosen' | 'showing'>): Ghost | null {
  const all = ghostsIn(answers)
  if (all === null || showing !== null) return null
  return all.with[chosen ?? ''] ?? all.placed
}

/** The space where the effect of a die ends: the end of its move, or of its shot. */
export const endOf = (run: Run): Space => run.shots[0]?.to ?? run.path.at(-1)!

export const runOf = (ghost: Ghost | null, die: string): Run | undefined => ghost?.runs.find((run) => run.die === die)
