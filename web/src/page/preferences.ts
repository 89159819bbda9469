import type { FigureName } from '@robodrome/protocol'
import { useSyncExternalStore } from 'react'
import { words } from '../words/index.ts'

/** How many times faster than usual what happened is shown; `skip`: not at all, the board is always of now. */
export type Pace = '1' | '2' | '4' | 'skip'

/** What a person prefers, kept in this browser. */
export interface Preferences {
  name: string
  /** The robot that stands for them, as they have picked it here. */
  figure: FigureName
  theme: 'auto' | 'dark' | 'light'
  sound: 'on' | 'off'
  volume: number
  haptics: 'on' | 'off'
  motion: 'auto' | 'full' | 'less'
  /** How fast what happened is shown, or not at all. */
  pace: Pace
  confirm: 'confirm' | 'tap'
  /** Where nothing can be done but to pass, and nobody but programs could learn that from it. */
  idle: 'pass' | 'ask'
  text: 'normal' | 'large'
  hand: 'right' | 'left'
}

const KEY = 'robodrome.settings'

const guestName = (): string => {
  const [at = 0, number = 0] = crypto.getRandomValues(new Uint16Array(2))
  return `${words.names[at % words.names.length]}-${10 + (number % 90)}`
}

const DEFAULTS: Omit<Preferences, 'name'> = {
  figure: 'bot-meow',
  theme: 'auto',
  sound: 'on',
  volume: 0.5,
  haptics: 'on',
  motion: 'auto',
  pace: '1',
  confirm: 'confirm',
  idle: 'pass',
  text: 'normal',
  hand: 'right',
}

function read(): Partial<Preferences> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Preferences>
  } catch {
    return {}
  }
}

function write(kept: Partial<Preferences>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // A private window keeps nothing; the preference holds until it closes.
  }
}

/** What was kept. A guest's name is drawn once and kept at once: one person has one name, whether or not a setting is ever changed. */
function open(): Preferences {
  const kept = read()
  const name = kept.name ?? guestName()
  if (kept.name === undefined) write({ ...kept, name })
  return { ...DEFAULTS, ...kept, name }
}

let current = open()
const listeners = new Set<() => void>()

export const preferences = (): Preferences => current

export function prefer(change: Partial<Preferences>): void {
  current = { ...current, ...change }
  write(current)
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
