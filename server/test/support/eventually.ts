import { vi } from 'vitest'

/** Waits until the condition holds. On a busy machine that may take long, so the limit only ends hopeless waits. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: 200_000, interval: 50 })
