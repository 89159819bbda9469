import type { CompetitionView } from '@robodrome/protocol'
import { Icon } from '../../kit/icons.tsx'
import { IconButton } from '../../kit/icon-button.tsx'
import { keeperWords } from '../../words/keepers.ts'
import { calledIn } from '../league.ts'

/** The picks made automatically if the clock runs out: the reader's list in order, with cards taken by others struck out. */
export function WishList({
  view,
  wishes,
  free,
  change,
}: {
  view: CompetitionView
  wishes: readonly string[]
  free: readonly string[]
  change(cards: string[]): void
}) {
  const w = keeperWords.draft
  const takerOf = (card: string): string | null => {
    const at = view.state.holdings.findIndex(({ keepers }) => keepers.some((each) => each.card === card))
    return at < 0 ? null : calledIn(view, at)
  }
  // A card that the reader has taken is removed from the list.
  const mine = view.own.flatMap((entrant) => view.state.holdings[entrant]?.keepers.map(({ card }) => card) ?? [])
  const others = wishes.filter((card) => !mine.includes(card))
  const up = (card: string): void => {
    const at = wishes.indexOf(card)
    const moved = wishes.filter((each) => each !== card)
    change([...moved.slice(0, Math.max(0, at - 1)), card, ...moved.slice(Math.max(0, at - 1))])
  }
  return (
    <section className="panel lg-wishes">
      <h2>
        {w.clock} {wishes.every((card) => !free.includes(card)) && <small>{w.firstFree}</small>}
      </h2>
      {others.length === 0 && <p className="lg-note">{w.listHow}</p>}
      <ol>
        {others.map((card) => {
          const taker = takerOf(card)
          return (
            <li key={card} className={taker === null ? '' : 'taken'}>
              <span className="grow">{card}</span>
              {taker !== null && <small>{w.takenBy(taker)}</small>}
              {taker === null && (
                <IconButton aria-label={w.up(card)} onClick={() => up(card)}>
                  ↑
                </IconButton>
              )}
              <IconButton aria-label={`${w.unlist}: ${card}`} onClick={() => change(wishes.filter((each) => each !== card))}>
                <Icon name="close" size={14} />
              </IconButton>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
