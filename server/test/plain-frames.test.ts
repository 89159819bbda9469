import { array, assert, boolean, constant, nat, oneof, property, string, tuple } from 'fast-check'
import { EventEmitter } from 'node:events'
import { createRequire } from 'node:module'
import type { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { hearPlainly, plainText } from '../src/socket/plain-frames.ts'

/** The two halves of `ws`, which its types do not name. */
const { Receiver, Sender } = createRequire(import.meta.url)('ws') as {
  Receiver: new (options: object) => NodeJS.WritableStream
  Sender: { frame(data: Buffer, options: object): Buffer[] }
}

/** A frame as a client writes it: masked. */
const frame = (text: string, { opcode = 1, fin = true } = {}): Buffer =>
  Buffer.concat(Sender.frame(Buffer.from(text), { fin, opcode, mask: true, readOnly: false, rsv1: false }))

const PING = 9

const ascii = string({ unit: 'binary-ascii', maxLength: 70_000, size: '+1' })
const anyText = string({ unit: 'binary', maxLength: 300 })

/** What a client may send: whole texts, texts in two frames, and pings. */
const sent = oneof(
  oneof(string({ unit: 'binary-ascii', maxLength: 300 }), anyText).map((text) => ({ texts: [text], bytes: frame(text) })),
  tuple(anyText, anyText).map(([one, two]) => ({
    texts: [one + two],
    bytes: Buffer.concat([frame(one, { fin: false }), frame(two, { opcode: 0 })]),
  })),
  constant({ texts: [], bytes: frame('', { opcode: PING }) }),
)

test('a text that comes whole and in ASCII is read as it was written; no other is taken for one', () => {
  const lengths = [0, 1, 125, 126, 127, 65_535].map((length) => 'x'.repeat(length))
  for (const text of lengths) expect(plainText(frame(text))).toBe(text)
  expect(plainText(frame('x'.repeat(65_536)))).toBeNull()
  for (const other of ['é', 'ロボ', `${'x'.repeat(90)}\u0080`]) expect(plainText(frame(other))).toBeNull()
  for (const opcode of [0, 2, 8, PING, 10]) expect(plainText(frame('x', { opcode }))).toBeNull()
  expect(plainText(frame('x', { fin: false }))).toBeNull()
  expect(plainText(Buffer.concat([frame('x'), frame('y')]))).toBeNull()
  expect(plainText(frame('xy').subarray(0, -1))).toBeNull()
  expect(plainText(Buffer.from('\x81\x01x', 'latin1'))).toBeNull()
  assert(property(ascii, (text) => plainText(frame(text)) === (text.length > 65_535 ? null : text)))
})

test("in whatever packets a client's frames arrive, each text is heard once and in order, as by the socket above alone", () => {
  let plainly = 0
  assert(
    property(array(sent, { maxLength: 12 }), array(nat(2_000), { maxLength: 12 }), boolean(), (all, cuts, byFrame) => {
      const heard: string[] = []
      const wire = new EventEmitter() as Socket
      const receiver = new Receiver({ isServer: true, allowSynchronousEvents: true })
      receiver.on('message', (data: Buffer) => heard.push(data.toString()))
      wire.on('data', (chunk: Buffer) => receiver.write(chunk))
      hearPlainly(
        wire,
        () => true,
        (text) => {
          plainly++
          heard.push(text)
        },
      )
      const whole = Buffer.concat(all.map(({ bytes }) => bytes))
      const ends = byFrame
        ? all.map((_, i) => Buffer.concat(all.slice(0, i + 1).map(({ bytes }) => bytes)).length)
        : cuts.toSorted((a, b) => a - b)
      let from = 0
      for (const end of [...ends, whole.length]) {
        if (Math.min(end, whole.length) > from) wire.emit('data', Buffer.from(whole.subarray(from, end)))
        from = Math.max(from, Math.min(end, whole.length))
      }
      expect(heard).toEqual(all.flatMap(({ texts }) => texts))
    }),
    { numRuns: 500 },
  )
  expect(plainly).toBeGreaterThan(0)
})

/** What of some packets the socket above is given, and what is heard without it. */
const divided = (packets: readonly Buffer[], isOpen = true): { above: number; heard: string[] } => {
  const wire = new EventEmitter() as Socket
  const heard: string[] = []
  let above = 0
  wire.on('data', () => above++)
  hearPlainly(
    wire,
    () => isOpen,
    (text) => heard.push(text),
  )
  for (const packet of packets) wire.emit('data', packet)
  return { above, heard }
}

test('what looks like a frame in the middle of another, or of a message in several, is none', () => {
  const inner = frame('x')
  const outer = Buffer.concat([Buffer.from([0x82, 0x80 | (3 + inner.length), 0, 0, 0, 0]), Buffer.from('abc'), inner])
  const halves = [outer.subarray(0, -inner.length), outer.subarray(-inner.length)]
  expect(divided([...halves, frame('y')])).toEqual({ above: 2, heard: ['y'] })
  expect(divided([frame('a', { fin: false }), frame('x'), frame('b', { opcode: 0 }), frame('y')])).toEqual({ above: 4, heard: [] })
})

test('after a ping, and after a long text in several packets, texts are heard plainly again', () => {
  const long = frame('ü'.repeat(1_000))
  const packets = [frame('', { opcode: PING }), frame('x'), long.subarray(0, 900), long.subarray(900), frame('y')]
  expect(divided(packets)).toEqual({ above: 3, heard: ['x', 'y'] })
})

test('a socket that is being closed hears everything by the socket above', () => {
  expect(divided([frame('x')], false)).toEqual({ above: 1, heard: [] })
})
