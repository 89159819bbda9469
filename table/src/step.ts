import type { Seat } from '@robodrome/kernel'
import type { Offer } from './agreement.ts'

/** One stored step of a table. The steps suffice to restore the table without any randomness. Step 1 is the first after its creation. */
export type Step =
  /**
   * A guest sits down and promises a contribution to the dice; without a promise if host and guest are the same person. `bot` marks the
   * account of a bot. With `unready`, the match must not begin before the player agrees.
   */
  | { kind: 'sit'; seat: Seat; guest: string; name: string; promise: string | null; bot?: true | undefined; unready?: true | undefined }
  /** A player stands up: by choice, because they were away too long (`absent`), or because the owner removed them (`removed`). */
  | { kind: 'standUp'; seat: Seat; why?: 'absent' | 'removed' | undefined }
  /** The guest declines a reserved seat before the match, and it opens to everybody. */
  | { kind: 'decline'; seat: Seat }
  | { kind: 'ready'; seat: Seat; on: boolean }
  /**
   * The table closes: nobody sits down or stands up any more, minds get the empty seats, and the promises are final, so contributions may
   * be revealed.
   */
  | { kind: 'close'; minds: { seat: Seat; mind: string }[] }
  | { kind: 'reveal'; seat: Seat; contribution: string }
  /** These seats did not reveal their promised contributions: they become free, and the dice restart with another seed and new promises. */
  | { kind: 'reopen'; seats: Seat[]; seed: string }
  /** `code`: the digest of the files, if the game is from outside. */
  | { kind: 'start'; minds: { seat: Seat; mind: string }[]; outcomes: string[]; code?: string | undefined }
  | { kind: 'choose'; seat: Seat; text: string; outcomes: string[] }
  | { kind: 'takeBack'; seat: Seat }
  | { kind: 'leave'; seat: Seat; outcomes: string[] }
  /**
   * From now on, a mind plays this seat, because its person requested it or is absent; the person may take it back. Before the match it
   * means that the owner gave an open seat to the mind.
   */
  | { kind: 'mind'; seat: Seat; mind: string; absent?: true | undefined }
  /** The mind no longer plays this seat. */
  | { kind: 'person'; seat: Seat }
  /** The owner allows anybody to take over this seat from its mind, or stops allowing it. */
  | { kind: 'offer'; seat: Seat; on: boolean }
  /** A person takes the seat over from its mind for good, after this many entries of the match. */
  | { kind: 'takeOver'; seat: Seat; guest: string; name: string; after: number; bot?: true | undefined }
  /** The same person continues on another device and with another account. */
  | { kind: 'move'; seat: Seat; guest: string }
  /** Before the match: the player of this seat has gone away or is back. Without a seat, the step concerns the owner. */
  | { kind: 'away'; seat: Seat | null; on: boolean }
  /** The player of this seat becomes the owner. */
  | { kind: 'host'; seat: Seat }
  /** A player goes on vacation or is back. During a vacation, time is taken from the allowance that the table grants. */
  | { kind: 'rest'; seat: Seat; on: boolean }
  /**
   * A player offers to end the match in this way, or asks to take back the last choice of the seat. It happens once everybody who must agree
   * has agreed; the others count as agreeing.
   */
  | { kind: 'propose'; seat: Seat; how: Offer }
  | { kind: 'accept'; seat: Seat }
  /** A player turns an offer down, or withdraws their own. */
  | { kind: 'turnDown'; seat: Seat }
  /** The player of this seat invites the others to a rematch at another table, where their seats are reserved. */
  | { kind: 'rematch'; table: string; seat: Seat }
  /** The server was unavailable for this long; no clock ran during that time. */
  | { kind: 'downtime'; ms: number }

/** Steps of the match itself. */
export type Play = Extract<Step, { kind: 'choose' | 'takeBack' | 'leave' }>

/** A step before its random outcomes are known. */
export type Draft<S = Step> = S extends { outcomes: string[] } ? Omit<S, 'outcomes'> : S

export const isPlay = <S extends Step | Draft>(step: S): step is Extract<S, { kind: Play['kind'] }> =>
  step.kind === 'choose' || step.kind === 'takeBack' || step.kind === 'leave'
