import { isProgram } from '@robodrome/leagues'
import { useState } from 'react'
import { Button } from '../../kit/button.tsx'
import { roomWords } from '../../words/league-rooms.ts'
import { words } from '../../words/index.ts'
import { Fault, useAttempt } from '../fault.tsx'
import { calledIn, type League } from '../league.ts'
import { eveningsBefore, inField, moment } from '../time.ts'
import './together.css'

/** LG-PACE-4 The hour of a match: proposed by one side, accepted by the other with one tap. */
export function AgreeHour({ league: { view, act }, id }: { league: League; id: number }) {
  const w = roomWords.hours
  const { attempt, fault, isBusy } = useAttempt()
  const [isProposing, setProposing] = useState(false)
  const { sides, proposal, hour, deadline } = view.state.fixtures[id]!
  const { entrants, definition } = view.state
  const [me] = sides.filter((side) => view.own.includes(side))
  const isAmongPeople = !sides.some((side) => isProgram(entrants[side]!))
  if (definition.pace.kind !== 'days' || deadline === null || me === undefined || sides.length !== 2 || !isAmongPeople) return null
  const theirs = proposal !== null && proposal.by !== me ? proposal.hours.filter((each) => each > view.now) : []
  return (
    <div className="lg-hour">
      {hour !== null && <b>{w.agreed(moment(hour))}</b>}
      {proposal?.by === me && <span className="lg-note">{w.proposed(proposal.hours.map((each) => moment(each)))}</span>}
      <Fault fault={fault} />
      {theirs.length > 0 && (
        <div className="row flow" role="group" aria-label={w.theirs(calledIn(view, proposal!.by))}>
          <span className="lg-note">{w.theirs(calledIn(view, proposal!.by))}</span>
          {theirs.map((each) => (
            <Button
              key={each}

              disabled={isBusy}
              onClick={() => attempt(() => act({ kind: 'agreed', fixture: id, entrant: me, hour: each }))}
            >
              {moment(each)}
            </Button>
          ))}
        </div>
      )}
      {isProposing ? (
        <Propose
          now={view.now}
          deadline={deadline}
          isBusy={isBusy}
          close={() => setProposing(false)}
          propose={(hours) => attempt(() => act({ kind: 'proposed', fixture: id, entrant: me, hours }).then(() => setProposing(false)))}
        />
      ) : (
        <Button look="ghost" onClick={() => setProposing(true)}>
          {hour === null && theirs.length === 0 ? w.agree : w.another}
        </Button>
      )}
    </div>
  )
}

/** Proposing up to three hours, with the next evenings as suggestions. */
function Propose({
  now,
  deadline,
  isBusy,
  close,
  propose,
}: {
  now: number
  deadline: number
  isBusy: boolean
  close(): void
  propose(hours: number[]): void
}) {
  const w = roomWords.hours
  const [texts, setTexts] = useState(() => {
    const evenings = eveningsBefore(deadline, now)
    return [0, 1, 2].map((i) => (evenings[i] === undefined ? '' : inField(evenings[i])))
  })
  const hours = [...new Set(texts.filter((text) => text !== '').map((text) => new Date(text).getTime()))]
  return (
    <form
      className="row flow"
      onSubmit={(event) => {
        event.preventDefault()
        propose(hours)
      }}
    >
      {texts.map((text, i) => (
        <input
          key={i}
          type="datetime-local"
          aria-label={w.proposal(i + 1)}
          min={inField(now)}
          max={inField(deadline)}
          value={text}
          onChange={(event) => setTexts(texts.with(i, event.target.value))}
        />
      ))}
      <Button type="submit" disabled={isBusy || hours.length === 0}>
        {w.propose}
      </Button>
      <Button look="ghost" onClick={close}>
        {words.close}
      </Button>
    </form>
  )
}
