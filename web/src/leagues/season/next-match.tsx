import { useState } from 'react'
import { Icon } from '../../kit/icons.tsx'
import { words } from '../../words/index.ts'
import { Countdown } from '../clock.tsx'
import { Fault, useAttempt } from '../fault.tsx'
import { calledIn, entrantName, nameIn, nextMatch, type League } from '../league.ts'
import { moment } from '../time.ts'
import { Mascot } from '../who.tsx'
import { AgreeHour } from './hour.tsx'
import './next-match.css'

/** The stage of a season: my next match, what the others are at, or the champion. */
export function NextMatch({ league }: { league: League }) {
  const { view } = league
  const { state } = view
  if (state.status === 'finished' || state.status === 'called off') return <Champion league={league} />
  const fixture = nextMatch(view)
  return (
    <section className={fixture ? 'panel lg-next mine' : 'panel lg-next'} aria-label={words.season.next}>
      {fixture ? <Match league={league} id={fixture.id} /> : <Others league={league} />}
      <Leaving league={league} />
    </section>
  )
}

function Match({ league, id }: { league: League; id: number }) {
  const { view, play } = league
  const w = words.season
  const { attempt, fault, isBusy } = useAttempt()
  const fixture = view.state.fixtures[id]!
  const isReady = league.isReady(fixture)
  return (
    <>
      <div className="lg-duel">
        {fixture.seats.map((entrant) => (
          <figure key={entrant}>
            <Mascot entrant={entrant} size={110} own={view.own.includes(entrant)} />
            <figcaption>{nameIn(view, entrant, w.you)}</figcaption>
          </figure>
        ))}
        <span className="pill on lg-vs">{w.round(fixture.round)}</span>
      </div>
      <Fault fault={fault} />
      <div className="row flow spread lg-foot">
        {fixture.deadline !== null && (
          <span className="lg-note">
            <b>{w.playBy(moment(fixture.deadline))}</b>
            <br />
            <Countdown until={fixture.deadline} now={view.now} /> {w.thenLost}
          </span>
        )}
        <MoreTime league={league} id={id} />
        <button type="button" className="btn pri end" disabled={isBusy || !isReady} onClick={() => attempt(() => play(fixture))}>
          <Icon name="play" size={18} />
          {isReady ? words.leagues.playNow : w.preparing}
        </button>
      </div>
      <AgreeHour league={league} id={id} />
    </>
  )
}

/** LG-OUT-7 More time, once both would have it; asked with one touch, and answered with one. */
function MoreTime({ league: { view, act }, id }: { league: League; id: number }) {
  const w = words.season
  const { attempt, fault, isBusy } = useAttempt()
  const { agreeing, extended, deadline, sides } = view.state.fixtures[id]!
  const { pace } = view.state.definition
  const [me] = sides.filter((side) => view.own.includes(side))
  if (pace.kind !== 'days' || deadline === null || extended > 0 || me === undefined || view.id === 'career') return null
  if (agreeing.includes(me)) return <span className="lg-note">{w.askedTime}</span>
  const [other] = agreeing
  return (
    <>
      <Fault fault={fault} />
      <button
        type="button"
        className="btn ghost"
        disabled={isBusy}
        onClick={() => attempt(() => act({ kind: 'more time', fixture: id, entrant: me }))}
      >
        {other === undefined ? w.moreTime(pace.extendDays) : w.agreeTime(calledIn(view, other), pace.extendDays)}
      </button>
    </>
  )
}

function Others({ league: { view } }: { league: League }) {
  const w = words.season
  const playing = view.state.fixtures
    .filter(({ decision }) => decision === null)
    .slice(0, 3)
    .map(({ seats }) => seats.map((entrant) => nameIn(view, entrant, w.you)).join(' – '))
  return (
    <div className="lg-quiet">
      <h2>{view.own.length === 0 ? w.watching : w.noNext}</h2>
      <p>{w.noNextHint(playing)}</p>
    </div>
  )
}

function Champion({ league: { view } }: { league: League }) {
  const w = words.season
  const { champion } = view.state
  return (
    <section className="panel lg-next lg-champion">
      {champion !== null && <Mascot entrant={champion} size={150} own={view.own.includes(champion)} />}
      <h2>
        <Icon name="trophy" size={26} />
        {champion === null ? w.noChampion : w.endedAs(entrantName(view.state.entrants[champion]!))}
      </h2>
      {view.id !== 'career' && (
        <a className="btn ghost" href={`/api/competitions/${view.id}/record`} download>
          <Icon name="download" size={18} />
          {w.record}
        </a>
      )}
    </section>
  )
}

/** Withdrawing is for good, so it takes two touches. */
function Leaving({ league: { view, act } }: { league: League }) {
  const w = words.season
  const [isSure, setSure] = useState(false)
  const { attempt, fault } = useAttempt()
  const [own] = view.own.filter((entrant) => view.state.entrants[entrant]!.out === null)
  if (own === undefined || view.state.status !== 'running' || view.id === 'career') return null
  const isSwiss = view.state.definition.format === 'swiss'
  return (
    <div className="row flow lg-leaving">
      <Fault fault={fault} />
      {isSwiss && (
        <button type="button" className="btn ghost" onClick={() => attempt(() => act({ kind: 'absent', entrant: own }))}>
          {w.announce}
        </button>
      )}
      <button
        type="button"
        className="btn ghost"
        onClick={() => (isSure ? attempt(() => act({ kind: 'withdrew', entrant: own, inPlay: [] })) : setSure(true))}
      >
        {isSure ? w.withdrawSure : w.withdraw}
      </button>
    </div>
  )
}
