const KEY = 'robodrome.hidden'

/** Hidden tables of the server, each with its phase when it was hidden: once the phase changes, it reappears. */
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
    // A private window stores nothing, so the table reappears on the next visit.
  }
}

const MOST = 200

export const hide = (mark: string): void => keep([...hiddenTables().filter((each) => each !== mark), mark])
export const unhide = (mark: string): void => keep(hiddenTables().filter((each) => each !== mark))
