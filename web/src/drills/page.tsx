import { lazy, Suspense } from 'react'
import { ButtonLink } from '../kit/button.tsx'
import { Icon } from '../kit/icons.tsx'
import { useKeys } from '../kit/use-keys.ts'
import { placeHref } from '../page/route.ts'
import { drillWords as w } from '../words/drills.ts'
import { Costs } from './costs.tsx'
import { DueList } from './due-list.tsx'
import { LEARNT } from './drill.ts'
import { FirstDrill } from './first.tsx'
import { Schedule } from './schedule-panel.tsx'
import { dueOn } from './schedule.ts'
import { useDrills } from './store.ts'
import { today } from './today.ts'
import './drills.css'

const Play = lazy(() => import('./play.tsx'))

/** Decisions from the reader's own battles that come back: #/drills, and #/drills/go to answer today's. */
export default function DrillsPage({ rest: [part] }: { rest: readonly string[] }) {
  return part === 'go' ? (
    <Suspense fallback={null}>
      <Play />
    </Suspense>
  ) : (
    <Overview />
  )
}

/** The address of today's drills. */
const GO = placeHref('drills', 'go')

function Overview() {
  const book = useDrills()
  const day = today()
  const due = dueOn(book, day)
  const [first] = due
  const next = book.drills.flatMap((each) => (each.step < LEARNT && each.due > day ? [each.due] : [])).toSorted()[0]
  const review = book.battles.findLast((battle) => battle.review !== undefined)?.review
  useKeys({ d: () => due.length > 0 && (location.hash = GO) })
  return (
    <main className="drills">
      <section className="panel drills-hero" aria-labelledby="drills-title">
        <div className="drills-lead">
          <p className="label">{w.title}</p>
          <h1 id="drills-title">{due.length > 0 ? w.comeBack(due.length) : book.drills.length === 0 ? w.none : w.noneToday}</h1>
          <p>
            {due.length > 0
              ? w.lead(Math.max(1, Math.round(due.length * MINUTES)))
              : next === undefined
                ? w.noneNote
                : w.nextOn(w.date(next))}
          </p>
          <div className="drills-acts">
            {due.length > 0 ? (
              <ButtonLink look="signal" href={GO}>
                <Icon name="play" size={15} />
                {w.start(due.length)}
              </ButtonLink>
            ) : (
              <ButtonLink look="bone" href="#/">
                {w.toPlay}
              </ButtonLink>
            )}
            {review !== undefined && (
              <ButtonLink look="ghost" href={review}>
                <Icon name="undo" size={16} />
                {w.lastReview}
              </ButtonLink>
            )}
          </div>
        </div>
        {first && <FirstDrill key={first.id} drill={first} />}
      </section>
      <div className="drills-panels">
        <DueList due={due} all={book.drills.filter(({ step }) => step < LEARNT).length} today={day} />
        <Costs book={book} />
        <Schedule drills={book.drills} today={day} />
      </div>
    </main>
  )
}

/** How long an answer takes on average, in minutes. */
const MINUTES = 0.8
