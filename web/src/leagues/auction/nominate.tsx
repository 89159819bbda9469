import { MOST_KEEPERS, type LeagueQuestion } from '@robodrome/leagues'
import { Button } from '../../kit/button.tsx'
import { keeperWords } from '../../words/keepers.ts'
import { Fault, useAttempt } from '../fault.tsx'
import { itemName, type League } from '../league.ts'
import { Rule } from '../rule.tsx'
import type { Choice } from './use-choice.ts'

/** LG-SAL-3 Nominates the next lot from the pool, with a first bid. */
export function Nominate({
  league: { view, act },
  question: { entrant, mayPass },
  choice: { item, bid, most, setBid },
}: {
  league: League
  question: Extract<LeagueQuestion, { kind: 'nominate' }>
  choice: Choice
}) {
  const w = keeperWords.auction
  const { attempt, fault, isBusy } = useAttempt()
  const { purse, keepers } = view.state.holdings[entrant]!
  const isLegal = Number.isInteger(bid) && bid >= 1 && bid <= most
  return (
    <footer className="lg-prompt lg-bidding mine">
      <div className="grow">
        <b>{w.nameLot}</b>
        <span>
          {w.leftFor(purse, MOST_KEEPERS - keepers.length)}. {!mayPass && w.noPass} <Rule id="LG-SAL-6" />
        </span>
        <Fault fault={fault} />
      </div>
      <label className="lg-other">
        <span>{w.opening}</span>
        <input type="number" min={1} max={most} value={bid} onChange={(event) => setBid(Number(event.target.value))} />
        <span>{w.range(1, most)}</span>
      </label>
      {mayPass && (
        <Button look="ghost" disabled={isBusy} onClick={() => attempt(() => act({ kind: 'passed', entrant }))}>
          {w.pass}
        </Button>
      )}
      <Button look="signal" disabled={isBusy || !isLegal} onClick={() => attempt(() => act({ kind: 'nominated', entrant, item, bid }))}>
        {w.name(itemName(item), bid)}
      </Button>
    </footer>
  )
}
