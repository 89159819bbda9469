import { LIMITS, type ClientMessage } from '@robodrome/protocol'

/** A choice as pages and programs write it, with its id before or after the rest, and nothing in it but printable ASCII that JSON writes as it is. */
const PLAIN = /^\{"type":"choose",(?:"id":"([\w-]{1,64})",)?"seat":([0-7]),"text":"([ !#-[\]-~]*)"(?:,"id":"([\w-]{1,64})")?\}$/

/**
 * Reads a choice at a glance, by far the most frequent message, for less than it costs to take any JSON apart. Null for whatever is not plainly one: JSON and schema
 * read that, and stay the truth, against which a test holds this.
 */
export const readPlainChoice = (message: string): Extract<ClientMessage, { type: 'choose' }> | null => {
  const [, first, seat, text = '', last] = PLAIN.exec(message) ?? []
  // One id, not two.
  if (seat === undefined || (first === undefined) === (last === undefined) || text.length > LIMITS.move) return null
  return { type: 'choose', id: (first ?? last)!, seat: Number(seat), text }
}
