import type { LogEntry } from '@robodrome/leagues'

/** A career as stored in this browser: the division, and the season's log. */
export interface Kept {
  division: number
  game: string
  seed: string
  log: LogEntry[]
}

const KEY = 'robodrome.career'

export function loadCareer(): Kept | null {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null
    return found !== null && Array.isArray(found.log) ? found : null
  } catch {
    return null
  }
}

export function keepCareer(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // A private window stores nothing, so the season lasts only as long as the page.
  }
}
