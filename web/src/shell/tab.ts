import { useEffect } from 'react'
import { words } from '../words/index.ts'
import { useWaiting } from './queue.ts'

/** Shows the number of waiting moves in the title of the tab, and on the icon of the installed page. */
export function useTab(): void {
  const waiting = useWaiting()
  useEffect(() => {
    document.title = waiting > 0 ? words.nav.tab(waiting) : words.title
    // This is optional: some browsers have no badges or refuse them.
    if ('setAppBadge' in navigator) (waiting > 0 ? navigator.setAppBadge(waiting) : navigator.clearAppBadge()).catch(() => {})
  }, [waiting])
}
