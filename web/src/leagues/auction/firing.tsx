import type { Phase } from '@robodrome/leagues'
import { useState } from 'react'
import { Button } from '../../kit/button.tsx'
import { CardArt } from '../cards.ts'
import { keeperWords } from '../../words/keepers.ts'
import { Countdown } from '../clock.tsx'
import { Fault, useAttempt } from '../fault.tsx'
import type { League } from '../league.ts'
import { Rule } from '../rule.tsx'
import './firing.css'

/** LG-SAL-14 A secret, simultaneous choice: whom to fire for half the price. */
export function Firing({ league: { view, act }, phase }: { league: League; phase: Extract<Phase, { kind: 'firing' }> }) {
  const w = keeperWords.auction
  const { attempt, fault, isBusy } = useAttempt()
  const [gone, setGone] = useState<string[]>([])
  const [me] = view.own.filter((entrant) => view.state.entrants[entrant]!.out === null)
  if (me === undefined || phase.chosen[me] !== undefined) return <p className="panel lg-quiet">{me === undefined ? w.fire : w.fireDone}</p>
  const { keepers, purse } = view.state.holdings[me]!
  const { income } = view.state.definition
  const half = (price: number): number => Math.floor(price / 2)
  const back = keepers.reduce((sum, { card, price }) => sum + (gone.includes(card) ? half(price) : 0), 0)
  const toggle = (card: string): void => setGone(gone.includes(card) ? gone.filter((each) => each !== card) : [...gone, card])
  return (
    <section className="panel lg-sealed">
      <h2>
        {w.fire} <small>{w.fireSecret}</small>
      </h2>
      <ul className="lg-firing">
        {keepers.map(({ card, price }) => (
          <li key={card}>
            <button
              type="button"
              className={gone.includes(card) ? 'lg-chip on' : 'lg-chip'}
              aria-pressed={gone.includes(card)}
              onClick={() => toggle(card)}
            >
              <CardArt name={card} />
              <b>{card}</b>
              <span>{w.firePrice(price, half(price))}</span>
            </button>
          </li>
        ))}
      </ul>
      <p>
        <b>{w.fireSum(purse, back, income)}</b> {w.fireNot} <Rule id="LG-SAL-15" />
      </p>
      <Fault fault={fault} />
      <div className="row flow spread">
        {view.answerBy !== null && (
          <span className="lg-asked">
            <Countdown until={view.answerBy} now={view.now} /> {w.thenKeep}
          </span>
        )}
        <Button
          look="signal"
          className="end"
          disabled={isBusy}
          onClick={() => attempt(() => act({ kind: 'fired', entrant: me, cards: gone }))}
        >
          {w.fireDo(gone.length)}
        </Button>
      </div>
    </section>
  )
}
