import type { LeagueQuestion, Phase } from '@robodrome/leagues'
import { useState } from 'react'
import { words } from '../../words/index.ts'
import { Fault, useAttempt } from '../fault.tsx'
import { calledIn, type League } from '../league.ts'

const STEPS = [1, 2, 5, 10]

type Auction = Extract<Phase, { kind: 'auction' }>

/** The one question of an open auction: raise or leave, or which lot comes next. */
export function OpenPrompt({ league, phase }: { league: League; phase: Auction }) {
  const { view } = league
  const question = view.questions[0]
  const w = words.auction
  const { lot } = phase
  if (question?.kind === 'bid') return <Raise key={question.from} league={league} question={question} />
  if (question?.kind === 'nominate') return <Nominate league={league} question={question} />
  const [asked] = view.asked
  const leads = lot !== null && view.own.includes(lot.by)
  return (
    <footer className="lg-prompt">
      <b>{leads ? w.youLead(lot.bid) : asked === undefined ? '' : w.waiting(calledIn(view, asked))}</b>
    </footer>
  )
}

function Raise({ league: { view, act }, question }: { league: League; question: Extract<LeagueQuestion, { kind: 'bid' }> }) {
  const w = words.auction
  const { attempt, fault, isBusy } = useAttempt()
  const { entrant, from, most, by } = question
  const [bid, setBid] = useState(from)
  const { purse, keepers } = view.state.holdings[entrant]!
  const richer = view.state.holdings.flatMap(({ purse: other }, id) =>
    id !== entrant && other > bid && view.state.entrants[id]!.out === null ? [calledIn(view, id)] : [],
  )
  return (
    <footer className="lg-prompt mine">
      <div className="grow">
        <b>{w.raiseOrLeave(calledIn(view, by), from - 1)}</b>
        <span>{w.youHave(purse)}</span>
        <span>
          {w.ifYouWin(bid)}: {w.leftFor(purse - bid, 4 - keepers.length)}. {w.outbid(richer)}
        </span>
        <Fault fault={fault} />
      </div>
      {STEPS.map((step) => {
        const amount = from - 1 + step
        return (
          <button
            key={step}
            type="button"
            className={amount === bid ? 'lg-chip on' : 'lg-chip'}
            disabled={amount > most}
            onClick={() => setBid(amount)}
          >
            <b>{amount}</b>
            <span>{w.keeps(purse - amount)}</span>
          </button>
        )
      })}
      <label className="lg-other">
        <span>{w.other}</span>
        <input type="number" min={from} max={most} value={bid} onChange={(event) => setBid(Number(event.target.value))} />
      </label>
      <button type="button" className="btn ghost" disabled={isBusy} onClick={() => attempt(() => act({ kind: 'left the lot', entrant }))}>
        {w.leave}
      </button>
      <button
        type="button"
        className="btn pri"
        disabled={isBusy || bid < from || bid > most}
        onClick={() => attempt(() => act({ kind: 'raised', entrant, bid }))}
      >
        {w.bid(bid)}
      </button>
    </footer>
  )
}

function Nominate({ league: { view, act }, question }: { league: League; question: Extract<LeagueQuestion, { kind: 'nominate' }> }) {
  const w = words.auction
  const { attempt, fault, isBusy } = useAttempt()
  const { entrant, items, mayPass } = question
  const [item, setItem] = useState(items[0]!.item)
  const [bid, setBid] = useState(1)
  const most = items.find((each) => each.item === item)?.most ?? 0
  const shown = (name: string): string => (name in w.bonusNames ? w.bonusNames[name as keyof typeof w.bonusNames] : name)
  return (
    <footer className="lg-prompt mine">
      <div className="grow">
        <b>{w.nameLot}</b>
        <span>{w.leftFor(view.state.holdings[entrant]!.purse, 5 - view.state.holdings[entrant]!.keepers.length)}</span>
        <Fault fault={fault} />
      </div>
      <select aria-label={w.nameLot} value={item} onChange={(event) => setItem(event.target.value)}>
        {items.map((each) => (
          <option key={each.item} value={each.item}>
            {shown(each.item)}
          </option>
        ))}
      </select>
      <label className="lg-other">
        <span>{w.opening}</span>
        <input type="number" min={1} max={most} value={bid} onChange={(event) => setBid(Number(event.target.value))} />
      </label>
      {mayPass && (
        <button type="button" className="btn ghost" disabled={isBusy} onClick={() => attempt(() => act({ kind: 'passed', entrant }))}>
          {w.pass}
        </button>
      )}
      <button
        type="button"
        className="btn pri"
        disabled={isBusy || bid < 1 || bid > most}
        onClick={() => attempt(() => act({ kind: 'nominated', entrant, item, bid }))}
      >
        {w.name(shown(item), bid)}
      </button>
    </footer>
  )
}
