import { BadInput, type Seat } from '@robodrome/kernel'
import { promiseOf } from './fair-luck.ts'
import { linesOf, readHeaders, type HeaderFields } from './headers.ts'
import type { Snapshot } from './snapshot.ts'
import type { Wish } from './wish.ts'

/**
 * What a player's own device keeps about the dice: seen with its own eyes before it showed its contribution. Held against the record it
 * tells whether the host kept its word; the record alone cannot.
 */
export interface Receipt {
  seat: Seat
  /** The host's, as it was when the contribution was promised. */
  commitment: string
  contribution: string
  /** What all seats had promised when this one showed its contribution (null: a mind); null before that. */
  promises: (string | null)[] | null
  /** How often the dice began anew after this device had shown a contribution. */
  redrawn: number
  /** What this device chose and was confirmed, in order; the record may have more, where somebody else answered for the seat. */
  choices: string[]
}

export const newReceipt = (seat: Seat, commitment: string, contribution: string, redrawn = 0): Receipt => ({
  seat,
  commitment,
  contribution,
  promises: null,
  redrawn,
  choices: [],
})

/** For whoever sits down: the word given before, unless the dice have begun anew since. `fresh` makes one of at least 128 random bits. */
export function receiptFor(seat: Seat, commitment: string, known: Receipt | undefined, fresh: () => string): Receipt {
  if (known?.commitment === commitment) return known
  return newReceipt(seat, commitment, fresh(), (known?.redrawn ?? 0) + (known?.promises ? 1 : 0))
}

/** Why a device does not show its contribution: the host has shown it something else since, or what was promised is not known here. */
export type Distrust = 'commitment' | 'promise' | 'lost'

/** What a device does next for its contribution. The receipt is to be kept before the wish is sent. */
export type NextWord = { receipt: Receipt; wish: Wish } | { distrust: Distrust } | null

/** Looks at a table that has not begun, for one of the own seats. */
export function nextWord({ phase, dice }: Snapshot, seat: Seat, known: Receipt | undefined, fresh: () => string): NextWord {
  if (phase !== 'open' || dice === null || dice.contributions[seat] !== null) return null
  const promise = dice.promises[seat] ?? null
  if (promise === null) {
    if (dice.closed) return null
    const receipt = receiptFor(seat, dice.commitment, known, fresh)
    return { receipt, wish: { type: 'sit', seat, promise: promiseOf(receipt.contribution) } }
  }
  if (known === undefined) return { distrust: 'lost' }
  if (promise !== promiseOf(known.contribution)) return { distrust: 'promise' }
  if (dice.commitment !== known.commitment) return { distrust: 'commitment' }
  if (!dice.closed) return null
  const receipt = known.promises ? known : { ...known, promises: [...dice.promises] }
  // Shown once, the list may not change: whoever changes it wants to choose.
  if (receipt.promises!.some((each, other) => each !== dice.promises[other])) return { distrust: 'promise' }
  return { receipt, wish: { type: 'reveal', seat, contribution: known.contribution } }
}

const FORMAT = 'robodrome receipt 1'

/** A receipt as text, in the manner of a record's headers. */
export function writeReceipt({ seat, commitment, contribution, promises, redrawn, choices }: Receipt): string {
  const lines = [
    FORMAT,
    `commitment: ${commitment}`,
    `seat: ${seat}`,
    `contribution: ${contribution}`,
    ...(promises ?? []).map((promise, each) => `promise ${each}: ${promise ?? ''}`),
    `redrawn: ${redrawn}`,
    ...choices.map((choice, each) => `choice ${each}: ${choice}`),
  ]
  return `${lines.join('\n')}\n`
}

export function readReceipt(text: string): Receipt {
  const [first = '', ...lines] = linesOf(text)
  if (first.trim() !== FORMAT) throw new BadInput(['line 1'], first, `"${FORMAT}"`)
  const headers = readHeaders(
    lines.map((line, i) => ({ line, at: i + 2 })),
    ['commitment', 'seat', 'contribution', 'redrawn'],
    ['promise', 'choice'],
  )
  const promises = headers.list('promise').map((promise) => (promise === '' ? null : promise))
  return {
    seat: wholeNumber(headers, 'seat'),
    commitment: headers.read('commitment', (found) => (/^[0-9a-f]{64}$/.test(found) ? found : null), '64 hexadecimal digits'),
    contribution: headers.read('contribution', (found) => found, 'what was added to the dice'),
    promises: promises.length > 0 ? promises : null,
    redrawn: headers.has('redrawn') ? wholeNumber(headers, 'redrawn') : 0,
    choices: headers.list('choice'),
  }
}

const wholeNumber = (headers: HeaderFields, name: string): number =>
  headers.read(name, (found) => (/^\d{1,3}$/.test(found) ? Number(found) : null), 'a whole number')
