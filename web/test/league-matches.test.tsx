import { Competition, readDefinition, type Referee } from '@robodrome/leagues'
import type { CompetitionView } from '@robodrome/protocol'
import { game as volt } from '@robodrome/volt'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { BracketPrompt } from '../src/leagues/bracket/bracket-prompt.tsx'
import { bracketOf } from '../src/leagues/bracket/bracket-of.ts'
import type { League } from '../src/leagues/league.ts'
import { NextMatch } from '../src/leagues/season/next-match.tsx'
import { Standings } from '../src/leagues/season/standings.tsx'
import { play } from '../src/table/jobs/matches.ts'

afterEach(cleanup)

const referee: Referee = { objection: () => null, keeperCards: [], isAction: () => false }

/** A competition with this many people that has started. */
function started(entrants: number, change: Record<string, unknown>): Competition {
  const definition = readDefinition({ title: 'A cup', managers: ['max'], events: [{ game: 'gekido', mode: 'duel' }], ...change }, referee)
  const competition = Competition.open(definition, referee, { seed: '01'.padStart(64, '0'), at: 0, by: 'max' })
  for (let i = 0; i < entrants; i++) {
    const entrant = { kind: 'person', name: `E${i}`, accounts: [`e${i}`], text: '', rating: 0, shown: 1500 } as const
    competition.act({ kind: 'entered', entrant }, 1, `e${i}`)
  }
  competition.act({ kind: 'started' }, 3, 'max')
  return competition
}

const never = (): Promise<never> => Promise.reject(new Error('not asked for here'))

/** A competition as its first entrant sees it. */
function leagueOf({ state }: Competition): League {
  const view = { id: 'cup', n: 1, state, own: [0], manager: false, now: 0, questions: [], news: [] } as unknown as CompetitionView
  return { view, isReady: () => true, act: never, enter: never, team: null, play: never }
}

const cupOf = (entrants: number, change = {}): Competition => started(entrants, { format: 'knockout', ...change })
const prompt = (cup: Competition): void => {
  const league = leagueOf(cup)
  render(<BracketPrompt league={league} bracket={bracketOf(league.view.state)!} />)
}

/** Makes an entrant an AI opponent, as happens when places are filled. */
function filled(competition: Competition): Competition {
  for (const entrant of competition.state.entrants.slice(1)) Object.assign(entrant, { kind: 'program', accounts: ['level-2'] })
  return competition
}

const UNRATED = 'Not rated: an AI opponent plays in this match.'

test('LG-RATE-9 before a match against an AI opponent, cup and season say that it changes no rating', () => {
  prompt(filled(cupOf(4)))
  expect(screen.getByText(UNRATED)).toBeDefined()
  cleanup()
  render(<NextMatch league={leagueOf(filled(started(4, { format: 'round robin' })))} />)
  expect(screen.getByText(UNRATED)).toBeDefined()
})

test('LG-RATE-9 nothing of that where people meet, or where nothing is rated', () => {
  prompt(cupOf(4))
  expect(screen.queryByText(UNRATED)).toBeNull()
  cleanup()
  prompt(filled(cupOf(4, { rated: false })))
  expect(screen.queryByText(UNRATED)).toBeNull()
})

test('an entrant of a cup may withdraw, but not once eliminated', () => {
  const cup = cupOf(4)
  prompt(cup)
  expect(screen.getByRole('button', { name: 'Withdraw' })).toBeDefined()
  cleanup()
  const own = cup.state.fixtures.find(({ sides }) => sides.includes(0))!
  const ranks = own.sides[0] === 0 ? [2, 1] : [1, 2]
  cup.act({ kind: 'result', fixture: own.id, result: { ranks, diff: [0, 0], bouts: [0, 0] } }, 4)
  prompt(cup)
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull()
})

test('LG-TB-2 standings have a balance where the game counts one, and a match on this device counts for it', async () => {
  const columns = (game: string, mode: string): (string | null)[] => {
    render(<Standings view={leagueOf(started(4, { format: 'round robin', events: [{ game, mode }] })).view} />)
    const found = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    cleanup()
    return found
  }
  expect(columns('gekido', 'duel')).not.toContain('Balance')
  expect(columns('aimbots', 'duel')).toContain('Balance')
  const settings = { mode: 'training', seats: 2, options: {} }
  const training = () => play(async () => volt, { game: 'volt', settings, minds: ['random', 'random'] })
  // With equal points, a tie-break decides and the balance is 0; random play ends like that in a third of its matches.
  let { ranks, diff } = await training()
  for (let more = 0; more < 40 && diff[0] === 0; more++) ({ ranks, diff } = await training())
  expect(diff[ranks!.indexOf(1)]).toBeGreaterThan(0)
  expect(diff[0]! + diff[1]!).toBe(0)
})
