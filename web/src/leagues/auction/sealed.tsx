import type { Phase, SealedBid } from '@robodrome/leagues'
import { useState } from 'react'
import { Button } from '../../kit/button.tsx'
import { Icon } from '../../kit/icons.tsx'
import { IconButton } from '../../kit/icon-button.tsx'
import { keeperWords } from '../../words/keepers.ts'
import { Countdown } from '../clock.tsx'
import { Fault, useAttempt } from '../fault.tsx'
import { itemName, type League } from '../league.ts'
import { Pool } from '../pool.tsx'
import { useCards } from '../use-cards.ts'

const MOST_BIDS = 8

/** LG-SAL-11 A list of up to eight bids, secret until all lists are opened. */
export function Sealed({ league: { view, act }, phase }: { league: League; phase: Extract<Phase, { kind: 'sealed' }> }) {
  const w = keeperWords.auction
  const { attempt, fault, isBusy } = useAttempt()
  const [me] = view.own.filter((entrant) => view.state.entrants[entrant]!.out === null)
  const given = me === undefined ? undefined : phase.lists[me]
  const [bids, setBids] = useState<SealedBid[]>(given ?? [])
  const held = view.state.holdings.flatMap(({ keepers }) => keepers.map(({ card }) => card))
  const items = [...useCards().filter((card) => !held.includes(card)), ...view.state.definition.bonuses]
  const purse = me === undefined ? 0 : view.state.holdings[me]!.purse
  if (me === undefined) return <p className="panel lg-quiet">{w.sealedHint}</p>
  const toggle = (item: string): void =>
    setBids(
      bids.some((bid) => bid.item === item) ? bids.filter((bid) => bid.item !== item) : [...bids, { item, amount: 1 }].slice(0, MOST_BIDS),
    )
  const setAmount = (item: string, amount: number): void => setBids(bids.map((bid) => (bid.item === item ? { item, amount } : bid)))
  return (
    <section className="panel lg-sealed">
      <h2>
        {w.sealedTitle(phase.round)} <small>{given === undefined ? w.sealedHint : w.sealedDone}</small>
      </h2>
      <ol className="lg-bids">
        {bids.map(({ item, amount }) => (
          <li key={item} className="row">
            <b className="grow ellipsis">{itemName(item)}</b>
            <input
              type="number"
              aria-label={w.amount(itemName(item))}
              min={1}
              max={purse}
              value={amount}
              onChange={(event) => setAmount(item, Number(event.target.value))}
            />
            <IconButton aria-label={w.remove(itemName(item))} onClick={() => toggle(item)}>
              <Icon name="close" size={14} />
            </IconButton>
          </li>
        ))}
      </ol>
      <Fault fault={fault} />
      <div className="row flow spread">
        {view.answerBy !== null && (
          <span className="lg-asked">
            <Countdown until={view.answerBy} now={view.now} /> {given === undefined ? w.thenNone : w.thenOpened}
          </span>
        )}
        <Button
          look={given === undefined ? 'signal' : 'plain'}
          disabled={isBusy}
          onClick={() => attempt(() => act({ kind: 'sealed', entrant: me, bids }))}
        >
          {w.seal(bids.length)}
        </Button>
      </div>
      <Pool cards={items} chosen={null} choose={toggle} listed={bids.map(({ item }) => item)} toggle={toggle} canChoose />
    </section>
  )
}
