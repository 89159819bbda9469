import type { Tie } from '@robodrome/leagues'
import type { CompetitionView } from '@robodrome/protocol'
import { Pill } from '../../kit/pill.tsx'
import { Icon } from '../../kit/icons.tsx'
import { href } from '../../page/route.ts'
import { roomWords } from '../../words/league-rooms.ts'
import { words } from '../../words/index.ts'
import { calledIn, nameIn } from '../league.ts'
import { Mascot } from '../who.tsx'
import type { Bracket } from './bracket-of.ts'
import { awaited, isFree, isSeed, winsOf } from './columns.ts'

/** A match of a bracket: the players, the winner, and what can be watched. */
export function TieBox({ view, bracket, tie, isAhead }: { view: CompetitionView; bracket: Bracket; tie: Tie; isAhead: boolean }) {
  const w = roomWords.bracket
  const { fixtures, entrantOf, ties } = bracket
  if (isFree(tie)) {
    const free = entrantOf(tie.sides.find(isSeed) ?? 'nobody')
    return free === null ? null : <p className="lg-free">{w.free(calledIn(view, free))}</p>
  }
  const fixture = fixtures.find(({ place }) => place === tie.name)
  const isMine = tie.sides.some((side) => view.own.includes(entrantOf(side) ?? -1))
  const isOpen = fixture?.decision === null
  const isDecided = fixture !== undefined && fixture.decision !== null
  const nobodyYet = (side: number): string => {
    const names = awaited(ties, tie, side).map((seed) => nameIn(view, entrantOf(seed)!, roomWords.season.you))
    return names.length === 2 ? w.either(names[0]!, names[1]!) : w.unknown
  }
  return (
    <div
      className={['lg-tie', isMine && 'own', isMine && isOpen && 'mine', isAhead && !(isMine && isOpen) && 'ahead']
        .filter(Boolean)
        .join(' ')}
    >
      {tie.sides.map((side, i) => {
        const entrant = entrantOf(side)
        return (
          <span key={i} className={isDecided && tie.winner !== side ? 'lost' : ''}>
            {entrant === null ? <i className="lg-mascot open">?</i> : <Mascot view={view} entrant={entrant} size={24} />}
            <small>{isSeed(side) ? side : ''}</small>
            <b className="grow ellipsis">{entrant === null ? nobodyYet(i) : nameIn(view, entrant, roomWords.season.you)}</b>
            {tie.winner === side && isSeed(side) && <Icon name="check" size={14} />}
            {isDecided && <b className="tabular">{entrant === null ? 0 : winsOf(fixture, entrant)}</b>}
          </span>
        )
      })}
      {isMine && isOpen && <Pill signal>{w.yours}</Pill>}
      {!isMine && isOpen && fixture?.table && view.id !== 'career' && (
        <a className="pill" href={href({ at: 'table', id: fixture.table })}>
          {words.leagues.watch}
        </a>
      )}
    </div>
  )
}
