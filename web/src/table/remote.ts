import { Refused } from '@robodrome/table'
import { useMemo, useSyncExternalStore } from 'react'

/** The state of data on a server. `failure` is why the last request failed; the earlier data is kept. */
export interface Known<T> {
  found: T | null
  failure: Error | null
}

/** How long to wait after a response before the next request; null means never. */
interface Pace {
  everyMs: number | null
  /** How long to wait while nobody sees the page; null means that nothing is requested then. */
  hiddenMs?: number | null
  /** After a failure. */
  failedMs?: number
}

/**
 * Data on a server, requested as soon as a screen shows it, and repeatedly for as long as one does. While nobody sees the page, it is not
 * requested unless `hiddenMs` says so; when the page is visible again, it is requested at once. Data that does not exist according to the
 * server is not requested again.
 */
export class Remote<T> {
  readonly #load: (before: Known<T>) => Promise<T>
  readonly #pace: Pace
  readonly #listeners = new Set<() => void>()
  #known: Known<T> = { found: null, failure: null }
  /** The number of the last request, so that older responses can be dropped. */
  #asked = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(load: (before: Known<T>) => Promise<T>, pace: Pace) {
    this.#load = load
    this.#pace = pace
  }

  /** Whether a screen shows it. */
  get isShown(): boolean {
    return this.#listeners.size > 0
  }

  readonly known = (): Known<T> => this.#known

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    if (this.#listeners.size === 1) {
      void this.again()
      document.addEventListener('visibilitychange', this.#seen)
    }
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size > 0) return
      this.#asked++
      clearTimeout(this.#timer)
      document.removeEventListener('visibilitychange', this.#seen)
    }
  }

  /** Requests it at once. Resolves when there is a response, or when none can be had. */
  readonly again = async (): Promise<void> => {
    const asked = ++this.#asked
    clearTimeout(this.#timer)
    const known = await this.#load(this.#known).then(
      (found): Known<T> => ({ found, failure: null }),
      (error: unknown): Known<T> => ({ found: this.#known.found, failure: error instanceof Error ? error : new Error(String(error)) }),
    )
    if (asked !== this.#asked) return
    this.#set(known)
    this.#wait()
  }

  /** Stores data known from elsewhere, for example from the response to a change. */
  readonly put = (found: T): void => this.#set({ found, failure: null })

  #set(known: Known<T>): void {
    if (known.failure === this.#known.failure && JSON.stringify(known.found) === JSON.stringify(this.#known.found)) return
    this.#known = known
    for (const listener of this.#listeners) listener()
  }

  #wait(): void {
    const { everyMs, hiddenMs = null, failedMs = everyMs } = this.#pace
    const { failure } = this.#known
    const isOver = failure instanceof Refused && failure.code === 'not-found'
    const ms = failure !== null ? failedMs : document.visibilityState === 'visible' ? everyMs : hiddenMs
    if (this.#listeners.size > 0 && ms !== null && !isOver) this.#timer = setTimeout(this.#due, ms)
  }

  readonly #due = (): void => {
    if (document.visibilityState === 'visible' || typeof this.#pace.hiddenMs === 'number') void this.again()
  }

  readonly #seen = (): void => {
    if (document.visibilityState === 'visible' && this.#pace.everyMs !== null) void this.again()
  }
}

export const useRemote = <T>(remote: Remote<T>): Known<T> => useSyncExternalStore(remote.subscribe, remote.known)

/** Loads data from a server for one screen alone. `load` must stay the same function for as long as the same data is requested. */
export function useLoaded<T>(load: (before: Known<T>) => Promise<T>, { everyMs, hiddenMs = null, failedMs }: Pace = { everyMs: null }) {
  const remote = useMemo(
    () => new Remote(load, { everyMs, hiddenMs, ...(failedMs !== undefined && { failedMs }) }),
    [load, everyMs, hiddenMs, failedMs],
  )
  const { found, failure } = useRemote(remote)
  return { found, failure, again: remote.again, put: remote.put }
}
