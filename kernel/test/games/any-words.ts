import { say, type Phrase, type Words } from '@robodrome/phrases'

/** A map that returns the same answer for every kind. */
const forAny = <R>(answer: (kind: string, it: unknown) => R): Readonly<Record<string, (it: unknown) => R>> =>
  new Proxy({}, { get: (_map, kind) => (it: unknown) => answer(String(kind), it) })

const called = (kind: string): Phrase => say`${[kind]}`

/** Words for test games whose sentences nobody reads: each event is named by its kind, with all its fields. */
export const anyWords = (title: string): Words => ({
  title,
  events: forAny((kind, event) => called(`${kind}: ${JSON.stringify(event)}`)),
  questions: forAny((kind) => ({ ask: called(`${kind}?`) })),
  options: forAny((kind) => ({ title: called(kind) })),
  refusals: forAny(called),
  pieces: {},
  texts: {},
  modes: {},
  settings: {},
})
