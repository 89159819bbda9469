import { arenaPoints, pairArena, podPoints, podSizes, rate, shownRating, type Rating } from '@robodrome/leagues'

const numbers = (text: string): number[] => text.split(' ').map(Number)

/** Calculations without a competition: the pattern of a line, and its result. */
const RECKONED: readonly (readonly [pattern: RegExp, work: (...found: string[]) => string])[] = [
  [/^pods of (\d+) with seats ([\d ]+)$/, (n, seats) => sizes(podSizes(Number(n), numbers(seats)))],
  [/^points for ([\d ]+?)(?: of (\d+))?$/, (ranks, of) => podPoints(numbers(ranks), of === undefined ? undefined : Number(of)).join(' ')],
  [/^arena ([WDL]+)$/, (results) => arenaPoints([...results].map((each) => ENDINGS[each]!)).join(' ')],
  [/^tick (.+)$/, (waiting) => tick(waiting)],
  [/^shown ([\d. ]+)$/, (rating) => shown(rated(rating))],
  [/^rated (.+)$/, (teams) => ratings(teams)],
]

/** Returns the result of the first pattern that matches the line, or null if none does. */
export function reckon(line: string): string | null {
  for (const [pattern, work] of RECKONED) {
    const found = pattern.exec(line)
    if (found !== null) return work(...found.slice(1))
  }
  return null
}

const ENDINGS: Readonly<Record<string, 'win' | 'draw' | 'loss'>> = { W: 'win', D: 'draw', L: 'loss' }

const sizes = (found: ReturnType<typeof podSizes>): string =>
  found === null ? 'refused' : [...found.sizes, ...Array.from({ length: found.byes }, () => 'bye')].join(' ')

/** Reads the waiting entrants, with their points, last opponent, and whether the last tick left them out: `1 8 met 2, 5 0 left out`. */
function tick(text: string): string {
  const waiting = text.split(', ').map((each) => {
    const [, number, points, met = '0', out] = /^(\d+) (\d+)(?: met (\d+))?( left out)?$/.exec(each) ?? []
    return { number: Number(number), points: Number(points), lastOpponent: Number(met), leftOut: out !== undefined }
  })
  const { pairs, leftOut } = pairArena(waiting)
  return [...pairs.map((pair) => pair.join('-')), ...(leftOut > 0 ? [`${leftOut} waits`] : [])].join(', ')
}

const rated = (text: string): Rating => {
  const [mu, sigma] = numbers(text)
  return { mu: mu!, sigma: sigma! }
}

const shown = (rating: Rating): string => {
  const { rating: points, spread } = shownRating(rating)
  return `${points} +-${spread}`
}

/** Computes the ratings after a match, the winners first: `26 5 & 27 5 > 25 8.333333 & 29 4`. */
function ratings(text: string): string {
  const groups = text.split(' > ').map((group) => group.split(' = ').map((team) => team.split(' & ').map(rated)))
  const ranks = groups.flatMap((group, i) => group.map(() => 1 + groups.slice(0, i).flat().length))
  return rate(groups.flat(), ranks)
    .map((team) => team.map(({ mu, sigma }) => `${mu} ${sigma}`).join(' & '))
    .join(', ')
}
