import type { Phase, State } from '@robodrome/leagues'

export type Step = Phase['kind'] | Exclude<State['status'], 'running'>

/** The parts of a season in order, and the current one. */
export function courseOf({ status, phase, season, definition: { format, auction, seasons } }: State): { steps: Step[]; at: number } {
  if (status === 'called off') return { steps: ['called off'], at: 0 }
  const now = status === 'running' ? phase.kind : status
  const first: Step[] = format === 'keeper' ? ['draft'] : format === 'salary' ? [auction === 'open' ? 'auction' : 'sealed'] : []
  // A later season follows a break, and the last one ends without one.
  const before: Step = season > 1 && now !== 'break' ? 'break' : 'open'
  const usual: Step[] = [before, ...first, 'rounds', ...(season < seasons ? (['break'] as const) : []), 'finished']
  const known = now === 'start' || now === 'opening' ? 0 : usual.lastIndexOf(now)
  if (known >= 0) return { steps: usual, at: known }
  // The parts in between: exchanges among the rounds, firing before the next auction.
  const after = usual.lastIndexOf(now === 'window' ? 'break' : (first[0] ?? 'rounds'))
  const at = now === 'window' && after <= 0 ? usual.length - 1 : after
  return { steps: usual.toSpliced(at, 0, now), at }
}
