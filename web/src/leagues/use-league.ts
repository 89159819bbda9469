import { Refused } from '@robodrome/table'
import type { CompetitionView } from '@robodrome/protocol'
import { useEffect, useMemo, useState } from 'react'
import { actIn, competitionSince, enterCompetition, playAt } from './api.ts'
import type { League } from './league.ts'

const AGAIN_MS = 2_000

/** A competition on the server, kept up to date for as long as it is looked at. */
export function useLeague(id: string): { league: League | null; isGone: boolean } {
  const [view, setView] = useState<CompetitionView | null>(null)
  const [isGone, setGone] = useState(false)
  useEffect(() => {
    let wanted = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async (since: number): Promise<void> => {
      try {
        const found = await competitionSince(id, since)
        if (!wanted) return
        setView(found)
        void look(found.n)
      } catch (error) {
        if (!wanted) return
        if (error instanceof Refused && error.code === 'not-found') setGone(true)
        else timer = setTimeout(() => void look(-1), AGAIN_MS)
      }
    }
    void look(-1)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [id])
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
