import { useEffect, useState, type CSSProperties, type ReactNode } from 'react'
import { virtualWindow } from './virtual-window.ts'

/** The screen is drawn for this size and scaled as a whole, from 720p to 4K. */
const WIDE = { width: 1920, height: 1080 }
/** On a screen of 4:3 the seats stand below the board. */
const SQUARE = { width: 1440, height: 1080 }
const SQUARE_BELOW = 1.5

const sizeNow = (isLetterbox: boolean) => {
  const drawn = !isLetterbox && innerWidth / innerHeight < SQUARE_BELOW ? SQUARE : WIDE
  const scale = Math.min(innerWidth / drawn.width, innerHeight / drawn.height)
  return { drawn, scale, left: (innerWidth - drawn.width * scale) / 2, top: (innerHeight - drawn.height * scale) / 2 }
}

/**
 * A canvas of one size, scaled to the window. Style sheets see that size, not the window's. With `letterbox`, it is wide on every screen.
 */
export function Frame({ letterbox = false, children }: { letterbox?: boolean; children: ReactNode }) {
  const [size, setSize] = useState(() => sizeNow(letterbox))
  const { drawn, scale, left, top } = size
  useEffect(() => {
    const resize = (): void => setSize(sizeNow(letterbox))
    addEventListener('resize', resize)
    return () => removeEventListener('resize', resize)
  }, [letterbox])
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
    <main className={drawn === SQUARE ? 'big-screen square' : 'big-screen'} style={style}>
      {children}
    </main>
  )
}

/** A screen that many people watch is dark by day, too. The tokens follow the theme of the root. */
function darkly(): () => void {
  const { dataset } = document.documentElement
  const before = dataset['theme']
  dataset['theme'] = 'dark'
  return () => {
    if (before === undefined) delete dataset['theme']
    else dataset['theme'] = before
  }
}
