import type { Snapshot } from '@robodrome/table'
import * as z from 'zod'
import { fromOthers, pageOf } from './clip.ts'
import type { Follower } from './follower.ts'
import type { Speech } from './speech.ts'
import { Trouble } from './way.ts'

/** A table as an agent sees it. Options that do not fit into one answer continue on the next `page`. */
export const lookShape = z.object({
  seq: z.number(),
  phase: z.enum(['open', 'playing', 'over']),
  seat: z.nullable(z.number()),
  asked: z.boolean(),
  state: z.string(),
  question: z.string(),
  options: z.array(z.object({ n: z.number(), text: z.string(), says: z.string() })),
  since: z.array(z.string()),
  clock: z.nullable(z.number()),
  next_page: z.optional(z.number()),
})
export type Look = z.infer<typeof lookShape>

/** The same fields, plus the position in words and what other people wrote. */
export const fullShape = lookShape.extend({
  view: z.optional(z.string()),
  from_others: z.optional(z.object({ names: z.array(z.string()), chat: z.array(z.string()) })),
})
export type FullLook = z.infer<typeof fullShape>

const CHAT_SHOWN = 5

/** Whether the match is waiting for the seat of this snapshot. */
export const isAsked = ({ phase, seat, asked, options }: Snapshot): boolean =>
  phase === 'playing' && seat !== null && asked.includes(seat) && options.length > 0

/** Lists the moves of a seat, counted from 1: first the answers, then what can be done without answering. */
export const movesOf = ({ options, asides }: Snapshot): Snapshot['options'] => [...options, ...asides]

/** The table as its seat sees it. With `after`, it includes the events of later steps. */
export function lookAt(
  follower: Follower,
  snapshot: Snapshot,
  speech: Speech,
  { after = snapshot.seq, page = 0, full = false } = {},
): Look {
  const { seat, seq, phase, view, seats } = snapshot
  const told = follower.events.filter((each) => each.seq > after && each.seq <= seq).map(({ event }) => speech.event(event, seat))
  const list = movesOf(snapshot).map((move, i) => ({ n: i + 1, text: move.text, says: saysOf(move, i, snapshot, speech) }))
  const own = snapshot.questions.find((each) => each.seat === seat)
  const look: FullLook = {
    seq,
    phase,
    seat,
    asked: isAsked(snapshot),
    question: own === undefined ? '' : speech.question(own.question, view, seat),
    options: [],
    since: page === 0 ? told.slice(-MOST_TOLD) : [],
    clock: seat === null ? null : (seats[seat]?.clock?.left ?? null),
    state: stateOf(snapshot),
    ...(full && page === 0 && { view: speech.view(view) }),
    ...(full && page === 0 && { from_others: othersIn(follower, snapshot) }),
  }
  const { items, next } = pageOf(list, page, look)
  look.options = items
  if (next !== null) look.next_page = next
  return look
}

/** Describes the effect of a move; the last moves in the list do not answer the question. */
const saysOf = ({ option }: Snapshot['options'][number], i: number, { options, view, seat }: Snapshot, speech: Speech): string =>
  `${i < options.length ? '' : 'Beside the question: '}${speech.option(option, view, seat)}`

/** The maximum number of sentences in one answer; the log has all of them. */
const MOST_TOLD = 30

const othersIn = (follower: Follower, { seats }: Snapshot): NonNullable<FullLook['from_others']> => ({
  names: seats.map(({ kind, name, bot }, seat) => fromOthers(`Seat ${seat}: ${kind === 'open' ? 'empty' : name}${bot ? ' (bot)' : ''}`)),
  // Players of a running match do not see what spectators write.
  chat: follower.chat.flatMap((line) => (line.seat === null ? [] : [fromOthers(`Seat ${line.seat}: ${line.text}`)])).slice(-CHAT_SHOWN),
})

/** Describes the state of the table in one sentence. */
export function stateOf(snapshot: Snapshot): string {
  const { phase, dice, seat, seats, result, asked } = snapshot
  if (phase === 'over')
    return result === null ? 'The match was called off.' : `The match is over: ${rankingText(result.ranking)} (${result.rule}).`
  if (phase === 'open') {
    if (seat !== null && dice?.promises[seat] === null) return 'The dice are drawn anew: you sit down again by yourself.'
    return dice?.closed === true
      ? 'The dice are being drawn.'
      : `The table waits for ${seats.filter(({ kind }) => kind === 'open').length} more to sit down.`
  }
  if (seat === null) return 'You watch without a seat.'
  const own = seats[seat]
  if (own?.left === true) return 'You have left the match.'
  if (own?.kind === 'mind') return 'You were away: an AI plays your seat until you act.'
  return isAsked(snapshot) ? 'You are asked.' : `You wait for ${asked.map((each) => `Seat ${each}`).join(', ') || 'the dice'}.`
}

const rankingText = (ranking: readonly number[][]): string => {
  const [won = []] = ranking
  if (won.length === 0) return 'nobody wins'
  return won.length === 1 ? `Seat ${won[0]} wins` : `${won.map((each) => `Seat ${each}`).join(' and ')} share the win`
}

/** A look in sentences. */
export function sayLook(look: FullLook): string {
  const lines = [
    `Step ${look.seq}. ${look.state}`,
    ...look.since,
    ...(look.view === undefined ? [] : [look.view]),
    ...(look.question === '' ? [] : [look.question]),
    ...look.options.map(({ n, text, says }) => `${n}. ${text} (${says})`),
    ...(look.next_page === undefined ? [] : [`More options: look with page ${look.next_page}.`]),
  ]
  return lines.join('\n')
}

/** Refuses a call made for a question other than the current one. The refusal contains the current look. */
export function mustBeNow(follower: Follower, snapshot: Snapshot, seq: number, speech: Speech): void {
  if (seq >= follower.optionsSince && seq <= snapshot.seq) return
  throw new Trouble(
    'stale',
    `The table has gone on since step ${seq}. Now:\n${sayLook(lookAt(follower, snapshot, speech, { after: seq }))}`,
  )
}
