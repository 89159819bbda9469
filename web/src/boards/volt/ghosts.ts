import type { Ghost, Ghosts, Run, Space } from '@robodrome/volt/page'
import type { Answers } from '../board.ts'
import type { BoardProps } from './model.ts'

export const ghostsIn = (answers: Answers): Ghosts | null => (answers['ghost'] as unknown as Ghosts | undefined) ?? null

/** The ghost run of the program with the die that is chosen, or of what is placed. */
export function ghostNow({ answers, chosen, showing }: Pick<BoardProps, 'answers' | 'chosen' | 'showing'>): Ghost | null {
  const all = ghostsIn(answers)
  if (all === null || showing !== null) return null
  return all.with[chosen ?? ''] ?? all.placed
}

/** The space a die is about: where a move ends, or a shot. */
export const endOf = (run: Run): Space => run.shots[0]?.to ?? run.path.at(-1)!

export const runOf = (ghost: Ghost | null, die: string): Run | undefined => ghost?.runs.find((run) => run.die === die)
