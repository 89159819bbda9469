import type { FigureName } from '@robodrome/protocol'
import { useSyncExternalStore } from 'react'
import { words } from '../words/index.ts'

/** The speed factor of animations. `skip` shows none, so that the board is always current. */
export type Pace = '1' | '2' | '4' | 'skip'

/** A person's preferences, stored in this browser. */
export interface Preferences {
  name: string
  /** The robot that represents them, as picked here. */
  figure: FigureName
  theme: 'auto' | 'dark' | 'light'
  sound: 'on' | 'off'
  volume: number
  haptics: 'on' | 'off'
  motion: 'auto' | 'full' | 'less'
  /** The speed of animations, or none. */
  pace: Pace
  confirm: 'confirm' | 'tap'
  /** Whether to pass automatically if nothing else is possible and only AI opponents could learn from that. */
  idle: 'pass' | 'ask'
  text: 'normal' | 'large'
  hand: 'right' | 'left'
  /** How the big screen of a living room stands: upright, or flat in the middle of the table. */
  screen: 'upright' | 'flat'
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
  screen: 'upright',
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
    // A private window stores nothing, so the preference lasts until it is closed.
  }
}

/** The stored preferences. A guest's name is drawn and stored at once, so that people keep their name even without changing a setting. */
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

/** Sets theme, motion and text size on the root element, where style sheets read them. */
export function apply(): void {
  const { dataset } = document.documentElement
  dataset['theme'] = current.theme
  dataset['motion'] = lessMotion() ? 'less' : 'full'
  dataset['text'] = current.text
  dataset['hand'] = current.hand
}

export const lessMotion = (): boolean =>
  current.motion === 'less' || (current.motion === 'auto' && matchMedia('(prefers-reduced-motion: reduce)').matches)
