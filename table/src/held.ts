import { plain, same } from '@robodrome/kernel'
import { promiseOf } from './fair-luck.ts'
import { isListFor, type Receipt } from './receipt.ts'
import type { MatchRecord } from './record.ts'
import { SOMEONE } from './someone.ts'

/** What is wrong and in which line of the file (null: in no single line). */
export interface Problem {
  line: number | null
  message: string
}

/** What could not be held against anything this client saw itself. `choices`: the record has some that this device did not make. */
export type Unseen = 'commitment' | 'contribution' | 'promises' | 'end' | 'choices'

type Wrong = (header: string, message: string) => void

/** Where the record is not what this client saw. */
export function hostProblems(record: MatchRecord, seen: Partial<Receipt>): Problem[] {
  const problems: Problem[] = []
  const wrong: Wrong = (header, message) => problems.push({ line: record.lineOf(header), message })
  planProblems(record, seen, wrong)
  diceProblems(record, seen, wrong)
  problems.push(...playProblems(record, seen))
  if (seen.end) endProblems(record, seen.end, wrong)
  return problems
}

/** The game that was agreed on: chosen otherwise once the dice are known, it would be a choice between dice. */
function planProblems({ game, settings, box }: MatchRecord, seen: Partial<Receipt>, wrong: Wrong): void {
  if (seen.game !== undefined && seen.game !== game) wrong('game', `you sat down to play ${seen.game}, but the record is of ${game}`)
  if (seen.settings === undefined) return
  const { mode, seats, options } = seen.settings
  if (mode !== settings.mode) wrong('mode', `you sat down to play mode ${mode}, but the record is of mode ${settings.mode}`)
  if (!same(options, settings.options))
    wrong('options', `you sat down to play with options ${JSON.stringify(options)}, but the record has ${JSON.stringify(settings.options)}`)
  if (seen.box !== box) wrong('box', `you sat down to play with box ${seen.box ?? 'none'}, but the record has ${box ?? 'none'}`)
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

/** What this device did must be in the record, and the seat left only if this device knows of it. */
function playProblems({ entries, lines }: MatchRecord, { seat, choices = [], left }: Partial<Receipt>): Problem[] {
  if (seat === undefined) return []
  const { missing } = matched(entries, seat, choices)
  const problems: Problem[] = []
  if (missing !== null) problems.push({ line: null, message: `seat ${seat} chose "${missing}", but the record does not have that there` })
  const leaving = entries.findIndex((entry) => entry.kind === 'leave' && entry.seat === seat)
  if (leaving >= 0 && left === null)
    problems.push({ line: lines[leaving] ?? null, message: `seat ${seat} leaves here, but this device neither left nor was told so` })
  if (leaving < 0 && left === 'resigned') problems.push({ line: null, message: `seat ${seat} resigned, but the record does not have that` })
  return problems
}

function endProblems({ result, players, seal }: MatchRecord, end: NonNullable<Receipt['end']>, wrong: Wrong): void {
  if (end.result !== result) wrong('result', `the match ended with "${end.result}", but the record says "${result ?? ''}"`)
  for (const [seat, name] of players.entries())
    if (name !== SOMEONE && name !== written(end.players[seat] ?? ''))
      wrong(`player ${seat}`, `seat ${seat} was ${end.players[seat] ?? 'nobody'}, but the record says ${name}`)
  if (end.seal !== seal) wrong('seal', 'the record is not the one whose seal the host showed when the match ended')
}

const written = (name: string): string => name.trim().replace(/\s+/g, ' ')

/** Goes through the choices of a seat: the first of one's own that is not there in its order, and the entries that are none of one's own. */
function matched(entries: MatchRecord['entries'], seat: number, choices: readonly string[]): { missing: string | null; others: number[] } {
  let next = 0
  const others: number[] = []
  for (const [i, entry] of entries.entries()) {
    if (entry.kind !== 'choice' || entry.seat !== seat) continue
    if (next < choices.length && plain(entry.text) === plain(choices[next]!)) next++
    else others.push(i)
  }
  return { missing: choices[next] ?? null, others }
}

/** The lines that the seat played although this device did not play them: choices, and a leave of which it was only told. */
export function notMineIn({ entries, lines }: MatchRecord, { seat, choices, left }: Partial<Receipt>): number[] {
  if (seat === undefined || choices === undefined) return []
  const leaves = left === 'told' ? entries.flatMap((entry, i) => (entry.kind === 'leave' && entry.seat === seat ? [i] : [])) : []
  return [...matched(entries, seat, choices).others, ...leaves].map((i) => lines[i] ?? 0)
}

export function unseenOf(notMine: readonly number[], seen: Partial<Receipt>): Unseen[] {
  const unseen: Unseen[] = []
  if (seen.commitment === undefined) unseen.push('commitment')
  if (seen.contribution === undefined || seen.seat === undefined) unseen.push('contribution')
  if (!seen.promises) unseen.push('promises')
  if (!seen.end) unseen.push('end')
  if (notMine.length > 0) unseen.push('choices')
  return unseen
}
