import type { RuleId } from '@robodrome/kernel'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { signed } from './odds.ts'
import { words } from '../words/index.ts'
import './breakdown.css'

/** A number and its parts; the rows add up to it. */
export interface Breakdown {
  title: string
  total: number
  /** Whether the total is a loss, a gain, or neither to the reader. */
  tone?: 'harm' | 'gain'
  rows: readonly { label: string; value: number; rule?: RuleId }[]
  /** The effect of the number, in a sentence. */
  outcome?: string
}

/** A large number with its rows and its effect. It opens next to the number and stays inside the window. */
export function BreakdownPopover({
  of,
  beside,
  explain,
  onClose,
}: {
  of: Breakdown
  beside: Element
  explain(rule: string): void
  onClose(): void
}) {
  const box = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState({ left: 0, top: 0 })
  useLayoutEffect(() => {
    const at = beside.getBoundingClientRect()
    const own = box.current?.getBoundingClientRect()
    if (!own) return
    const left = Math.min(Math.max(8, at.left), innerWidth - own.width - 8)
    const below = at.bottom + 8
    const top = below + own.height > innerHeight - 8 ? Math.max(8, at.top - own.height - 8) : below
    setPlace({ left, top })
    box.current?.focus()
    return () => {
      if (beside instanceof HTMLElement || beside instanceof SVGElement) beside.focus()
    }
  }, [beside])
  useEffect(() => {
    const away = (event: PointerEvent): void => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) onClose()
    }
    addEventListener('pointerdown', away)
    return () => removeEventListener('pointerdown', away)
  }, [onClose])
  return (
    <div
      ref={box}
      className="popover"
      role="dialog"
      aria-label={of.title}
      tabIndex={-1}
      style={place}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      <BreakdownRows of={of} explain={explain} />
      <button type="button" className="visually-hidden" onClick={onClose}>
        {words.close}
      </button>
    </div>
  )
}

/** The rows of a breakdown, for a panel of a board. */
export const BreakdownRows = ({ of, explain }: { of: Breakdown; explain(rule: string): void }) => (
  <div className="breakdown">
    <h3>
      {of.title}
      <b className={of.tone ?? ''}>{signed(of.total)}</b>
    </h3>
    <dl>
      {of.rows.map(({ label, value, rule }, i) => (
        <div key={`${i} ${label}`}>
          <dt>{label}</dt>
          <dd>{signed(value, i > 0)}</dd>
          <dd>
            {rule && (
              <button type="button" className="rule" onClick={() => explain(rule)}>
                {rule}
              </button>
            )}
          </dd>
        </div>
      ))}
    </dl>
    {of.outcome && <p className="consequence">{of.outcome}</p>}
  </div>
)
