import { bracketOrder, knockout, LATER, meet, NOBODY, tie, type Decisions, type Slot, type Tie } from './knockout.ts'

/** Both brackets and the final, with the deciding match if needed. */
export interface DoubleKnockout {
  winners: Tie[][]
  losers: Tie[][]
  final: Tie
  decider: Tie | null
}

/** LG-DK-1, LG-DK-2 After one loss, an entrant continues in the losers' bracket; this includes the final. */
export function doubleKnockout(n: number, decisions: Decisions): DoubleKnockout {
  const winners = knockout(bracketOrder(n), decisions)
  const losers = losersBracket(winners, decisions)
  const [above, below] = [winners.at(-1)![0]!.winner, losers.at(-1)?.[0]?.winner ?? winners.at(-1)![0]!.loser]
  const last = Math.max(winners.length, losers.length + 1) + 1
  const final = tie('final', { round: winners.length + 1, turn: last }, [above, below], decisions)
  const upset = typeof final.winner === 'number' && final.winner === below && typeof above === 'number'
  return {
    winners,
    losers,
    final,
    decider: upset ? tie('decider', { round: winners.length + 2, turn: last + 1 }, [below, above], decisions) : null,
  }
}

function losersBracket(winners: readonly Tie[][], decisions: Decisions): Tie[][] {
  const rounds: Tie[][] = []
  const add = (slots: readonly Slot[]): void => void rounds.push(meet(slots, decisions, 'L', rounds.length + 1))
  const through = (): Slot[] => rounds.at(-1)!.map(({ winner }) => winner)
  if (winners.length < 2) return rounds
  add(winners[0]!.map(({ loser }) => loser))
  for (let r = 2; r <= winners.length; r++) {
    const fallen = winners[r - 1]!.map(({ loser }) => loser)
    const meeting = r % 2 === 0 ? fallen.toReversed() : fallen
    add(through().flatMap((slot, i) => [slot, meeting[i]!]))
    if (r < winners.length) add(through())
  }
  return rounds
}

/**
 * LG-DK-3 Lists the places by seed: champion, loser of the last final, then the losers' rounds from last to first; entrants knocked out in
 * the same round share a place.
 */
export function doubleKnockoutPlaces({ winners, losers, final, decider }: DoubleKnockout): Map<number, number> {
  const places = new Map<number, number>()
  const last = decider ?? final
  if (last.winner === LATER) return places
  if (typeof last.winner === 'number') places.set(last.winner, 1)
  for (const side of final.sides) if (typeof side === 'number' && side !== last.winner) places.set(side, 2)
  const outs = losers.map((ties) => ties.flatMap((each) => out(each)))
  // Both sides of a winners' fixture may be out: they count as beaten in the round where the loser would have continued.
  winners.forEach((ties, i) =>
    ties.filter(({ winner }) => winner === NOBODY).forEach((each) => outs[Math.max(0, 2 * i - 1)]?.push(...known(each))),
  )
  outs.toReversed().forEach((group) => {
    const place = places.size + 1
    for (const seed of group) places.set(seed, place)
  })
  return places
}

const out = (each: Tie): number[] => known(each).filter((seed) => each.winner !== LATER && seed !== each.winner)
const known = ({ sides }: Tie): number[] => sides.filter((side) => typeof side === 'number')
