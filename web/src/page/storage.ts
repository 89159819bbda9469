/** Plain storage that a private window may refuse: then what is kept lives only as long as the page. */
export const storage = (): Storage | null => {
  try {
    return localStorage
  } catch {
    return null
  }
}
