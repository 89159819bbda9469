import type { Seat } from '@robodrome/kernel'
import type { SeenEvent } from '@robodrome/table'
import { expect, test } from 'vitest'
import { board as aimbots } from '../../src/boards/aimbots/index.ts'
import type { BoardModule } from '../../src/boards/board.ts'
import { board as gekido } from '../../src/boards/gekido/index.ts'
import { board as pbl } from '../../src/boards/pbl/index.ts'
import { board as volt } from '../../src/boards/volt/index.ts'
import { stage as de } from '../../src/boards/volt/words/de/stage.ts'
import { gistBetween, pointsOf, titlesOf, turnBetween, turningPoint } from '../../src/frame/after/turning.ts'
import { spoken } from '../../src/kit/sentence.tsx'
import type { Moment } from '../../src/table/moments.ts'
import { after as german } from '../../src/words/de/after.ts'
import { after as english } from '../../src/words/en/after.ts'

const reader = { nameOf: (seat: Seat) => ['You', 'Noor', 'Kuro'][seat]!, own: [0] }
type Told = { kind: string } & Record<string, unknown>

/** Moments with these events, each with the chance of seat 0. */
const momentsOf = (...told: (readonly [chance: number, ...events: Told[]])[]): Moment[] =>
  told.map(([chance, ...events], entries) => ({
    view: null,
    asked: [],
    events: events.map((event): SeenEvent => ({ seq: entries, event: { rule: 'XX-1', ...event } as SeenEvent['event'] })),
    entries,
    chances: [chance, 1 - chance],
  }))

const said = (board: unknown, moments: Moment[], rose: readonly Seat[] = [1]): string => {
  const gist = gistBetween(board as BoardModule, moments, [0, 1], rose, reader)
  return [gist?.title, gist?.note].flatMap((parts) => (parts ? [spoken(parts, reader)] : [])).join(' ')
}

test('what is chosen in secret turns nothing: chances count where something was shown', () => {
  const moments = momentsOf([0.5], [0.9], [0.4, { kind: 'confirmed', robot: 'V', seat: 0 }], [0.6, { kind: 'vp', robot: 'V', seat: 0 }])
  const points = pointsOf(volt as unknown as BoardModule, moments)
  expect(points.map(({ at }) => at)).toEqual([0, 3])
  expect(turningPoint(points.map(({ chances }) => chances))).toEqual({ at: 1, side: 0, from: 0.5, to: 0.6 })
})

test('the last swing only ends what had turned before, unless nothing had', () => {
  const rows = (...own: number[]) => own.map((chance) => [chance, 1 - chance])
  expect(turningPoint(rows(0.5, 0.3, 0.7, 0.6, 1))).toMatchObject({ at: 2, side: 0 })
  expect(turningPoint(rows(0.5, 0.52, 0.55, 0))).toMatchObject({ at: 3, side: 1 })
})

test('only what carried the winner and was not lost again is a turning point', () => {
  // Nobody plays the last side, which seemed to be winning in mid-battle.
  const rows = [
    [0.25, 0.25, 0.5],
    [0.15, 0.33, 0.52],
    [0, 0, 1],
    [0.31, 0.14, 0.55],
    [0.52, 0.13, 0.35],
    [1, 0, 0],
  ]
  expect(turningPoint(rows)).toEqual({ at: 4, side: 0, from: 0.31, to: 0.52 })
  const own = (...chances: number[]) => chances.map((chance) => [chance, 1 - chance])
  // The winner lost its biggest gain again.
  expect(turningPoint(own(0.5, 0.9, 0.3, 0.6, 1))).toMatchObject({ at: 3, side: 0 })
  // The loser had the biggest gain.
  expect(turningPoint(own(0.7, 0.75, 0.3, 0.45, 0.6, 1))).toMatchObject({ side: 0, at: 4 })
  expect(turningPoint(own(0.5, 0.8, 0.5))).toBeNull()
  expect(turningPoint([])).toBeNull()
})

test('rounds have their own numbers, turns are counted', () => {
  const rounds = momentsOf([0.5], [0.5, { kind: 'round', round: 1, order: [] }], [0.5, { kind: 'round', round: 1, order: [] }])
  expect(turnBetween(volt as unknown as BoardModule, rounds, [1, 2], reader)).toBe('Round 1')
  const turns = momentsOf([0.5], [0.5, { kind: 'turn', seat: 0, energy: 3 }], [0.5, { kind: 'turn', seat: 1, energy: 3 }])
  expect(turnBetween(aimbots as unknown as BoardModule, turns, [1, 2], reader)).toBe('Turn 2')
  expect(turnBetween(aimbots as unknown as BoardModule, turns, [0, 0], reader)).toBe(null)
})

test('what was shown before the next round began lies in the round before', () => {
  const round = (number: number): Told => ({ kind: 'round', round: number, order: [] })
  const moments = momentsOf([0.5], [0.5, round(4)], [0.9, { kind: 'vp', robot: 'V', seat: 0 }, round(5)])
  expect(turnBetween(volt as unknown as BoardModule, moments, [1, 2], reader)).toBe('Round 4')
})

test('VT-CH-1 in a championship the turn is named with its bout', () => {
  const championship = (moments: Moment[]): Moment[] => moments.map((each) => ({ ...each, view: { config: { mode: 'championship' } } }))
  const bout = (number: number, board: string): Told => ({ kind: 'bout', bout: number, board })
  const round: Told = { kind: 'round', round: 3, order: [] }
  const point: Told = { kind: 'vp', robot: 'V', seat: 0 }
  const moments = momentsOf([0.5, bout(1, 'A')], [0.5, round], [0.5, point, bout(2, 'B')], [0.5, round], [0.9, point], [0.9, bout(3, 'C')])
  const named = (some: Moment[], from: number) => turnBetween(volt as unknown as BoardModule, some, [from, from + 1], reader)
  expect([1, 3, 4].map((from) => named(championship(moments), from))).toEqual(['Bout 1, round 3', 'Bout 2, round 3', 'Bout 3 on board C'])
  expect(named(moments, 3)).toBe('Round 3')
  const titles = (some: Moment[]) => titlesOf(some, volt as unknown as BoardModule, reader).slice(1, 4)
  expect(titles(championship(moments))).toEqual(['Bout 1, round 3', 'Bout 2 on board B', 'Bout 2, round 3'])
  expect(titles(moments)).toEqual(['Round 3', null, 'Round 3'])
  expect(english.after.turning('Bout 3 on board C')).toBe('The turning point, bout 3 on board C')
  expect(german.after.turning(de.headline.boutRound(2, 3))).toBe('Der Wendepunkt, Kampf 2, Runde 3')
})

test('VOLT: points are told with what they were for and what they came to', () => {
  const point = { kind: 'vp', robot: 'M', seat: 1, target: 5, token: null, destroyed: null }
  const fall = { kind: 'destroyed', robot: 'V', seat: 0, at: 'e5', cause: 'pit', credit: 'M', award: 'M' }
  const token = { ...point, token: 'g7', vp: 4, total: 4 }
  expect(said(volt, momentsOf([0.5], [0.2, token]))).toBe('Noor took the VP token on g7. That made 4 of 5 VP.')
  expect(said(volt, momentsOf([0.5], [0.2, fall, { ...point, destroyed: 'V', vp: 3, total: 3 }, token]))).toBe(
    'Noor scored 2 VP in one go. MERCURY took the token on g7 and destroyed your VOLT. That made 4 of 5 VP.',
  )
  expect(said(volt, momentsOf([0.5], [0.2, { ...fall, award: null }]))).toBe('Your VOLT fell into a pit.')
  const champion = { kind: 'champion', robot: 'M', seat: 1, bout: 2, modules: [], defended: true }
  const last = { kind: 'round', round: 40, order: [] }
  expect(said(volt, momentsOf([0.5, last], [0.2, { ...fall, award: null }, champion]))).toBe(
    'MERCURY was in the lead after round 40 and defended the title.',
  )
})

test('Gekido: dice that led to something are told with what came of them in the same turn', () => {
  const noor = { seat: 1, bot: 'SLICER' }
  const attack: Told[] = [
    { kind: 'turn', turn: 3, ...noor },
    { kind: 'target', ...noor, target: 0, targetBot: 'MEOW', fallback: false },
    { kind: 'command', ...noor, command: 'THREE_KIND' },
    { kind: 'lock', ...noor, command: 'THREE_KIND', dice: 'CC', locked: 'CC', complete: false },
  ]
  const roll = { kind: 'roll', ...noor, roll: 3, faces: 'XX', free: 'XX', locked: 'CC' }
  const failure = { kind: 'malfunction', ...noor, command: 'THREE_KIND', pending: 4, parts: [] }
  const loss = { kind: 'damage', ...noor, cause: 'malfunction', amount: 4, absorbed: 0, lost: 1, parts: [] }
  const next = { kind: 'turn', turn: 4, seat: 0, bot: 'MEOW' }
  const moments = momentsOf([0.2, ...attack], [0.7, roll], [0.7, failure, loss, next])
  expect(said(gekido, moments, [0])).toMatch(
    /^Noor needed 1 more die for Three of a Kind and rolled .*\. Slicer suffered 4 from the failed attack\.$/,
  )
  expect(said(gekido, momentsOf([0.2, ...attack, roll], [0.7, failure, loss]), [0])).toBe(
    'Noor went for Three of a Kind and was 1 die short. Slicer suffered 4 from the failed attack.',
  )
  expect(said(gekido, momentsOf([0.2, ...attack], [0.7, roll], [0.7, next, failure, loss]), [0])).not.toContain('paid')
})

test('Aimbots: an attack is told with how it ended and how its dice fell', () => {
  const [jet, ram] = [
    { id: 1, owner: 1, program: 'Jet', at: 'c3', copy: 0 },
    { id: 2, owner: 0, program: 'Bulldozer', at: 'c4', copy: 0 },
  ]
  const begun: Told[] = [
    { kind: 'attack', seat: 1, bot: jet, target: ram, distance: 1, cost: 2, energy: 0 },
    { kind: 'combat roll', seats: [1, 0], attack: [6, 5], defense: [1, 2] },
  ]
  const lost = { kind: 'defeat', seat: 0, bot: ram, hitFace: 2, cause: { bot: jet, attack: true, rule: 'AB-1' }, plates: [] }
  const core = { kind: 'capture', seat: 1, from: 0, program: 'Bulldozer', core: 3, captured: 5 }
  expect(said(aimbots, momentsOf([0.5], [0.3, ...begun], [0, lost, core]))).toBe(
    'Noor’s Jet destroyed your Bulldozer. The dice came up 6, 5 against 1, 2.',
  )
  expect(said(aimbots, momentsOf([0.5], [0, lost, core]))).toBe(
    'Noor’s Jet destroyed your Bulldozer. Noor captured its core of 3 and had 5 cores in all.',
  )
})

test('PBL: what was torn off, and how the combat stood', () => {
  const [solar, crystal] = [
    { seat: 0, robot: 'Solar' },
    { seat: 1, robot: 'Crystal' },
  ]
  const at = { robot: 'Solar', slot: 'right arm' }
  const outcome = { kind: 'outcome', outcome: 'hit', at, attack: 14, defense: 11 }
  const torn = { kind: 'blow-off', at, by: crystal, credited: true }
  expect(said(pbl, momentsOf([0.5], [0.3, outcome, torn]))).toBe("Crystal tore off Solar's right arm. The totals were 14 to 11.")
  expect(said(pbl, momentsOf([0.5], [0.3, outcome, torn, { kind: 'terminated', ...solar, by: crystal }]))).toBe(
    'Crystal knocked Solar out. The totals were 14 to 11.',
  )
})

test('where a board has no words of its own, what was shown last is told', () => {
  const { gist: _, ...plain } = aimbots
  const pivot = {
    kind: 'pivot',
    seat: 0,
    bot: { id: 2, owner: 0, program: 'Jet', at: 'c4', copy: 0 },
    turn: 'clockwise',
    cost: 1,
    energy: 1,
  }
  expect(said(plain, momentsOf([0.5], [0.3, pivot]))).toBe('Jet c4 pivots clockwise.')
  expect(said(plain, momentsOf([0.5], [0.3]))).toBe('')
})
