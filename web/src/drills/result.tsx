import { Button } from '../kit/button.tsx'
import { Icon } from '../kit/icons.tsx'
import { useKeys } from '../kit/use-keys.ts'
import type { SaidAnswer } from '../table/worker-messages.ts'
import { drillWords as w } from '../words/drills.ts'
import { words } from '../words/index.ts'
import { LEARNT, type Drill } from './drill.ts'
import { daysBetween } from './schedule.ts'
import { useDrills } from './store.ts'
import { today } from './today.ts'
import '../frame/prompt-bar.css'
import '../frame/table.css'
import '../frame/prompt-sizes.css'

/** The answer, the better option, and the checked reasons. */
export function Result({
  said: { isRight, answer, better, chosen, why },
  drill,
  attempt,
}: {
  said: SaidAnswer
  drill: Drill
  attempt: number
}) {
  const now = useDrills().drills.find(({ id }) => id === drill.id)
  return (
    <section className={`panel drilling-result${isRight ? ' right' : ''}`} aria-live="polite">
      <h2>
        <Icon name={isRight ? 'check' : 'close'} size={18} />
        {isRight ? w.right : w.wrong}
      </h2>
      <dl>
        <dt>{w.yourAnswer}</dt>
        <dd>{answer}</dd>
        {answer !== better && (
          <>
            <dt>{isRight ? w.alsoGood : w.better}</dt>
            <dd>{better}</dd>
          </>
        )}
        {answer !== chosen && (
          <>
            <dt>{w.weaker}</dt>
            <dd>{chosen}</dd>
          </>
        )}
      </dl>
      <h3 className="label">{w.why(chosen)}</h3>
      <ol>
        {why.map((text) => (
          <li key={text}>
            {text}{' '}
            <small>
              <Icon name="check" size={12} />
              {w.checked}
            </small>
          </li>
        ))}
      </ol>
      {now && <p>{attempt > 0 ? w.onlyFirst : now.step === LEARNT ? w.nowLearnt : w.backIn(daysBetween(today(), now.due))}</p>}
    </section>
  )
}

/** The buttons to continue. N: the next drill; G: again. */
export function ResultBar({
  said,
  isLast,
  again,
  next,
  playOn,
}: {
  said: SaidAnswer
  isLast: boolean
  again(): void
  next(): void
  playOn(): void
}) {
  useKeys({ n: next, g: again })
  return (
    <section className="prompt wait" aria-label={words.table.decision}>
      <div className="ask">
        <h2 className="question">{said.isRight ? w.right : w.wrong}</h2>
        <p className="why">{w.keys}</p>
      </div>
      <div className="acts">
        <Button look="ghost" onClick={playOn}>
          {w.playOn}
        </Button>
        <Button look="ghost" onClick={again}>
          {w.tryAgain}
        </Button>
        <Button look="signal" onClick={next}>
          {isLast ? w.finish : w.next}
        </Button>
      </div>
    </section>
  )
}
