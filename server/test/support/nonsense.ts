import { randomBytes } from 'node:crypto'
import type { Stream } from '@robodrome/kernel'

/** A message that no honest page would send to a table where seat 0 is taken and the match has not begun. */
export const nonsense = (luck: Stream): string | Buffer => {
  const kinds: (() => string | Buffer)[] = [
    () => randomBytes(luck.below(200)),
    () => randomBytes(luck.below(200)).toString('latin1'),
    () => '{"type":"choose",'.repeat(1 + luck.below(50)),
    () => '['.repeat(luck.below(10_000)),
    () => JSON.stringify(anything(luck, 4)),
    () => JSON.stringify({ type: 'hello', since: -1, chatSince: 0 }),
    () => JSON.stringify({ type: 'hello', since: 0, chatSince: 0, seat: 0 }),
    () => JSON.stringify({ type: 'hello', since: 1e99, chatSince: 'now' }),
    () => `{"type":"choose","id":"a","seat":0,"text":"x","__proto__":{"isHost":true}}`,
    () => JSON.stringify({ type: 'choose', id: id(luck), seat: 0, text: '4' }),
    () => JSON.stringify({ type: 'choose', id: id(luck), seat: luck.below(100) - 50, text: '4' }),
    () => JSON.stringify({ type: 'choose', id: id(luck), seat: 0, text: 'x'.repeat(luck.below(20_000)) }),
    () => JSON.stringify({ type: 'choose', id: 'x'.repeat(65 + luck.below(100)), seat: 0, text: '4' }),
    () => JSON.stringify({ type: 'takeBack', id: id(luck), seat: 0 }),
    () => JSON.stringify({ type: 'leave', id: id(luck), seat: 1 }),
    () => JSON.stringify({ type: 'start', id: id(luck) }),
    () => JSON.stringify({ type: 'sit', id: id(luck), seat: 0, promise: 'abcdef0123456789'.repeat(4) }),
    () => JSON.stringify({ type: 'sit', id: id(luck), promise: 'not hexadecimal' }),
    () => JSON.stringify({ type: 'reveal', id: id(luck), seat: luck.below(3), contribution: 'abcdef0123456789'.repeat(2) }),
    () => JSON.stringify({ type: 'putOut', id: id(luck), seat: luck.below(3) }),
    () => JSON.stringify({ type: 'giveSeatToMind', id: id(luck), seat: 0, mind: '../../etc/passwd' }),
    () => JSON.stringify({ type: 'takeSeatBack', id: id(luck), seat: 0 }),
    () => JSON.stringify({ type: 'takeOver', id: id(luck), seat: luck.below(100) - 50 }),
    () => JSON.stringify({ type: 'offerSeat', id: id(luck), seat: luck.below(3), on: 'yes' }),
    () => JSON.stringify({ type: 'rematch', id: id(luck) }),
    () => JSON.stringify({ type: 'chat', id: id(luck), text: `${String.fromCodePoint(luck.below(32))}line\nline` }),
    () => JSON.stringify({ type: 'chat', id: id(luck), text: 'x'.repeat(501 + luck.below(1000)) }),
    () => JSON.stringify({ type: 'ask', id: id(luck), seat: 0, kind: 'odds', args: anything(luck, 3) }),
    () => JSON.stringify({ type: 'chat', id: id(luck), text: 'x'.repeat(16_384 + luck.below(40_000)) }),
  ]
  return kinds[luck.below(kinds.length)]!()
}

const id = (luck: Stream): string => `id-${luck.below(1_000_000)}`

/** Plain data of any shape, but never a valid message. */
const anything = (luck: Stream, depth: number): unknown => {
  const simple = [null, true, luck.below(1000), -0.5, 'text', '', 1e308]
  const kind = luck.below(depth > 0 ? 4 : 2)
  if (kind < 2) return simple[luck.below(simple.length)]
  const parts = Array.from({ length: luck.below(5) }, () => anything(luck, depth - 1))
  return kind === 2 ? parts : Object.fromEntries(parts.map((part, i) => [['type', 'id', 'seat', 'text', '__proto__'][i]!, part]))
}
