import type { SharedBox } from '@robodrome/protocol'
import { useState } from 'react'
import { inLeagues } from '../../boards/leagues.ts'
import { Alert } from '../../kit/alert.tsx'
import { Button } from '../../kit/button.tsx'
import { Icon } from '../../kit/icons.tsx'
import { go } from '../../page/route.ts'
import { sharingWords as w } from '../../words/sharing.ts'
import { openLeague } from './api.ts'

/** Opens a league that is played with the box, if leagues can play its game. */
export function LeagueButton({ box }: { box: SharedBox }) {
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const mode = inLeagues(box.game)?.duel
  if (mode === undefined) return null
  const open = (): void => {
    setBusy(true)
    openLeague(box, mode).then(
      (id) => go({ at: 'place', place: 'leagues', rest: [id] }),
      (error: Error) => {
        setBusy(false)
        setFault(error.message)
      },
    )
  }
  return (
    <>
      <Button disabled={isBusy} title={w.leagueHint} onClick={open}>
        <Icon name="trophy" /> {w.league}
      </Button>
      <Alert>{fault}</Alert>
    </>
  )
}
