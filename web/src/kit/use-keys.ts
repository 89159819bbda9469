import { useEffect, useRef } from 'react'

/** Where keys mean something else: what is being written, and for Enter and Space whatever they press themselves. Spaces of a board say so by preventing the default, or leave Enter to the table. */
const WRITTEN = ['input', 'textarea', 'select', 'dialog'].join()
const PRESSED = [WRITTEN, 'button', 'a', 'summary'].join()

/** Single keys of the table; never while something is being written, nor with a modifier. */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (event.target instanceof Element && event.target.closest(event.key === 'Enter' || event.key === ' ' ? PRESSED : WRITTEN)) return
      const act = latest.current[event.key.length === 1 ? event.key.toLowerCase() : event.key]
      if (!act) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
