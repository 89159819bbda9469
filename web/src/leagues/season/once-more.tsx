import { hasSeasons } from '@robodrome/leagues'
import { Button } from '../../kit/button.tsx'
import { Icon } from '../../kit/icons.tsx'
import { placeHref } from '../../page/route.ts'
import { roomWords } from '../../words/league-rooms.ts'
import { holdAgain } from '../api.ts'
import { Fault, useAttempt } from '../fault.tsx'
import type { League } from '../league.ts'

/** LG-STATE-5 For its entrants: the next competition with the same people. */
export function OnceMore({ league: { view } }: { league: League }) {
  const w = roomWords.season
  const { attempt, fault, isBusy } = useAttempt()
  if (view.state.status !== 'finished' || (view.own.length === 0 && !view.manager)) return null
  return (
    <>
      <Fault fault={fault} />
      <Button
        look="signal"
        disabled={isBusy}
        onClick={() =>
          attempt(async () => {
            location.hash = placeHref('leagues', await holdAgain(view.id))
          })
        }
      >
        <Icon name="play" size={18} />
        {hasSeasons(view.state.definition) ? w.nextSeason : w.onceMore}
      </Button>
    </>
  )
}
