/** A mean and its standard error. */
export interface Estimate {
  mean: number
  error: number
}

export function estimateOf(values: readonly number[]): Estimate {
  const n = values.length
  const mean = values.reduce((sum, each) => sum + each, 0) / n
  const variance = values.reduce((sum, each) => sum + (each - mean) ** 2, 0) / Math.max(1, n - 1)
  return { mean, error: Math.sqrt(variance / n) }
}

/** Whether a mean differs from zero by this many standard errors. */
export const isSure = ({ mean, error }: Estimate, errors = 2): boolean => Math.abs(mean) > errors * error
