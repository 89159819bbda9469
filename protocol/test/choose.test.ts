import { clientMessage, isChoose, LIMITS } from '@robodrome/protocol'
import { array, assert, constantFrom, integer, oneof, property, string, subarray, tuple } from 'fast-check'
import { expect, test } from 'vitest'

const choose = { type: 'choose', id: 'm-1_a', seat: 0, text: 'attack 3' }

/** Values at and beyond each limit, and of every other kind. */
const odd = oneof(
  constantFrom<unknown>(null, true, [], {}, '', 'choose', 'takeBack', -1, -0, 0.5, 7, 8, 1e300, 'a b', 'ä', 'm\n'),
  constantFrom('x'.repeat(64), 'x'.repeat(65), 'x'.repeat(LIMITS.move), 'x'.repeat(LIMITS.move + 1), '🤖'.repeat(LIMITS.move)),
  string(),
  integer({ min: -2, max: 10 }),
)
const name = oneof(constantFrom('type', 'id', 'seat', 'text', 'more', '__proto__', 'toString'), string())

test('what is told to be a choice at a glance is read as the same by the schema, and of what the schema reads nothing is missed but long texts of rare characters', () => {
  let choices = 0
  const agrees = (changes: [string, unknown][], without: string[]) => {
    const written = JSON.stringify(Object.entries({ ...choose }).filter(([field]) => !without.includes(field)))
    const fields = [...(JSON.parse(written) as [string, unknown][]), ...changes]
    // As it comes over the wire, where a name may be any text.
    const text = `{${fields.map(([field, value]) => `${JSON.stringify(field)}:${JSON.stringify(value)}`).join()}}`
    const found = JSON.parse(text) as Record<string, unknown>
    const read = clientMessage.safeParse(found)
    const isRead = read.success && read.data.type === 'choose'
    // The schema counts characters, and a glance the halves of them: it leaves to the schema what may be too long.
    expect(isChoose(found), text).toBe(isRead && (found['text'] as string).length <= LIMITS.move)
    // A choice is read as it came.
    expect(isRead ? read.data : found).toEqual(found)
    if (isRead) choices++
  }
  const changes = array(tuple(name, odd), { maxLength: 2 })
  assert(property(changes, subarray(['type', 'id', 'seat', 'text'], { maxLength: 1 }), agrees), { numRuns: 5_000 })
  expect(choices).toBeGreaterThan(100)
})
