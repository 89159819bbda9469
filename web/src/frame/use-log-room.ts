import { useEffect, useState, type RefObject, type UIEvent } from 'react'

/** No line is lower than this, in CSS pixels: its button with the space around it. */
const LOWEST = 42

/**
 * How many lines a list has room for, and one more, by which it can be scrolled: each new line moves all others, and the browser draws those below
 * the edge again as well. Whoever scrolls gets all there are.
 */
export function useLogRoom(list: RefObject<HTMLElement | null>) {
  const [fits, setFits] = useState(Infinity)
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    const element = list.current
    if (element === null) return
    const sizes = new ResizeObserver(() => setFits(Math.ceil(element.clientHeight / LOWEST) + 1))
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [list])
  return {
    room: scrolled ? Infinity : fits,
    onScroll: (event: UIEvent<HTMLElement>) => setScrolled(event.currentTarget.scrollTop > 0),
  }
}
