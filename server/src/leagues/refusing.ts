import { BadInput } from '@robodrome/kernel'
import { Forbidden } from '@robodrome/leagues'
import { Refused } from '@robodrome/table'

/** Turns refusals of the league rules, and of its parsers, into refusals of this site. */
export function refusing<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof Forbidden) throw new Refused('rule', sentence(error.message), error.rule)
    if (error instanceof BadInput) throw new Refused('malformed', error.message)
    throw error
  }
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
