import { useRef, useState, type PointerEvent, type ReactNode } from 'react'
import './zoom.css'

const MOST = 2
/** The longest time between the two taps of a double tap, in milliseconds. */
const DOUBLE = 300

type Point = { x: number; y: number }
type View = Point & { scale: number }

const WHOLE: View = { x: 0, y: 0, scale: 1 }

/** Two fingers enlarge a board up to twice its size, one finger then moves it, and a double tap shows the whole board again. */
export function Zoom({ className, children }: { className: string; children: ReactNode }) {
  const [view, setView] = useState<View>(WHOLE)
  const box = useRef<HTMLDivElement>(null)
  const fingers = useRef(new Map<number, Point>())
  const lastTap = useRef(0)

  const held = (next: View): View => {
    const { width = 0, height = 0 } = box.current?.getBoundingClientRect() ?? {}
    const scale = Math.min(MOST, Math.max(1, next.scale))
    const room = { x: (width * (scale - 1)) / 2, y: (height * (scale - 1)) / 2 }
    return { scale, x: Math.min(room.x, Math.max(-room.x, next.x)), y: Math.min(room.y, Math.max(-room.y, next.y)) }
  }
  const down = (event: PointerEvent): void => {
    if (event.pointerType !== 'touch') return
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (fingers.current.size > 1) return
    if (event.timeStamp - lastTap.current < DOUBLE && view.scale > 1) setView(WHOLE)
    lastTap.current = event.timeStamp
  }
  const move = (event: PointerEvent): void => {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, now)
    if (other) {
      const growth = distance(now, other) / Math.max(1, distance(before, other))
      setView((from) =>
        held({ scale: from.scale * growth, x: from.x * growth + (now.x - before.x) / 2, y: from.y * growth + (now.y - before.y) / 2 }),
      )
    } else if (view.scale > 1) setView((from) => held({ ...from, x: from.x + now.x - before.x, y: from.y + now.y - before.y }))
  }
  const up = (event: PointerEvent): void => void fingers.current.delete(event.pointerId)
  const style = view.scale === 1 ? undefined : { transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }
  return (
    <div
      ref={box}
      className={`${className} zoom${view.scale > 1 ? ' zoomed' : ''}`}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={up}
      onPointerLeave={up}
    >
      <div className="zoom-in" style={style}>
        {children}
      </div>
    </div>
  )
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
