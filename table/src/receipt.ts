import { same, type Result, type Seat, type Settings } from '@robodrome/kernel'
import type { Agreement } from './agreement.ts'
import { isSameBox } from './box-name.ts'
import { promiseOf } from './fair-luck.ts'
import type { Snapshot } from './snapshot.ts'
import type { Wish } from './wish.ts'

/** The agreed game at the time when a seat promised its contribution. */
export type Planned = { game: string; settings: Settings; box?: string | undefined }

/**
 * Where a line of this device must be in the record. `after` is the point that the host showed when the line was sent, and `before` the
 * first point that it showed once the line could no longer be taken back. `step` is the step as which the host confirmed it. Null means not
 * known yet.
 */
export interface Stood {
  after: string | null
  step: number | null
  before: string | null
}

/** This device's consent to a choice of this seat being taken back, its own request among them, and where that must be in the record. */
export interface Undone extends Stood {
  seat: Seat
}

/**
 * This device's agreement to end the match. `step` is the step as which the host confirmed it, or null if that is not known yet. `point` is
 * the one that the host showed with the position at which the device agreed, or null if it showed none.
 */
export interface Word {
  how: Agreement
  step: number | null
  point: string | null
}

/**
 * What a player's own device saw and did. Checked against the record, it proves whether the host kept its word; the record alone cannot
 * prove that.
 */
export interface Receipt extends Planned {
  seat: Seat
  /** The host's commitment at the time when the contribution was promised. */
  commitment: string
  contribution: string
  /** The promises of all seats (null for none) at the time when this seat revealed its contribution; null before that. */
  promises: (string | null)[] | null
  /** How often the dice restarted after this device had revealed a contribution. */
  redrawn: number
  /** The confirmed choices of this device, in order. */
  choices: string[]
  /** The places of these choices in the record, followed by the place of this device's resignation. */
  stood: Stood[]
  /** Everything that was taken back with the consent of this device, in order. The last one may not have happened. */
  undone: Undone[]
  /** `resigned` if this device left the match, `told` if the host said that the seat had left. */
  left: 'resigned' | 'told' | null
  /** What this device has agreed to since its last choice, by an offer or an answer; null again once it sees that the offer has ended. */
  agreed: Word | null
  /** The end of the match as this device first saw it; null before that. */
  end: { result: string; players: string[]; bots: Seat[]; seal: string } | null
}

export const newReceipt = (
  { game, settings, box }: Planned,
  seat: Seat,
  commitment: string,
  contribution: string,
  redrawn = 0,
): Receipt => ({
  game,
  settings,
  ...(box !== undefined && { box }),
  seat,
  commitment,
  contribution,
  promises: null,
  redrawn,
  choices: [],
  stood: [],
  undone: [],
  left: null,
  agreed: null,
  end: null,
})

/**
 * Returns the receipt of a device that sits down. It repeats the device's earlier promise, unless the dice have restarted since. `fresh`
 * makes a contribution of at least 128 random bits. `known` holds the device's receipts for all seats at this table. Without them, a host
 * could use another seat to hide that the dice restarted.
 */
export function receiptFor(plan: Planned, seat: Seat, commitment: string, known: readonly Receipt[], fresh: () => string): Receipt {
  const same = known.find((each) => each.seat === seat && each.commitment === commitment)
  if (same !== undefined) return same
  const times = known.map((each) => each.redrawn + (each.promises !== null && each.commitment !== commitment ? 1 : 0))
  return newReceipt(plan, seat, commitment, fresh(), Math.max(0, ...times))
}

/** Why a device withholds its contribution: the host has since shown something different, or the promise was made on another device. */
export type Distrust = 'commitment' | 'promise' | 'settings' | 'lost'

/** The device's next action concerning its contribution. Store the receipt before sending the wish. */
export type NextWord = { receipt: Receipt; wish: Wish } | { distrust: Distrust } | null

/** Checks a table that has not begun, for one of the device's seats. */
export function nextWord(snapshot: Snapshot, seat: Seat, kept: readonly Receipt[], fresh: () => string): NextWord {
  const known = kept.find((each) => each.seat === seat)
  const { phase, dice } = snapshot
  if (phase !== 'open' || dice === null || dice.contributions[seat] !== null) return null
  const promise = dice.promises[seat] ?? null
  if (promise === null) {
    if (dice.closed) return null
    const receipt = receiptFor(snapshot, seat, dice.commitment, kept, fresh)
    return { receipt, wish: { type: 'sit', seat, promise: promiseOf(receipt.contribution) } }
  }
  if (known === undefined) return { distrust: 'lost' }
  if (promise !== promiseOf(known.contribution)) return { distrust: 'promise' }
  if (dice.commitment !== known.commitment) return { distrust: 'commitment' }
  if (!isSamePlan(snapshot, known)) return { distrust: 'settings' }
  if (!dice.closed) return null
  const receipt = known.promises ? known : { ...known, promises: [...dice.promises] }
  // Once shown, the list of promises is final: a host who changes it is trying to choose between dice. It has one entry for each seat, and
  // no promise occurs twice.
  if (!isListFor(dice.promises, known.settings.seats) || receipt.promises!.some((each, other) => each !== dice.promises[other]))
    return { distrust: 'promise' }
  return { receipt, wish: { type: 'reveal', seat, contribution: known.contribution } }
}

export const isListFor = (promises: readonly (string | null)[], seats: number): boolean => {
  const made = promises.filter((promise) => promise !== null)
  return promises.length === seats && new Set(made).size === made.length
}

/** Compares two plans. The order of their options may differ, because a store need not keep it. */
export const isSamePlan = (one: Planned, other: Planned): boolean =>
  one.game === other.game && isSameBox(one.box, other.box) && same(one.settings, other.settings)

/** The result of a finished match as written in records: `1 wins (GK-OVER-1)`. */
export function resultText(result: Result | null): string {
  if (result === null) return 'called off'
  const won = result.ranking[0] ?? []
  // The first group may be empty: in a game against robots that nobody plays, all seats can lose.
  const who = won.length === 0 ? 'nobody wins' : `${won.join(' and ')} ${won.length === 1 ? 'wins' : 'share the win'}`
  return `${who} (${result.rule})`
}
