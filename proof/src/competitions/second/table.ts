/** What one entrant has from one round. */
export interface Outing {
  round: number
  points: number
  against: readonly number[]
  /** LG-TB-2 In round robins forfeits count as played. */
  played: boolean
  won: boolean
  diff: number
  place: number
}

export interface Candidate {
  entrant: number
  lot: number
  outings: Outing[]
  /** LG-TB-2, V in a Swiss: the last round in which an entrant that is out was paired; null for the others. */
  goneAfter: number | null
}

const total = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0)

/** LG-TB-1, LG-TB-2 Entrants from the first to the last, by codes one after another. */
export function ordered(all: readonly Candidate[], codes: readonly string[], rounds: number, isSwiss: boolean): number[] {
  const of = new Map(all.map((each) => [each.entrant, each]))
  const points = (entrant: number): number => total(of.get(entrant)?.outings.map((each) => each.points) ?? [])
  const v = (entrant: number): number => {
    const gone = of.get(entrant)?.goneAfter ?? null
    return points(entrant) + (isSwiss && gone !== null ? Math.max(0, rounds - gone) : 0)
  }
  const perRound = ({ entrant, outings }: Candidate): number[] =>
    Array.from({ length: rounds }, (_, i) => {
      const outing = outings.find(({ round }) => round === i + 1)
      return outing?.played ? total(outing.against.map(v)) : points(entrant)
    })
  const value = (each: Candidate, code: string, tied: readonly Candidate[]): number => {
    const { entrant, outings, lot } = each
    const played = outings.filter((outing) => outing.played)
    switch (code) {
      case 'PTS':
        return points(entrant)
      case 'WIN':
        return played.filter(({ won }) => won).length
      case 'DE':
        return direct(each, tied)
      case 'BH':
        return total(perRound(each))
      case 'BH1':
        return total(perRound(each)) - (rounds > 0 ? Math.min(...perRound(each)) : 0)
      case 'SB':
        return total(played.map((outing) => outing.points * total(outing.against.map(v))))
      case 'DIFF':
        return total(played.map(({ diff }) => diff))
      case 'FIRST':
        return played.filter(({ place }) => place === 1).length
      case 'SECOND':
        return played.filter(({ place }) => place === 2).length
      case 'OPP':
        return total(played.flatMap(({ against }) => against.map(points)))
      case 'BOUTS':
        return 0
      default:
        return -lot
    }
  }
  const sort = (group: readonly Candidate[], [code, ...rest]: readonly string[]): number[] => {
    if (code === undefined || group.length === 1) return group.map(({ entrant }) => entrant)
    const values = new Map(group.map((each) => [each, value(each, code, group)]))
    const levels = [...new Set(values.values())].toSorted((a, b) => b - a)
    return levels.flatMap((level) =>
      sort(
        group.filter((each) => values.get(each) === level),
        rest,
      ),
    )
  }
  return all.length === 0 ? [] : sort(all, codes)
}

/** LG-TB-2, DE */
function direct(each: Candidate, tied: readonly Candidate[]): number {
  const meetings = (a: Candidate, b: Candidate): Outing[] =>
    a.outings.filter(({ played, against }) => played && against.includes(b.entrant))
  const counts = tied.flatMap((a) => tied.filter((b) => b !== a).map((b) => meetings(a, b).length))
  if (counts.some((count) => count === 0 || count !== counts[0])) return 0
  return total(
    each.outings
      .filter(({ played, against }) => played && tied.some((b) => b !== each && against.includes(b.entrant)))
      .map(({ points }) => points),
  )
}
