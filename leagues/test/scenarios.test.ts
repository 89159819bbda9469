import type { Referee } from '@robodrome/leagues'
import { filesBelow, leagueProblems, readLeagueScenarios } from '@robodrome/proof'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { CARDS } from './cards.ts'

const referee: Referee = { objection: () => null, keeperCards: CARDS, isAction: (card) => card === 'Misfire' }
const files = filesBelow(fileURLToPath(new URL('scenarios', import.meta.url)), /\.league\.yaml$/)

describe.each(files.map((file) => [basename(file), file]))('%s', (_name, file) => {
  const scenarios = readLeagueScenarios(readFileSync(file, 'utf8'))
  it.each(scenarios.map((scenario) => [scenario.name, scenario] as const))('%s', (_title, scenario) => {
    expect(leagueProblems(scenario, referee)).toEqual([])
  })
})

it('a scenario that says something else is found out, with its line', () => {
  const wrong = { name: 'wrong', rules: ['LG-RR-1'], league: { format: 'round robin' }, entrants: 4 }
  const play = 'round 1-4 2-3\nround 1-2 3-4\n1 picks Shero\n2 withdraws ! LG-OUT-1\n3 sings'
  expect(leagueProblems({ ...wrong, play }, referee)).toEqual([
    'line 2, "round 1-2 3-4": found 1-4 2-3',
    'line 3, "1 picks Shero": refused by LG-KEEP-2',
    'line 4, "2 withdraws ! LG-OUT-1": it was done',
    'line 5, "3 sings": nobody understands this',
  ])
})
