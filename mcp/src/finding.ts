import type { ChallengeList, CompetitionCard, TableCard, TableList } from '@robodrome/protocol'
import * as z from 'zod'
import type { Agent } from './agent.ts'
import { stateOf } from './look.ts'
import type { Tool } from './tool.ts'
import { Trouble } from './way.ts'

const MOST_LISTED = 20
const SEATED_MS = 5_000

const listInput = z.object({ which: z.enum(['open', 'mine', 'challenges', 'leagues']) })
const listShape = z.object({
  tables: z.array(
    z.object({
      table: z.string(),
      game: z.string(),
      mode: z.string(),
      phase: z.string(),
      seats: z.number(),
      open: z.number(),
      clock: z.nullable(z.object({ bank: z.number(), increment: z.number() })),
      rated: z.boolean(),
      your_move: z.boolean(),
    }),
  ),
})

/** Returns the cards of the requested tables. If a list contains only ids, each card is fetched separately. */
async function cardsOf(agent: Agent, which: z.infer<typeof listInput>['which']): Promise<TableCard[]> {
  if (which === 'mine') return (await agent.read<TableList>('GET', '/api/tables/mine')).tables
  if (which === 'open') {
    const { tables } = await agent.read<TableList>('GET', '/api/tables')
    return tables.filter(({ phase, seats }) => phase === 'open' && seats.some(({ kind }) => kind === 'open'))
  }
  const ids =
    which === 'challenges'
      ? (await agent.read<ChallengeList>('GET', '/api/challenges')).challenges.map(({ table }) => table)
      : (await agent.read<{ competitions: CompetitionCard[] }>('GET', '/api/competitions')).competitions.flatMap(({ waiting }) =>
          waiting.flatMap(({ table }) => (table === null ? [] : [table])),
        )
  return Promise.all([...new Set(ids)].slice(0, MOST_LISTED).map((id) => agent.read<TableCard>('GET', `/api/tables/${id}`)))
}

export const listTables: Tool<typeof listInput, typeof listShape> = {
  about: 'Lists tables: `open` ones to sit down at, `mine`, `challenges` to you, or your next matches in `leagues`.',
  input: listInput,
  output: listShape,
  async run(agent, { which }) {
    const cards = (await cardsOf(agent, which)).slice(0, MOST_LISTED)
    const tables = cards.map(({ id, game, settings, phase, seats, clockRules, rated, yourMove }) => ({
      table: id,
      game,
      mode: settings.mode,
      phase,
      seats: settings.seats,
      open: seats.filter(({ kind }) => kind === 'open').length,
      clock: clockRules === null ? null : { bank: clockRules.bank, increment: clockRules.increment },
      rated,
      your_move: yourMove,
    }))
    const says = tables.map(
      (each) =>
        `${each.table}: ${each.game} ${each.mode}, ${each.phase}, ${each.open} of ${each.seats} seats open${each.your_move ? ', your move' : ''}`,
    )
    return { data: { tables }, says: says.join('\n') || 'There is none.' }
  },
}

const sitInput = z.object({
  table: z.string().max(20).optional(),
  game: z.string().max(40).optional(),
  mode: z.string().max(40).optional(),
  opponents: z
    .array(z.string().max(40))
    .max(7)
    .optional()
    .describe('One for each other seat: a level of list_games, or "open" for anybody.'),
})
const sitShape = z.object({ table: z.string(), seat: z.number(), commitment: z.string(), state: z.string() })

async function openTable(agent: Agent, { game, mode, opponents }: z.infer<typeof sitInput>): Promise<string> {
  if (game === undefined || mode === undefined || opponents === undefined)
    throw new Trouble('malformed', 'Give a table, or a game, a mode and the opponents.')
  const seats = [{ kind: 'open' }, ...opponents.map((each) => (each === 'open' ? { kind: 'open' } : { kind: 'mind', mind: each }))]
  const settings = { mode, seats: seats.length, options: {} }
  const wanted = { game, settings, seats, public: opponents.includes('open'), clock: null }
  return (await agent.read<TableCard>('POST', '/api/tables', wanted)).id
}

export const sitDown: Tool<typeof sitInput, typeof sitShape> = {
  about:
    'Sits down at a table, or opens one against AI opponents or anybody. The dice need nothing from you: your contribution is promised now and shown by itself. Then call wait.',
  input: sitInput,
  output: sitShape,
  changes: 'adds',
  async run(agent, given) {
    const table = given.table ?? (await openTable(agent, given))
    const { seat, commitment, follower } = await agent.sit(table)
    const state = stateOf(await follower.until((snapshot) => snapshot.own.includes(seat), SEATED_MS))
    return { data: { table, seat, commitment, state }, says: `You sit at ${table} as Seat ${seat}. ${state}` }
  },
}
