import { BASE_SET, CardArt, cardOf, factOf } from '../cards.ts'
import { keeperWords } from '../../words/keepers.ts'
import { kindOf } from '../pool.tsx'

/** The reader's five: keepers taken, the pending one, and the numbers of the reader's next picks. */
export function Five({ cards, proposed, picks }: { cards: readonly string[]; proposed: string | null; picks: readonly number[] }) {
  const w = keeperWords.draft
  const again = proposed === null ? picks : picks.slice(1)
  return (
    <section className="panel lg-five">
      <h2>
        {w.yours} <small>{[w.chosen(cards.length), again.length > 0 && w.again(again)].filter(Boolean).join(', ')}</small>
      </h2>
      <ol>
        {cards.map((card) => (
          <li key={card} className={kindOf(card)}>
            <CardArt name={card} />
            <b>{card}</b>
            <small>{factOf(cardOf(BASE_SET, card))}</small>
          </li>
        ))}
        {picks.map((pick, i) => {
          const isNow = i === 0 && proposed !== null
          return (
            <li key={pick} className={isNow ? 'now' : 'empty'}>
              {isNow && <CardArt name={proposed} />}
              <b>{isNow ? w.proposed(proposed) : cards.length + i + 1}</b>
              <small>{w.pickAt(pick)}</small>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
