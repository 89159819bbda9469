import { formsOf, latestTable, placesBefore, placesNow } from '@robodrome/leagues'
import { expect, it } from 'vitest'
import { play, started } from './play.ts'

it('LG-TB-1: the places now and a round ago, and the latest results', () => {
  const cup = started(4, { format: 'round robin' })
  expect(placesNow(cup.state, [0, 1]).size).toBe(0)
  play(cup, [4, 2])
  const table = latestTable(cup.state)!
  expect(placesBefore(cup.state, table).size).toBe(0)
  play(cup, [3, 1])
  expect(formsOf(cup.state, table).get(3)).toEqual(['won', 'lost'])
  const second = latestTable(cup.state)!.groups[0]!.map(({ entrant }) => entrant)
  play(cup, [2, 1, 3])
  expect([...placesBefore(cup.state, table).keys()]).toEqual(second)
  const now = placesNow(cup.state, [0, 1])
  expect(now.size).toBe(2)
  expect(now.get(1)).toEqual({ place: 1, of: 4, form: ['won', 'lost', 'won'] })
  expect(now.get(0)!.form).toEqual(['lost', 'won', 'drawn'])
})

it('a cup without preliminaries has no table and no places', () => {
  const cup = started(4, { format: 'knockout' })
  play(cup, [1, 2])
  expect([latestTable(cup.state), placesNow(cup.state, [0]).size]).toEqual([null, 0])
})
