import { useSyncExternalStore } from 'react'
import { words } from '../words/index.ts'

/** What a person prefers, kept in this browser. */
export interface Preferences {
  name: string
  theme: 'auto' | 'dark' | 'light'
  sound: 'on' | 'off'
  volume: number
  haptics: 'on' | 'off'
  motion: 'auto' | 'full' | 'less'
  confirm: 'confirm' | 'tap'
  text: 'normal' | 'large'
  hand: 'right' | 'left'
  /** Coach marks already seen. */
  coached: string[]
}

const KEY = 'robodrome.settings'

const guestName = (): string => {
  const [at = 0, number = 0] = crypto.getRandomValues(new Uint16Array(2))
  return `${words.names[at % words.names.length]}-${10 + (number % 90)}`
}

const defaults = (): Preferences => ({
  name: guestName(),
  theme: 'auto',
  sound: 'on',
  volume: 0.5,
  haptics: 'on',
  motion: 'auto',
  confirm: 'confirm',
  text: 'normal',
  hand: 'right',
  coached: [],
})

function read(): Preferences {
  try {
    return { ...defaults(), ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Preferences>) }
  } catch {
    return defaults()
  }
}

let current = read()
const listeners = new Set<() => void>()

export const preferences = (): Preferences => current

export function prefer(change: Partial<Preferences>): void {
  current = { ...current, ...change }
  try {
    localStorage.setItem(KEY, JSON.stringify(current))
  } catch {
    // A private window keeps nothing; the preference holds until it closes.
  }
  apply()
  for (const listener of listeners) listener()
}

export const usePreferences = (): Preferences =>
  useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, preferences)

/** Style sheets read theme, motion and text from the root element. */
export function apply(): void {
  const { dataset } = document.documentElement
  dataset['theme'] = current.theme
  dataset['motion'] = lessMotion() ? 'less' : 'full'
  dataset['text'] = current.text
  dataset['hand'] = current.hand
}

export const lessMotion = (): boolean =>
  current.motion === 'less' || (current.motion === 'auto' && matchMedia('(prefers-reduced-motion: reduce)').matches)
