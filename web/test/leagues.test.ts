import {
  bracketOrder,
  doubleKnockout,
  FORMATS,
  knockout,
  readDefinition,
  type Decided,
  type Format,
  type Phase,
  type Referee,
  type State,
  type Tie,
} from '@robodrome/leagues'
import { describe, expect, it } from 'vitest'
import { stacked } from '../src/leagues/auction/prices.tsx'
import { columnsOf, pathOf, rivalsAhead, slotsOf } from '../src/leagues/bracket/columns.ts'
import { courseOf } from '../src/leagues/course.ts'
import { definitionOf, gamesOf, matchesOf, MORE_SHAPES, SHAPES, type Choice } from '../src/leagues/shapes.ts'

const winners = (won: Readonly<Record<string, number>>): Map<string, Decided> =>
  new Map(Object.entries(won).map(([name, winner]) => [name, { winner }]))
const cup = (n: number, won: Readonly<Record<string, number>> = {}): Tie[] => knockout(bracketOrder(n), winners(won)).flat()
const names = (ties: readonly Tie[]): string[] => ties.map(({ name }) => name)

describe('one’s own path through a bracket', () => {
  it('leads from the next match to the final, and names who may be met', () => {
    // LG-TV-9 Twelve entrants in a bracket of sixteen: 6 meets 11, then 3, who has a bye.
    const ties = cup(12, { 'W1.8': 6 })
    const path = pathOf(ties, 6)
    expect(names(path.won)).toEqual(['W1.8'])
    expect(names(path.ahead)).toEqual(['W2.4', 'W3.2', 'W4.1'])
    expect(rivalsAhead(ties, path, 6)).toEqual([[3]])
    const later = cup(12, { 'W1.2': 8, 'W1.4': 5, 'W1.6': 10, 'W1.8': 6, 'W2.4': 6 })
    expect(rivalsAhead(later, pathOf(later, 6), 6)).toEqual([[2, 10]])
  })

  it('begins with the match that an entrant with a bye waits for', () => {
    const ties = cup(12)
    expect(names(pathOf(ties, 1).won)).toEqual([])
    expect(names(pathOf(ties, 1).ahead)).toEqual(['W2.1', 'W3.1', 'W4.1'])
    expect(rivalsAhead(ties, pathOf(ties, 1), 1)).toEqual([[8, 9]])
  })

  it('ends where one is beaten, and is not the second life of a double knockout', () => {
    expect(pathOf(cup(4, { 'W1.1': 4 }), 1)).toEqual({ won: [], ahead: [] })
    const { winners: first, losers: second } = doubleKnockout(4, winners({ 'W1.1': 4 }))
    expect(pathOf([...first.flat(), ...second.flat()], 1).ahead).toEqual([])
  })

  it('has a column for each round, with a bye beside the match that is played', () => {
    const columns = columnsOf(cup(12))
    expect(columns.map(({ title }) => title)).toEqual(['First round', 'Last eight', 'Last four', 'Final'])
    expect(slotsOf(columns[0]!.ties, columns[1]).map(({ ties, joins }) => [ties.length, joins])).toEqual([
      [2, 'on'],
      [2, 'on'],
      [2, 'on'],
      [2, 'on'],
    ])
  })
})

describe('prices as circles', () => {
  it('stand on each other only where they would touch', () => {
    expect(stacked([{ x: 10 }, { x: 15 }, { x: 40 }, { x: 45 }, { x: 50 }]).map(({ row }) => row)).toEqual([0, 1, 0, 1, 2])
  })
})

describe('the course of a league', () => {
  const course = (kind: Phase['kind'], season: number, seasons = 3) =>
    courseOf({ status: 'running', phase: { kind }, season, definition: { format: 'salary', auction: 'open', seasons } } as unknown as State)

  it('of several seasons begins again after the break, and the last goes into none', () => {
    expect(course('auction', 1)).toEqual({ steps: ['open', 'auction', 'rounds', 'break', 'finished'], at: 1 })
    expect(course('firing', 2)).toEqual({ steps: ['break', 'firing', 'auction', 'rounds', 'break', 'finished'], at: 1 })
    expect(course('break', 2)).toEqual({ steps: ['open', 'auction', 'rounds', 'break', 'finished'], at: 3 })
    expect(course('rounds', 3)).toEqual({ steps: ['break', 'auction', 'rounds', 'finished'], at: 2 })
  })
})

describe('what can be started from the page', () => {
  const formats = [...Object.keys(SHAPES), ...Object.keys(MORE_SHAPES)] as Format[]
  const choice = (format: Format, game: string): Choice => ({ format, game, size: 8, pace: 'days', fill: true, teams: false })

  it('is every format there is, each with settings that its rules take', () => {
    expect(formats.toSorted()).toEqual(FORMATS.toSorted())
    for (const format of formats)
      for (const game of gamesOf(format).concat(format === 'decathlon' ? ['gekido'] : [])) {
        const definition = readDefinition({ managers: ['max'], ...definitionOf(choice(format, game), 'A league') }, referee)
        expect(definition).toMatchObject({ format, entry: { min: 8, max: 8 } })
      }
  })

  it('says how many rounds and matches there will be, as far as that is known', () => {
    const of = (format: Format) => matchesOf(choice(format, 'gekido'))
    expect(of('round robin')).toEqual({ rounds: 7, matches: 28 })
    expect(of('double round robin')).toEqual({ rounds: 14, matches: 56 })
    // Two groups of four: three rounds and six matches each, then four in a bracket.
    expect(of('groups')).toEqual({ rounds: 5, matches: 15 })
    expect(of('decathlon')).toEqual({ rounds: 4, matches: 3 * 12 + 2 * 2 + 1 })
    expect(of('arena')).toBeNull()
  })
})

const referee: Referee = { objection: () => null, keeperCards: [], isAction: () => false }
