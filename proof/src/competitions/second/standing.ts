import { bracketOf } from './bracket-of.ts'
import type { SecondMatch } from './match.ts'
import { pointsFor } from './pods.ts'
import type { Kept, SecondStage } from './stage.ts'
import { ScoreSheet, type Share } from './table.ts'

/** LG-FIX-2, LG-POD-3, LG-POD-6 Computes the points of a fixture for one of its sides. */
function pointsOf({ kind }: SecondStage, { decision, ranks }: SecondMatch, side: number): number {
  if (kind === 'pods') {
    if (decision === 'forfeit') return ranks[side] === 1 ? 6 : 0
    return decision === 'double forfeit' ? 0 : pointsFor(ranks)[side]!
  }
  if (decision === 'double forfeit') return 0
  return ranks[0] === ranks[1] ? 1 : ranks[side] === 1 ? 2 : 0
}

/** Fills the score sheet of a stage with its results so far. */
function sheetOf(stage: SecondStage, book: Kept | null = null): ScoreSheet {
  const isOpen = (round: number): boolean => stage.matches.some((each) => each.round === round && each.match.isOpen)
  let rounds = 0
  while (rounds < stage.paired && !isOpen(rounds + 1)) rounds++
  const sheet = new ScoreSheet(rounds, stage.kind === 'swiss')
  for (const { match, round } of stage.matches) {
    for (const entrant of match.sides) if (book?.out.has(entrant)) sheet.out(entrant, round)
    if (match.isOpen || match.decision === 'annulled') continue
    const shares = match.sides.map((entrant, side): Share => {
      const points = pointsOf(stage, match, side)
      const place = match.ranks[side]!
      return { entrant, points, isWin: stage.kind === 'pods' ? place === 1 : points === 2, diff: match.diff[side]!, place }
    })
    sheet.match(round, shares, match.wasPlayed || stage.isRobin)
  }
  for (const { entrant, points } of stage.idle) sheet.free(entrant, points)
  return sheet
}

export const pointsIn = (stage: SecondStage, entrant: number): number => sheetOf(stage).points(entrant)

/** LG-TB-1 to LG-TB-3, LG-OUT-4 Returns the order of a stage or of one of its groups; entrants without a place are last. */
export function orderOf(book: Kept, stage: SecondStage, codes: readonly string[], among: readonly number[] = stage.numbers): number[] {
  const order = sheetOf(stage, book).order(among, codes, (entrant) => book.lots.indexOf(entrant) + 1)
  const unplaced = book.unplaced(stage.run)
  return [...order.filter((entrant) => !unplaced.has(entrant)), ...order.filter((entrant) => unplaced.has(entrant))]
}

/**
 * LG-KO-6, LG-DK-3, LG-OUT-4 Lists the places of an event that is a single round robin, Swiss or bracket, as `entrant:place`; null for
 * other events.
 */
export function placesOf(book: Kept, run: number, codes: readonly string[]): string[] | null {
  const stages = book.stagesOf(run)
  const [stage] = stages
  if (stage === undefined || stages.length !== 1) return null
  const unplaced = book.unplaced(run)
  if (stage.kind === 'knockout' || stage.kind === 'double knockout') {
    const places = [...bracketOf(book, stage).places()].map(([seed, place]) => ({ entrant: stage.numbers[seed - 1]!, place }))
    const above = (place: number): number => places.filter((each) => unplaced.has(each.entrant) && each.place < place).length
    return places.map(({ entrant, place }) => `${entrant}:${unplaced.has(entrant) ? '-' : place - above(place)}`).toSorted()
  }
  if (!['robin', 'double robin', 'swiss', 'pods'].includes(stage.kind)) return null
  return orderOf(book, stage, codes)
    .map((entrant, i) => `${entrant}:${unplaced.has(entrant) ? '-' : i + 1}`)
    .toSorted()
}

/** LG-GB-2, LG-GB-3 Lists the seeds of the bracket after groups. */
export function groupSeeds(book: Kept, stage: SecondStage): number[] {
  const tables = stage.groups.map((group) => orderOf(book, stage, book.definition.tiebreaks, group).filter((entrant) => book.isIn(entrant)))
  const sheet = sheetOf(stage)
  const share = (entrant: number): number => (sheet.entries(entrant) === 0 ? 0 : sheet.points(entrant) / sheet.entries(entrant))
  const best = (rank: number): number[] =>
    tables
      .flatMap((table) => (table[rank] === undefined ? [] : [table[rank]]))
      .toSorted((a, b) => share(b) - share(a) || stage.numbers.indexOf(a) - stage.numbers.indexOf(b))
  const [winners, seconds] = [best(0), best(1)]
  const groupOf = (entrant: number): number => stage.groups.findIndex((group) => group.includes(entrant))
  // Seed s meets seed 2G + 1 - s: the first of G winners meets the last of the runners-up.
  const opponentOf = (winner: number): number => winners.length - 1 - winner
  winners.forEach((winner, i) => {
    const own = opponentOf(i)
    if (seconds[own] === undefined || groupOf(seconds[own]) !== groupOf(winner)) return
    const other = opponentOf(i + 1 < winners.length ? i + 1 : i - 1)
    if (seconds[other] === undefined) return
    ;[seconds[own], seconds[other]] = [seconds[other], seconds[own]]
  })
  return [...winners, ...seconds]
}
