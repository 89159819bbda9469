import { words } from '../../words/index.ts'
import { BracketTree } from '../bracket/tree.tsx'
import { Exchange } from '../exchange.tsx'
import { Head } from '../head.tsx'
import type { League } from '../league.ts'
import { Holdings } from './holdings.tsx'
import { How } from './how.tsx'
import { Limbs } from './limbs.tsx'
import { Lobby } from './lobby.tsx'
import { News } from './news.tsx'
import { NextMatch } from './next-match.tsx'
import { Rounds } from './rounds.tsx'
import { Standings } from './standings.tsx'
import './season.css'

/** Where one stands, and what one plays next. */
export function SeasonScreen({ league }: { league: League }) {
  const { state } = league.view
  const { definition, season } = state
  // Whoever is asked to exchange a keeper has that before them, and no match.
  const asksMe = league.view.questions.length > 0
  const hasBracket = state.runs.some(({ stages }) => stages.some(({ kind }) => kind === 'knockout' || kind === 'double knockout'))
  return (
    <div className="lg">
      <Head league={league} detail={words.season.season(Math.max(1, season), definition.seasons)} />
      <main className={hasBracket ? 'lg-grid lg-cup' : 'lg-grid'} data-settled={state.status}>
        <div className="lg-left">
          {state.status === 'open' ? <Lobby league={league} /> : !asksMe && <NextMatch league={league} />}
          {state.fixtures.length > 0 && <Rounds view={league.view} />}
          <News view={league.view} />
        </div>
        <div className="lg-right">
          {state.phase.kind === 'window' && state.status === 'running' && <Exchange league={league} />}
          {hasBracket && <BracketTree league={league} />}
          <Standings view={league.view} />
          <div className="lg-pair">
            <Limbs view={league.view} />
            <How definition={definition} entrants={state.entrants.length} />
            <Holdings view={league.view} />
          </div>
        </div>
      </main>
    </div>
  )
}
