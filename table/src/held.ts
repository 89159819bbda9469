import { plain } from '@robodrome/kernel'
import { promiseOf } from './fair-luck.ts'
import type { Receipt } from './receipt.ts'
import type { MatchRecord } from './record.ts'

/** What is wrong and in which line of the file (null: in no single line). */
export interface Problem {
  line: number | null
  message: string
}

/** What could not be held against anything this client saw itself. */
export type Unseen = 'commitment' | 'contribution' | 'promises'

/** Where the record is not what this client saw. */
export function hostProblems({ commitment: claimed, contributions, entries, lineOf }: MatchRecord, seen: Partial<Receipt>): Problem[] {
  const problems: Problem[] = []
  const wrong = (header: string, message: string): number => problems.push({ line: lineOf(header), message })
  if (seen.commitment !== undefined && seen.commitment !== claimed)
    wrong('commitment', `the host committed to ${seen.commitment} before, but the record says ${claimed ?? 'nothing of it'}`)
  if (seen.contribution !== undefined && seen.seat !== undefined && seen.contribution !== contributions[seen.seat])
    wrong(
      `contribution ${seen.seat}`,
      `seat ${seen.seat} added "${seen.contribution}", but the record says "${contributions[seen.seat] ?? ''}"`,
    )
  if (seen.promises && seen.promises.length !== contributions.length)
    wrong(
      `contribution ${seen.promises.length}`,
      `the record has ${contributions.length} contributions to the dice, but ${seen.promises.length} seats had a place in the list of promises`,
    )
  for (const [seat, promise] of (seen.promises ?? []).entries()) {
    const contribution = contributions[seat] ?? ''
    if (promise !== (contribution === '' ? null : promiseOf(contribution)))
      wrong(`contribution ${seat}`, `the contribution of seat ${seat} is not what it had promised when contributions began to be shown`)
  }
  const made = entries.flatMap((entry) => (entry.kind === 'choice' && entry.seat === seen.seat ? [plain(entry.text)] : []))
  const missing = firstMissing((seen.choices ?? []).map(plain), made)
  if (missing !== null)
    problems.push({ line: null, message: `seat ${seen.seat} chose "${missing}", but the record does not have that there` })
  return problems
}

/** The first of some texts that is not found, in their order, among others. */
function firstMissing(wanted: readonly string[], among: readonly string[]): string | null {
  let at = 0
  for (const each of wanted) {
    at = among.indexOf(each, at) + 1
    if (at === 0) return each
  }
  return null
}

export function unseenOf({ contributions }: MatchRecord, seen: Partial<Receipt>): Unseen[] {
  const unseen: Unseen[] = []
  if (seen.commitment === undefined) unseen.push('commitment')
  if (seen.contribution === undefined || seen.seat === undefined) unseen.push('contribution')
  const others = contributions.some((contribution, seat) => contribution !== '' && seat !== seen.seat)
  if (others && !seen.promises) unseen.push('promises')
  return unseen
}
