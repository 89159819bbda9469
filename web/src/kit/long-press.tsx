import { useEffect, useState } from 'react'
import './long-press.css'

/** The shortest press, in milliseconds, that shows an explanation, and the longest movement, in pixels, because a longer one scrolls. */
const HELD = 400
const STILL = 10

type Tip = { text: string; x: number; y: number }

/** Sent to the pressed element. An element that can show more than its `title` does so and calls `preventDefault`. */
export const HOLD = 'hold'

/** Tooltips (`title`) for touch screens: a long press shows the text and makes no move. */
export function LongPress() {
  const [tip, setTip] = useState<Tip | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let from: { x: number; y: number } | null = null
    let told = false
    const down = (event: PointerEvent): void => {
      setTip(null)
      told = false
      clearTimeout(timer)
      if (event.pointerType !== 'touch' || !event.isPrimary) return
      const { clientX: x, clientY: y, target } = event
      const text = target instanceof Element ? titleOf(target) : ''
      if (text === '') return
      from = { x, y }
      timer = setTimeout(() => {
        told = true
        if (target!.dispatchEvent(new Event(HOLD, { bubbles: true, cancelable: true }))) setTip({ text, x, y })
      }, HELD)
    }
    const move = ({ clientX, clientY }: PointerEvent): void => {
      if (from && Math.hypot(clientX - from.x, clientY - from.y) > STILL) clearTimeout(timer)
    }
    const end = (): void => clearTimeout(timer)
    const click = (event: Event): void => {
      if (!told) return
      told = false
      event.preventDefault()
      event.stopPropagation()
    }
    const menu = (event: Event): void => {
      if (told) event.preventDefault()
    }
    const ears = new AbortController()
    const { signal } = ears
    addEventListener('pointerdown', down, { signal })
    addEventListener('pointermove', move, { signal })
    addEventListener('pointerup', end, { signal })
    addEventListener('pointercancel', end, { signal })
    addEventListener('contextmenu', menu, { signal })
    addEventListener('click', click, { capture: true, signal })
    return () => {
      clearTimeout(timer)
      ears.abort()
    }
  }, [])
  if (!tip) return null
  return (
    <p
      className="press-tip"
      role="tooltip"
      style={{ left: `clamp(8px, ${tip.x - 130}px, calc(100vw - 268px))`, top: Math.max(8, tip.y - 96) }}
    >
      {tip.text}
    </p>
  )
}

/** The nearest explanation: an attribute, or the title inside a drawing. */
function titleOf(target: Element): string {
  for (let at: Element | null = target; at; at = at.parentElement) {
    const own = at.getAttribute('title') ?? at.querySelector(':scope > title')?.textContent
    if (own) return own
  }
  return ''
}
