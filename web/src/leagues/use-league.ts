import { Refused } from '@robodrome/table'
import type { CompetitionView } from '@robodrome/protocol'
import { useCallback, useMemo } from 'react'
import { type Known, useLoaded } from '../table/remote.ts'
import { actIn, competitionSince, enterCompetition, playAt } from './api.ts'
import type { League } from './league.ts'

const PACE = { everyMs: 0, hiddenMs: 0, failedMs: 2_000 }

/** A competition on the server, kept up to date while it is shown. */
export function useLeague(id: string): { league: League | null; isGone: boolean } {
  // A long poll: the server answers when there is news, and the next request continues from the last known entry.
  const look = useCallback(
    ({ found, failure }: Known<CompetitionView>) => competitionSince(id, failure === null ? (found?.n ?? -1) : -1),
    [id],
  )
  const { found: view, failure } = useLoaded(look, PACE)
  const isGone = failure instanceof Refused && failure.code === 'not-found'
  const league = useMemo(
    (): League | null =>
      view && {
        view,
        isReady: ({ table }) => table !== null,
        act: (act) => actIn(id, act),
        enter: () => enterCompetition(id),
        team: {
          ask: (partner, team) => enterCompetition(id, { partner, ...(team !== '' && { team }) }),
          accept: (invitation) => enterCompetition(id, { invitation }),
        },
        play: (fixture) =>
          playAt(fixture.table!, fixture.seats.findIndex((entrant) => view.own.includes(entrant)) + view.member * fixture.seats.length),
      },
    [id, view],
  )
  return { league, isGone }
}
