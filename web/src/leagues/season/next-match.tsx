import { takesEntrants, type EntrantId, type Fixture } from '@robodrome/leagues'
import type { CompetitionView } from '@robodrome/protocol'
import { Button } from '../../kit/button.tsx'
import { Icon } from '../../kit/icons.tsx'
import { Pad } from '../../boards/pad.tsx'
import { roomWords } from '../../words/league-rooms.ts'
import { words } from '../../words/index.ts'
import { Countdown } from '../clock.tsx'
import { Fault, useAttempt } from '../fault.tsx'
import { isUnratedAgainstAi, nameIn, nextMatch, type League } from '../league.ts'
import { moment } from '../time.ts'
import { fightersOf } from '../who.tsx'
import { Champion } from './champion.tsx'
import { AgreeHour } from './hour.tsx'
import { Leaving } from './leaving.tsx'
import { MoreTime } from './more-time.tsx'
import './next-match.css'

/** The stage of a season: the reader's next match, the others' progress, or the champion. */
export function NextMatch({ league }: { league: League }) {
  const { view } = league
  const { state } = view
  if (state.status === 'finished' || state.status === 'called off') return <Champion league={league} />
  const fixture = nextMatch(view)
  return (
    <section className={fixture ? 'panel lg-next mine' : 'panel lg-next'} aria-label={roomWords.season.next}>
      {fixture ? <Match league={league} id={fixture.id} /> : <Others league={league} />}
      <Leaving league={league} />
    </section>
  )
}

function Match({ league, id }: { league: League; id: number }) {
  const { view, play } = league
  const w = roomWords.season
  const { attempt, fault, isBusy } = useAttempt()
  const fixture = view.state.fixtures[id]!
  const isReady = league.isReady(fixture)
  const { game } = view.state.definition.events[view.state.runs[fixture.run]!.event]!
  const fighters = fightersOf(game, fixture.seats)
  return (
    <>
      <div className="lg-duel lg-lit striped">
        {fixture.seats.map((entrant, i) => (
          <figure key={entrant}>
            <Pad {...fighters[i]!} />
            <figcaption>
              <b className="ellipsis">{nameIn(view, entrant, w.you)}</b>
              <span>{broughtBy(view, entrant)}</span>
            </figcaption>
          </figure>
        ))}
        <span className="lg-vs">
          <b>{w.round(fixture.round)}</b>
          <span>{metBefore(view, fixture)}</span>
        </span>
      </div>
      {/* On a phone, this stays visible above the bar. */}
      <div className="lg-foot">
        <Fault fault={fault} />
        {fixture.deadline !== null && (
          <span className="lg-note">
            <b>{w.playBy(moment(fixture.deadline))}</b>
            <br />
            <Countdown until={fixture.deadline} now={view.now} /> {w.thenLost}
          </span>
        )}
        {isUnratedAgainstAi(view, fixture) && <span className="lg-note">{words.leagues.unratedAi}</span>}
        <MoreTime league={league} id={id} />
        <Button look="signal" disabled={isBusy || !isReady} onClick={() => attempt(() => play(fixture))}>
          <Icon name="play" size={18} />
          {isReady ? words.leagues.playNow : w.preparing}
        </Button>
      </div>
      <AgreeHour league={league} id={id} />
    </>
  )
}

/** An entrant's strengths: its first keepers, or the matches it has won. */
function broughtBy({ state }: CompetitionView, entrant: EntrantId): string {
  const keepers = state.holdings[entrant]?.keepers.map(({ card }) => card) ?? []
  if (keepers.length > 0) return roomWords.season.brings(keepers.slice(0, SHOWN_KEEPERS), keepers.length - SHOWN_KEEPERS)
  const played = state.fixtures.filter(({ decision, seats }) => decision !== null && seats.includes(entrant))
  const won = played.filter(({ sides, ranks }) => ranks[sides.indexOf(entrant)] === 1).length
  return roomWords.season.wonOf(won, played.length)
}
const SHOWN_KEEPERS = 2

/** Earlier meetings of a match's entrants in this competition. */
function metBefore({ state }: CompetitionView, { id, sides }: Fixture): string {
  const before = state.fixtures.filter(
    (each) => each.id !== id && each.decision !== null && sides.every((side) => each.sides.includes(side)) && sides.length === 2,
  )
  const wins = sides.map((side) => before.filter((each) => each.ranks[each.sides.indexOf(side)] === 1).length)
  return sides.length !== 2 ? '' : before.length === 0 ? roomWords.season.neverMet : roomWords.season.metBefore(wins[0]!, wins[1]!)
}

function Others({ league }: { league: League }) {
  const { view } = league
  const w = roomWords.season
  const { attempt, fault, isBusy } = useAttempt()
  const { state } = view
  const [me] = view.own.filter((entrant) => state.entrants[entrant]!.out === null)
  const playing = state.fixtures
    .filter(({ decision }) => decision === null)
    .slice(0, 3)
    .map(({ seats }) => seats.map((entrant) => nameIn(view, entrant, w.you)).join(' – '))
  const isArena = state.runs.at(-1)?.stages.at(-1)?.kind === 'arena'
  return (
    <div className="lg-quiet">
      <h2>{me === undefined ? w.watching : state.phase.kind === 'break' ? w.inBreak : w.noNext}</h2>
      <p>{state.phase.kind === 'break' ? w.breakHint : w.noNextHint(playing)}</p>
      <Fault fault={fault} />
      {me === undefined && takesEntrants(state) && state.definition.entry.kinds.includes('person') && (
        <Button look="bone" disabled={isBusy} onClick={() => attempt(league.enter)}>
          {w.enter}
        </Button>
      )}
      {me !== undefined && isArena && (
        <Button
          look="signal"
          disabled={isBusy || state.waiting.includes(me)}
          onClick={() => attempt(() => league.act({ kind: 'waits', entrant: me }))}
        >
          {state.waiting.includes(me) ? w.waitsInArena : w.nextOpponent}
        </Button>
      )}
    </div>
  )
}
