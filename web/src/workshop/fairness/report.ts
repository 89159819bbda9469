import type { Summary } from '@robodrome/lab/study'
import * as z from 'zod/mini'
import { storage } from '../../page/storage.ts'

const row = z.object({ name: z.string(), share: z.number(), low: z.number(), high: z.number() })
const side = z.object({
  games: z.number(),
  fair: z.number(),
  rows: z.array(row),
  seats: z.array(z.number()),
  luck: z.nullable(z.number()),
  turns: z.number(),
})
const shape = z.object({
  /** The digest of the content that was measured. */
  digest: z.string(),
  mind: z.string(),
  mode: z.string(),
  own: side,
  printed: z.nullable(side),
})

/** The win rates of one content. */
export type Side = z.infer<typeof side>
/** The last measurement of a box, stored on this device. */
export type FairReport = z.infer<typeof shape>

export const sideOf = ({ games, fair, brought, bySeat, byLuck, turns }: Summary): Side => ({
  games,
  fair,
  rows: brought.map(({ name, share, low, high }) => ({ name, share, low, high })),
  seats: bySeat.map(({ share }) => share),
  luck: byLuck?.share ?? null,
  turns: turns.median,
})

const KEY = 'robodrome.fair.'

export function keepReport(id: string, report: FairReport): void {
  try {
    storage()?.setItem(KEY + id, JSON.stringify(report))
  } catch {
    // The report remains on the screen.
  }
}

export function readReport(id: string): FairReport | null {
  try {
    const parsed = z.safeParse(shape, JSON.parse(storage()?.getItem(KEY + id) ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

export const forgetReport = (id: string): void => storage()?.removeItem(KEY + id)
