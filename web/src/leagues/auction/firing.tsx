import type { Phase } from '@robodrome/leagues'
import { useState } from 'react'
import { words } from '../../words/index.ts'
import { Fault, useAttempt } from '../fault.tsx'
import type { League } from '../league.ts'

/** LG-SAL-14 In secret, all at once: whom to fire for half the price. */
export function Firing({ league: { view, act }, phase }: { league: League; phase: Extract<Phase, { kind: 'firing' }> }) {
  const w = words.auction
  const { attempt, fault, isBusy } = useAttempt()
  const [gone, setGone] = useState<string[]>([])
  const [me] = view.own.filter((entrant) => view.state.entrants[entrant]!.out === null)
  if (me === undefined || phase.chosen[me] !== undefined) return <p className="panel lg-quiet">{me === undefined ? w.fire : w.fireDone}</p>
  const { keepers } = view.state.holdings[me]!
  const back = keepers.reduce((sum, { card, price }) => sum + (gone.includes(card) ? Math.floor(price / 2) : 0), 0)
  return (
    <section className="panel lg-sealed">
      <h2>
        {w.fire} <small>{w.fireHint(back)}</small>
      </h2>
      <div className="row flow">
        {keepers.map(({ card, price }) => (
          <button
            key={card}
            type="button"
            className={gone.includes(card) ? 'lg-chip on' : 'lg-chip'}
            aria-pressed={gone.includes(card)}
            onClick={() => setGone(gone.includes(card) ? gone.filter((each) => each !== card) : [...gone, card])}
          >
            <b>{card}</b>
            <span>{price}</span>
          </button>
        ))}
      </div>
      <Fault fault={fault} />
      <button
        type="button"
        className="btn pri"
        disabled={isBusy}
        onClick={() => attempt(() => act({ kind: 'fired', entrant: me, cards: gone }))}
      >
        {w.fireDo(gone.length)}
      </button>
    </section>
  )
}
