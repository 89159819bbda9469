import type { Reader } from '@robodrome/phrases'
import type { BoardModule } from '../boards/board.ts'
import { gistBetween } from '../frame/after/turning.ts'
import { Icon } from '../kit/icons.tsx'
import { points, wholePercent } from '../kit/odds.ts'
import { Sentence } from '../kit/sentence.tsx'
import type { Moment } from '../table/moments.ts'
import type { SaidFinding } from '../table/worker-messages.ts'
import { reviewWords as w } from '../words/review.ts'
import { Grade } from './grade.tsx'
import type { Item } from './items.ts'
import './finding.css'

type Side = 'chosen' | 'better'
const nothing = (): void => {}

/** What followed a decision: the steps from it to the end of its turn. */
interface Follows {
  board: BoardModule
  moments: readonly Moment[]
  titles: readonly (string | null)[]
  from: number
  reader: Reader
}

/** One decision: what was chosen, what was better, and the checked reasons. */
export function FindingCard({
  finding,
  isVerified,
  who,
  turn,
  side,
  showSide,
  reason,
  showReason,
  follows,
}: {
  finding: SaidFinding
  /** Whether the record can be trusted: only then does a reason count as checked. */
  isVerified: boolean
  who: string
  turn: string
  /** The option shown on the board. */
  side: Side
  showSide(side: Side): void
  reason: number
  showReason(reason: number): void
  follows: Follows
}) {
  const { title, grade, cost, error, chose, instead, chances, why, pro, reasons } = finding
  const claim = reasons[0]?.claim
  return (
    <>
      <header className="panel review-verdict" aria-live="polite">
        <p className="label">{turn}</p>
        <h2>
          <Grade grade={grade} size={26} />
          {title}
          <b className="tabular harm">−{wholePercent(cost)}</b>
        </h2>
        <Option {...{ side: 'chosen', shown: side, show: showSide, label: w.chose(who), title: chose, chance: chances.chosen }} />
        <Option {...{ side: 'better', shown: side, show: showSide, label: w.better, title: instead, chance: chances.better }} />
      </header>
      <article className="panel review-finding">
        <h3 className="label">{w.why}</h3>
        {why.length === 0 ? (
          <p>{w.noReason}</p>
        ) : (
          <ol className="review-why">
            {why.map(({ text, share }, i) => (
              <li key={text} className={i === reason ? 'open' : ''}>
                <button type="button" aria-expanded={i === reason} onClick={() => showReason(i)}>
                  <b>{text}</b>
                  <small>
                    {isVerified && (
                      <span className="review-ok">
                        <Icon name="check" size={12} />
                        {w.checked}
                      </span>
                    )}
                    <i className="review-share" aria-hidden="true">
                      <i style={{ width: `${share * 100}%` }} />
                    </i>
                    {w.explains(wholePercent(share))}
                  </small>
                </button>
                {i === reason && claim !== undefined && (
                  <div className="review-basis">
                    <b>{w.howChecked}</b>
                    <p>
                      {w.basis(claim.cases, claim.turns ?? 1)} {w.error(points(error))}
                    </p>
                  </div>
                )}
              </li>
            ))}
          </ol>
        )}
        {pro.map((text) => (
          <p key={text} className="review-pro">
            <b aria-hidden="true">+</b>
            <span>
              <b>{w.inFavour}:</b> {text}
            </span>
          </p>
        ))}
        <Followed {...follows} />
      </article>
    </>
  )
}

/** An option with its win chance; tapping it shows it on the board. */
const Option = ({
  side,
  shown,
  show,
  label,
  title,
  chance,
}: {
  side: Side
  shown: Side
  show(side: Side): void
  label: string
  title: string
  chance: number
}) => (
  <button type="button" className={`review-option ${side}`} aria-pressed={side === shown} title={w.onBoard} onClick={() => show(side)}>
    <Icon name={side === 'chosen' ? 'close' : 'check'} size={14} />
    <span>
      {label} <b>{title}</b>
    </span>
    <i className="review-meter" aria-hidden="true">
      <i style={{ width: `${chance * 100}%` }} />
    </i>
    <b className="tabular">{wholePercent(chance)}</b>
  </button>
)

/** What the rest of the turn brought, in the game's words. */
function Followed({ board, moments, titles, from, reader }: Follows) {
  const end = titles.findIndex((title, at) => at > from && title !== titles[from])
  const to = end < 0 ? moments.length - 1 : end
  const gist = to > from ? gistBetween(board, moments, [from, to], [], reader) : null
  if (gist === null) return null
  const sentence = { reader, symbols: board.symbols, breakdown: nothing }
  return (
    <p className="review-followed">
      <Icon name="clock" size={16} />
      <span>
        <b>{w.followed}:</b> <Sentence parts={gist.title} {...sentence} />
        {gist.note && (
          <>
            {' '}
            <Sentence parts={gist.note} {...sentence} />
          </>
        )}
      </span>
    </p>
  )
}

/** A choice that weaker players miss. */
export const FoundCard = ({ item, turn }: { item: Item; turn: string }) => (
  <article className="panel review-verdict review-finding" aria-live="polite">
    <p className="label">{turn}</p>
    <h2>
      <Grade grade="found" size={26} />
      {w.wellFound}
    </h2>
    <p>
      <b>{item.chose}</b>
    </p>
    <p>{w.wellFoundNote}</p>
  </article>
)
