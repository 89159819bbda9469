import { useEffect, useState, type RefObject, type UIEvent } from 'react'

/** The minimum height of a line, in CSS pixels: its button and the space around it. */
const LOWEST = 42

/**
 * The number of lines that fit, plus one to scroll to. Each new line moves all others, and the browser also draws hidden ones. Scrolling
 * loads the rest.
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
