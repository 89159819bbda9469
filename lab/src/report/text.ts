export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

/** A difference of shares in percentage points, with its sign. */
export const signed = (
  share: number,
  write: (value: number, digits: number) => string = (value, digits) => value.toFixed(digits),
): string => {
  const tenths = Math.round(1000 * share)
  const size = write(Math.abs(tenths) / 10, 1)
  return tenths > 0 ? `+${size}` : tenths < 0 ? `−${size}` : size
}

export const count = (number: number): string => number.toLocaleString('en')

/** Escapes text for HTML. */
export const escape = (text: string): string => text.replace(/[&<>"']/g, (found) => `&#${found.charCodeAt(0)};`)
