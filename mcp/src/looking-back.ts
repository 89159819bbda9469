import { packed } from '@robodrome/kernel'
import type { TableCard } from '@robodrome/protocol'
import { readRecord } from '@robodrome/table'
import * as z from 'zod'
import type { Agent } from './agent.ts'
import { check, tell } from './after.ts'
import { pageOf } from './clip.ts'
import type { Speech } from './speech.ts'
import type { Tool } from './tool.ts'
import { Trouble } from './way.ts'

const input = z.object({ table: z.string().max(20) })

/** Fetches the record of a finished match, with its game. */
async function recordOf(agent: Agent, table: string): Promise<{ text: string; speech: Speech }> {
  const text = await agent.text('GET', `/api/tables/${table}/record`)
  const { game, box } = readRecord(text)
  return { text, speech: await agent.speech({ game, ...(box !== undefined && { box }) }) }
}

const reviewInput = input.extend({ seat: z.number().min(0).optional().describe('Whose mistakes; left out: your own seat.') })
const reviewShape = z.object({
  result: z.string(),
  seat: z.number(),
  decisions: z.number(),
  looked: z.number(),
  mistakes: z.array(
    z.object({
      entry: z.number(),
      grade: z.string(),
      chose: z.string(),
      better: z.string(),
      cost: z.number(),
      error: z.number(),
      why: z.array(z.string()),
    }),
  ),
  turning_points: z.array(
    z.object({ from: z.number(), to: z.number(), seat: z.number(), before: z.number(), after: z.number(), lines: z.array(z.string()) }),
  ),
  luck: z.array(z.object({ seat: z.number(), by: z.number() })),
  chances: z.array(z.array(z.number())),
})

export const review: Tool<typeof reviewInput, typeof reviewShape> = {
  about:
    'Tells how a match that is over went: where the win chances turned, how luck moved each seat, and the costliest mistakes of one seat with their error. Takes some seconds.',
  input: reviewInput,
  output: reviewShape,
  // Looking back counts as a call that waits, so that no agent can run many at once.
  run: (agent, { table, seat: wanted }) =>
    agent.waiting(async () => {
      const { text, speech } = await recordOf(agent, table)
      const record = readRecord(text)
      const seat = wanted ?? (await agent.read<TableCard>('GET', `/api/tables/${table}`)).own[0] ?? 0
      if (seat >= record.settings.seats) throw new Trouble('malformed', `Seats are 0 to ${record.settings.seats - 1}.`)
      const { game } = speech
      const box = packed(game)
      const { settings, entries } = record
      const { course, ...found } = await agent.way.lookBack({ game: game.id, ...(box && { box }), settings, entries, seat })
      if (course === null) throw new Trouble('unanswered', 'This game has no estimate of win chances.')
      const { chances, ...told } = tell(record, course)
      const base = { seat, ...told, ...found, mistakes: [] }
      const mistakes = pageOf(found.mistakes, 0, base).items
      const rest = { ...base, mistakes }
      const data = { ...rest, chances: pageOf(chances, 0, rest).items }
      return { data, says: sayReview(data) }
    }),
}

function sayReview({ result, seat, decisions, looked, mistakes, turning_points: turns, luck }: z.infer<typeof reviewShape>): string {
  return [
    `Result: ${result}.`,
    ...turns.map(
      ({ seat: whose, before, after, from, to, lines }) =>
        `Entries ${from + 1} to ${to}: Seat ${whose} from ${before} to ${after}.\n  ${lines.join('\n  ')}`,
    ),
    `Luck, as a share of the win chance: ${luck.map((each) => `Seat ${each.seat} ${each.by}`).join(', ')}.`,
    `Mistakes of Seat ${seat}, in words to that seat; ${looked} of its ${decisions} decisions were looked at:`,
    ...mistakes.map(({ entry, chose, better, cost, error, why }) =>
      [`Entry ${entry}: "${chose}" cost ${cost.toFixed(3)} (error ${error.toFixed(3)}). Better: "${better}".`, ...why].join('\n  '),
    ),
    ...(mistakes.length === 0 ? ['None was found.'] : []),
  ].join('\n')
}

const verifyShape = z.object({ verdict: z.enum(['proven', 'consistent', 'broken']), why: z.string() })

export const verify: Tool<typeof input, typeof verifyShape> = {
  about: 'Checks every move and every die of a match that is over. Proven needs a seat that was taken from this machine.',
  input,
  output: verifyShape,
  async run(agent, { table }) {
    const { text, speech } = await recordOf(agent, table)
    const receipt = agent.isOwnMachine ? (agent.receiptOf(table) ?? null) : null
    const data = check(text, speech, receipt)
    return { data, says: `${data.verdict}: ${data.why}` }
  },
}
