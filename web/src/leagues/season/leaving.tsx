import { isEliminated } from '@robodrome/leagues'
import { useState } from 'react'
import { Button } from '../../kit/button.tsx'
import { roomWords } from '../../words/league-rooms.ts'
import { Fault, useAttempt } from '../fault.tsx'
import type { League } from '../league.ts'

/** Withdrawing is final, so it takes two taps. */
export function Leaving({ league: { view, act } }: { league: League }) {
  const w = roomWords.season
  const [isSure, setSure] = useState(false)
  const { attempt, fault } = useAttempt()
  const [own] = view.own.filter((entrant) => view.state.entrants[entrant]!.out === null && !isEliminated(view.state, entrant))
  if (own === undefined || view.state.status !== 'running' || view.id === 'career') return null
  const isSwiss = view.state.definition.format === 'swiss'
  return (
    <div className="row flow lg-leaving">
      <Fault fault={fault} />
      {isSwiss && (
        <Button look="ghost" onClick={() => attempt(() => act({ kind: 'absent', entrant: own }))}>
          {w.announce}
        </Button>
      )}
      <Button look="ghost" onClick={() => (isSure ? attempt(() => act({ kind: 'withdrew', entrant: own, inPlay: [] })) : setSure(true))}>
        {isSure ? w.withdrawSure : w.withdraw}
      </Button>
    </div>
  )
}
