import type { Seat } from '@robodrome/kernel'
import type { Agreement } from './agreement.ts'

/**
 * One step of a table, as it is kept: all that is needed to bring the table to where it is, without a generator. Step 1 is the first
 * after its creation.
 */
export type Step =
  /**
   * With the promise of a contribution to the dice, or without, where host and guest are one. `bot`: the account belongs to a program. `unready`: the
   * match is not to begin before they say so.
   */
  | { kind: 'sit'; seat: Seat; guest: string; name: string; promise: string | null; bot?: true | undefined; unready?: true | undefined }
  /** At their own wish, or `absent`: they were away for too long; `removed`: the host took them off. */
  | { kind: 'standUp'; seat: Seat; why?: 'absent' | 'removed' | undefined }
  /** Before the match: the guest for whom this seat is kept does not want to play; it is open to anybody. */
  | { kind: 'decline'; seat: Seat }
  | { kind: 'ready'; seat: Seat; on: boolean }
  /** Nobody sits down or stands up any more, minds have the empty seats, and the promises stand: contributions may be shown. */
  | { kind: 'close'; minds: { seat: Seat; mind: string }[] }
  | { kind: 'reveal'; seat: Seat; contribution: string }
  /** These seats did not show what they promised: they are free, and the dice begin anew with another seed and other promises. */
  | { kind: 'reopen'; seats: Seat[]; seed: string }
  | { kind: 'start'; minds: { seat: Seat; mind: string }[]; outcomes: string[] }
  | { kind: 'choose'; seat: Seat; text: string; outcomes: string[] }
  | { kind: 'takeBack'; seat: Seat }
  | { kind: 'leave'; seat: Seat; outcomes: string[] }
  /** From now on a mind plays this seat, at its person's wish or because they are absent; they may take it back. Before the match: the host gave it an open one. */
  | { kind: 'mind'; seat: Seat; mind: string; absent?: true | undefined }
  /** The mind plays it no more. */
  | { kind: 'person'; seat: Seat }
  /** The host lets whoever comes take this seat over from its mind, or no longer. */
  | { kind: 'offer'; seat: Seat; on: boolean }
  /** A person takes the seat over from its mind for good; `after` so many entries of the match. */
  | { kind: 'takeOver'; seat: Seat; guest: string; name: string; after: number; bot?: true | undefined }
  /** Before the match: whoever sits here has gone from the table, or is back. Without a seat it is the host. */
  | { kind: 'away'; seat: Seat | null; on: boolean }
  /** Whoever sits here is the host from now on. */
  | { kind: 'host'; seat: Seat }
  /** Goes on vacation, or is back: meanwhile time is taken from what the table grants for it. */
  | { kind: 'rest'; seat: Seat; on: boolean }
  /** Offers to end the match so; whoever is not asked agrees. With the last of those who must agree it is over. */
  | { kind: 'propose'; seat: Seat; how: Agreement }
  | { kind: 'accept'; seat: Seat }
  /** Does not agree, or withdraws what it offered. */
  | { kind: 'turnDown'; seat: Seat }
  /** The player of this seat asks the others to play again at another table, where their seats are kept. */
  | { kind: 'rematch'; table: string; seat: Seat }
  /** For so long nobody could play: no clock has run. */
  | { kind: 'downtime'; ms: number }

/** Steps of the match itself. */
export type Play = Extract<Step, { kind: 'choose' | 'takeBack' | 'leave' }>

/** A step before luck has had its say. */
export type Draft<S = Step> = S extends { outcomes: string[] } ? Omit<S, 'outcomes'> : S

export const isPlay = <S extends Step | Draft>(step: S): step is Extract<S, { kind: Play['kind'] }> =>
  step.kind === 'choose' || step.kind === 'takeBack' || step.kind === 'leave'
