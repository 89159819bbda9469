import type { CompetitionView } from '@robodrome/protocol'
import type { ReactNode } from 'react'
import mark from '../art/mark.svg'
import { gameName } from '../boards/faces.ts'
import { broadcastWords } from '../words/broadcast.ts'
import { roundNow } from './rounds.ts'

const w = broadcastWords

interface Props {
  view: CompetitionView
  game?: string
  /** A label: live, final, or replay. */
  pill?: string
  isLate?: boolean
  children?: ReactNode
}

/** The league, its game and round, who is playing, and how late all of this is shown. */
export function Top({ view, game, pill, isLate = false, children }: Props) {
  const { definition } = view.state
  const round = roundNow(view.state)
  return (
    <header className="cast-top">
      <img src={mark} alt="" />
      <div className="cast-title">
        <b className="ellipsis">{definition.title}</b>
        <span className="ellipsis">
          {[gameName(game ?? definition.events[0]!.game), ...(round === null ? [] : [w.round(round.now, round.of)])].join(', ')}
        </span>
      </div>
      {children}
      {pill !== undefined && (
        <div className="cast-live">
          {isLate && <span>{w.late}</span>}
          <b>
            <i />
            {pill}
          </b>
        </div>
      )}
    </header>
  )
}
