import { quickLuck } from '@robodrome/kernel'
import { openQuestions, programAnswer, type Competition } from '@robodrome/leagues'
import { expect, it } from 'vitest'
import { openFixtures, referee, started } from './play.ts'

/** Makes AI entrants answer every question; the rules must accept each answer at once. */
function playedByPrograms(change: Record<string, unknown>): Competition {
  const luck = quickLuck(3)
  const league = started(6, { events: [{ game: 'pbl', mode: 'regular' }], pace: { kind: 'live' }, ...change })
  while (league.state.status === 'running') {
    const [question] = openQuestions(league.state, referee)
    const [fixture] = openFixtures(league.state)
    if (question) league.act(programAnswer(league.state, question, luck), 5)
    else if (league.state.phase.kind === 'break') league.act({ kind: 'timed out', what: { of: 'break' } }, 5)
    else
      league.act(
        { kind: 'result', fixture: fixture!.id, result: { ranks: luck.below(2) === 0 ? [1, 2] : [2, 1], diff: [1, -1], bouts: [0, 0] } },
        5,
      )
  }
  return league
}

it.each([
  { format: 'keeper', seasons: 2, playoff: 4 },
  { format: 'salary', seasons: 2, auction: 'open' },
  { format: 'salary', seasons: 2, auction: 'sealed', income: 10 },
])('AI entrants play a league to its end: $format $auction', (change) => {
  const { status, champion, holdings } = playedByPrograms(change).state
  expect(status).toBe('finished')
  expect(champion).not.toBeNull()
  expect(holdings.every(({ keepers, purse }) => keepers.length > 0 && purse >= 0)).toBe(true)
})
