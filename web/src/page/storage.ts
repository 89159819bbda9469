/** Storage, which a private window may refuse; values then last only as long as the page. */
export const storage = (): Storage | null => {
  try {
    return localStorage
  } catch {
    return null
  }
}
