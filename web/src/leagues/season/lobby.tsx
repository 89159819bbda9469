import { useState } from 'react'
import { Button } from '../../kit/button.tsx'
import { copyText } from '../../page/copy.ts'
import { Icon } from '../../kit/icons.tsx'
import { roomWords } from '../../words/league-rooms.ts'
import { words } from '../../words/index.ts'
import { Fault, useAttempt } from '../fault.tsx'
import type { League } from '../league.ts'
import { moment } from '../time.ts'
import { Who } from '../who.tsx'
import { TeamEntry } from './team-entry.tsx'

/** A league before its start: its entrants, buttons to join or leave, and the organiser's start button. */
export function Lobby({ league }: { league: League }) {
  const { view, enter, act } = league
  const w = roomWords.season
  const { attempt, fault, isBusy } = useAttempt()
  const [copied, setCopied] = useState(false)
  const [own] = view.own.filter((entrant) => view.state.entrants[entrant]!.out === null)
  const { entry, startAt } = view.state.definition
  const inside = view.state.entrants.flatMap(({ out }, id) => (out === null ? [id] : []))
  return (
    <section className="panel lg-lobby">
      <h2>
        {w.entrants} <small>{words.leagues.seats(inside.length, entry.max)}</small>
      </h2>
      <ul className="lg-people">
        {inside.map((entrant) => (
          <li key={entrant}>
            <Who view={view} entrant={entrant} />
            {view.state.entrants[entrant]!.kind === 'team' && <small>{view.state.entrants[entrant]!.members.join(', ')}</small>}
          </li>
        ))}
      </ul>
      <Fault fault={fault} />
      {own === undefined && entry.kinds.includes('team') && <TeamEntry league={league} />}
      <div className="row flow">
        {own === undefined ? (
          entry.kinds.includes('person') && (
            <Button look="signal" disabled={isBusy} onClick={() => attempt(enter)}>
              {w.enter}
            </Button>
          )
        ) : (
          <Button look="ghost" disabled={isBusy} onClick={() => attempt(() => act({ kind: 'left', entrant: own }))}>
            {w.leave}
          </Button>
        )}
        {view.invited && own === undefined && (
          <Button look="ghost" disabled={isBusy} onClick={() => attempt(() => act({ kind: 'declined', invitation: null }))}>
            {w.notThisTime}
          </Button>
        )}
        {view.manager ? (
          <Button look={own === undefined ? 'bone' : 'signal'} disabled={isBusy} onClick={() => attempt(() => act({ kind: 'started' }))}>
            <Icon name="play" size={18} />
            {w.start}
          </Button>
        ) : (
          startAt === null && <span className="lg-note">{w.waitStart}</span>
        )}
        <Button look="ghost" onClick={() => void copyText(location.href).then(setCopied)}>
          <Icon name="link" size={18} />
          {copied ? w.copied : w.share}
        </Button>
      </div>
      {startAt !== null && <p className="lg-note">{words.leagues.startsAt(moment(startAt))}</p>}
      {view.manager && <p className="lg-note">{w.startHint}</p>}
    </section>
  )
}
