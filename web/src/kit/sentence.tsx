import type { Seat } from '@robodrome/kernel'
import { capital, isSpace, plain, textOf, writeNumber, type Breakdown as Explained, type Mark, type Reader } from '@robodrome/phrases'
import type { ComponentType } from 'react'
import type { Breakdown } from './breakdown.tsx'
import './sentence.css'

/** A part of a sentence: plain, strong, a seat's name, a number with a breakdown, a named icon, or a mark of a phrase. */
export type Part =
  | string
  | { strong: string }
  | { seat: Seat }
  | { value: string; breakdown: Breakdown }
  | { sign: ComponentType; name: string }
  | Mark

interface Props {
  parts: readonly Part[]
  reader: Reader
  /** Drawings for the symbols of the game's phrases, by id. */
  symbols: Readonly<Record<string, ComponentType>> | undefined
  breakdown(number: Breakdown, beside: Element): void
}

/** A sentence of a game, with names, symbols and numbers that can be explained. */
export const Sentence = ({ parts, reader, symbols, breakdown }: Props) =>
  parts.map((part, i) => {
    if (typeof part === 'string') return i === 0 ? capital(part) : part
    if ('strong' in part) return <b key={i}>{part.strong}</b>
    if ('sign' in part)
      return (
        <span key={i} className="sign" role="img" aria-label={part.name}>
          <part.sign />
        </span>
      )
    if ('value' in part) return <Explaining key={i} text={part.value} of={part.breakdown} breakdown={breakdown} />
    if ('seat' in part && !('own' in part)) return <b key={i}>{reader.nameOf(part.seat)}</b>
    return <Marked key={i} mark={part} first={i === 0} reader={reader} symbols={symbols} breakdown={breakdown} />
  })

function Marked({ mark, first, reader, symbols, breakdown }: Omit<Props, 'parts'> & { mark: Mark; first: boolean }) {
  const text = first && !isSpace(mark) ? capital(textOf(mark, reader)) : textOf(mark, reader)
  if ('seat' in mark) return <SeatText mark={mark} text={text} reader={reader} />
  if ('number' in mark && mark.breakdown) {
    return <Explaining text={writeNumber(mark)} of={readBreakdown(mark.breakdown, reader)} breakdown={breakdown} />
  }
  const Drawing = 'symbol' in mark ? symbols?.[mark.symbol] : undefined
  if (!Drawing) return 'piece' in mark || 'number' in mark ? <b>{text}</b> : text
  return (
    <span className="sign" role="img" aria-label={text}>
      <Drawing />
    </span>
  )
}

/** Only a player's name is emphasised, not the verb after it. */
function SeatText({ mark, text, reader }: { mark: Extract<Mark, { seat: number }>; text: string; reader: Reader }) {
  if (reader.own.includes(mark.seat)) return text
  return (
    <>
      <b>{reader.nameOf(mark.seat)}</b>
      {mark.after}
    </>
  )
}

const Explaining = ({ text, of, breakdown }: { text: string; of: Breakdown; breakdown: Props['breakdown'] }) => (
  <button type="button" className="explains" onClick={(event) => breakdown(of, event.currentTarget)}>
    {text}
  </button>
)

/** A breakdown as the popover shows it. */
export const readBreakdown = ({ title, rows, outcome, ...rest }: Explained, reader: Reader): Breakdown => ({
  ...rest,
  title: plain(title, reader),
  rows: rows.map(({ label, ...row }) => ({ ...row, label: plain(label, reader) })),
  ...(outcome && { outcome: plain(outcome, reader) }),
})

/** Writes a sentence as plain words, for screen readers. */
export const spoken = (parts: readonly Part[], reader: Reader): string =>
  (isSpace(parts[0]) ? String : capital)(
    parts
      .map((part) => {
        if (typeof part === 'string') return part
        if ('strong' in part) return part.strong
        if ('sign' in part) return part.name
        if ('value' in part) return part.value
        return 'seat' in part && !('own' in part) ? reader.nameOf(part.seat) : textOf(part, reader)
      })
      .join(''),
  )
