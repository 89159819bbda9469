import { useEffect, useState, type CSSProperties, type ReactNode } from 'react'
import { usePreferences } from '../../page/preferences.ts'
import { virtualWindow } from './virtual-window.ts'
import './square.css'
import './flat.css'

/** The screen is drawn at this size and scaled as a whole, from 720p to 4K. */
const WIDE = { width: 1920, height: 1080 }
/** On a 4:3 screen, the seats are below the board. */
const SQUARE = { width: 1440, height: 1080 }
const SQUARE_BELOW = 1.5

const sizeNow = (isWide: boolean) => {
  const drawn = !isWide && innerWidth / innerHeight < SQUARE_BELOW ? SQUARE : WIDE
  const scale = Math.min(innerWidth / drawn.width, innerHeight / drawn.height)
  return { drawn, scale, left: (innerWidth - drawn.width * scale) / 2, top: (innerHeight - drawn.height * scale) / 2 }
}

/**
 * A canvas of one size, scaled to the window. Style sheets see that size instead of the window's. With `letterbox`, and when flat on a
 * table, it is wide on every screen.
 */
export function Frame({ letterbox = false, children }: { letterbox?: boolean; children: ReactNode }) {
  const isFlat = usePreferences().screen === 'flat' && !letterbox
  const isWide = letterbox || isFlat
  const [size, setSize] = useState(() => sizeNow(isWide))
  const { drawn, scale, left, top } = size
  useEffect(() => {
    const resize = (): void => setSize(sizeNow(isWide))
    resize()
    addEventListener('resize', resize)
    return () => removeEventListener('resize', resize)
  }, [isWide])
  useEffect(() => {
    const real = virtualWindow(drawn)
    return () => real()
  }, [drawn])
  useEffect(() => {
    const back = darkly()
    return () => back()
  }, [])
  const style: CSSProperties = { width: drawn.width, height: drawn.height, transform: `translate(${left}px, ${top}px) scale(${scale})` }
  return (
    <main className={`big-screen${drawn === SQUARE ? ' square' : isFlat ? ' flat' : ''}`} style={style}>
      {children}
    </main>
  )
}

/** A screen that many people watch is dark even by day. The tokens follow the theme of the root. */
function darkly(): () => void {
  const { dataset } = document.documentElement
  const before = dataset['theme']
  dataset['theme'] = 'dark'
  return () => {
    if (before === undefined) delete dataset['theme']
    else dataset['theme'] = before
  }
}
