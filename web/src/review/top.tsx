import type { Seat } from '@robodrome/kernel'
import type { Snapshot } from '@robodrome/table'
import { WayBack } from '../kit/way-back.tsx'
import { placeHref } from '../page/route.ts'
import { drillWords } from '../words/drills.ts'
import { studyWords } from '../words/study.ts'
import { reviewWords as w } from '../words/review.ts'
import { words } from '../words/index.ts'
import '../frame/top-bar.css'
import './review.css'

/** The way back, whose battle it was, and links to the other parts. */
export function ReviewTop({
  game,
  snapshot,
  nameOf,
  battle,
  analysis,
}: {
  game: string
  snapshot: Snapshot
  nameOf(seat: Seat): string
  battle: string
  analysis: string
}) {
  return (
    <header className="top">
      <WayBack to={battle} label={w.back} />
      <div className="titles">
        <h1>{w.title}</h1>
        <span className="ellipsis">{w.line(game, endOf(snapshot, nameOf))}</span>
      </div>
      <nav className="review-tabs" aria-label={w.tabs}>
        <a aria-current="page" href={location.hash}>
          {w.tab.review}
        </a>
        <a href={analysis}>{w.tab.analysis}</a>
        <a href={battle}>{w.tab.replay}</a>
        <a href={placeHref('drills')}>{drillWords.tab}</a>
        <a href={placeHref('study')}>{studyWords.title}</a>
      </nav>
    </header>
  )
}

/** How the battle ended, in a few words. */
function endOf({ result, own, seats }: Snapshot, nameOf: (seat: Seat) => string): string {
  if (!result || result.ranking.length === 0) return w.calledOff
  const won = result.ranking[0] ?? []
  if (won.length === 0 || won.length === seats.length) return w.draw
  return own.length === 1 && won.length === 1 && won[0] === own[0] ? w.youWon : w.wonBy(words.list(won.map(nameOf)))
}
