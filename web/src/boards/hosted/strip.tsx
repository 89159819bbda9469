import type { HostedTerms } from '@robodrome/outside/hosted'
import { Robot } from '../robot.tsx'
import { figureOf } from '../faces.ts'
import { paint } from '../../kit/seat.tsx'
import { hostedWords as w } from '../../words/hosted.ts'
import type { StripProps } from '../board.ts'
import { blocksOf, seatOf } from './model.ts'

/** A player's robot, and what the player has: dice, cards, or the first number that the game shows. */
export function Strip({ snapshot, of, compact }: StripProps<HostedTerms>) {
  const has = numberOf(snapshot, of)
  // With more than four strips, they must leave room for the content below.
  const small = compact || snapshot.seats.length > 4
  return (
    <span className={`hb-strip${small ? ' small' : ''} ${paint(of)}`}>
      <Robot figure={figureOf(snapshot.game, of)} seat={of} size={small ? 28 : 44} />
      {has !== null && <b className="hb-has tabular">{has}</b>}
    </span>
  )
}

function numberOf({ view }: StripProps<HostedTerms>['snapshot'], of: number): string | null {
  for (const block of blocksOf(view)) {
    if (seatOf(block) !== of) continue
    if (block.kind === 'dice') return w.dice(block.dice.length)
    if (block.kind === 'hand') return w.cards(block.cards.length)
    const [first] = block.kind === 'counters' ? block.counters : []
    if (first !== undefined) return first.of === undefined ? String(first.value) : w.of(first.value, first.of)
  }
  return null
}
