import type { Seat } from '@robodrome/kernel'
import type { Agreement } from './agreement.ts'

/**
 * One stored step of a table. The steps suffice to restore the table without a random generator. Step 1 is the first
 * after its creation.
 */
export type Step =
  /**
   * With the promise of a contribution to the dice, or without it where host and guest are one. `bot`: the account belongs to a bot. `unready`: the
   * match must not begin before the player says so.
   */
  | { kind: 'sit'; seat: Seat; guest: string; name: string; promise: string | null; bot?: true | undefined; unready?: true | undefined }
  /** At the player's own wish, or `absent`: away too long; `removed`: by the owner. */
  | { kind: 'standUp'; seat: Seat; why?: 'absent' | 'removed' | undefined }
  /** Before the match: the guest declines a reserved seat; it opens to everybody. */
  | { kind: 'decline'; seat: Seat }
  | { kind: 'ready'; seat: Seat; on: boolean }
  /** Nobody sits down or stands up any more, minds have the empty seats, and the promises are final: contributions may be shown. */
  | { kind: 'close'; minds: { seat: Seat; mind: string }[] }
  | { kind: 'reveal'; seat: Seat; contribution: string }
  /** These seats did not show their promised contributions: they are free, and the dice restart with another seed and other promises. */
  | { kind: 'reopen'; seats: Seat[]; seed: string }
  | { kind: 'start'; minds: { seat: Seat; mind: string }[]; outcomes: string[] }
  | { kind: 'choose'; seat: Seat; text: string; outcomes: string[] }
  | { kind: 'takeBack'; seat: Seat }
  | { kind: 'leave'; seat: Seat; outcomes: string[] }
  /** From now on a mind plays this seat, because its person asked for it or is absent; the person may take it back. Before the match: the owner gave it an open seat. */
  | { kind: 'mind'; seat: Seat; mind: string; absent?: true | undefined }
  /** The mind no longer plays it. */
  | { kind: 'person'; seat: Seat }
  /** The owner lets anybody take this seat over from its mind, or no longer. */
  | { kind: 'offer'; seat: Seat; on: boolean }
  /** A person takes the seat over from its mind for good, after this many entries of the match. */
  | { kind: 'takeOver'; seat: Seat; guest: string; name: string; after: number; bot?: true | undefined }
  /** Before the match: the player of this seat has gone away, or is back. Without a seat it is the owner. */
  | { kind: 'away'; seat: Seat | null; on: boolean }
  /** The player of this seat is the owner from now on. */
  | { kind: 'host'; seat: Seat }
  /** Goes on vacation, or is back: meanwhile time is taken from the vacation that the table grants. */
  | { kind: 'rest'; seat: Seat; on: boolean }
  /** Offers to end the match in this way; players who are not asked agree. The match ends once everybody who must agree has agreed. */
  | { kind: 'propose'; seat: Seat; how: Agreement }
  | { kind: 'accept'; seat: Seat }
  /** Turns an offer down, or withdraws the player's own. */
  | { kind: 'turnDown'; seat: Seat }
  /** The player of this seat asks the others to a rematch at another table, where their seats are reserved. */
  | { kind: 'rematch'; table: string; seat: Seat }
  /** The server was unavailable for this long: no clock has run. */
  | { kind: 'downtime'; ms: number }

/** Steps of the match itself. */
export type Play = Extract<Step, { kind: 'choose' | 'takeBack' | 'leave' }>

/** A step before its random outcomes are known. */
export type Draft<S = Step> = S extends { outcomes: string[] } ? Omit<S, 'outcomes'> : S

export const isPlay = <S extends Step | Draft>(step: S): step is Extract<S, { kind: Play['kind'] }> =>
  step.kind === 'choose' || step.kind === 'takeBack' || step.kind === 'leave'
