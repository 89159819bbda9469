import { Cover } from '../leagues/cover.tsx'
import { useLeague } from '../leagues/use-league.ts'
import { Frame } from '../room/screen/frame.tsx'
import { broadcastWords } from '../words/broadcast.ts'
import { Caster } from './caster.tsx'
import { OnAirScreen } from './screen.tsx'
import '../leagues/leagues.css'
import '../room/screen/tv.css'

/** #/screen/league/ID is the broadcast of a league; #/screen/league/ID/caster is the phone that controls it. */
export default function BroadcastPage({ rest: [kind, id, more] }: { rest: readonly string[] }) {
  if (kind !== 'league' || id === undefined) return <Cover isGone />
  return more === 'caster' ? <CasterOf key={id} id={id} /> : <ScreenOf key={id} id={id} />
}

function ScreenOf({ id }: { id: string }) {
  const { league, isGone } = useLeague(id)
  return (
    <Frame letterbox>
      {league === null ? (
        <h1 className="tv-alone">{isGone ? broadcastWords.gone : broadcastWords.once}</h1>
      ) : (
        <OnAirScreen view={league.view} />
      )}
    </Frame>
  )
}

function CasterOf({ id }: { id: string }) {
  const { league, isGone } = useLeague(id)
  return league === null ? <Cover isGone={isGone} /> : <Caster view={league.view} />
}
