import { useState } from 'react'
import { Button } from '../kit/button.tsx'
import { keeperWords } from '../words/keepers.ts'
import { Countdown } from './clock.tsx'
import { Fault, useAttempt } from './fault.tsx'
import { calledIn, type League } from './league.ts'
import { Pool } from './pool.tsx'
import './exchange.css'

/** LG-KEEP-8 The exchange window: one of the reader's keepers for one free card, or keeping all. */
export function Exchange({ league: { view, act } }: { league: League }) {
  const w = keeperWords.exchange
  const { attempt, fault, isBusy } = useAttempt()
  const [give, setGive] = useState<string | null>(null)
  const [take, setTake] = useState<string | null>(null)
  const question = view.questions.find((each) => each.kind === 'exchange')
  if (question?.kind !== 'exchange') {
    const [asked] = view.asked
    return asked === undefined ? null : <p className="panel lg-quiet">{w.waits(calledIn(view, asked))}</p>
  }
  const { entrant } = question
  return (
    <section className="panel lg-exchange mine" aria-labelledby="lg-exchange" data-n={view.n}>
      <h2 id="lg-exchange">
        {w.title} <small>{w.hint}</small>
      </h2>
      <div className="row flow" role="group" aria-label={w.give}>
        {question.give.map((card) => (
          <button
            key={card}
            type="button"
            className={card === give ? 'lg-chip on' : 'lg-chip'}
            aria-pressed={card === give}
            onClick={() => setGive(card)}
          >
            <b>{card}</b>
          </button>
        ))}
      </div>
      <Pool cards={question.take} chosen={take} choose={setTake} canChoose />
      <Fault fault={fault} />
      <div className="row flow lg-decide">
        {view.answerBy !== null && <Countdown until={view.answerBy} now={view.now} />}
        <Button disabled={isBusy} onClick={() => attempt(() => act({ kind: 'exchanged', entrant, swap: null }))}>
          {w.keep}
        </Button>
        {give !== null && take !== null && (
          <Button look="signal" disabled={isBusy} onClick={() => attempt(() => act({ kind: 'exchanged', entrant, swap: { give, take } }))}>
            {w.swap(give, take)}
          </Button>
        )}
      </div>
    </section>
  )
}
