import type { ReactNode } from 'react'
import { Icon } from '../kit/icons.tsx'
import { placeHref } from '../page/route.ts'
import { gameName, words } from '../words/index.ts'
import type { League } from './league.ts'

/** The head of a league: its name, what it is, and where in its course it stands. */
export function Head({ league, detail, children }: { league: League; detail?: string; children?: ReactNode }) {
  const { state, id, manager } = league.view
  const { definition, status, phase } = state
  const games = [...new Set(definition.events.map(({ game }) => gameName(game)))].join(', ')
  const now = status === 'running' ? phase.kind : status
  return (
    <section className="lg-head" aria-label={definition.title}>
      <a className="icb" href={placeHref('leagues')} aria-label={words.leagues.back}>
        <Icon name="back" size={22} />
      </a>
      <div className="grow">
        <h1>{definition.title}</h1>
        <p>
          {[words.leagues.formats[definition.format], games, words.season.players(state.entrants.length), detail]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <span className="pill on">{words.season.phases[now]}</span>
      {children}
      {manager && id !== 'career' && (
        <a className="btn ghost" href={placeHref('leagues', id, 'organise')}>
          {words.season.organise}
        </a>
      )}
    </section>
  )
}
