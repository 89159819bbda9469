export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

/** A difference of shares in percentage points, with its sign. */
export const signed = (share: number): string => {
  const value = (100 * share).toFixed(1)
  return Number(value) > 0 ? `+${value}` : value.replace('-', '−')
}

export const points = (share: number): string => `${(100 * share).toFixed(1)} points`

export const count = (number: number): string => number.toLocaleString('en')

/** Escapes text for HTML. */
export const escape = (text: string): string => text.replace(/[&<>"']/g, (found) => `&#${found.charCodeAt(0)};`)
