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

it('every worked example of the rules is a scenario', () => {
  const examples = [...readFileSync(new URL('../RULES.md', import.meta.url), 'utf8').matchAll(/^\*\*(LG-TV-\d+)\*\*/gm)].map(
    ([, id]) => id!,
  )
  const shown = new Set(files.flatMap((file) => readLeagueScenarios(readFileSync(file, 'utf8')).flatMap(({ rules }) => rules)))
  expect(examples).toHaveLength(36)
  expect(examples.filter((id) => !shown.has(id))).toEqual([])
})

it('a wrong scenario fails with its line', () => {
  const wrong = { name: 'wrong', rules: ['LG-RR-1'], league: { format: 'round robin' }, entrants: 4 }
  const play = 'round 1-4 2-3\nround 1-2 3-4\n1 picks Shero\n2 withdraws ! LG-OUT-1\n3 sings'
  expect(leagueProblems({ ...wrong, play }, referee)).toEqual([
    'line 2, "round 1-2 3-4": found 1-4 2-3',
    'line 3, "1 picks Shero": refused by LG-KEEP-2',
    'line 4, "2 withdraws ! LG-OUT-1": it was done',
    'line 5, "3 sings": nobody understands this',
  ])
  const reckon = 'points for 1 2 -> 12 1\npoints for everybody'
  expect(leagueProblems({ name: 'wrong', rules: ['LG-POD-3'], reckon }, referee)).toEqual([
    'line 1, "points for 1 2 -> 12 1": found 12 0',
    'line 2, "points for everybody": nobody understands this',
  ])
})
