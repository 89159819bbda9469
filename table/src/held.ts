import { same } from '@robodrome/kernel'
import { leftIn } from './agreement.ts'
import { isSameBox } from './box-name.ts'
import { promiseOf } from './fair-luck.ts'
import type { Problem } from './own-lines.ts'
import { isListFor, type Receipt } from './receipt.ts'
import type { MatchRecord } from './record.ts'
import { SOMEONE } from './someone.ts'

/**
 * The parts of a record that nothing this client saw could confirm. `places`: the places of its own lines. `choices`: the record
 * has some that this device did not make. `agreement`: the match may have gone on after this device had agreed to end it.
 */
export type Unseen = 'commitment' | 'contribution' | 'promises' | 'end' | 'places' | 'choices' | 'agreement'

type Wrong = (header: string, message: string) => void

/** Where the record differs from what this client saw. */
export function hostProblems(record: MatchRecord, seen: Partial<Receipt>): Problem[] {
  const problems: Problem[] = []
  const wrong: Wrong = (header, message) => problems.push({ line: record.lineOf(header), message })
  planProblems(record, seen, wrong)
  diceProblems(record, seen, wrong)
  if (seen.end) endProblems(record, seen.end, wrong)
  agreementProblems(record, seen, wrong)
  return problems
}

/** The agreed game. If the host chose it after learning the dice, that would be a choice between dice. */
function planProblems({ game, settings, box }: MatchRecord, seen: Partial<Receipt>, wrong: Wrong): void {
  if (seen.game !== undefined && seen.game !== game) wrong('game', `you sat down to play ${seen.game}, but the record is of ${game}`)
  if (seen.settings === undefined) return
  const { mode, seats, options } = seen.settings
  if (mode !== settings.mode) wrong('mode', `you sat down to play mode ${mode}, but the record is of mode ${settings.mode}`)
  if (!same(options, settings.options))
    wrong('options', `you sat down to play with options ${JSON.stringify(options)}, but the record has ${JSON.stringify(settings.options)}`)
  if (!isSameBox(seen.box, box)) wrong('box', `you sat down to play with box ${seen.box ?? 'none'}, but the record has ${box ?? 'none'}`)
  if (seats !== settings.seats)
    wrong(`player ${seats}`, `you sat down at a table for ${seats}, but the record has ${settings.seats} players`)
}

function diceProblems({ commitment: claimed, contributions, settings }: MatchRecord, seen: Partial<Receipt>, wrong: Wrong): void {
  if (seen.commitment !== undefined && seen.commitment !== claimed)
    wrong('commitment', `the host committed to ${seen.commitment} before, but the record says ${claimed ?? 'nothing of it'}`)
  if (seen.contribution !== undefined && seen.seat !== undefined && seen.contribution !== contributions[seen.seat])
    wrong(
      `contribution ${seen.seat}`,
      `seat ${seen.seat} added "${seen.contribution}", but the record says "${contributions[seen.seat] ?? ''}"`,
    )
  if (!seen.promises) return
  if (seen.promises.length !== contributions.length)
    wrong(
      `contribution ${Math.min(seen.promises.length, contributions.length)}`,
      `the record has ${contributions.length} contributions to the dice, but the list of promises had ${seen.promises.length} places`,
    )
  if (!isListFor(seen.promises, settings.seats))
    wrong('commitment', `the list of promises had not one place for each of the ${settings.seats} seats, or a promise twice`)
  for (const [seat, promise] of seen.promises.entries()) {
    const contribution = contributions[seat] ?? ''
    if (promise !== (contribution === '' ? null : promiseOf(contribution)))
      wrong(`contribution ${seat}`, `the contribution of seat ${seat} is not what it had promised when contributions began to be shown`)
  }
}

function endProblems({ result, players, bots, seal }: MatchRecord, end: NonNullable<Receipt['end']>, wrong: Wrong): void {
  if (end.result !== result) wrong('result', `the match ended with "${end.result}", but the record says "${result ?? ''}"`)
  for (const [seat, name] of players.entries())
    if (name !== SOMEONE && name !== written(end.players[seat] ?? ''))
      wrong(`player ${seat}`, `seat ${seat} was ${shown(end.players[seat] ?? 'nobody')}, but the record says ${shown(name)}`)
  if (end.bots.join(' ') !== (bots ?? ''))
    wrong('bots', `bots had ${seatsIn(end.bots)}, but the record says ${seatsIn(bots?.split(' ') ?? [])}`)
  if (end.seal !== seal) wrong('seal', 'the record is not the one whose seal the host showed when the match ended')
}

/** Nobody can agree for somebody else. A player who had left had no vote. */
function agreementProblems({ agreed, entries }: MatchRecord, { seat, choices, agreed: word }: Partial<Receipt>, wrong: Wrong): void {
  if (agreed === undefined || seat === undefined || choices === undefined || leftIn(entries).has(seat)) return
  if (word?.how !== agreed)
    wrong('agreed', `the record says that all agreed on "${agreed}", but this device did not agree, or the offer had ended`)
}

/** Two names that look the same may differ in invisible characters. */
const shown = (name: string): string => (/^[ -~]*$/.test(name) ? name : `"${name.replace(/[^ -~]/gu, escaped)}"`)
const escaped = (char: string): string => `\\u{${char.codePointAt(0)!.toString(16)}}`

const seatsIn = (seats: readonly (string | number)[]): string => (seats.length === 0 ? 'no seat' : `seat ${seats.join(' and ')}`)

const written = (name: string): string => name.trim().replace(/\s+/g, ' ')

export function unseenOf(others: readonly number[], isAgreementOld: boolean, seen: Partial<Receipt>): Unseen[] {
  const unseen: Unseen[] = []
  if (seen.commitment === undefined) unseen.push('commitment')
  // An empty contribution adds nothing: others could know the dice of the whole match beforehand.
  if (!seen.contribution || seen.seat === undefined) unseen.push('contribution')
  if (!seen.promises?.[seen.seat ?? 0]) unseen.push('promises')
  if (!seen.end) unseen.push('end')
  const own = (seen.choices?.length ?? 0) + (seen.left === 'resigned' ? 1 : 0)
  const placed = (seen.stood ?? []).filter(({ after, before }) => after !== null && before !== null)
  if (placed.length !== own) unseen.push('places')
  if (others.length > 0) unseen.push('choices')
  if (isAgreementOld) unseen.push('agreement')
  return unseen
}
