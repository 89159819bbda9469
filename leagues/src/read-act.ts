import { demandFitTexts } from '@robodrome/reading/text'
import { read } from '@robodrome/reading'
import * as z from 'zod'
import { KINDS } from './definition.ts'
import type { Act } from './log.ts'

/** Milliseconds since 1970. A time more than a century ahead is a typing error, and the store could not hold it. */
export const moment = z
  .int()
  .min(0)
  .max(Date.UTC(2100, 0, 1))

const id = z.int().min(0)
const ids = z.array(id)
const text = z.string().max(200)
const numbers = z.array(z.number())
const reason = z.string().max(500)
const card = z.string().min(1).max(80)

const due = z.discriminatedUnion('of', [
  z.strictObject({ of: z.literal('answer') }),
  z.strictObject({
    of: z.literal('fixture'),
    fixture: id,
    sat: z.array(z.boolean()),
    playing: z.boolean(),
    askedFor: numbers,
    askedInAll: numbers,
  }),
  z.strictObject({ of: z.literal('slot') }),
  z.strictObject({ of: z.literal('tick') }),
  z.strictObject({ of: z.literal('arena') }),
  z.strictObject({ of: z.literal('void'), fixture: id }),
  z.strictObject({ of: z.literal('break') }),
])

const shortName = z.string().trim().min(1).max(60)
const pair = z.array(z.string().min(1)).length(2)
const tally = z.record(z.string(), z.int().min(0))

const entrant = z.strictObject({
  kind: z.enum(KINDS),
  name: shortName,
  accounts: z.array(z.string().min(1)).min(1).max(2),
  members: pair.optional(),
  text,
  rating: z.number(),
  shown: z.number(),
})

const of = <K extends Act['kind'], S extends z.ZodRawShape>(kind: K, shape: S) => z.strictObject({ kind: z.literal(kind), ...shape })

/** Acts from outside. They do not include complete definitions, which `readDefinition` reads. */
const schema = z.discriminatedUnion('kind', [
  of('changed', { title: text.optional(), managers: z.array(text).optional(), seeds: ids.optional(), reason: reason.optional() }),
  of('invited', { team: z.strictObject({ name: shortName, members: pair, accounts: pair, text }) }),
  of('declined', { invitation: id.nullable() }),
  of('entered', { entrant }),
  of('left', { entrant: id }),
  of('started', {}),
  of('opened', { fixture: id, table: text }),
  of('put away', { fixture: id }),
  of('result', {
    fixture: id,
    result: z.strictObject({
      ranks: z.array(z.int().min(1)).nullable(),
      diff: numbers,
      bouts: numbers,
      tally: z.array(tally).optional(),
      turns: id.optional(),
    }),
  }),
  of('adjudicated', { fixture: id, verdict: z.enum(['first', 'second', 'draw', 'double forfeit', 'replay']), reason }),
  of('extended', { fixture: id, until: moment, reason }),
  of('more time', { fixture: id, entrant: id }),
  of('proposed', { fixture: id, entrant: id, hours: z.array(moment).max(3) }),
  of('agreed', { fixture: id, entrant: id, hour: moment }),
  of('checked in', { fixture: id, entrant: id }),
  of('absent', { entrant: id }),
  of('withdrew', { entrant: id, inPlay: ids }),
  of('disqualified', { entrant: id, inPlay: ids, reason }),
  of('replaced', { entrant: id, name: text, reason }),
  of('waits', { entrant: id }),
  of('wished', { entrant: id, cards: z.array(card).max(100) }),
  of('picked', { entrant: id, card }),
  of('exchanged', { entrant: id, swap: z.strictObject({ give: card, take: card }).nullable() }),
  of('nominated', { entrant: id, item: card, bid: z.int() }),
  of('raised', { entrant: id, bid: z.int() }),
  of('left the lot', { entrant: id }),
  of('passed', { entrant: id }),
  of('sealed', { entrant: id, bids: z.array(z.strictObject({ item: card, amount: z.int() })) }),
  of('fired', { entrant: id, cards: z.array(card) }),
  of('timed out', { what: due }),
  of('outage', { length: z.number().min(0) }),
  of('closed', { reason }),
  of('called off', { reason }),
])

/** Reads an act; throws BadInput with what was expected. */
export function readAct(found: unknown): Act {
  demandFitTexts(found)
  return read(schema, found) as Act
}
