import type { Line, Seat } from '@robodrome/kernel'
import type { Agreement } from './agreement.ts'
import { pointsOf } from './points.ts'
import { resultText, type Receipt, type Stood } from './receipt.ts'
import type { Snapshot } from './snapshot.ts'

/*
 * What a device notes about its own lines: its choices and its resignation. A line comes after everything that had been shown when it was
 * sent, and before everything that is shown once it is settled. Both bounds always hold: another tab, another device or a late answer only
 * widens the window.
 */

export const chose = (receipt: Receipt, text: string, after: string | null, step: number): Receipt => ({
  ...receipt,
  choices: [...receipt.choices, text],
  stood: [...receipt.stood, { after, step, before: null }],
  agreed: null,
})

/**
 * Notes that this device agrees; stored before the wish is sent. The agreement holds until this device's next choice, or until it sees that
 * the offer has ended.
 */
export const agreedTo = (receipt: Receipt, how: Agreement | null, point: string | null = null): Receipt => ({
  ...receipt,
  agreed: how && { how, step: null, point },
})

/**
 * Notes that the host has confirmed the agreement. Only after that does a position without an offer mean that the offer has ended. `shown`
 * is the latest position; the agreement may have been sent from an earlier one.
 */
export function agreedAt(receipt: Receipt, step: number, shown: Pick<Snapshot, 'seq' | 'proposal' | 'point'> | null): Receipt {
  if (receipt.agreed === null) return receipt
  const isStanding = shown !== null && shown.seq >= step && shown.proposal !== null
  return { ...receipt, agreed: { ...receipt.agreed, step, ...(isStanding && { point: shown.point }) } }
}

const hasLapsed = ({ agreed }: Receipt, { phase, proposal, seq }: Snapshot): boolean =>
  phase === 'playing' && proposal === null && agreed !== null && agreed.step !== null && agreed.step <= seq

/** Notes that this device agrees that a seat takes its last choice back; stored before the wish is sent. An older consent that came to nothing is replaced. */
export const consented = (receipt: Receipt, seat: Seat, { undone, point }: Pick<Snapshot, 'undone' | 'point'>): Receipt => ({
  ...receipt,
  undone: [...receipt.undone.slice(0, undone), { seat, after: point, step: null, before: null }],
})

/** Notes that this device does not consent, or no longer. */
export const refusedBack = (receipt: Receipt, { undone }: Pick<Snapshot, 'undone'>): Receipt => ({
  ...receipt,
  undone: receipt.undone.slice(0, undone),
})

/** Notes that the host has confirmed the consent. */
export const consentedAt = (receipt: Receipt, step: number): Receipt => ({
  ...receipt,
  undone: receipt.undone.map((each, i) => (i === receipt.undone.length - 1 && each.before === null ? { ...each, step } : each)),
})

/** Closes the windows of what was taken back, and forgets a consent that came to nothing. */
function undoneIn(receipt: Receipt, { phase, seq, point, proposal, undone }: Snapshot): Receipt {
  const last = receipt.undone.at(-1)
  if (last === undefined || last.before !== null) return receipt
  if (receipt.undone.length > undone) {
    const isOpen = proposal?.how === 'take back' && phase === 'playing'
    const isKnown = phase === 'over' || (last.step !== null && last.step <= seq)
    return isKnown && !isOpen ? { ...receipt, undone: receipt.undone.slice(0, -1) } : receipt
  }
  return point === null ? receipt : { ...receipt, undone: [...receipt.undone.slice(0, -1), { ...last, before: point }] }
}

export const tookBack = (receipt: Receipt): Receipt => ({
  ...receipt,
  choices: receipt.choices.slice(0, -1),
  stood: receipt.stood.slice(0, -1),
  agreed: null,
})

/** Notes the resignation when it is sent: the seat counts as having left even if the answer never arrives. */
export const resigned = (receipt: Receipt, after: string | null): Receipt =>
  receipt.left === 'resigned'
    ? receipt
    : { ...receipt, left: 'resigned', agreed: null, stood: [...receipt.stood, { after, step: null, before: null }] }

/** Notes that the host has confirmed the last line. */
export const confirmed = (receipt: Receipt, step: number): Receipt => ({
  ...receipt,
  stood: receipt.stood.map((each, i) => (i === receipt.stood.length - 1 ? { ...each, step } : each)),
})

/**
 * Closes the windows of lines that are settled in this snapshot. A resignation is final, so after it the host's claim that something can be
 * taken back is ignored. A snapshot in which the seat has left needs no confirmed step, either. Otherwise the host could keep the window
 * open, or name a step that never comes, and write the resignation later.
 */
export function settled(receipt: Receipt, { phase, seat, seq, point, canTakeBack, seats }: Snapshot): Receipt {
  const hasResigned = receipt.left === 'resigned'
  const isGone = hasResigned && seats[receipt.seat]?.left === true
  const leaving = hasResigned ? (receipt.stood.at(-1)?.step ?? null) : null
  const isFinal = leaving !== null && leaving <= seq
  const isDone = (step: number | null): boolean => (isFinal || !canTakeBack) && step !== null && step <= seq
  const isSettled = ({ step, before }: Stood): boolean =>
    before === null && (phase === 'over' || (seat === receipt.seat && (isGone || isDone(step))))
  if (point === null || !receipt.stood.some(isSettled)) return receipt
  return { ...receipt, stood: receipt.stood.map((each) => (isSettled(each) ? { ...each, before: point } : each)) }
}

/**
 * What a device notes while it watches the match: the places of its own lines, the departure of its seat, and the end of the match when
 * first seen.
 */
export function witnessed(known: Receipt, snapshot: Snapshot): Receipt {
  const { phase, seats, result, dice } = snapshot
  if (phase === 'open' || known.promises === null) return known
  // This runs after the end, too, because the last choice may be confirmed after the end was shown.
  const standing = settled(undoneIn(known, snapshot), snapshot)
  const receipt = hasLapsed(standing, snapshot) ? { ...standing, agreed: null } : standing
  if (receipt.end !== null) return receipt
  const left = receipt.left ?? (seats[receipt.seat]?.left === true ? 'told' : null)
  const end =
    phase === 'over' && dice?.seal
      ? {
          result: resultText(result),
          players: seats.map(({ holder, name }) => holder ?? name),
          bots: seats.flatMap(({ bot }, seat) => (bot ? [seat] : [])),
          seal: dice.seal,
        }
      : null
  return left === receipt.left && end === null ? receipt : { ...receipt, left, end }
}

/** The narrowest possible windows, for a caller that knows the whole match and its seed. */
export function stoodIn(seed: string, lines: readonly Line[], seat: Seat): Stood[] {
  const points = pointsOf(seed, lines)
  return lines.flatMap((line, i) =>
    (line.kind === 'choice' || line.kind === 'leave') && line.seat === seat
      ? [{ after: points[i]!, step: null, before: points[i + 1]! }]
      : [],
  )
}
