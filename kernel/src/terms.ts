/** Seats are numbers from 0, clockwise; a player is the person or AI in one. */
export type Seat = number

/** The id of a rule in a game's RULES.md, such as `GK-MOVE-3`. */
export type RuleId = string

/** Each rule declares the type of its own notes, but a frame can belong to any rule. This is the only `any` in the kernel. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Any = any

/**
 * Anything that a game communicates, event or question, to everybody or only to the seats in `to`. `secret` holds fields that only the
 * seats in `secret.to` receive.
 */
export interface Said {
  kind: string
  rule: RuleId
  to?: Seat[]
  secret?: { to: Seat[] }
}

/** Something that happened, as data for log, animation and statistics; it contains no prose. */
export interface Happened extends Said {
  /** Something hidden was revealed, so nothing before it can be taken back. */
  reveals?: true
  /** The id of the card or other content that caused it. */
  uses?: string
}

/** The types of everything that a game communicates; each game declares them in `src/terms.ts`. */
export interface Terms {
  /** What a seat may know. */
  View: unknown
  /** An option as data; its notation is merely the written form. */
  Option: unknown
  /** A question to a seat: its subject and its rule. */
  Question: Said
  Event: Happened
  /** Questions about a position, such as odds and forecasts: the arguments and the answer of each kind. */
  Answers: { [kind: string]: { args: unknown; answer: unknown } }
  /** Ids that need a text in every language: rules that refuse moves, pieces, modes, and options of a table. */
  Names: { refusal: RuleId; piece: string; mode: string; setting: string }
}

/** The terms of an unknown game: server, minds and registry need nothing more precise. */
export type AnyTerms = { View: Any; Option: Any; Question: Any; Event: Any; Answers: Any; Names: Any }

/** A message as one seat or spectator receives it: secret fields may be missing. */
export type Seen<S extends Said> = string extends keyof S
  ? S
  : S extends Said
    ? Omit<S, 'to' | 'secret'> & (S extends { secret: infer F } ? Partial<Omit<F, 'to'>> : unknown)
    : never

/** Returns the part of a message that a seat (null for a spectator) may see, or null if it may not see the message. */
export function seenBy<S extends Said>(said: S, seat: Seat | null): Seen<S> | null {
  if (said.to !== undefined && (seat === null || !said.to.includes(seat))) return null
  // Most messages are public and need not be copied.
  if (said.to === undefined && said.secret === undefined) return said as Seen<S>
  const { to: _to, secret, ...open } = said
  if (secret === undefined || seat === null || !secret.to.includes(seat)) return open as Seen<S>
  const { to: _insiders, ...fields } = secret
  return { ...open, ...fields } as Seen<S>
}

/** The member of a union with this kind, even if one member has several kinds. */
export type OfKind<U extends { kind: string }, K extends U['kind']> = U extends unknown ? (K extends U['kind'] ? U : never) : never

/** One function for every kind of a union. A missing or extra kind does not compile. */
export type ByKind<U extends { kind: string }, R, C = unknown> = { readonly [K in U['kind']]: (it: OfKind<U, K>, context: C) => R }

/** Calls the map's function for this member. */
export const byKind = <U extends { kind: string }, R, C>(map: ByKind<U, R, C>, it: U, context: C): R =>
  (map[it.kind as U['kind']] as (it: U, context: C) => R)(it, context)
