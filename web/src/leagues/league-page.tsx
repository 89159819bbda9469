import { AuctionScreen } from './auction/auction-screen.tsx'
import { Cover } from './cover.tsx'
import { DraftScreen } from './draft/draft-screen.tsx'
import type { League } from './league.ts'
import { SeasonScreen } from './season/season-screen.tsx'
import { useLeague } from './use-league.ts'

/** One league on the server, in its current part. */
export function LeaguePage({ id }: { id: string }) {
  const { league, isGone } = useLeague(id)
  return league === null ? <Cover isGone={isGone} /> : <LeagueScreen league={league} />
}

/** A draft and an auction have screens of their own; everything else is on the season's screen. */
export function LeagueScreen({ league }: { league: League }) {
  const { state } = league.view
  const kind = state.status === 'running' ? state.phase.kind : null
  if (kind === 'draft') return <DraftScreen league={league} />
  if (kind === 'auction' || kind === 'sealed' || kind === 'firing') return <AuctionScreen league={league} />
  return <SeasonScreen league={league} />
}
