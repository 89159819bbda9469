import { useEffect, useRef } from 'react'

/**
 * Where keys have another meaning: in text fields; and Enter and the space bar on controls. Spaces of a board prevent the default, or leave
 * Enter to the table.
 */
const WRITTEN = ['input', 'textarea', 'select', 'dialog'].join()
const PRESSED = [WRITTEN, 'button', 'a', 'summary'].join()

/** Single-key shortcuts of the table. They use no modifiers, and are ignored while somebody is typing. */
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
