const KEY = 'robodrome.back'

/** Remembers the screen from which a table was opened, to return to it. */
export function comeBackFrom(table: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ table, hash: location.hash }))
  } catch {
    // Without storage, the browser's back button still works.
  }
}

/** The screen from which the current table was opened; null if none. */
export function backFrom(): string | null {
  try {
    const { table, hash } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as { table?: string; hash?: string }
    return table !== undefined && location.hash.endsWith(`/${table}`) ? (hash ?? null) : null
  } catch {
    return null
  }
}
