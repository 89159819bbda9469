const KEY = 'robodrome.read'
const MOST = 50

type Read = readonly (readonly [table: string, line: number])[]

const kept = (): Read => {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? (found as Read).filter((each) => Array.isArray(each) && typeof each[1] === 'number') : []
  } catch {
    return []
  }
}

/** The last line of a table's chat that was read in this browser. */
export const lastRead = (table: string): number => kept().find(([id]) => id === table)?.[1] ?? 0

/** The tables last read at are remembered. */
export function keepRead(table: string, line: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...kept().filter(([id]) => id !== table), [table, line]].slice(-MOST)))
  } catch {
    // A private window keeps nothing: lines count as unread again after a reload.
  }
}
