import { Competition } from '@robodrome/leagues'
import { competitionProblem } from '@robodrome/proof'
import { expect, it } from 'vitest'
import { openFixtures, play, referee, SEED, started } from './play.ts'

/** A few competitions of each format; `robodrome league fuzz` plays any number. */
const COUNT = 96
/** The first seeds of each format are its largest competitions, which are left to the long run. */
const FROM = 12

it(`LG-LOG-2, LG-STATE-1, LG-SW-3, LG-SAL-17: ${COUNT} random competitions of every format end with correct standings, no rematch and no leak`, () => {
  const found = Array.from({ length: COUNT }, (_, i) => [FROM + i, competitionProblem(FROM + i)] as const)
  expect(found.filter(([, problem]) => problem !== null)).toEqual([])
})

it('LG-LOG-2: a changed log is detected at the entry that differs', () => {
  const cup = started(6, { format: 'swiss', rounds: 3 })
  while (openFixtures(cup.state).length > 0) play(cup, [1, 2, 3])
  const at = cup.log.findIndex(({ data }) => data.kind === 'paired')
  const changed = structuredClone(cup.log)
  const paired = changed[at]!.data
  if (paired.kind === 'paired') paired.next.fixtures[0]!.sides.reverse()
  expect(Competition.replay(changed, referee, SEED).problem).toMatch(new RegExp(`^entry ${at + 1}: "paired"`))
})
