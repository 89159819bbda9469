import type { Seat } from '@robodrome/kernel'
import type { Breakdown, Part } from '../boards/board.ts'

/** A sentence of a board, with names, signs and numbers that explain themselves. */
export const Sentence = ({
  parts,
  nameOf,
  breakdown,
}: {
  parts: readonly Part[]
  nameOf(seat: Seat): string
  breakdown(number: Breakdown, beside: Element): void
}) =>
  parts.map((part, i) => {
    if (typeof part === 'string') return part
    if ('strong' in part) return <b key={i}>{part.strong}</b>
    if ('seat' in part) return <b key={i}>{nameOf(part.seat)}</b>
    if ('sign' in part)
      return (
        <span key={i} className="sign" role="img" aria-label={part.name}>
          <part.sign />
        </span>
      )
    return (
      <button key={i} type="button" className="explains" onClick={(event) => breakdown(part.breakdown, event.currentTarget)}>
        {part.value}
      </button>
    )
  })

/** The same as plain words, for screen readers. */
export const spoken = (parts: readonly Part[], nameOf: (seat: Seat) => string): string =>
  parts
    .map((part) => {
      if (typeof part === 'string') return part
      if ('strong' in part) return part.strong
      if ('seat' in part) return nameOf(part.seat)
      return 'sign' in part ? part.name : part.value
    })
    .join('')
