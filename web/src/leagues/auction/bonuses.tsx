import { stockOf } from '@robodrome/leagues'
import type { CompetitionView } from '@robodrome/protocol'
import { words } from '../../words/index.ts'
import { nameIn } from '../league.ts'

/** Bonuses that are for sale, and what was sold. */
export function Bonuses({ view }: { view: CompetitionView }) {
  const w = words.auction
  const { definition, holdings } = view.state
  const sold = holdings.flatMap(({ keepers }, entrant) => keepers.map((keeper) => ({ ...keeper, entrant })))
  return (
    <aside className="lg-bonuses">
      {definition.bonuses.length > 0 && (
        <section className="panel">
          <h2>
            {w.bonuses} <small>{w.bonusNote}</small>
          </h2>
          <ul>
            {definition.bonuses.map((bonus) => (
              <li key={bonus} className="row spread">
                <span>
                  <b>{w.bonusNames[bonus]}</b>
                  <small>{w.bonusHints[bonus]}</small>
                </span>
                <span>{w.stock(stockOf(view.state, bonus))}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {sold.length > 0 && (
        <section className="panel">
          <h2>{w.sold}</h2>
          <ul>
            {sold.toReversed().map(({ card, price, entrant }) => (
              <li key={card} className="row spread">
                <b className="ell">{card}</b>
                <span>{nameIn(view, entrant, words.season.you)}</span>
                <b className="num">{price}</b>
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  )
}
