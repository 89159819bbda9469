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

/** The last chat line of a table read in this browser. */
export const lastRead = (table: string): number => kept().find(([id]) => id === table)?.[1] ?? 0

/** The maximum number of tables remembered. */
export function keepRead(table: string, line: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...kept().filter(([id]) => id !== table), [table, line]].slice(-MOST)))
  } catch {
    // A private window stores nothing, so lines count as unread after a reload.
  }
}
