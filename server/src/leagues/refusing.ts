import { BadInput } from '@robodrome/kernel'
import { Forbidden } from '@robodrome/leagues'
import { Refused } from '@robodrome/table'

/** Turns refusals of the league rules, and of its parsers, into refusals of this site. */
export function refusing<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw refusalOf(error)
  }
}

/** Returns the refusal of this site for an error of the league rules or their parsers. Other errors stay as they are. */
export function refusalOf(error: unknown): unknown {
  if (error instanceof Forbidden) return new Refused('rule', { ...error.sentence, message: alone(error.message) }, error.rule)
  return error instanceof BadInput ? new Refused('malformed', error.sentence) : error
}

/** The English text of a rule is part of a sentence. */
const alone = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
