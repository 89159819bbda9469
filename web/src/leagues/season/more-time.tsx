import { Button } from '../../kit/button.tsx'
import { roomWords } from '../../words/league-rooms.ts'
import { Fault, useAttempt } from '../fault.tsx'
import { calledIn, type League } from '../league.ts'

/** LG-OUT-7 More time if both sides agree: requested and accepted with one tap each. */
export function MoreTime({ league: { view, act }, id }: { league: League; id: number }) {
  const w = roomWords.season
  const { attempt, fault, isBusy } = useAttempt()
  const { agreeing, extended, deadline, sides } = view.state.fixtures[id]!
  const { pace } = view.state.definition
  const [me] = sides.filter((side) => view.own.includes(side))
  if (pace.kind !== 'days' || deadline === null || extended > 0 || me === undefined || view.id === 'career') return null
  if (agreeing.includes(me)) return <span className="lg-note">{w.askedTime}</span>
  const [other] = agreeing
  return (
    <>
      <Fault fault={fault} />
      <Button look="ghost" disabled={isBusy} onClick={() => attempt(() => act({ kind: 'more time', fixture: id, entrant: me }))}>
        {other === undefined ? w.moreTime(pace.extendDays) : w.agreeTime(calledIn(view, other), pace.extendDays)}
      </Button>
    </>
  )
}
