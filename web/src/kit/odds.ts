/** One decimal, a space, %. "100 %" and "0 %" only if certain. */
export function percent(chance: number): string {
  if (chance <= 0) return '0 %'
  if (chance >= 1) return '100 %'
  if (chance < 0.001) return '<0.1 %'
  if (chance > 0.999) return '>99.9 %'
  return `${(chance * 100).toFixed(1)} %`
}

/** With a true minus; a plus only where a sign is wanted. */
export const signed = (value: number, plus = false): string => (value < 0 ? `−${-value}` : plus && value > 0 ? `+${value}` : `${value}`)
