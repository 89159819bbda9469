import type { Bench } from './bench.ts'

const BENCHES: Readonly<Record<string, () => Promise<{ bench: Bench }>>> = {
  gekido: () => import('./benches/gekido.ts'),
  aimbots: () => import('./benches/aimbots.ts'),
  volt: () => import('./benches/volt.ts'),
  pbl: () => import('./benches/pbl.ts'),
}

/** The games that can be changed in the Workshop. */
export const benchIds = (): string[] => Object.keys(BENCHES)

/** What the Workshop must know about a game, loaded on demand. Throws for an unknown game. */
export async function openBench(game: string): Promise<Bench> {
  const load = Object.hasOwn(BENCHES, game) ? BENCHES[game] : undefined
  if (load === undefined) throw new RangeError(`unknown game ${game}`)
  return (await load()).bench
}
