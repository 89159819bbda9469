import type { CompetitionView } from '@robodrome/protocol'
import { Pill } from '../../kit/pill.tsx'
import { roomWords } from '../../words/league-rooms.ts'
import { keeperWords } from '../../words/keepers.ts'
import { Who } from '../who.tsx'
import './holdings.css'

/** What everybody owns in a keeper league or a salary draft. */
export function Holdings({ view }: { view: CompetitionView }) {
  const { holdings, definition, entrants } = view.state
  if (holdings.every(({ keepers }) => keepers.length === 0)) return null
  const isSalary = definition.format === 'salary'
  return (
    <section className="panel lg-holdings" aria-labelledby="lg-keepers">
      <h2 id="lg-keepers">{roomWords.season.keepers}</h2>
      <ul>
        {entrants.map((_, entrant) => {
          const { keepers, bonuses, purse } = holdings[entrant] ?? { keepers: [], bonuses: [], purse: 0 }
          return (
            <li key={entrant}>
              <Who view={view} entrant={entrant} size={24} />
              {isSalary && <small>{roomWords.season.credits(purse)}</small>}
              <span className="row flow">
                {keepers.map(({ card, price }) => (
                  <Pill key={card}>
                    {card}
                    {isSalary && <b>{price}</b>}
                  </Pill>
                ))}
                {bonuses.map((bonus) => (
                  <Pill key={bonus}>{keeperWords.auction.bonusNames[bonus]}</Pill>
                ))}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
