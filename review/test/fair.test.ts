import { Match, options, quickLuck, type Any, type Game, type Settings } from '@robodrome/kernel'
import { pose } from '@robodrome/minds'
import { expect, test } from 'vitest'
import { isWhole, joined, partOf, reasonsFor, review, tellBoth, titlesIn, type Portion } from '../src/index.ts'
import { BATTLES } from './battles.ts'

const QUICK = { look: { playouts: 16 }, proof: { search: { playouts: 40 }, cases: 8 } }

function played(game: Game, settings: Settings, steps: number): Match {
  const match = new Match(game, settings, quickLuck(3))
  const own = quickLuck(4)
  for (let i = 0; i < steps && match.asked().length > 0; i++) {
    const seat = match.asked()[0]!
    const legal = options(game, match.position, seat)
    match.take(seat, legal[own.below(legal.length)])
  }
  return match
}

test.each(BATTLES)(
  'in $id no reason depends on what the seat could not know: hidden things dealt anew change nothing',
  ({ game, settings }) => {
    const luck = quickLuck(9)
    let compared = 0
    for (let steps = 12; steps <= 60 && compared < 3; steps += 8) {
      const { position } = played(game, settings, steps)
      const g: Any = position
      const seat = new Match(game, settings, quickLuck(1), g).asked()[0]
      if (seat === undefined) continue
      const texts = options(game, g, seat).map((option) => game.write?.(option, g) ?? String(option))
      if (texts.length < 2) continue
      const said = (world: Any): string => {
        const at = pose(game, settings, world, seat, quickLuck(5)).position
        const pair = { position: at, seat, chosen: [texts[0]!], better: [texts[1]!] }
        const told = Array.from({ length: 12 }, (_, i) => tellBoth(game, settings, pair, i))
        return JSON.stringify([told.map(({ chosen, better }) => [chosen.value, better.value]), reasonsFor(game, settings, pair, told)])
      }
      const truth = said(game.clone(g))
      for (let i = 0; i < 3; i++) expect(said(game.imagine(g, seat, luck))).toBe(truth)
      compared++
    }
    expect(compared).toBeGreaterThan(0)
  },
)

test.each(BATTLES)(
  'a review of $id is the same each time, tells the dearest first, and can be stopped between two steps',
  ({ id, game, words, settings }) => {
    const { entries } = played(game, settings, id === 'volt' ? 80 : 16)
    const reviewed = { settings, entries, seat: 0 }
    const run = () => review(game, reviewed, QUICK)
    const steps = [...run()]
    const end = steps.at(-1)!
    expect(steps[0]!.looked).toBe(1)
    expect(end.looked).toBe(end.decisions)
    expect(end.good).toBeLessThanOrEqual(end.mattered)
    expect(end.findings.map(({ cost }) => cost)).toEqual(end.findings.map(({ cost }) => cost).toSorted((a, b) => b - a))
    const titles = titlesIn(game, words, reviewed, end.findings, ['Mara', 'Kuro'])
    for (const [i, { entries: before }] of end.findings.entries()) {
      expect(entries[before]).toMatchObject({ kind: 'choice', seat: 0 })
      expect(titles[i]![0]).not.toBe(titles[i]![1])
    }
    expect([...run()].at(-1)).toEqual(end)
  },
)

test('what two workers find, each in every second decision, is together what one finds in all', () => {
  const { game, settings } = BATTLES[0]!
  const { entries } = played(game, settings, 16)
  const ended = (portion?: Portion) => [...review(game, { settings, entries, seat: 0, portion }, QUICK)].at(-1)!
  const halves = [0, 1].map((nth) => ended({ nth, of: 2 }))
  expect(halves.every(({ decisions }) => decisions > 0)).toBe(true)
  expect(joined(halves)).toEqual(joined([ended()]))
})

test('a review that was stopped anywhere goes on to the same end, in two workers as in one, and examines nothing twice', () => {
  const { game, settings } = BATTLES[0]!
  const { entries } = played(game, settings, 16)
  const about = { settings, entries, seat: 0 }
  const whole = [...review(game, about, QUICK)].at(-1)!
  expect(isWhole(whole)).toBe(true)
  const steps = [...review(game, about, QUICK)]
  for (const at of [0, Math.floor(steps.length / 2), steps.length - 2]) {
    const begun = steps[at]!
    const rest = [0, 1].map((nth) => [...review(game, { ...about, begun, portion: { nth, of: 2 } }, QUICK)].at(-1))
    const ended = joined([partOf(begun), ...rest.filter((each) => each !== undefined)])
    expect(ended).toEqual(joined([whole]))
    expect(new Set(ended.seen).size).toBe(ended.decisions)
  }
})
