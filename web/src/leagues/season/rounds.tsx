import type { Fixture } from '@robodrome/leagues'
import type { CompetitionView } from '@robodrome/protocol'
import { useState } from 'react'
import { ButtonLink } from '../../kit/button.tsx'
import { Pill } from '../../kit/pill.tsx'
import { Icon } from '../../kit/icons.tsx'
import { IconButton, IconLink } from '../../kit/icon-button.tsx'
import { href } from '../../page/route.ts'
import { roomWords } from '../../words/league-rooms.ts'
import { words } from '../../words/index.ts'
import { calledIn, roundsOf } from '../league.ts'
import { moment } from '../time.ts'
import { Who } from '../who.tsx'
import './rounds.css'

/** A round and its matches; arrow keys switch between rounds. */
export function Rounds({ view }: { view: CompetitionView }) {
  const w = roomWords.season
  const { state } = view
  const run = state.runs.length - 1
  const stage = (state.runs[run]?.stages.length ?? 0) - 1
  const at = state.runs[run]?.stages[stage]
  const [chosen, setChosen] = useState<number | null>(null)
  if (at === undefined || at.paired === 0) return null
  const own = state.fixtures.filter((each) => each.run === run && each.stage === stage)
  const current = own.find(({ decision }) => decision === null)?.round ?? at.paired
  const round = Math.min(chosen ?? current, at.paired)
  const all = Math.max(roundsOf(at), at.paired)
  const idle = at.idle.filter((each) => each.round === round && each.bye)
  return (
    <section className="panel lg-rounds" aria-labelledby="lg-round">
      <div className="row spread">
        <h2 id="lg-round">{at.kind === 'final' ? roomWords.bracket.rounds(1) : w.roundOf(round, all)}</h2>
        <span>
          <IconButton aria-label={w.before} disabled={round <= 1} onClick={() => setChosen(round - 1)}>
            <Icon name="back" size={18} />
          </IconButton>
          <IconButton className="lg-forth" aria-label={w.after} disabled={round >= at.paired} onClick={() => setChosen(round + 1)}>
            <Icon name="back" size={18} />
          </IconButton>
        </span>
      </div>
      <ol className="lg-boxes" aria-hidden="true">
        {Array.from({ length: all }, (_, i) => (
          <li
            key={i}
            className={
              i + 1 === round ? 'on' : i < current - 1 || (i < at.paired && own.every(({ decision }) => decision !== null)) ? 'done' : ''
            }
          >
            {i + 1}
          </li>
        ))}
      </ol>
      <ul className="lg-fixtures">
        {own
          .filter((each) => each.round === round)
          .map((fixture) => (
            <Line key={fixture.id} view={view} fixture={fixture} />
          ))}
      </ul>
      {idle.map(({ entrant }) => (
        <p key={entrant} className="lg-note">
          {w.free(calledIn(view, entrant))}
        </p>
      ))}
    </section>
  )
}

function Line({ view, fixture }: { view: CompetitionView; fixture: Fixture }) {
  const w = roomWords.season
  const { sides, ranks, decision, table, tables, ended, hour } = fixture
  const isMine = sides.some((side) => view.own.includes(side))
  const score = sides.map((_, side) => tables.filter((each) => each.ranks !== null && each.ranks[side] === 1).length)
  return (
    <li className={isMine ? 'own' : ''}>
      <span className="lg-sides">
        {sides.map((side, i) => (
          <span key={side} className={decision !== null && ranks[i] !== 1 ? 'lost' : ''}>
            <Who view={view} entrant={side} size={24} />
          </span>
        ))}
      </span>
      <span className="lg-score tabular">
        {decision === null ? (hour === null ? w.toPlay : moment(hour)) : decision === 'played' ? score.join(' : ') : w.decisions[decision]}
      </span>
      {table !== null && !isMine && view.id !== 'career' && (
        <ButtonLink look="ghost" href={href({ at: 'table', id: table })}>
          {words.leagues.watch}
        </ButtonLink>
      )}
      {decision !== null && ended.length > 0 && view.id !== 'career' && (
        <IconLink href={href({ at: 'table', id: ended.at(-1)! })} aria-label={w.replay(sides.map((side) => calledIn(view, side)))}>
          <Icon name="play" size={16} />
        </IconLink>
      )}
      {isMine && decision === null && <Pill signal>{words.leagues.yourMatch}</Pill>}
    </li>
  )
}
