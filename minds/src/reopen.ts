import { node, type Any, type Commitment, type Game, type Position, type Seat } from '@robodrome/kernel'

/**
 * Lets all others who have committed in secret choose again. An imagined position has their picks drawn at random; in a search
 * they had better choose as well as they can, as blindly as they did. Knows the kernel's secret commitment and leaves any other question alone.
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
