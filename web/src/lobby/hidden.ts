const KEY = 'robodrome.hidden'

/** Tables of the server that this browser no longer lists, each with the phase in which it was put away: once it goes on, it is back. */
export function hiddenTables(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? found.filter((each) => typeof each === 'string') : []
  } catch {
    return []
  }
}

const keep = (all: readonly string[]): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(all.slice(-MOST)))
  } catch {
    // A private window keeps nothing: the table is back with the next visit.
  }
}

const MOST = 200

export const hide = (mark: string): void => keep([...hiddenTables().filter((each) => each !== mark), mark])
export const unhide = (mark: string): void => keep(hiddenTables().filter((each) => each !== mark))
