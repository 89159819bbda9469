const KEY = 'robodrome.muted'
const MOST = 200

/** Accounts whose lines this browser does not show, at any table. */
export function mutedAccounts(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? found.filter((each) => typeof each === 'string') : []
  } catch {
    return []
  }
}

export function setMuted(account: string, on: boolean): string[] {
  const others = mutedAccounts().filter((each) => each !== account)
  const accounts = on ? [...others, account].slice(-MOST) : others
  try {
    localStorage.setItem(KEY, JSON.stringify(accounts))
  } catch {
    // A private window keeps nothing: it holds until the page is closed.
  }
  return accounts
}
