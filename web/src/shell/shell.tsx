import { useRef, type ReactNode } from 'react'
import { Icon, Logo } from '../kit/icons.tsx'
import { useKeys } from '../kit/use-keys.ts'
import { words } from '../words/index.ts'
import { Bell } from './bell.tsx'
import { Me } from './me.tsx'
import { ICONS, LETTERS, type PlaceName, type Places } from './places.ts'
import { useWaiting } from './queue.ts'
import './shell.css'

/** The frame of every screen except tables: the bar at the top, and on phones the navigation at the bottom. */
export function Shell({ at, places, children }: { at: PlaceName | null; places: Places; children: ReactNode }) {
  const waiting = useWaiting()
  useGoTo(places)
  const links = places.map(({ name, to }) => (
    <a key={name} href={to} {...(name === at && { 'aria-current': 'page' })}>
      <span className="narrow">
        <Icon name={ICONS[name]} size={22} />
      </span>
      {words.nav.places[name]}
      {name === 'play' && waiting > 0 && <em aria-label={words.nav.waiting(waiting)}>{waiting}</em>}
    </a>
  ))
  return (
    <div className="shell">
      <a className="skip-link" href="#page-content" onClick={skip}>
        {words.nav.skip}
      </a>
      <header className="shell-bar">
        <a className="brand" href="#/" aria-label={words.nav.home}>
          <Logo size={32} />
          {words.brand}
        </a>
        <nav className="wide" aria-label={words.nav.label}>
          {links}
        </nav>
        <div className="who">
          <Bell />
          <Me />
        </div>
      </header>
      <div id="page-content" tabIndex={-1}>
        {children}
      </div>
      <nav className="tabs" aria-label={words.nav.label}>
        {links}
      </nav>
    </div>
  )
}

/** The route is behind the #, so a link to a part of the page must be followed by hand. */
const skip = (event: { preventDefault(): void }): void => {
  event.preventDefault()
  document.querySelector<HTMLElement>('#page-content')?.focus()
}

/** Pressing G and then a letter leads to a screen. */
function useGoTo(places: Places): void {
  const begun = useRef(0)
  const letters = places.map(({ name, to }) => [
    LETTERS[name],
    () => {
      if (performance.now() - begun.current < PAUSE_MS) location.hash = to
      begun.current = 0
    },
  ])
  useKeys({ g: () => (begun.current = performance.now()), ...Object.fromEntries(letters) })
}

const PAUSE_MS = 1500
