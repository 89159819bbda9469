import type { ClientMessage } from './messages.ts'
import { LIMITS } from './fields.ts'

/**
 * Whether something is plainly a choice, by far the most frequent message. The schema stays the truth, reads all that is not plain and says what is wrong with it: a
 * test holds the two against each other.
 */
export const isChoose = (found: Record<string, unknown>): found is Extract<ClientMessage, { type: 'choose' }> => {
  const { type, id, seat, text } = found
  return (
    type === 'choose' &&
    typeof id === 'string' &&
    ID.test(id) &&
    Number.isInteger(seat) &&
    (seat as number) >= 0 &&
    (seat as number) < LIMITS.seats &&
    typeof text === 'string' &&
    text.length <= LIMITS.move &&
    Object.keys(found).length === 4
  )
}

const ID = /^[\w-]{1,64}$/
