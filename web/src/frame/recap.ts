let wanted = false

/** Asks the next table to show what happened there at once. */
export const wantRecap = (): void => {
  wanted = true
}

/** Whether that was requested; works once. */
export const takeRecap = (): boolean => {
  const was = wanted
  wanted = false
  return was
}
