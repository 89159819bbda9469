import { isBonus, namesAfter, stockOf, type Sale } from '@robodrome/leagues'
import type { CompetitionView } from '@robodrome/protocol'
import { CardArt } from '../cards.ts'
import { roomWords } from '../../words/league-rooms.ts'
import { keeperWords } from '../../words/keepers.ts'
import { calledIn, itemName, nameIn } from '../league.ts'
import { Rule } from '../rule.tsx'
import { Mascot } from '../who.tsx'
import { BonusIcon } from './bonus-icon.tsx'
import { salesOf } from './sales.ts'

/** Bonuses for sale: their effects, the number left, and past prices. */
export function Bonuses({ view }: { view: CompetitionView }) {
  const w = keeperWords.auction
  const { bonuses } = view.state.definition
  if (bonuses.length === 0) return null
  const sales = salesOf(view.state)
  return (
    <section className="panel lg-bonuses">
      <h2>
        {w.bonuses} <small>{w.bonusNote}</small>
      </h2>
      <ul>
        {bonuses.map((bonus) => (
          <li key={bonus}>
            <BonusIcon bonus={bonus} />
            <span className="grow">
              <b>{w.bonusNames[bonus]}</b>
              <small>{w.bonusHints[bonus]}</small>
            </span>
            <span className="lg-stock">
              <b>{w.stock(stockOf(view.state, bonus))}</b>
              <small>
                {w.paid(sales.filter(({ item }) => item === bonus).map(({ entrant, price }) => w.paidBy(calledIn(view, entrant), price)))}
              </small>
            </span>
          </li>
        ))}
      </ul>
      <p className="lg-note">
        {turnOf(view)} {w.oneIsAMust} <Rule id="LG-SAL-7" />
      </p>
    </section>
  )
}

/** Who nominates before the reader. */
function turnOf(view: CompetitionView): string {
  const w = keeperWords.auction
  const { phase } = view.state
  const after = phase.kind === 'auction' ? namesAfter(view.state, phase) : []
  const at = after.findIndex((entrant) => view.own.includes(entrant))
  if (at < 0) return ''
  return at === 0 ? w.youNameNext : w.youNameAfter(after.slice(0, at).map((entrant) => calledIn(view, entrant)))
}

/** The sales of this season, latest first. */
export function Sold({ view }: { view: CompetitionView }) {
  const w = keeperWords.auction
  const sales = salesOf(view.state)
  if (sales.length === 0) return null
  return (
    <section className="panel lg-sold">
      <h2>
        {w.sold} <small>{w.lots(sales.length)}</small>
      </h2>
      <ol reversed>{sales.map((sale, i) => <SoldLine key={i} view={view} sale={sale} number={i + 1} />).toReversed()}</ol>
    </section>
  )
}

const SoldLine = ({ view, sale: { item, entrant, price }, number }: { view: CompetitionView; sale: Sale; number: number }) => (
  <li>
    <small aria-hidden="true">{number}</small>
    {isBonus(item) ? <BonusIcon bonus={item} /> : <CardArt name={item} />}
    <b className="grow ellipsis">{itemName(item)}</b>
    <Mascot view={view} entrant={entrant} size={20} />
    <span className="ellipsis lg-buyer">{nameIn(view, entrant, roomWords.season.you)}</span>
    <b className="tabular">{price}</b>
  </li>
)
