import type { EntrantId, Phase } from '@robodrome/leagues'
import type { CompetitionView } from '@robodrome/protocol'
import { words } from '../../words/index.ts'
import { Who } from '../who.tsx'

/** Everybody with credits and keepers: the leader first, then me, then by credits. */
export function Bidders({ view }: { view: CompetitionView }) {
  const w = words.auction
  const { holdings, entrants, phase, definition } = view.state
  const leader = phase.kind === 'auction' ? phase.lot?.by : undefined
  const rank = (entrant: EntrantId): number =>
    entrant === leader ? -2 : view.own.includes(entrant) ? -1 : definition.purse * 2 - (holdings[entrant]?.purse ?? 0)
  const order = entrants.flatMap(({ out }, id) => (out === null ? [id] : [])).toSorted((a, b) => rank(a) - rank(b))
  return (
    <section className="lg-bidders" aria-labelledby="lg-bidders">
      <h2 id="lg-bidders">
        {w.bidders} <small>{w.bidNote}</small>
      </h2>
      <ul>
        {order.map((entrant) => {
          const { purse, keepers, bonuses } = holdings[entrant]!
          return (
            <li key={entrant} className={view.own.includes(entrant) ? 'panel own' : 'panel'}>
              <div className="row spread">
                <Who view={view} entrant={entrant} />
                <b className="num big">
                  {purse} <small>{w.credits}</small>
                </b>
              </div>
              <State view={view} phase={phase} entrant={entrant} />
              <span className="lg-bar" aria-hidden="true">
                <i style={{ width: `${Math.min(100, (100 * purse) / Math.max(1, definition.purse))}%` }} />
              </span>
              <span className="row flow">
                {keepers.map(({ card, price }) => (
                  <span key={card} className="pill" title={card}>
                    {card} <b>{price}</b>
                  </span>
                ))}
                {bonuses.map((bonus) => (
                  <span key={bonus} className="pill">
                    {w.bonusNames[bonus]}
                  </span>
                ))}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function State({ view, phase, entrant }: { view: CompetitionView; phase: Phase; entrant: EntrantId }) {
  const w = words.auction
  const text = stateOf(view, phase, entrant)
  return text === '' ? null : <span className={text === w.yourBid ? 'pill sig' : 'pill'}>{text}</span>
}

function stateOf(view: CompetitionView, phase: Phase, entrant: EntrantId): string {
  const w = words.auction
  if (phase.kind === 'sealed' || phase.kind === 'firing')
    return (phase.kind === 'sealed' ? phase.lists : phase.chosen)[entrant] === undefined ? '' : w.handedIn
  if (phase.kind !== 'auction') return ''
  const isOwn = view.own.includes(entrant)
  if (phase.lot === null) return view.asked.includes(entrant) ? w.names : ''
  if (phase.lot.by === entrant) return w.leads(phase.lot.bid)
  if (view.asked.includes(entrant)) return isOwn ? w.yourBid : w.asked
  return phase.lot.asked.includes(entrant) ? '' : w.left
}
