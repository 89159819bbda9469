/** LG-RATE-2 A belief about a player's strength. */
export interface Rating {
  mu: number
  sigma: number
}

const MU = 25
const SIGMA = MU / 3
const BETA = MU / 6
const TAU = MU / 300
const KAPPA = 0.0001

export const UNRATED: Rating = { mu: MU, sigma: round6(SIGMA) }

/** LG-RATE-2 Returns the displayed rating and its uncertainty. */
export const shownRating = ({ mu, sigma }: Rating): { rating: number; spread: number } => ({
  rating: Math.floor(1500 + 30 * (mu - MU) + 0.5),
  spread: Math.floor(60 * sigma + 0.5),
})

/** LG-RATE-2 Returns the conservative rating, by which lists are sorted. */
export const leastRating = ({ mu, sigma }: Rating): number => mu - 3 * sigma

/**
 * LG-RATE-4 Computes the ratings after a match (Weng and Lin, with the Plackett-Luce model). It takes one list of ratings per team, and
 * each team's rank from 1. Tied teams have the same rank.
 */
export function rate(teams: readonly (readonly Rating[])[], ranks: readonly number[]): Rating[][] {
  const grown = teams.map((team) => team.map(({ mu, sigma }) => ({ mu, variance: sigma ** 2 + TAU ** 2 })))
  const sums = grown.map((team) => ({ mu: total(team.map(({ mu }) => mu)), variance: total(team.map(({ variance }) => variance)) }))
  const c = Math.sqrt(total(sums.map(({ variance }) => variance + BETA ** 2)))
  const strength = sums.map(({ mu }) => Math.exp(mu / c))
  const rivals = ranks.map((rank) => total(strength.filter((_, i) => ranks[i]! >= rank)))
  const sharing = ranks.map((rank) => ranks.filter((other) => other === rank).length)
  return grown.map((team, i) => {
    const { variance: whole } = sums[i]!
    const better = ranks.flatMap((rank, q) => (rank <= ranks[i]! ? [q] : []))
    const p = (q: number): number => strength[i]! / rivals[q]!
    const omega = total(better.map((q) => ((q === i ? 1 : 0) - p(q)) / sharing[q]!)) * (whole / c)
    const delta = total(better.map((q) => (p(q) * (1 - p(q))) / sharing[q]!)) * (whole / c ** 2) * (Math.sqrt(whole) / c)
    return team.map(({ mu, variance }) => ({
      mu: round6(mu + (variance / whole) * omega),
      sigma: round6(Math.sqrt(variance) * Math.sqrt(Math.max(1 - (variance / whole) * delta, KAPPA))),
    }))
  })
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0)

/** LG-RATE-5 Ratings are stored and used with six decimal places. */
function round6(value: number): number {
  return Math.round(value * 1e6) / 1e6
}
