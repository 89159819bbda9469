import { BadInput } from '@robodrome/kernel'

/** The error message for bad input. */
export function complaint(work: () => unknown): string {
  try {
    work()
  } catch (error) {
    if (error instanceof BadInput) return error.message
    throw error
  }
  return 'nothing was wrong'
}
