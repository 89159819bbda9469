/** A day in everyday language. */
export const day = (at: number): string => new Date(at).toLocaleDateString(undefined, { day: 'numeric', month: 'long', year: 'numeric' })
