import { Button, ButtonLink } from '../kit/button.tsx'
import { Icon } from '../kit/icons.tsx'
import { IconButton, IconLink } from '../kit/icon-button.tsx'
import { placeHref } from '../page/route.ts'
import { reviewWords as w } from '../words/review.ts'
import { words } from '../words/index.ts'
import './bar.css'

/** The buttons for the open decision. On a phone: the previous decision, try it, the next one. */
export function ReviewBar({
  turn,
  step,
  isFirst,
  isLast,
  watch,
  tryIt,
  analysis,
  drilled,
}: {
  /** Null while no decision is open. */
  turn: string | null
  step(by: number): void
  isFirst: boolean
  isLast: boolean
  watch(): void
  tryIt(): void
  /** The address of the position on the analysis board. */
  analysis: string
  /** When the decision comes back as a drill; null if it does not. */
  drilled: string | null
}) {
  const can = turn !== null
  return (
    <section className="review-bar" aria-label={words.table.decision}>
      <div className="wide">
        <h2>{turn === null ? w.pick : w.againAt(turn)}</h2>
        <p>
          {w.againNote} <span className="review-keys">{w.keys}</span>
        </p>
      </div>
      <div className="review-acts">
        {drilled !== null && (
          <a className="review-drilled" href={placeHref('drills')}>
            <Icon name="check" size={16} />
            {drilled}
          </a>
        )}
        <IconButton aria-label={w.previous} aria-disabled={isFirst} onClick={() => step(-1)}>
          <Icon name="back" size={22} />
        </IconButton>
        <IconButton className="review-next" aria-label={w.next} aria-disabled={isLast} onClick={() => step(1)}>
          <Icon name="next" size={22} />
        </IconButton>
        <Button look="ghost" className="wide" aria-disabled={!can} onClick={watch}>
          {w.watch}
        </Button>
        <ButtonLink look="ghost" className="wide" href={analysis}>
          {w.analyse}
        </ButtonLink>
        <IconLink className="review-analyse" href={analysis} aria-label={w.analyse}>
          <Icon name="flask" size={20} />
        </IconLink>
        <Button look="signal" aria-disabled={!can} onClick={tryIt}>
          <Icon name="play" size={15} />
          {w.tryIt}
        </Button>
      </div>
    </section>
  )
}
