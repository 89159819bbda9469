import {
  Competition,
  Forbidden,
  readDefinition,
  type Act,
  type Definition,
  type EntrantId,
  type Fixture,
  type Referee,
  type State,
} from '@robodrome/leagues'

export const referee: Referee = {
  objection: () => null,
  keeperCards: Array.from({ length: 79 }, (_, i) => `card ${i + 1}`),
  isAction: (card) => card.startsWith('action'),
}

export const SEED = '01'.padStart(64, '0')

export const define = (change: Record<string, unknown>, own: Referee = referee): Definition =>
  readDefinition({ title: 'A cup', managers: ['max'], events: [{ game: 'gekido', mode: 'duel' }], ...change }, own)

/** A competition that has started with this many entrants, numbered as listed. */
export function started(n: number, change: Record<string, unknown>, own: Referee = referee): Competition {
  const competition = Competition.open(define({ seeding: 'list', ...change }, own), own, { seed: SEED, at: 0, by: 'max' })
  for (let i = 0; i < n; i++)
    competition.act(
      { kind: 'entered', entrant: { kind: 'person', name: `E${i + 1}`, accounts: [`e${i + 1}`], text: '', rating: 0, shown: 1500 } },
      1,
      `e${i + 1}`,
    )
  competition.act({ kind: 'changed', seeds: Array.from({ length: n }, (_, i) => i) }, 2, 'max')
  competition.act({ kind: 'started' }, 3, 'max')
  return competition
}

export const openFixtures = ({ fixtures }: State): Fixture[] => fixtures.filter(({ decision }) => decision === null)

/** The pairings of the open round, as numbers from 1: `1-5 6-2`. */
export const written = ({ state }: Competition): string =>
  openFixtures(state)
    .map(({ sides }) => sides.map((side) => side + 1).join('-'))
    .join(' ')

/** The side of a fixture that is among the winners wins; if both or neither are, the fixture is drawn. */
export function play(competition: Competition, winners: readonly number[], diff: (side: EntrantId) => number = () => 0): void {
  for (const fixture of openFixtures(competition.state)) {
    const wins = fixture.seats.map((seat) => winners.includes(seat + 1))
    const ranks = wins[0] === wins[1] ? [1, 1] : wins.map((won) => (won ? 1 : 2))
    competition.act({ kind: 'result', fixture: fixture.id, result: { ranks, diff: fixture.seats.map(diff), bouts: [0, 0] } }, 4)
  }
}

/** The rule that an act breaks; null if it is allowed. */
export const ruleAgainst = (on: Competition, act: Act, by = ''): string | null => {
  try {
    on.act(act, 10, by)
    return null
  } catch (error) {
    if (error instanceof Forbidden) return error.rule
    throw error
  }
}

/** A report from a table with this many seats. */
export const result = (fixture: number, ranks: number[] | null, n = 2): Act => ({
  kind: 'result',
  fixture,
  result: { ranks, diff: Array.from({ length: n }, () => 0), bouts: Array.from({ length: n }, () => 0) },
})

export const PBL = { events: [{ game: 'pbl', mode: 'regular' }] }
