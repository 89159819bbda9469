import type { LeagueQuestion } from '@robodrome/leagues'
import { Button } from '../../kit/button.tsx'
import { useKeys } from '../../kit/use-keys.ts'
import { keeperWords } from '../../words/keepers.ts'
import { Countdown } from '../clock.tsx'
import { Fault, useAttempt } from '../fault.tsx'
import { calledIn, type League } from '../league.ts'
import { Rule } from '../rule.tsx'
import type { Choice } from './use-choice.ts'

const STEPS = [1, 2, 5, 10]

/** LG-SAL-9 Raising to an amount, or leaving this lot for good. Keys: 1 to 4 choose a step, Enter bids, L leaves. */
export function Raise({
  league: { view, act },
  question: { entrant, from, most, by },
  choice: { bid, setBid },
}: {
  league: League
  question: Extract<LeagueQuestion, { kind: 'bid' }>
  choice: Choice
}) {
  const w = keeperWords.auction
  const { attempt, fault, isBusy } = useAttempt()
  const { purse } = view.state.holdings[entrant]!
  const amounts = STEPS.map((step) => from - 1 + step)
  const isLegal = Number.isInteger(bid) && bid >= from && bid <= most
  const leave = (): void => void (isBusy || attempt(() => act({ kind: 'left the lot', entrant })))
  const raise = (): void => void (isLegal && !isBusy && attempt(() => act({ kind: 'raised', entrant, bid })))
  useKeys({
    ...Object.fromEntries(amounts.map((amount, i) => [String(i + 1), () => amount <= most && setBid(amount)])),
    l: leave,
    Enter: raise,
  })
  return (
    <footer className="lg-prompt lg-bidding mine">
      <div className="grow">
        <b>{w.raiseOrLeave(calledIn(view, by), from - 1)}</b>
        {view.answerBy !== null && (
          <span className="narrow">
            <Countdown until={view.answerBy} now={view.now} /> {w.thenYouLeave}
          </span>
        )}
        <span>
          {w.youHave(purse)} <Rule id="LG-SAL-9" />
        </span>
        <Fault fault={fault} />
      </div>
      <div className="lg-steps">
        {amounts.map((amount, i) => (
          <button
            key={amount}
            type="button"
            className={amount === bid ? 'lg-chip on' : 'lg-chip'}
            aria-pressed={amount === bid}
            disabled={amount > most}
            onClick={() => setBid(amount)}
          >
            <b>
              {amount} <small>+{STEPS[i]}</small>
            </b>
            <span>{amount > most ? w.atMost(most) : w.keeps(purse - amount)}</span>
          </button>
        ))}
        <label className="lg-chip line">
          <b>{w.other}</b>
          <input type="number" min={from} max={most} value={bid} onChange={(event) => setBid(Number(event.target.value))} />
          <span>{w.range(from, most)}</span>
        </label>
        <button type="button" className="lg-chip line" disabled={isBusy} onClick={leave} aria-label={w.leave}>
          <b>{w.leave}</b>
          <span>{w.keep(purse)}</span>
        </button>
      </div>
      <Button look="signal" disabled={isBusy || !isLegal} onClick={raise}>
        {w.bid(bid)}
      </Button>
    </footer>
  )
}
