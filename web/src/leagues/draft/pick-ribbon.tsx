import { allPicks, type Phase } from '@robodrome/leagues'
import type { CompetitionView } from '@robodrome/protocol'
import { useEffect, useRef } from 'react'
import { keeperWords } from '../../words/keepers.ts'
import { nameIn } from '../league.ts'
import { roomWords } from '../../words/league-rooms.ts'
import { Mascot } from '../who.tsx'

/** On a phone, the picks of a draft in a row, with the current one in view. */
export function PickRibbon({ view, phase }: { view: CompetitionView; phase: Extract<Phase, { kind: 'draft' }> }) {
  const picks = allPicks(view.state, phase.order)
  const now = picks.length - phase.picks.length
  const ribbon = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const open = ribbon.current?.firstElementChild?.children[now] as HTMLElement | undefined
    if (open) ribbon.current!.scrollLeft = open.offsetLeft - (ribbon.current!.clientWidth - open.clientWidth) / 2
  }, [now])
  return (
    <div className="lg-ribbon" tabIndex={0} role="group" aria-label={keeperWords.draft.picks} ref={ribbon}>
      <ol>
        {picks.map((entrant, i) => (
          <li key={i} className={i < now ? 'lg-past' : i === now ? 'lg-open' : ''} {...(i === now && { 'aria-current': 'step' as const })}>
            <small>{i + 1}</small>
            <Mascot view={view} entrant={entrant} size={30} />
            <span className="ellipsis">{nameIn(view, entrant, roomWords.season.you)}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
