import type { State } from '@robodrome/leagues'
import { useState } from 'react'
import { roomWords } from '../../words/league-rooms.ts'
import { gameName } from '../../boards/faces.ts'
import { bracketOf, type Bracket } from '../bracket/bracket-of.ts'
import { BracketPrompt } from '../bracket/bracket-prompt.tsx'
import { BracketTree } from '../bracket/tree.tsx'
import { Exchange } from '../exchange.tsx'
import { Head } from '../head.tsx'
import type { League } from '../league.ts'
import { AllEvents } from './all-events.tsx'
import { Holdings } from './holdings.tsx'
import { How } from './how.tsx'
import { Limbs } from './limbs.tsx'
import { Lobby } from './lobby.tsx'
import { News } from './news.tsx'
import { NextMatch } from './next-match.tsx'
import { Rounds } from './rounds.tsx'
import { Standings } from './standings.tsx'
import { Titles } from './titles.tsx'
import './season.css'

/** The reader's place, and their next match. */
export function SeasonScreen({ league }: { league: League }) {
  const { state } = league.view
  const bracket = bracketOf(state)
  return (
    <div className="league-page">
      <Head league={league} detail={detailOf(state)} />
      {bracket === null ? <Season league={league} /> : <Cup league={league} bracket={bracket} />}
    </div>
  )
}

/** The number of the season, or of the game in a decathlon. */
function detailOf({ season, definition: { seasons, events, format }, runs }: State): string {
  const run = runs.at(-1)
  if (format !== 'decathlon' || run === undefined) return roomWords.season.season(Math.max(1, season), seasons)
  return roomWords.season.event(run.event + 1, events.length, gameName(events[run.event]!.game))
}

function Season({ league }: { league: League }) {
  const { view } = league
  const { state } = view
  // An entrant who can exchange sees that first instead of a match.
  const asksMe = view.questions.length > 0
  return (
    <main className="lg-grid" data-settled={state.status}>
      <div className="lg-left">
        {state.status === 'open' ? <Lobby league={league} /> : !asksMe && <NextMatch league={league} />}
        {state.fixtures.length > 0 && <Rounds view={view} />}
        <News view={view} />
      </div>
      <div className="lg-right">
        {state.phase.kind === 'window' && state.status === 'running' && <Exchange league={league} />}
        <AllEvents view={view} />
        <Standings view={view} />
        <div className="lg-pair">
          <Titles view={view} />
          <Limbs view={view} />
          <How view={view} />
          <Holdings view={view} />
        </div>
      </div>
    </main>
  )
}

/** A cup has its bracket in the middle, and one question below it. */
function Cup({ league, bracket }: { league: League; bracket: Bracket }) {
  const { view } = league
  const { state } = view
  const [tab, setTab] = useState<'tree' | 'table'>('tree')
  return (
    <>
      <main className="lg-grid lg-cup" data-settled={state.status} data-tab={tab}>
        {/* Phones show one of these at a time. */}
        <div className="lg-cup-tabs" role="group" aria-label={roomWords.bracket.tree}>
          {(['tree', 'table'] as const).map((each) => (
            <button key={each} type="button" aria-pressed={tab === each} onClick={() => setTab(each)}>
              {each === 'tree' ? roomWords.bracket.tree : roomWords.season.views.table}
            </button>
          ))}
        </div>
        <div className="lg-right">
          {state.status !== 'running' && <NextMatch league={league} />}
          <BracketTree view={view} bracket={bracket} />
          <div className="lg-pair">
            <Titles view={view} />
            <Limbs view={view} />
            <How view={view} />
            <Holdings view={view} />
            <News view={view} />
          </div>
        </div>
        <div className="lg-left">
          <Standings view={view} />
          <Rounds view={view} />
        </div>
      </main>
      {state.status === 'running' && <BracketPrompt league={league} bracket={bracket} />}
    </>
  )
}
