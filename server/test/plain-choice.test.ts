import { clientMessage, LIMITS } from '@robodrome/protocol'
import { array, assert, constantFrom, integer, oneof, property, shuffledSubarray, string, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { readPlainChoice } from '../src/socket/plain-choice.ts'

const choose = { type: 'choose', id: 'm-1_a', seat: 0, text: 'attack 3' }

test('a choice is read at a glance as pages and programs write it', () => {
  const { id, ...rest } = choose
  for (const message of [choose, { ...rest, id }, { ...choose, text: '!#[]~' }, { ...choose, text: '' }])
    expect(readPlainChoice(JSON.stringify(message))).toEqual(message)
})

/** Values at and beyond each limit, and of every other kind. */
const odd = oneof(
  constantFrom<unknown>(
    null,
    true,
    [],
    '',
    'choose',
    'takeBack',
    -1,
    0.5,
    7,
    8,
    70,
    'a b',
    '\u00e4',
    'm\n',
    'a"b',
    'a\\b',
    '\u007f',
    '\u2028',
  ),
  constantFrom('x'.repeat(64), 'x'.repeat(65), 'x'.repeat(LIMITS.move), 'x'.repeat(LIMITS.move + 1)),
  string(),
  string({ unit: 'binary' }),
  integer({ min: -2, max: 10 }),
)

test('whatever is read at a glance is read as the same by JSON and the schema, which refuse nothing of it', () => {
  let choices = 0
  const agrees = (order: readonly string[], changes: [string, unknown][], more: [string, unknown][]) => {
    const changed: Record<string, unknown> = { ...choose, ...Object.fromEntries(changes) }
    const fields = [...order.map((name): [string, unknown] => [name, changed[name]]), ...more]
    const text = `{${fields.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join()}}`
    // As it comes over the wire, where no half of a character is left.
    const sent = Buffer.from(text).toString('utf8')
    const found = readPlainChoice(sent)
    if (found === null) return
    choices++
    expect(clientMessage.parse(JSON.parse(sent))).toEqual(found)
  }
  const name = constantFrom('type', 'id', 'seat', 'text')
  const order = oneof(constantFrom(['type', 'id', 'seat', 'text'], ['type', 'seat', 'text', 'id']), shuffledSubarray(Object.keys(choose)))
  const more = array(tuple(oneof(name, string()), odd), { maxLength: 1 })
  assert(property(order, array(tuple(name, odd), { maxLength: 2 }), more, agrees), { numRuns: 10_000 })
  expect(choices).toBeGreaterThan(100)
})
