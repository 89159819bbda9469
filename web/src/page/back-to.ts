const KEY = 'robodrome.back'

/** The screen from which somebody has gone to a table, to come back to it afterwards. */
export function comeBackFrom(table: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ table, hash: location.hash }))
  } catch {
    // Without storage one finds back by the browser's own arrow.
  }
}

/** Where the table that is being looked at was opened from; null if from nowhere in particular. */
export function backFrom(): string | null {
  try {
    const { table, hash } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as { table?: string; hash?: string }
    return table !== undefined && location.hash.endsWith(`/${table}`) ? (hash ?? null) : null
  } catch {
    return null
  }
}
