import { same, type Result, type Seat, type Settings } from '@robodrome/kernel'
import type { Agreement } from './agreement.ts'
import { isSameBox } from './box-name.ts'
import { promiseOf } from './fair-luck.ts'
import type { Snapshot } from './snapshot.ts'
import type { Wish } from './wish.ts'

/** What is going to be played, as it was when a seat promised its contribution. */
export type Planned = { game: string; settings: Settings; box?: string | undefined }

/**
 * Where a line of this device stands in the record: behind `after`, the point that the host showed when the line was sent, and ahead of `before`, the
 * first point that it showed once the line could not be taken back. `step`: the step that the host confirmed it as. Null: not known yet.
 */
export interface Stood {
  after: string | null
  step: number | null
  before: string | null
}

/**
 * What a player's own device saw with its own eyes, and did. Held against the record it tells whether the host kept its word; the record alone
 * cannot.
 */
export interface Receipt extends Planned {
  seat: Seat
  /** The host's, as it was when the contribution was promised. */
  commitment: string
  contribution: string
  /** What all seats had promised when this one showed its contribution (null: nothing); null before that. */
  promises: (string | null)[] | null
  /** How often the dice began anew after this device had shown a contribution. */
  redrawn: number
  /** What this device chose and was confirmed, in order. */
  choices: string[]
  /** Where each of these stands in the record, and then where this device resigned. */
  stood: Stood[]
  /** `resigned`: this device left the match; `told`: the host said that the seat had left. */
  left: 'resigned' | 'told' | null
  /** To what this device has agreed, by an offer or an answer, since its last choice. */
  agreed: Agreement | null
  /** How the match ended when this device first saw its end; null before. */
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
  left: null,
  agreed: null,
  end: null,
})

/**
 * For a device that sits down: the word given before, unless the dice have begun anew since. `fresh` makes one of at least 128 random bits. `known`: what it has kept of
 * this table, of all seats: otherwise a host could hide by another seat that the dice began anew.
 */
export function receiptFor(plan: Planned, seat: Seat, commitment: string, known: readonly Receipt[], fresh: () => string): Receipt {
  const same = known.find((each) => each.seat === seat && each.commitment === commitment)
  if (same !== undefined) return same
  const times = known.map((each) => each.redrawn + (each.promises !== null && each.commitment !== commitment ? 1 : 0))
  return newReceipt(plan, seat, commitment, fresh(), Math.max(0, ...times))
}

/** Why a device does not show its contribution: the host has shown it something else since, or what was promised is not known here. */
export type Distrust = 'commitment' | 'promise' | 'settings' | 'lost'

/** What a device does next for its contribution. The receipt is to be kept before the wish is sent. */
export type NextWord = { receipt: Receipt; wish: Wish } | { distrust: Distrust } | null

/** Looks at a table that has not begun, for one of the own seats. */
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
  // Shown once, the list may not change: a host who changes it wants to choose. One place for each seat, and no promise twice.
  if (!isListFor(dice.promises, known.settings.seats) || receipt.promises!.some((each, other) => each !== dice.promises[other]))
    return { distrust: 'promise' }
  return { receipt, wish: { type: 'reveal', seat, contribution: known.contribution } }
}

export const isListFor = (promises: readonly (string | null)[], seats: number): boolean => {
  const made = promises.filter((promise) => promise !== null)
  return promises.length === seats && new Set(made).size === made.length
}

/** A store may give the options back in another order. */
export const isSamePlan = (one: Planned, other: Planned): boolean =>
  one.game === other.game && isSameBox(one.box, other.box) && same(one.settings, other.settings)

/** How a match that is over ended, as records say it: `1 wins (GK-OVER-1)`. */
export function resultText(result: Result | null): string {
  if (result === null) return 'called off'
  const won = result.ranking[0] ?? []
  // The first group may be empty: in a game against robots that nobody plays, all seats can lose.
  const who = won.length === 0 ? 'nobody wins' : `${won.join(' and ')} ${won.length === 1 ? 'wins' : 'share the win'}`
  return `${who} (${result.rule})`
}
