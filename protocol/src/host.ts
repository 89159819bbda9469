import * as z from 'zod/mini'
import { account } from './programs.ts'
import { tableId } from './fields.ts'

/** GET /api/host, with the host's token: what whoever runs the site looks after. Sizes are in bytes. */
export const hostView = z.object({
  reports: z.array(z.object({ id: z.number(), table: tableId, by: account, of: account, text: z.string(), at: z.number() })),
  people: z.object({
    all: z.number(),
    kept: z.number(),
    programs: z.number(),
    seenToday: z.number(),
    newest: z.array(z.extend(account, { since: z.number() })),
  }),
  tables: z.object({ open: z.number(), playing: z.number(), over: z.number() }),
  sizes: z.array(z.object({ name: z.string(), bytes: z.number() })),
  versions: z.array(z.object({ name: z.string(), version: z.string() })),
})
export type HostView = z.infer<typeof hostView>
