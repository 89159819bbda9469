import type { CompetitionView } from '@robodrome/protocol'
import { useEffect, useRef } from 'react'
import { ButtonLink } from '../kit/button.tsx'
import { Icon } from '../kit/icons.tsx'
import { placeHref } from '../page/route.ts'
import { useQueue } from '../shell/queue.ts'
import { leftText, useNow } from '../shell/time.ts'
import { hasSession } from '../table/api.ts'
import { useLoaded } from '../table/remote.ts'
import { roomWords } from '../words/league-rooms.ts'
import { gameName } from '../boards/faces.ts'
import { words } from '../words/index.ts'
import { competitions, competitionSince } from './api.ts'
import { byUrgency, nameIn, nextMatch } from './league.ts'
import { leagueTable } from './season/table-of.ts'
import { moment } from './time.ts'
import { Mascot } from './who.tsx'
import './leagues.css'
import './home-card.css'

const PACE = { everyMs: 30_000 }

/** On the home page: the reader's next league match, and their neighbours in the standings. */
export default function HomeCard() {
  const view = useOwnLeague()
  if (view === null) return null
  const { id, state } = view
  const round = state.runs.at(-1)?.stages.at(-1)?.paired ?? 0
  return (
    <section aria-labelledby="lg-home">
      <div className="section-head">
        <h2 id="lg-home" className="ellipsis">
          {state.definition.title}
        </h2>
        <a className="more" href={placeHref('leagues', id)}>
          {words.leagues.round(round)}
        </a>
      </div>
      <div className="panel lg-home">
        <Next view={view} />
        <Around view={view} />
        <ButtonLink href={placeHref('leagues', id)}>{words.leagues.seeLeague}</ButtonLink>
      </div>
    </section>
  )
}

/** The reader's most urgent running competition; null if there is none. */
function useOwnLeague(): CompetitionView | null {
  const duties = JSON.stringify(useQueue().leagues)
  const known = useRef(duties)
  const { found, again } = useLoaded(ownLeague, PACE)
  useEffect(() => {
    if (known.current === duties) return
    known.current = duties
    void again()
  }, [duties, again])
  return found
}

async function ownLeague(): Promise<CompetitionView | null> {
  if (!hasSession()) return null
  const [first] = (await competitions()).filter(({ own, status }) => own && status === 'running').toSorted(byUrgency)
  return first === undefined ? null : competitionSince(first.id, -1)
}

function Next({ view }: { view: CompetitionView }) {
  const now = useNow(60_000)
  const fixture = nextMatch(view)
  if (fixture === null) return <p>{roomWords.season.noNext}</p>
  const [mine] = fixture.seats.filter((entrant) => view.own.includes(entrant))
  const others = fixture.seats.filter((entrant) => !view.own.includes(entrant))
  const { game } = view.state.definition.events[view.state.runs[fixture.run]!.event]!
  return (
    <>
      <h3 className="label">{roomWords.season.next}</h3>
      <div className="duel">
        <Mascot view={view} entrant={mine!} size={62} />
        <div>
          <b>{others.map((entrant) => nameIn(view, entrant, roomWords.season.you)).join(', ')}</b>
          <p>{gameName(game)}</p>
        </div>
        <Mascot view={view} entrant={others[0]!} size={62} />
      </div>
      {fixture.deadline !== null && (
        <p className="when">
          <Icon name="calendar" size={16} />
          <b>{roomWords.season.playBy(moment(fixture.deadline))}</b>
          <span>{leftText(fixture.deadline, now)}</span>
        </p>
      )}
    </>
  )
}

/** The reader's place in the standings, with those above and below it. */
function Around({ view }: { view: CompetitionView }) {
  const table = leagueTable(view.state)
  const rows = table?.tables.map((each) => each.rows).find((each) => each.some(({ entrant }) => view.own.includes(entrant))) ?? []
  const at = rows.findIndex(({ entrant }) => view.own.includes(entrant))
  const from = Math.max(0, Math.min(at - 1, rows.length - 3))
  if (at < 0) return null
  return (
    <ol>
      {rows.slice(from, from + 3).map(({ entrant, values }, i) => (
        <li key={entrant} className={view.own.includes(entrant) ? 'own' : undefined}>
          <span>{from + i + 1}</span>
          <span className="ellipsis">{nameIn(view, entrant, roomWords.season.you)}</span>
          <span>{table?.codes[0] === 'WIN' ? words.leagues.won(values.WIN) : words.leagues.points(values.PTS)}</span>
        </li>
      ))}
    </ol>
  )
}
