import type { Phase, State } from '@robodrome/leagues'

export type Step = Phase['kind'] | Exclude<State['status'], 'running'>

/** The parts of a season in their order, and at which of them it is. */
export function courseOf({ status, phase, definition: { format, auction, seasons } }: State): { steps: Step[]; at: number } {
  if (status === 'called off') return { steps: ['called off'], at: 0 }
  const now = status === 'running' ? phase.kind : status
  const first: Step[] = format === 'keeper' ? ['draft'] : format === 'salary' ? [auction === 'open' ? 'auction' : 'sealed'] : []
  const usual: Step[] = ['open', ...first, 'rounds', ...(seasons > 1 ? (['break'] as const) : []), 'finished']
  const known = usual.indexOf(now === 'start' || now === 'opening' ? 'open' : now)
  if (known >= 0) return { steps: usual, at: known }
  // What comes between: exchanges among the rounds, firing before the next auction.
  const before = usual.indexOf(now === 'window' ? 'break' : (first[0] ?? 'rounds'))
  const at = now === 'window' ? (before < 0 ? usual.length - 1 : before) : before
  return { steps: usual.toSpliced(at, 0, now), at }
}
