import { node, type Any, type Commitment, type Game, type Position, type Seat } from '@robodrome/kernel'

/**
 * Lets all other seats that have committed in secret choose again. `imagine` draws their picks at random, but in a search they should
 * choose well, without knowing more than before. Only the kernel's secret commitment is supported.
 */
export function reopen(game: Game, g: Position, thinker: Seat): void {
  const here = node(game, g)
  if (here.kind !== 'choice' || !isCommitment(here.notes)) return
  const { waiting, picks } = here.notes
  picks.forEach((pick, seat) => {
    if (pick === null || seat === thinker || waiting.includes(seat)) return
    picks[seat] = null
    waiting.push(seat)
  })
}

const isCommitment = (notes: Any): notes is Commitment<unknown> => Array.isArray(notes?.waiting) && Array.isArray(notes?.picks)
