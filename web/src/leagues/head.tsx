import type { ReactNode } from 'react'
import { ButtonLink } from '../kit/button.tsx'
import { Icon } from '../kit/icons.tsx'
import { IconLink } from '../kit/icon-button.tsx'
import { placeHref } from '../page/route.ts'
import { broadcastWords } from '../words/broadcast.ts'
import { roomWords } from '../words/league-rooms.ts'
import { gameName } from '../boards/faces.ts'
import { words } from '../words/index.ts'
import { courseOf } from './course.ts'
import type { League } from './league.ts'

/** The header of a league: its name, kind and current part. */
export function Head({ league, detail, children }: { league: League; detail?: string; children?: ReactNode }) {
  const { state, id, manager } = league.view
  const { definition } = state
  const games = [...new Set(definition.events.map(({ game }) => gameName(game)))].join(', ')
  return (
    <section className="lg-head" aria-label={definition.title}>
      <IconLink href={placeHref('leagues')} aria-label={words.leagues.back}>
        <Icon name="back" size={22} />
      </IconLink>
      <div className="grow">
        <h1>{definition.title}</h1>
        <p>
          {[words.leagues.formats[definition.format], games, roomWords.season.players(state.entrants.length), detail]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <Course view={league.view} />
      {children}
      {id !== 'career' && (
        <div className="row">
          {state.status === 'running' && (
            <ButtonLink look="ghost" className="lg-on-screen" href={placeHref('screen', 'league', id)}>
              {broadcastWords.link}
            </ButtonLink>
          )}
          {manager && (
            <ButtonLink look="ghost" href={placeHref('leagues', id, 'organise')}>
              {roomWords.season.organise}
            </ButtonLink>
          )}
        </div>
      )}
    </section>
  )
}

/** The parts of a season in order: done, current, ahead. */
function Course({ view: { state } }: { view: League['view'] }) {
  const { steps, at } = courseOf(state)
  return (
    <ol className="lg-course">
      {steps.map((step, i) => (
        <li key={`${i} ${step}`} {...(i === at && { className: 'on', 'aria-current': 'step' })}>
          {i < at && <Icon name="check" size={14} />}
          {roomWords.season.phases[step]}
        </li>
      ))}
    </ol>
  )
}
