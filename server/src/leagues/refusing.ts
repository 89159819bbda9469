import { BadInput } from '@robodrome/kernel'
import { Forbidden } from '@robodrome/leagues'
import { Refused } from '@robodrome/table'

/** Turns refusals by the league rules and their parsers into refusals of this site. */
export function refusing<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw refusalOf(error)
  }
}

/** Converts an error of the league rules or their parsers into a refusal of this site. Other errors stay as they are. */
export function refusalOf(error: unknown): unknown {
  if (error instanceof Forbidden) return new Refused('rule', { ...error.sentence, message: alone(error.message) }, error.rule)
  return error instanceof BadInput ? new Refused('malformed', error.sentence) : error
}

/** The English text of a rule is only part of a sentence. */
const alone = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
