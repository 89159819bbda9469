import type { Advice } from '@robodrome/minds'
import { useEffect, useState } from 'react'
import { Button } from '../kit/button.tsx'
import { Icon } from '../kit/icons.tsx'
import { points, wholePercent } from '../kit/odds.ts'
import { reviewWords } from '../words/review.ts'

const w = reviewWords.analysis

interface Props {
  /** Undefined while the AI is thinking. */
  advice: Advice | null | undefined
  isAsked: boolean
  chance: number | null
  name: string
  titleOf(text: string): string
  take(text: string): void
  follow(): void
  /** The move that was made here in the battle; null if none is known. */
  played: string | null
  /** The checked reason why a choice is worse than the best one; null if there is no simple one. */
  whyWorse(text: string): Promise<string | null>
}

/** The AI's opinion about the choices: its own choice first, then the equally good ones, then the others with their cost and the reason. */
export function AiView({ advice, isAsked, chance, name, titleOf, take, follow, played, whyWorse }: Props) {
  return (
    <section className="panel analysis-view" aria-live="polite" aria-label={w.view}>
      <h2 className="label">{w.view}</h2>
      {chance !== null && (
        <p>
          {w.chanceOf(name)} <b className="tabular">{wholePercent(chance)}</b>
        </p>
      )}
      {!isAsked ? null : advice === undefined ? (
        <p role="status">{w.thinking}</p>
      ) : advice === null ? null : (
        <>
          <ol>
            {advice.best.map((text, i) => (
              <li key={text}>
                <button type="button" className="analysis-row" onClick={() => take(text)}>
                  <span>{titleOf(text)}</span>
                  <b className="gain">{i === 0 ? w.best : w.asGood}</b>
                  {text === played && <small>{w.played}</small>}
                </button>
              </li>
            ))}
            {advice.others.map((other) => (
              <Weaker
                key={other.text}
                other={other}
                title={titleOf(other.text)}
                take={take}
                isPlayed={other.text === played}
                why={() => whyWorse(other.text)}
              />
            ))}
          </ol>
          <Button onClick={follow}>{w.follow}</Button>
        </>
      )}
      <p className="analysis-keys">{w.keys}</p>
    </section>
  )
}

/** A choice that costs something. Its reason is found on request, or at once for the move that was made in the battle. */
function Weaker({
  other: { text, cost, error },
  title,
  take,
  isPlayed,
  why,
}: {
  other: Advice['others'][number]
  title: string
  take(text: string): void
  isPlayed: boolean
  why(): Promise<string | null>
}) {
  const [isOpen, setOpen] = useState(isPlayed)
  const [reason, setReason] = useState<string | null | undefined>(undefined)
  useEffect(() => {
    if (!isOpen) return
    let isLeft = false
    why().then(
      (found) => isLeft || setReason(found),
      () => isLeft || setReason(null),
    )
    return () => {
      isLeft = true
    }
    // The reason for a choice in this position never changes.
  }, [isOpen])
  return (
    <li className="analysis-weaker">
      <button type="button" className="analysis-row" onClick={() => take(text)}>
        <span>{title}</span>
        <b className="harm">−{wholePercent(cost)}</b>
        <small>
          {isPlayed && `${w.played} · `}
          {w.error(points(error))}
        </small>
      </button>
      {isOpen ? (
        <p role="status">
          {reason === undefined ? w.looking : (reason ?? w.noReason)}{' '}
          {typeof reason === 'string' && (
            <span className="review-ok">
              <Icon name="check" size={12} />
              {reviewWords.checked}
            </span>
          )}
        </p>
      ) : (
        <button type="button" className="analysis-why" aria-label={w.whyWorse(title)} onClick={() => setOpen(true)}>
          {w.why}
        </button>
      )}
    </li>
  )
}
