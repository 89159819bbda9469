import { placesOf, type Problem } from './own-lines.ts'
import type { Receipt } from './receipt.ts'
import type { MatchRecord } from './record.ts'
import { recordSays } from './says.ts'

/**
 * As long as its seat was taken, anything that the players took back together needed this device's consent. Each consent has a window, just
 * as the device's own lines do.
 */
export function consentProblems(record: MatchRecord, { seat, undone, choices }: Partial<Receipt>): Problem[] {
  if (seat === undefined || undone === undefined || choices === undefined) return []
  const { lines, at } = record
  const leaving = lines.findIndex((line) => line.kind === 'leave' && line.seat === seat)
  const found = lines.flatMap((line, i) => (line.kind === 'takeBack' && (leaving < 0 || i < leaving) ? [{ i, seat: line.seat }] : []))
  const { places } = placesOf(record, { seat, stood: undone })
  const problems: Problem[] = []
  for (const [nth, { i, seat: by }] of found.entries()) {
    const [consent, place] = [undone[nth], places[nth]]
    const isMine = consent?.seat === by && (place === undefined || (i >= place.first && i < place.end))
    if (!isMine) problems.push({ line: at[i] ?? null, ...recordSays('neverConsented', { seat: by }) })
  }
  // The last consent may have come to nothing unnoticed; one whose effect was shown must be in the record.
  const missing = undone.slice(found.length).find(({ before }) => before !== null)
  if (missing !== undefined) problems.push({ line: null, ...recordSays('takeBackMissing', { seat: missing.seat }) })
  return problems
}
