/** Formats numbers of seats: `2–4` for three or more in a row, otherwise listed with `or`. */
export function seatNumbers(numbers: readonly number[], or: string): string {
  const [first, last] = [numbers[0] ?? 0, numbers.at(-1) ?? 0]
  const isRow = numbers.length > 2 && last - first === numbers.length - 1
  return isRow ? `${first}–${last}` : numbers.join(` ${or} `)
}
