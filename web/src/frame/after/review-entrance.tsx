import type { Snapshot } from '@robodrome/table'
import { ButtonLink } from '../../kit/button.tsx'
import { hosted } from '../../page/hosted.ts'
import { placeHref } from '../../page/route.ts'
import { hostedWords } from '../../words/hosted.ts'
import { keptReview } from '../../table/kept-reviews.ts'
import type { TableLink } from '../../table/link.ts'
import { reviewWords as w } from '../../words/review.ts'
import './review-entrance.css'

/** The link to the review of the reader's own decisions, with its result if this device has stored one. */
export function ReviewEntrance({ link, snapshot, record }: { link: TableLink; snapshot: Snapshot; record: string | null }) {
  const [seat] = snapshot.own
  if (seat === undefined || record === null) return null
  // This page has no rules of a game from outside, and no claims about one.
  if (hosted(snapshot.game) !== null)
    return (
      <section className="review-entrance panel">
        <div>
          <h3>{w.title}</h3>
          <p>{hostedWords.missing.review}</p>
        </div>
      </section>
    )
  const kept = keptReview(record, seat)
  const href = link.here === null ? placeHref('review', 'table', snapshot.table) : placeHref('review', 'battle', link.here.id)
  return (
    <section className="review-entrance panel">
      <div>
        <h3>{w.title}</h3>
        {kept === null ? (
          <p>{w.about}</p>
        ) : (
          <p>
            <b className="tabular">{w.accuracy(kept.good, kept.mattered)}</b> {w.short}
          </p>
        )}
      </div>
      <ButtonLink look="bone" href={href}>
        {kept === null ? w.open : w.openKept}
      </ButtonLink>
    </section>
  )
}
