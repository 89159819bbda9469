import { allPicks, type EntrantId, type Phase } from '@robodrome/leagues'
import type { CompetitionView } from '@robodrome/protocol'
import { CardArt } from '../cards.ts'
import { Icon } from '../../kit/icons.tsx'
import { keeperWords } from '../../words/keepers.ts'
import { kindOf } from '../pool.tsx'
import { Who } from '../who.tsx'

/** All picks of a draft: a column for each entrant, a row for each round, in alternating direction. */
export function Board({ view, phase }: { view: CompetitionView; phase: Extract<Phase, { kind: 'draft' }> }) {
  const w = keeperWords.draft
  const { order } = phase
  const picks = allPicks(view.state, order)
  const now = picks.length - phase.picks.length
  // Which of an entrant's picks it is in a round: their first, their second, and so on.
  const pickOf = (entrant: EntrantId, round: number): number => picks.flatMap((each, at) => (each === entrant ? [at] : []))[round]!
  return (
    <section className="panel lg-board lg-scroll" tabIndex={0} aria-label={w.board}>
      <table>
        <thead>
          <tr>
            <td />
            {order.map((entrant) => (
              <th key={entrant} scope="col">
                <Who view={view} entrant={entrant} size={26} />
              </th>
            ))}
            <td className="way" />
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: 5 }, (_, round) => (
            <tr key={round}>
              <th scope="row">{round + 1}</th>
              {order.map((entrant) => (
                <Cell key={entrant} view={view} entrant={entrant} round={round} at={pickOf(entrant, round)} now={now} />
              ))}
              <td className={round % 2 === 0 ? 'way' : 'way back'} aria-hidden="true">
                <Icon name="next" size={14} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Cell({ view, entrant, round, at, now }: { view: CompetitionView; entrant: EntrantId; round: number; at: number; now: number }) {
  const card = view.state.holdings[entrant]?.keepers[round]?.card
  const isOwn = view.own.includes(entrant)
  if (card !== undefined)
    return (
      <td className={`done ${kindOf(card)}${isOwn ? ' own' : ''}`}>
        <span>
          <CardArt name={card} />
          {card}
        </span>
      </td>
    )
  if (at === now) return <td className={isOwn ? 'now own' : 'now'}>{isOwn ? keeperWords.draft.yourPick : keeperWords.draft.next}</td>
  return <td className="coming">{at + 1}</td>
}
