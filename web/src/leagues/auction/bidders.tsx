import { MOST_KEEPERS, type EntrantId, type Phase } from '@robodrome/leagues'
import type { CompetitionView } from '@robodrome/protocol'
import { CardArt } from '../cards.ts'
import { roomWords } from '../../words/league-rooms.ts'
import { keeperWords } from '../../words/keepers.ts'
import { calledIn, nameIn } from '../league.ts'
import { kindOf } from '../pool.tsx'
import { Mascot, Who } from '../who.tsx'
import { BonusIcon } from './bonus-icon.tsx'
import { salesOf } from './sales.ts'
import './bidders.css'

/** All bidders: the leader first, then the reader, then by credits. */
function biddersOf(view: CompetitionView): EntrantId[] {
  const { holdings, entrants, phase, definition } = view.state
  const leader = phase.kind === 'auction' ? phase.lot?.by : undefined
  const rank = (entrant: EntrantId): number =>
    entrant === leader ? -2 : view.own.includes(entrant) ? -1 : definition.purse * 2 - (holdings[entrant]?.purse ?? 0)
  return entrants.flatMap(({ out }, id) => (out === null ? [id] : [])).toSorted((a, b) => rank(a) - rank(b))
}

/** All entrants with credits and keepers, each with its price. */
export function Bidders({ view }: { view: CompetitionView }) {
  const w = keeperWords.auction
  const { holdings, phase, definition } = view.state
  return (
    <section className="lg-bidders" aria-labelledby="lg-bidders">
      <h2 id="lg-bidders">
        {w.bidders} <small>{w.bidNote}</small>
      </h2>
      <ul>
        {biddersOf(view).map((entrant) => {
          const { purse } = holdings[entrant]!
          const standing = standingOf(view, phase, entrant)
          return (
            <li
              key={entrant}
              className={['panel', view.own.includes(entrant) && 'own', standing?.short === 'left' && 'gone'].filter(Boolean).join(' ')}
            >
              <div className="row spread">
                <Who view={view} entrant={entrant} />
                <b className="tabular big">
                  {purse} <small>{w.credits}</small>
                </b>
              </div>
              {standing !== null && <span className={standing.short === 'yours' ? 'pill signal' : 'pill'}>{standing.text}</span>}
              <span className="lg-bar" aria-hidden="true">
                <i style={{ width: `${Math.min(100, (100 * purse) / Math.max(1, definition.purse))}%` }} />
              </span>
              <Places view={view} entrant={entrant} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** On phones, above the lot: everybody's credits, and who is still in. */
export const BidderStrip = ({ view }: { view: CompetitionView }) => (
  <ol className="lg-strip narrow" aria-label={keeperWords.auction.bidders}>
    {biddersOf(view).map((entrant) => {
      const standing = standingOf(view, view.state.phase, entrant)
      return (
        <li key={entrant} className={standing?.short ?? ''}>
          <Mascot view={view} entrant={entrant} size={28} />
          <b className="tabular">{view.state.holdings[entrant]!.purse}</b>
          <small className="ellipsis">{nameIn(view, entrant, roomWords.season.you)}</small>
          {standing !== null && <small>{keeperWords.auction.short[standing.short]}</small>}
        </li>
      )
    })}
  </ol>
)

/** Five places for keepers with their prices, and the bonuses next to them. */
function Places({ view, entrant }: { view: CompetitionView; entrant: EntrantId }) {
  const w = keeperWords.auction
  const { keepers, bonuses } = view.state.holdings[entrant]!
  const priceOf = (bonus: string): number => salesOf(view.state).find((sale) => sale.item === bonus && sale.entrant === entrant)?.price ?? 0
  return (
    <ul className="lg-places">
      {keepers.map(({ card, price }) => (
        <li key={card} className={kindOf(card)} title={w.priced(card, price)}>
          <CardArt name={card} />
          <span className="visually-hidden">{w.priced(card, price)}</span>
          <b aria-hidden="true">{price}</b>
        </li>
      ))}
      {Array.from({ length: MOST_KEEPERS - keepers.length }, (_, i) => (
        <li key={i} className="empty" aria-hidden="true" />
      ))}
      {bonuses.map((bonus) => (
        <li key={bonus} className="bonus" title={w.priced(w.bonusNames[bonus], priceOf(bonus))}>
          <BonusIcon bonus={bonus} />
          <span className="visually-hidden">{w.priced(w.bonusNames[bonus], priceOf(bonus))}</span>
          <b aria-hidden="true">{priceOf(bonus)}</b>
        </li>
      ))}
    </ul>
  )
}

interface Standing {
  text: string
  short: keyof typeof keeperWords.auction.short
}

/** An entrant's state in the current decision; null if there is nothing to say. */
function standingOf(view: CompetitionView, phase: Phase, entrant: EntrantId): Standing | null {
  const w = keeperWords.auction
  if (phase.kind === 'sealed' || phase.kind === 'firing') {
    const isDone = (phase.kind === 'sealed' ? phase.lists : phase.chosen)[entrant] !== undefined
    return isDone ? { text: phase.kind === 'sealed' ? w.handedIn : w.hasDecided, short: 'in' } : null
  }
  if (phase.kind !== 'auction') return null
  const isAsked = view.asked.includes(entrant)
  const { lot } = phase
  if (lot === null) return isAsked ? { text: w.names, short: view.own.includes(entrant) ? 'yours' : 'asked' } : null
  if (lot.by === entrant) return { text: w.leads(lot.bid), short: 'leads' }
  if (isAsked) return view.own.includes(entrant) ? { text: w.yourBid, short: 'yours' } : { text: w.asked, short: 'asked' }
  const before = lot.asked[lot.asked.indexOf(entrant) - 1]
  if (before !== undefined) return { text: view.own.includes(before) ? w.askedAfterYou : w.askedAfter(calledIn(view, before)), short: 'in' }
  const left = lot.left.find((each) => each.entrant === entrant)
  return { text: left === undefined ? w.cannotRaise : w.leftAt(left.bid), short: 'left' }
}
