import { readRecord } from '@robodrome/table'
import * as z from 'zod'
import type { Agent } from './agent.ts'
import { check, tell } from './after.ts'
import { pageOf } from './clip.ts'
import type { Speech } from './speech.ts'
import type { Tool } from './tool.ts'
import { Trouble } from './way.ts'

const input = z.object({ table: z.string().max(20) })

/** The record of a match that is over, with its game. */
async function recordOf(agent: Agent, table: string): Promise<{ text: string; speech: Speech }> {
  const text = await agent.text('GET', `/api/tables/${table}/record`)
  const { game, box } = readRecord(text)
  return { text, speech: await agent.speech({ game, ...(box !== undefined && { box }) }) }
}

const reviewShape = z.object({
  result: z.string(),
  turning_points: z.array(
    z.object({ from: z.number(), to: z.number(), seat: z.number(), before: z.number(), after: z.number(), lines: z.array(z.string()) }),
  ),
  luck: z.array(z.object({ seat: z.number(), by: z.number() })),
  chances: z.array(z.array(z.number())),
})

export const review: Tool<typeof input, typeof reviewShape> = {
  about: 'Tells how a match that is over went: where the win chances turned, and by how much luck moved each seat.',
  input,
  output: reviewShape,
  async run(agent, { table }) {
    const { text, speech } = await recordOf(agent, table)
    const told = tell(readRecord(text), speech)
    if (told === null) throw new Trouble('unanswered', 'This game has no estimate of win chances.')
    const { chances, ...rest } = told
    const data = { ...rest, chances: pageOf(chances, 0, rest).items }
    const turns = told.turning_points.map(
      ({ seat, before, after, from, to, lines }) =>
        `Entries ${from + 1} to ${to}: Seat ${seat} from ${before} to ${after}.\n  ${lines.join('\n  ')}`,
    )
    const luck = told.luck.map(({ seat, by }) => `Seat ${seat} ${by}`).join(', ')
    return { data, says: [`Result: ${told.result}.`, ...turns, `Luck, as a share of the win chance: ${luck}.`].join('\n') }
  },
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
