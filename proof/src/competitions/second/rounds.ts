import type { Definition, NextRound } from '@robodrome/leagues'
import { isPairable } from '../pairable.ts'
import { bracketOf } from './bracket-of.ts'
import { seatNumbers, sizesFor } from './pods.ts'
import { berger, doubleBerger } from './robin.ts'
import type { Kept, SecondStage } from './stage.ts'
import { pointsIn } from './standing.ts'

const DAY = 86_400_000

/** LG-PACE-1, LG-PACE-2, LG-OUT-6 */
export const deadlineFor = ({ pace }: Definition, at: number, rounds: number): number =>
  pace.kind === 'days' ? at + rounds * pace.roundDays * DAY : at + pace.grace

const tableOf = ({ kind }: SecondStage, n: number): [number, number][][] => (kind === 'double robin' ? doubleBerger(n) : berger(n))

/** LG-OUT-2 Computes s, an entrant's number of scheduled matches. */
export function scheduled(stage: SecondStage, entrant: number): number {
  const members = stage.groups.find((group) => group.includes(entrant)) ?? stage.numbers
  const own = members.indexOf(entrant) + 1
  return tableOf(stage, members.length)
    .slice(0, stage.rounds)
    .flat()
    .filter((pair) => pair.includes(own)).length
}

/** Returns the first fault in a round's pairings, or null. */
export function nextPairs(book: Kept, stage: SecondStage, round: number, { fixtures, idle }: NextRound): string | null {
  const written = fixtures.map(({ sides }) => sides.join('-')).join(' ')
  const expected = exactly(book, stage, round)
  if (expected !== null)
    return written === expected ? null : `round ${round} of ${stage.kind}: ${written} are paired, and by the rules ${expected}`
  if (stage.kind === 'swiss') return swissProblem(book, stage, round, fixtures, idle)
  return stage.kind === 'pods' ? podsProblem(book, stage, fixtures, idle) : null
}

/** Lists the pairings of a round that the rules fix completely. */
function exactly(book: Kept, stage: SecondStage, round: number): string | null {
  const { numbers, groups, kind } = stage
  const named = (members: readonly number[], pairs: readonly (readonly number[])[]): string[] =>
    pairs.map((pair) => pair.map((number) => members[number - 1]!).join('-'))
  if (kind === 'groups') return groups.flatMap((group) => named(group, berger(group.length)[round - 1] ?? [])).join(' ')
  if (stage.isRobin) return named(numbers, tableOf(stage, numbers.length)[round - 1]!).join(' ')
  if (kind === 'final') return numbers.join('-')
  if (kind !== 'knockout' && kind !== 'double knockout') return null
  const taken = new Set(stage.matches.map(({ place }) => place))
  const next = bracketOf(book, stage).next(taken)
  return named(
    numbers,
    next.map(({ sides }) => sides),
  ).join(' ')
}

/**
 * LG-SW-1, LG-SW-2, LG-SW-8, LG-OUT-3 Checks that every entrant still in and present is paired once, or has the bye that the rules give it.
 */
function swissProblem(
  book: Kept,
  stage: SecondStage,
  round: number,
  fixtures: NextRound['fixtures'],
  idle: NextRound['idle'],
): string | null {
  const paired = fixtures.flatMap(({ sides }) => sides)
  const byes = idle.filter(({ bye }) => bye).map(({ entrant }) => entrant)
  const away = idle.filter(({ bye }) => !bye)
  const all = [...paired, ...idle.map(({ entrant }) => entrant)].toSorted((a, b) => a - b)
  const inside = stage.numbers.filter((entrant) => book.isIn(entrant)).toSorted((a, b) => a - b)
  if (all.join() !== inside.join()) return `round ${round}: ${all.join(' ')} are paired or free, and ${inside.join(' ')} are in`
  for (const { entrant, points } of away) {
    const isFirst = !stage.idle.some((each) => each.entrant === entrant && !each.bye)
    const due = isFirst && round < stage.rounds ? 1 : 0
    if (points !== due) return `round ${round}: ${entrant} has ${points} points for an absence, and ${due} by the rules`
  }
  const there = inside.filter((entrant) => !away.some((each) => each.entrant === entrant))
  // LG-FIX-2
  const unpaid = idle.find(({ bye, points }) => bye && points !== 2)
  if (unpaid !== undefined) return `round ${round}: ${unpaid.entrant} has ${unpaid.points} points for a bye, and 2 by the rules`
  if (byes.length !== there.length % 2) return `round ${round}: ${byes.length} byes for ${there.length}`
  return byes.length === 0 ? null : byeProblem(stage, there, byes[0]!)
}

function byeProblem(stage: SecondStage, there: readonly number[], found: number): string | null {
  const order = there.toSorted((a, b) => pointsIn(stage, b) - pointsIn(stage, a) || stage.numbers.indexOf(a) - stage.numbers.indexOf(b))
  const hadOne = (entrant: number): boolean =>
    stage.idle.some((each) => each.entrant === entrant && each.bye) ||
    stage.matches.some(
      ({ match }) => !match.wasPlayed && match.decision !== 'double forfeit' && match.ranks[match.sides.indexOf(entrant)] === 1,
    )
  const haveMet = (a: number, b: number): boolean =>
    stage.matches.some(({ match }) => match.wasPlayed && match.sides.includes(a) && match.sides.includes(b))
  const fits = (entrant: number): boolean =>
    !hadOne(entrant) &&
    isPairable(
      order.filter((each) => each !== entrant),
      (a, b) => !haveMet(a, b),
    )
  const due = order.findLast(fits) ?? order.at(-1)!
  return due === found ? null : `the bye goes to ${found}, and by the rules to ${due}`
}

/** LG-POD-1 Checks sizes and byes; the composition of pods is checked elsewhere. */
function podsProblem(book: Kept, stage: SecondStage, fixtures: NextRound['fixtures'], idle: NextRound['idle']): string | null {
  const inside = stage.numbers.filter((entrant) => book.isIn(entrant))
  const found = sizesFor(inside.length, seatNumbers(book.definition.events[stage.event]!.game))
  const sizes = fixtures.map(({ sides }) => sides.length).join(' ')
  if (found === null || sizes !== found.sizes.join(' '))
    return `${inside.length} sit in pods of ${sizes}, and by the rules of ${found?.sizes.join(' ')}`
  const byesOf = (entrant: number): number => stage.idle.filter((each) => each.entrant === entrant && each.bye).length
  const due = inside
    .toSorted(
      (a, b) => byesOf(a) - byesOf(b) || pointsIn(stage, a) - pointsIn(stage, b) || stage.numbers.indexOf(b) - stage.numbers.indexOf(a),
    )
    .slice(0, found.byes)
  const free = idle.map(({ entrant }) => entrant)
  const unpaid = idle.find(({ bye, points }) => bye && points !== 6)
  if (unpaid !== undefined) return `${unpaid.entrant} has ${unpaid.points} points for a bye, and 6 by the rules`
  const isSame = free.length === due.length && free.every((entrant) => due.includes(entrant))
  return isSame ? null : `${free.join(' ')} have the byes, and by the rules ${due.join(' ')}`
}
