import { same, type Sentence } from '@robodrome/kernel'
import { leftIn } from './agreement.ts'
import { isSameBox } from './box-name.ts'
import { promiseOf } from './fair-luck.ts'
import type { Problem } from './own-lines.ts'
import { isListFor, type Receipt } from './receipt.ts'
import type { MatchRecord } from './record.ts'
import { SOMEONE } from './someone.ts'
import { recordSays } from './says.ts'

/**
 * The parts of a record that nothing this client saw could confirm. `places`: the positions of its own lines. `choices`: the record has
 * choices that this device did not make. `agreement`: the match may have continued after this device had agreed to end it.
 */
export type Unseen = 'commitment' | 'contribution' | 'promises' | 'end' | 'places' | 'choices' | 'agreement'

type Wrong = (header: string, sentence: Sentence) => void

/** Where the record differs from what this client saw. */
export function hostProblems(record: MatchRecord, seen: Partial<Receipt>): Problem[] {
  const problems: Problem[] = []
  const wrong: Wrong = (header, sentence) => problems.push({ line: record.lineOf(header), ...sentence })
  planProblems(record, seen, wrong)
  diceProblems(record, seen, wrong)
  if (seen.end) endProblems(record, seen.end, wrong)
  agreementProblems(record, seen, wrong)
  return problems
}

/** Compares the game with the agreed one. A host who picked the game after learning the dice would effectively pick the dice. */
function planProblems({ game, settings, box }: MatchRecord, seen: Partial<Receipt>, wrong: Wrong): void {
  if (seen.game !== undefined && seen.game !== game) wrong('game', recordSays('satDownGame', { sat: seen.game, game }))
  if (seen.settings === undefined) return
  const { mode, seats, options } = seen.settings
  if (mode !== settings.mode) wrong('mode', recordSays('satDownMode', { sat: mode, mode: settings.mode }))
  if (!same(options, settings.options))
    wrong('options', recordSays('satDownOptions', { sat: JSON.stringify(options), options: JSON.stringify(settings.options) }))
  if (!isSameBox(seen.box, box)) wrong('box', recordSays('satDownBox', { sat: seen.box ?? 'none', box: box ?? 'none' }))
  if (seats !== settings.seats) wrong(`player ${seats}`, recordSays('satDownSeats', { sat: seats, seats: settings.seats }))
}

function diceProblems({ commitment: claimed, contributions, settings }: MatchRecord, seen: Partial<Receipt>, wrong: Wrong): void {
  if (seen.commitment !== undefined && seen.commitment !== claimed)
    wrong('commitment', recordSays('otherCommitment', { commitment: seen.commitment, claimed: claimed ?? 'nothing of it' }))
  if (seen.contribution !== undefined && seen.seat !== undefined && seen.contribution !== contributions[seen.seat])
    wrong(
      `contribution ${seen.seat}`,
      recordSays('otherContribution', { seat: seen.seat, contribution: seen.contribution, claimed: contributions[seen.seat] ?? '' }),
    )
  if (!seen.promises) return
  if (seen.promises.length !== contributions.length)
    wrong(
      `contribution ${Math.min(seen.promises.length, contributions.length)}`,
      recordSays('contributionsByPromises', { contributions: contributions.length, places: seen.promises.length }),
    )
  if (!isListFor(seen.promises, settings.seats)) wrong('commitment', recordSays('badPromises', { seats: settings.seats }))
  for (const [seat, promise] of seen.promises.entries()) {
    const contribution = contributions[seat] ?? ''
    if (promise !== (contribution === '' ? null : promiseOf(contribution)))
      wrong(`contribution ${seat}`, recordSays('brokenPromise', { seat }))
  }
}

function endProblems({ result, players, bots, seal }: MatchRecord, end: NonNullable<Receipt['end']>, wrong: Wrong): void {
  if (end.result !== result) wrong('result', recordSays('endedOtherwise', { result: end.result, claimed: result ?? '' }))
  for (const [seat, name] of players.entries())
    if (name !== SOMEONE && name !== written(end.players[seat] ?? ''))
      wrong(`player ${seat}`, recordSays('otherPlayer', { seat, player: shown(end.players[seat] ?? 'nobody'), claimed: shown(name) }))
  if (end.bots.join(' ') !== (bots ?? '')) wrong('bots', recordSays('otherBots', { bots: end.bots.join(' '), claimed: bots ?? '' }))
  if (end.seal !== seal) wrong('seal', recordSays('notTheSealed'))
}

/** Nobody can agree on behalf of somebody else, and a player who had left had no vote. */
function agreementProblems({ agreed, entries }: MatchRecord, { seat, choices, agreed: word }: Partial<Receipt>, wrong: Wrong): void {
  if (agreed === undefined || seat === undefined || choices === undefined || leftIn(entries).has(seat)) return
  if (word?.how !== agreed) wrong('agreed', recordSays('neverAgreed', { agreement: agreed }))
}

/** Writes a name so that invisible characters become visible, because names that look the same may differ in them. */
const shown = (name: string): string => (/^[ -~]*$/.test(name) ? name : `"${name.replace(/[^ -~]/gu, escaped)}"`)
const escaped = (char: string): string => `\\u{${char.codePointAt(0)!.toString(16)}}`

const written = (name: string): string => name.trim().replace(/\s+/g, ' ')

export function unseenOf(others: readonly number[], isAgreementOld: boolean, seen: Partial<Receipt>): Unseen[] {
  const unseen: Unseen[] = []
  if (seen.commitment === undefined) unseen.push('commitment')
  // With an empty contribution, others could know all dice of the match beforehand.
  if (!seen.contribution || seen.seat === undefined) unseen.push('contribution')
  if (!seen.promises?.[seen.seat ?? 0]) unseen.push('promises')
  if (!seen.end) unseen.push('end')
  const own = (seen.choices?.length ?? 0) + (seen.left === 'resigned' ? 1 : 0)
  const placed = (seen.stood ?? []).filter(({ after, before }) => after !== null && before !== null)
  const isUnplaced = placed.length !== own || (seen.undone ?? []).some(({ after, before }) => after === null || before === null)
  if (isUnplaced) unseen.push('places')
  if (others.length > 0) unseen.push('choices')
  if (isAgreementOld) unseen.push('agreement')
  return unseen
}
