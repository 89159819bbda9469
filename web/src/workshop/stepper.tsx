import type { Json } from '@robodrome/kernel'
import type { KeyboardEvent } from 'react'
import { words } from '../words/index.ts'

const w = words.workshop
const BIG_STEP = 5

/** A number with buttons next to it. Arrows step by one, with Shift by five; any text may be typed, and is validated at the field. */
export function Stepper({
  label,
  value,
  least,
  most,
  or,
  name,
  set,
}: {
  label: string
  value: Json | undefined
  least: number
  most: number
  /** Words that may be entered instead of a number. */
  or: readonly string[]
  name(word: string): string
  set(value: Json): void
}) {
  const number = typeof value === 'number' ? value : null
  const step = (by: number): void => set(Math.min(most, Math.max(least, (number ?? least) + by)))
  const press = (event: KeyboardEvent): void => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    step(event.shiftKey ? by * BIG_STEP : by)
  }
  const type = (text: string): void => set(/^-?\d{1,6}$/.test(text) ? Number(text) : text)
  return (
    <span className="stepper">
      <button type="button" aria-label={`${label}: ${w.less}`} disabled={number === null || number <= least} onClick={() => step(-1)}>
        −
      </button>
      <input
        type="text"
        inputMode="numeric"
        aria-label={label}
        value={typeof value === 'string' || typeof value === 'number' ? value : ''}
        onKeyDown={press}
        onChange={({ target }) => type(target.value)}
      />
      <button type="button" aria-label={`${label}: ${w.moreOf}`} disabled={number === null || number >= most} onClick={() => step(1)}>
        +
      </button>
      {or.map((word) => (
        <button
          key={word}
          type="button"
          className="toggle"
          aria-pressed={value === word}
          onClick={() => set(value === word ? least : word)}
        >
          {name(word)}
        </button>
      ))}
    </span>
  )
}
