import { randomUUID } from 'node:crypto'
import { NO_SUCH_MOVE, NOT_ASKED, plain } from '@robodrome/kernel'
import type { AnswerGiven, Done } from '@robodrome/protocol'
import type { Snapshot } from '@robodrome/table'
import * as z from 'zod'
import type { Agent } from './agent.ts'
import { pageOf } from './clip.ts'
import type { Follower } from './follower.ts'
import { fullShape, isAsked, lookAt, lookShape, movesOf, mustBeNow, sayLook } from './look.ts'
import { isExact, QUESTIONS, rowShape, rowsIn, unknownIn } from './odds.ts'
import type { Speech } from './speech.ts'
import { explain, type Tool } from './tool.ts'
import { Trouble } from './way.ts'

const table = z.string().max(20)
const seq = z.number().min(0).describe('The step of your latest look.')
const id = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .optional()
  .describe('Your own name for this call: a retry under it does nothing twice.')

/** How long a confirmed step may take to arrive on the stream. */
const ARRIVES_MS = 5_000
/** The longest `wait`. */
const MOST_WAIT_S = 25

interface Here {
  follower: Follower
  snapshot: Snapshot
  speech: Speech
}

async function here(agent: Agent, at: string): Promise<Here> {
  const follower = await agent.follow(at)
  const snapshot = follower.snapshot!
  return { follower, snapshot, speech: await agent.speech(snapshot) }
}

/** Returns the agent's seat in a running match. */
function seatIn({ seat }: Snapshot): number {
  if (seat === null) throw new Trouble('not-yours', 'You have no seat at this table.')
  return seat
}

const lookInput = z.object({
  table,
  since: z.number().min(0).optional().describe('Tells what happened after this step.'),
  page: z.number().min(0).optional().describe('From which option on, where an answer named next_page.'),
})

export const look: Tool<typeof lookInput, typeof fullShape> = {
  about: 'Shows a table as your seat sees it: the position in words, what you are asked, and all your options with their effects.',
  input: lookInput,
  output: fullShape,
  async run(agent, { table: at, since, page = 0 }) {
    const { follower, snapshot, speech } = await here(agent, at)
    const data = lookAt(follower, snapshot, speech, { after: since ?? snapshot.seq, page, full: true })
    return { data, says: sayLook(data) }
  },
}

const waitInput = z.object({ table, seq, seconds: z.number().min(1).max(MOST_WAIT_S) })

export const wait: Tool<typeof waitInput, typeof lookShape> = {
  about: `Waits until you are asked or the match is over, at most ${MOST_WAIT_S} seconds; then call it again.`,
  input: waitInput,
  output: lookShape,
  run: (agent, { table: at, seq: after, seconds }, signal) =>
    agent.waiting(async () => {
      const { follower, speech } = await here(agent, at)
      const due = (snapshot: Snapshot): boolean => snapshot.phase === 'over' || isAsked(snapshot)
      const snapshot = await follower.until(due, seconds * 1000, signal)
      const data = lookAt(follower, snapshot, speech, { after })
      return { data, says: sayLook(data) }
    }),
}

const oddsInput = z.object({
  table,
  seq,
  n: z.number().min(1).optional().describe('Only the chances of this option.'),
  page: z.number().min(0).optional(),
})
const oddsShape = z.object({
  seq: z.number(),
  exact: z.boolean(),
  rows: z.array(rowShape),
  unknown: z.string(),
  forecast: z.array(z.string()),
  next_page: z.optional(z.number()),
})

export const odds: Tool<typeof oddsInput, typeof oddsShape> = {
  about: 'Gives the exact chances that the page shows its players, and what they leave out. Gekido and VOLT add what your moves would do.',
  input: oddsInput,
  output: oddsShape,
  async run(agent, { table: at, seq: asked, n, page = 0 }) {
    const { follower, snapshot, speech } = await here(agent, at)
    mustBeNow(follower, snapshot, asked, speech)
    seatIn(snapshot)
    const kinds = QUESTIONS[snapshot.game] ?? ['odds']
    const answers = await Promise.all(kinds.map(async (kind) => ({ kind, ...(await ask(agent, snapshot, kind)) })))
    const text = n === undefined ? null : movesOf(snapshot)[n - 1]?.text
    if (text === undefined) throw new Trouble('malformed', `There are ${movesOf(snapshot).length} options.`)
    const isMeant = (about: string): boolean => text === null || about.includes(text)
    const rows = answers.flatMap(({ kind, answer }) => (kind === 'odds' ? rowsIn(answer) : [])).filter(({ about }) => isMeant(about))
    const forecast = answers.flatMap(({ kind, answer }) => (kind === 'odds' || answer === null ? [] : foretold(kind, answer)))
    const lines = forecast.filter(isMeant).map((each) => each.slice(0, MOST_FORECAST))
    const base = {
      seq: answers[0]?.seq ?? snapshot.seq,
      exact: answers.every(({ answer }) => isExact(answer)),
      unknown: unknownIn(snapshot.game),
    }
    const all = [...rows, ...lines]
    const { items, next } = pageOf(all, page, base)
    const data = {
      ...base,
      rows: items.flatMap((each) => (typeof each === 'string' ? [] : [each])),
      forecast: items.flatMap((each) => (typeof each === 'string' ? [each] : [])),
      ...(next !== null && { next_page: next }),
    }
    const says = [...data.rows.map(({ about, chance, fraction }) => `${about}: ${fraction ?? chance}`), ...data.forecast]
    return { data, says: [...says, says.length === 0 ? 'There is nothing to work out here.' : data.unknown].join('\n') }
  },
}

const MOST_FORECAST = 600

/** Asks the game what it can compute for the agent's seat. The answer is null if there is nothing to say in this position. */
async function ask(agent: Agent, { table: at, seat, seq: now }: Snapshot, kind: string): Promise<AnswerGiven> {
  try {
    return await agent.read<AnswerGiven>('POST', `/api/tables/${at}/questions`, { kind, seat })
  } catch (error) {
    if (error instanceof Trouble && error.code === 'unanswered') return { seq: now, answer: null }
    throw error
  }
}

/** Formats the forecast in the game's own words, one line for each part. */
const foretold = (kind: string, answer: unknown): string[] =>
  Object.entries(answer as object).flatMap(([name, each]) =>
    typeof each === 'object' && each !== null && kind === 'ghost' && name === 'with'
      ? Object.entries(each as object).map(([die, run]) => `${die}: ${JSON.stringify(run)}`)
      : [`${name}: ${JSON.stringify(each)}`],
  )

const whyInput = z.object({ table, seq, move: z.string().max(400) })
const whyShape = z.object({ legal: z.boolean(), rule: z.string(), title: z.string(), sentence: z.string() })

export const whyNot: Tool<typeof whyInput, typeof whyShape> = {
  about: 'Says whether a move is legal now, and if not, which rule forbids it and why.',
  input: whyInput,
  output: whyShape,
  async run(agent, { table: at, seq: asked, move }) {
    const { follower, snapshot, speech } = await here(agent, at)
    mustBeNow(follower, snapshot, asked, speech)
    const seat = seatIn(snapshot)
    const wanted = plain(speech.game.tidy?.(move) ?? move)
    const isIt = ({ text }: { text: string }): boolean => plain(text) === wanted
    if (movesOf(snapshot).some(isIt)) return { data: { legal: true, rule: '', title: '', sentence: '' }, says: 'This move is legal.' }
    const refused = snapshot.refusals.find(isIt)
    const rule = refused?.rule ?? (isAsked(snapshot) ? NO_SUCH_MOVE : NOT_ASKED)
    const { title, reason } = explain(snapshot.game, rule)
    const own = refused === undefined ? null : speech.refusal(rule, refused.option, snapshot.view, seat)
    const sentence = own ?? reason
    return { data: { legal: false, rule, title, sentence }, says: `Not legal (${rule}${title === '' ? '' : `, ${title}`}): ${sentence}` }
  },
}

const chooseInput = z.object({
  table,
  seq,
  n: z.number().min(1).optional().describe('The number of an option.'),
  text: z.string().max(400).optional().describe('Or its text.'),
  id,
})
const chooseShape = z.object({ seq: z.number(), happened: z.array(z.string()), next: lookShape })

export const choose: Tool<typeof chooseInput, typeof chooseShape> = {
  about: 'Makes one choice: the number or the text of an option. Answers with what happened and the next look.',
  input: chooseInput,
  output: chooseShape,
  changes: 'adds',
  async run(agent, { table: at, seq: asked, n, text, id: choice }) {
    const { follower, snapshot, speech } = await here(agent, at)
    const seat = seatIn(snapshot)
    const known = choice === undefined ? undefined : follower.done.get(choice)
    if (known === undefined) mustBeNow(follower, snapshot, asked, speech)
    const move = text ?? movesOf(snapshot)[(n ?? 0) - 1]?.text
    if (known === undefined && move === undefined)
      throw new Trouble('malformed', `Give n from 1 to ${movesOf(snapshot).length}, or the text of an option.`)
    const step = known ?? (await send(agent, { follower, snapshot, speech }, seat, move!, choice))
    const now = await follower.until((each) => each.seq >= step, ARRIVES_MS)
    const { since: happened, ...next } = lookAt(follower, now, speech, { after: asked })
    const data = { seq: step, happened, next: { ...next, since: [] } }
    return { data, says: [...happened, sayLook(data.next)].join('\n') }
  },
}

/** Sends a choice with a new id, and notes in the receipt at which step it was made. */
async function send(agent: Agent, { follower, snapshot }: Here, seat: number, text: string, id: string = randomUUID()): Promise<number> {
  const { point } = snapshot
  const done = await agent.read<Done>('POST', `/api/tables/${follower.table}/choices`, { id, seat, text })
  follower.done.set(id, done.seq)
  const written = movesOf(snapshot).find((each) => plain(each.text) === plain(text))?.text ?? text
  follower.noteChoice(written, point, done.seq)
  return done.seq
}

const backInput = z.object({ table, id })

export const takeBack: Tool<typeof backInput, typeof lookShape> = {
  about: 'Takes back your last choice, as long as no die was rolled, nothing was shown and nobody else has chosen.',
  input: backInput,
  output: lookShape,
  changes: 'adds',
  async run(agent, { table: at, id: choice = randomUUID() }) {
    const { follower, snapshot, speech } = await here(agent, at)
    const { seq: step } = await agent.read<Done>('POST', `/api/tables/${at}/take-back`, { id: choice, seat: seatIn(snapshot) })
    follower.noteTakeBack()
    const data = lookAt(follower, await follower.until((each) => each.seq >= step, ARRIVES_MS), speech)
    return { data, says: sayLook(data) }
  },
}

const leaveInput = z.object({ table, confirm: z.string().max(20).describe('The id of the table again: leaving is for good.') })
const leaveShape = z.object({ seq: z.number(), result: z.string() })

export const leave: Tool<typeof leaveInput, typeof leaveShape> = {
  about: 'Gives up your seat: before the match it is open again, during the match you resign for good.',
  input: leaveInput,
  output: leaveShape,
  changes: 'destroys',
  async run(agent, { table: at, confirm }) {
    if (confirm !== at) throw new Trouble('malformed', 'confirm must be the id of the table: leaving is for good.')
    const { follower, snapshot } = await here(agent, at)
    const seat = seatIn(snapshot)
    if (snapshot.phase === 'over') throw new Trouble('wrong-time', 'The match is over.')
    const way = snapshot.phase === 'open' ? 'stand-up' : 'resign'
    const { seq: step } = await agent.read<Done>('POST', `/api/tables/${at}/${way}`, { id: randomUUID(), seat })
    if (way === 'resign') follower.noteLeave(step)
    await follower.until((each) => each.seq >= step, ARRIVES_MS)
    const result = way === 'resign' ? 'You have resigned.' : 'You have stood up; the seat is open.'
    return { data: { seq: step, result }, says: result }
  },
}

const sayInput = z.object({ table, text: z.string().min(1).max(200) })
const sayShape = z.object({ seq: z.number() })

export const say: Tool<typeof sayInput, typeof sayShape> = {
  about: 'Says one line at a table; everybody there reads it.',
  input: sayInput,
  output: sayShape,
  changes: 'adds',
  async run(agent, { table: at, text }) {
    const { seq: n } = await agent.read<Done>('POST', `/api/tables/${at}/chat`, { id: randomUUID(), text })
    return { data: { seq: n }, says: 'Said.' }
  },
}
