let wanted = false

/** Whoever opens a table next wants to see at once what happened there, without being asked first. */
export const wantRecap = (): void => {
  wanted = true
}

/** Whether that was wanted; it is so once. */
export const takeRecap = (): boolean => {
  const was = wanted
  wanted = false
  return was
}
