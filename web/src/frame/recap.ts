let wanted = false

/** Asks the next table to show what happened there right away. */
export const wantRecap = (): void => {
  wanted = true
}

/** Whether that was requested; returns true only once. */
export const takeRecap = (): boolean => {
  const was = wanted
  wanted = false
  return was
}
