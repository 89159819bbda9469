import { finalStanding, isEliminated, isOpen, type Fixture } from '@robodrome/leagues'
import type { CompetitionView } from '@robodrome/protocol'
import { Icon } from '../../kit/icons.tsx'
import { href } from '../../page/route.ts'
import { roomWords } from '../../words/league-rooms.ts'
import { words } from '../../words/index.ts'
import { Countdown } from '../clock.tsx'
import { Fault, useAttempt } from '../fault.tsx'
import { calledIn, isUnratedAgainstAi, nextMatch, type League } from '../league.ts'
import { AgreeHour } from '../season/hour.tsx'
import { Leaving } from '../season/leaving.tsx'
import { MoreTime } from '../season/more-time.tsx'
import { useState } from 'react'
import { Button, ButtonLink } from '../../kit/button.tsx'
import type { Bracket } from './bracket-of.ts'
import { awaited, pathOf, rivalsAhead, titleOf } from './columns.ts'
import { recordOf, Scout } from './scout.tsx'
import './bracket-prompt.css'

/** The main question of a cup: to play the reader's match now. Otherwise, the reader's position, and what to watch. */
export function BracketPrompt({ league, bracket }: { league: League; bracket: Bracket }) {
  const fixture = nextMatch(league.view)
  return fixture === null ? <Otherwise league={league} bracket={bracket} /> : <Ready league={league} bracket={bracket} fixture={fixture} />
}

/** Other actions concerning the reader's match in a cup: study the opponent, agree on an hour, ask for more time, withdraw. */
function Asides({ league, fixture }: { league: League; fixture: Fixture | null }) {
  const { view } = league
  const { own, state } = view
  const [scouted, setScouted] = useState<number | null>(null)
  const isIn = own.some((entrant) => state.entrants[entrant]!.out === null && !isEliminated(state, entrant))
  if (!isIn || view.id === 'career') return null
  const others = fixture === null ? [] : fixture.sides.filter((side) => !own.includes(side))
  return (
    <div className="lg-asides" role="group" aria-label={roomWords.bracket.asides}>
      {others.map((side) => (
        <button key={side} type="button" className="lg-chip" onClick={() => setScouted(side)}>
          <b>{roomWords.bracket.scout(calledIn(view, side))}</b>
          <span>{recordOf(view, side)}</span>
        </button>
      ))}
      {fixture !== null && <AgreeHour league={league} id={fixture.id} />}
      {fixture !== null && <MoreTime league={league} id={fixture.id} />}
      <Leaving league={league} />
      {scouted !== null && <Scout view={view} entrant={scouted} close={() => setScouted(null)} />}
    </div>
  )
}

function Ready({ league, bracket, fixture }: { league: League; bracket: Bracket; fixture: Fixture }) {
  const { view, play } = league
  const w = roomWords.bracket
  const { attempt, fault, isBusy } = useAttempt()
  const isReady = league.isReady(fixture)
  const others = fixture.sides.filter((side) => !view.own.includes(side))
  const name = others.map((side) => calledIn(view, side)).join(', ')
  return (
    <footer className="lg-prompt mine">
      <div className="grow">
        <b>{w.ready(titleOf(bracket.ties, fixture.place.split('.')[0]!), name)}</b>
        <span>
          {w.goesOn(view.state.definition.bestOf)} {next(view, bracket, fixture)}
        </span>
        {isUnratedAgainstAi(view, fixture) && <span>{words.leagues.unratedAi}</span>}
        <Fault fault={fault} />
      </div>
      <Asides league={league} fixture={fixture} />
      {fixture.deadline !== null && (
        <span className="lg-note">
          <Countdown until={fixture.deadline} now={view.now} /> {roomWords.season.thenLost}
        </span>
      )}
      <Button look="signal" disabled={isBusy || !isReady} onClick={() => attempt(() => play(fixture))}>
        <Icon name="play" size={18} />
        {isReady ? words.leagues.playNow : roomWords.season.preparing}
      </Button>
    </footer>
  )
}

/** The opponents after a win. */
function next(view: CompetitionView, { ties, entrantOf, seedOf }: Bracket, { sides }: Fixture): string {
  const w = roomWords.bracket
  const seed = seedOf(sides.find((side) => view.own.includes(side))!)
  const path = seed === null ? null : pathOf(ties, seed)
  const isDouble = ties.some(({ name }) => name === 'final')
  if (path?.ahead.length === 1 && !isDouble) return w.title
  const rivals = path === null ? undefined : rivalsAhead(ties, path, seed!)[1]
  return rivals === undefined ? '' : w.meet(rivals.map((each) => calledIn(view, entrantOf(each)!)).reduce((one, two) => w.either(one, two)))
}

function Otherwise({ league, bracket }: { league: League; bracket: Bracket }) {
  const { view } = league
  const live = bracket.fixtures.find((fixture) => isOpen(fixture) && fixture.table !== null)
  return (
    <footer className="lg-prompt">
      <div className="grow">
        <b>{standing(view, bracket)}</b>
      </div>
      <Asides league={league} fixture={null} />
      {live?.table && view.id !== 'career' && (
        <ButtonLink href={href({ at: 'table', id: live.table })}>{roomWords.bracket.watchNext}</ButtonLink>
      )}
    </footer>
  )
}

/** The reader's position while they have no open match. */
function standing(view: CompetitionView, { ties, entrantOf, seedOf }: Bracket): string {
  const w = roomWords.bracket
  const [me] = view.own.filter((entrant) => seedOf(entrant) !== null)
  if (me === undefined) return roomWords.season.watching
  const seed = seedOf(me)!
  const place = finalStanding(view.state).find(({ entrant }) => entrant === me)?.place
  const [now] = pathOf(ties, seed).ahead
  const losses = ties.filter(({ loser }) => loser === seed).length
  const isOut = losses > (ties.some(({ name }) => name === 'final') ? 1 : 0) || view.state.entrants[me]!.out !== null
  if (isOut) return w.outAt(place ?? null)
  if (now === undefined) return w.waitForRound
  const waited = awaited(ties, now, now.sides[0] === seed ? 1 : 0).map((each) => calledIn(view, entrantOf(each)!))
  return waited.length === 2 ? w.waitFor(w.either(waited[0]!, waited[1]!)) : w.waitForRound
}
