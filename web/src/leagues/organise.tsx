import { type Act, type EntrantId, type Fixture, isProgram, type Verdict } from '@robodrome/leagues'
import { useState } from 'react'
import { Button } from '../kit/button.tsx'
import { roomWords } from '../words/league-rooms.ts'
import { enterCompetition } from './api.ts'
import { Cover } from './cover.tsx'
import { Fault, useAttempt } from './fault.tsx'
import { Head } from './head.tsx'
import { calledIn, nameIn, type League } from './league.ts'
import { Managers } from './organise/managers.tsx'
import { Settings } from './organise/settings.tsx'
import { useLeague } from './use-league.ts'
import { Who } from './who.tsx'
import './organise.css'
import './season/season.css'

const EXTENSION = 3 * 24 * 3_600_000

/** The organiser's decisions, each of which has a public reason. */
export function Organise({ id }: { id: string }) {
  const { league, isGone } = useLeague(id)
  if (league === null) return <Cover isGone={isGone} />
  return (
    <div className="league-page">
      <Head league={league} detail={roomWords.organise.title} />
      <main className="lg-grid">
        {league.view.manager ? <Desk league={league} id={id} /> : <p className="panel lg-quiet">{roomWords.organise.none}</p>}
      </main>
    </div>
  )
}

function Desk({ league, id }: { league: League; id: string }) {
  const w = roomWords.organise
  const { view, act } = league
  const { state } = view
  const [reason, setReason] = useState('')
  const [title, setTitle] = useState(state.definition.title)
  const { attempt, fault, isBusy } = useAttempt()
  const decide = (what: Act) => () => attempt(() => act(what))
  const open = state.fixtures.filter(({ decision }) => decision === null)
  const inside = state.entrants.flatMap(({ out }, entrant) => (out === null ? [entrant] : []))
  return (
    <>
      <div className="lg-left">
        <section className="panel lg-desk">
          <label>
            <span className="label">{w.reason}</span>
            <textarea rows={2} value={reason} onChange={(event) => setReason(event.target.value)} />
          </label>
          <label>
            <span className="label">{w.name}</span>
            <input type="text" maxLength={60} value={title} onChange={(event) => setTitle(event.target.value)} />
          </label>
          <Fault fault={fault} />
          <div className="row flow">
            <Button disabled={isBusy} onClick={decide({ kind: 'changed', title })}>
              {w.rename}
            </Button>
            {state.status === 'open' && (
              <>
                <Button disabled={isBusy} onClick={() => attempt(() => enterCompetition(id, { program: state.definition.fill.program }))}>
                  {w.addProgram}
                </Button>
                <Button look="bone" disabled={isBusy} onClick={decide({ kind: 'started' })}>
                  {roomWords.season.start}
                </Button>
              </>
            )}
            {state.phase.kind === 'break' && (
              <Button disabled={isBusy} onClick={decide({ kind: 'closed', reason })}>
                {w.finish}
              </Button>
            )}
            {(state.status === 'open' || state.status === 'running') && (
              <Button look="ghost" disabled={isBusy} onClick={decide({ kind: 'called off', reason })}>
                {w.callOff}
              </Button>
            )}
          </div>
        </section>
        {state.status === 'open' && <Settings league={league} id={id} />}
      </div>
      <div className="lg-right">
        <section className="panel lg-desk">
          <h2>{w.fixtures}</h2>
          {open.length === 0 && <p>{w.noFixtures}</p>}
          <ul>
            {open.map((fixture) => (
              <OpenFixture key={fixture.id} league={league} fixture={fixture} decide={(what) => attempt(() => act({ ...what, reason }))} />
            ))}
          </ul>
        </section>
        <section className="panel lg-desk">
          <h2>{w.entrants}</h2>
          <ul>
            {inside.map((entrant) => (
              <Entrant key={entrant} league={league} entrant={entrant} decide={(what) => attempt(() => act({ ...what, reason }))} />
            ))}
          </ul>
        </section>
        <Managers league={league} id={id} reason={reason} isBusy={isBusy} attempt={attempt} />
      </div>
    </>
  )
}

type WithReason = Extract<Act, { reason: string }>

function OpenFixture({ league: { view }, fixture, decide }: { league: League; fixture: Fixture; decide(what: WithReason): void }) {
  const w = roomWords.organise
  const { id, sides } = fixture
  const verdict = (how: Verdict) => () => decide({ kind: 'adjudicated', fixture: id, verdict: how, reason: '' })
  if (sides.some((side) => view.own.includes(side)))
    return (
      <li>
        {sides.map((side) => nameIn(view, side, roomWords.season.you)).join(' – ')} <small>{w.own}</small>
      </li>
    )
  return (
    <li>
      <b>{sides.map((side) => nameIn(view, side, roomWords.season.you)).join(' – ')}</b>
      <span className="row flow">
        {sides.length === 2 &&
          (['first', 'second'] as const).map((how, i) => (
            <Button key={how} look="ghost" onClick={verdict(how)}>
              {w.first(calledIn(view, sides[i]!))}
            </Button>
          ))}
        <Button look="ghost" onClick={verdict('draw')}>
          {w.draw}
        </Button>
        <Button look="ghost" onClick={verdict('double forfeit')}>
          {w.neither}
        </Button>
        <Button look="ghost" onClick={verdict('replay')}>
          {w.replay}
        </Button>
        {fixture.deadline !== null && (
          <Button look="ghost" onClick={() => decide({ kind: 'extended', fixture: id, until: fixture.deadline! + EXTENSION, reason: '' })}>
            {w.extend}
          </Button>
        )}
      </span>
    </li>
  )
}

function Entrant({ league: { view }, entrant, decide }: { league: League; entrant: EntrantId; decide(what: WithReason): void }) {
  const w = roomWords.organise
  const { program } = view.state.definition.fill
  return (
    <li className="row flow spread">
      <Who view={view} entrant={entrant} />
      {view.state.status === 'running' && !view.own.includes(entrant) && (
        <span className="row flow">
          {!isProgram(view.state.entrants[entrant]!) && (
            <Button look="ghost" onClick={() => decide({ kind: 'replaced', entrant, name: program, reason: '' })}>
              {w.replace}
            </Button>
          )}
          <Button look="ghost" onClick={() => decide({ kind: 'disqualified', entrant, inPlay: [], reason: '' })}>
            {w.disqualify}
          </Button>
        </span>
      )}
    </li>
  )
}
