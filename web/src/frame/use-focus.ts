import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { Focus } from '../boards/teaching.ts'

/** The margin around the focused parts, in board pixels. */
const MARGIN = 10

/**
 * Enlarges and moves the board so that the focused parts fill the frame, whatever its size and layout. `drawn` changes with the board.
 * Without a focus, the board is left as it is.
 */
export function useFocus(focus: Focus | undefined, drawn: unknown): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const frame = ref.current
    const board = frame?.firstElementChild as HTMLElement | null | undefined
    if (!frame || !board || !focus || !drawn) return
    const fit = (): void => {
      const { left, top, width, height } = boxOf(board, focus)
      const scale = Math.min(frame.clientWidth / width, frame.clientHeight / height)
      const x = (frame.clientWidth - scale * width) / 2 - scale * left
      const y = (frame.clientHeight - scale * height) / 2 - scale * top
      board.style.transform = `translate(${x}px, ${y}px) scale(${scale})`
    }
    const watch = new ResizeObserver(fit)
    watch.observe(frame)
    return () => watch.disconnect()
  }, [focus, drawn])
  return ref
}

/** The smallest box around the parts, in board pixels; the whole board if there are none. */
function boxOf(board: HTMLElement, focus: Focus) {
  const whole = board.getBoundingClientRect()
  const scale = whole.width / board.offsetWidth
  const found = [...board.querySelectorAll(focus.join())].map((part) => part.getBoundingClientRect())
  const parts = found.length > 0 ? found : [whole]
  const left = (Math.min(...parts.map((part) => part.left)) - whole.left) / scale - MARGIN
  const top = (Math.min(...parts.map((part) => part.top)) - whole.top) / scale - MARGIN
  const right = (Math.max(...parts.map((part) => part.right)) - whole.left) / scale + MARGIN
  const bottom = (Math.max(...parts.map((part) => part.bottom)) - whole.top) / scale + MARGIN
  return { left, top, width: right - left, height: bottom - top }
}
