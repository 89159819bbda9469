import { BUILD_HEADER, WIRE, WIRE_HEADER } from '@robodrome/protocol'
import { useEffect, useSyncExternalStore } from 'react'
import { parseRoute } from './route.ts'

/** The version of this page; empty in a page that was not built. */
export const BUILD: string = import.meta.env.BUILD ?? ''

/**
 * A newer version of the server. `isNeeded` means that this page and that server no longer understand each other, so the page must be
 * reloaded.
 */
export interface Update {
  build: string
  isNeeded: boolean
}

/** How long nobody may have touched the page before it reloads by itself, and how often that is checked. */
export const QUIET_MS = 5_000
export const CHECK_MS = 1_000
/** A reload may bring back the old page if an older process served it. In that case, the page does not reload again for this long. */
const AGAIN_MS = 60_000
const KEY = 'robodrome.updated'

let update: Update | null = null
let checking: ReturnType<typeof setInterval> | undefined
let held = 0
let touchedAt = 0
let shownScreen = ''
const filled = new Set<Element>()
const listeners = new Set<() => void>()

const set = (next: Update | null): void => {
  update = next
  for (const listener of listeners) listener()
}

/** Notes the versions that a server reports. During an update, an older process may answer; the page then waits for newer ones. */
export function noteServer(wire: number, build: string): void {
  if (wire < WIRE || (wire === WIRE && !isNewer(build, BUILD))) return
  const isNeeded = wire > WIRE
  if (update?.build === build && update.isNeeded === isNeeded) return
  set({ build, isNeeded })
  if (isNeeded) checking ??= setInterval(() => isHarmless() && loadAnew(), CHECK_MS)
}

/** Notes the versions in a response. A response without versions comes from something else, such as a proxy. */
export function noteVersions(headers: Headers): void {
  const [wire, build] = [headers.get(WIRE_HEADER), headers.get(BUILD_HEADER)]
  if (wire !== null && build !== null) noteServer(Number(wire), build)
}

const isNewer = (one: string, other: string): boolean => {
  if (one === '' || other === '') return false
  const [a, b] = [one, other].map((version) => version.split('.').map(Number))
  const at = a!.findIndex((part, i) => part !== b![i])
  return at >= 0 && a![at]! > (b![at] ?? 0)
}

/** Whether a reload disturbs nobody: nobody is choosing, typing or reading a dialog, or has touched anything for a moment. */
const isHarmless = (): boolean => {
  for (const field of filled) if (!field.isConnected || ('value' in field && field.value === '')) filled.delete(field)
  return held === 0 && filled.size === 0 && document.querySelector('dialog[open]') === null && Date.now() - touchedAt >= QUIET_MS
}

/** Reloads the page, unless that was just tried in vain. `isAsked` means that a person has pressed the button. */
export function loadAnew(isAsked = false): void {
  const before = lastTry()
  if (!isAsked && before?.build === BUILD && Date.now() - before.at < AGAIN_MS) return
  keep({ build: BUILD, at: Date.now() })
  clearInterval(checking)
  checking = undefined
  location.reload()
}

type Try = { build: string; at: number }

const lastTry = (): Try | null => {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Try | null
  } catch {
    return null
  }
}

const keep = (made: Try | null): void => {
  try {
    if (made === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, JSON.stringify(made))
  } catch {
    // Without storage, the page reloads without leaving a note.
  }
}

/** The version that this page was updated to; null if it was not. It is returned only once. */
export function updatedTo(): string | null {
  const before = lastTry()
  if (before === null || before.build === BUILD) return null
  keep(null)
  return BUILD
}

/** Watches what a person does, so that no reload interrupts it. Changing the screen is a good moment, so an update is applied then. */
export function watchForUpdates(): void {
  const touched = (): void => void (touchedAt = Date.now())
  for (const name of ['pointerdown', 'keydown'] as const) addEventListener(name, touched, { capture: true })
  addEventListener('input', ({ target }) => target instanceof Element && filled.add(target), { capture: true })
  shownScreen = screenNow()
  addEventListener('hashchange', () => {
    if (shownScreen === screenNow()) return
    shownScreen = screenNow()
    filled.clear()
    if (update !== null) loadAnew()
  })
  // A newer version may no longer have the file. Its screen then shows an error until the page is reloaded.
  addEventListener('vite:preloadError', () => void takeUpdate().catch(() => {}))
}

/** Asks the server for its versions, and applies an update if there is one. */
async function takeUpdate(): Promise<void> {
  const { headers } = await fetch('/api/site')
  noteVersions(headers)
  if (update !== null) loadAnew()
}

const screenNow = (): string => {
  const route = parseRoute(location.hash)
  return route.at === 'place' ? route.place : `${route.at} ${'id' in route ? route.id : ''}`
}

/** Keeps the page from reloading by itself as long as something would be lost. */
export function useHold(isHeld: boolean): void {
  useEffect(() => {
    if (!isHeld) return
    held++
    return () => void held--
  }, [isHeld])
}

export const useUpdate = (): Update | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => update,
  )
