import { useEffect } from 'react'
import { words } from '../words/index.ts'
import { useWaiting } from './queue.ts'

/** The number of moves that wait, in the title of the tab and on the icon of the installed page. */
export function useTab(): void {
  const waiting = useWaiting()
  useEffect(() => {
    document.title = waiting > 0 ? words.nav.tab(waiting) : words.title
    // Browsers without badges, and those that refuse them, do without.
    if ('setAppBadge' in navigator) (waiting > 0 ? navigator.setAppBadge(waiting) : navigator.clearAppBadge()).catch(() => {})
  }, [waiting])
}
