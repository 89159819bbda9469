import { game } from '@robodrome/gekido'
import type { Happening, Terms } from '@robodrome/gekido/page'
import { quickLuck, seenBy, type Match } from '@robodrome/kernel'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { BoardProps, Part } from '../../src/boards/board.ts'
import { board } from '../../src/boards/gekido/index.ts'
import { answersFor, matchOf } from './positions.ts'
import { nameOf, reader, snapshotFor } from '../tables.ts'

const sums = (part: Part): boolean =>
  typeof part === 'string' ||
  !('breakdown' in part) ||
  part.breakdown === undefined ||
  part.breakdown.rows.reduce((sum, { value }) => sum + value, 0) === part.breakdown.total

/** Plays with any legal move and shows every step to the board. */
function watch(mode: 'duel' | 'standard', seats: number, seed: number, look: (match: Match, step: number) => void): Match {
  const match = matchOf({ mode, seats, seed })
  const luck = quickLuck(seed, 7)
  for (let step = 0; match.asked().length > 0; step++) {
    look(match, step)
    const seat = match.asked()[0]!
    const { options } = snapshotFor(match, seat)
    match.choose(seat, options[luck.below(options.length)]!.text)
  }
  return match
}

beforeAll(() => {
  // The dice read the motion preference from the root element, which does not exist outside a browser.
  vi.stubGlobal('document', { documentElement: { dataset: { motion: 'less' } } })
})
afterAll(() => void vi.unstubAllGlobals())

/** The events as a spectator sees them. */
const toldIn = ({ told }: Match) => told.flatMap(({ event }) => seenBy(event as Happening, null) ?? [])

function propsFor(match: Match, seat: number | null): BoardProps<Terms> {
  const snapshot = snapshotFor(match, seat)
  const chosen = snapshot.options.at(-1)?.text ?? null
  const none = (): void => {}
  return {
    snapshot,
    seat,
    shown: match.told.length,
    told: [],
    tumbling: false,
    showing: toldIn(match).at(-1) ?? null,
    answers: answersFor(match, seat, snapshot),
    chosen,
    select: none,
    confirm: none,
    explain: none,
    breakdown: none,
    nameOf,
    reader,
  }
}

describe.each([
  ['duel', 2, 11],
  ['standard', 4, 5],
] as const)('a whole %s battle of %i', (mode, seats, seed) => {
  const whole = watch(mode, seats, seed, () => {})

  it('is drawn at every step, for players and onlookers', () => {
    const match = watch(mode, seats, seed, (at, step) => {
      if (step % 9 !== 0) return
      const asked = at.asked()[0]!
      for (const seat of [asked, null]) {
        const props = propsFor(at, seat)
        const stage = renderToStaticMarkup(createElement(board.Stage, props))
        const desk = renderToStaticMarkup(createElement(board.Desk, props))
        const strips = renderToStaticMarkup(createElement(board.Strip, { ...props, of: asked, compact: false }))
        expect(stage).toMatch(/role="grid"/)
        expect(stage.match(/tabindex="0"/g)).toHaveLength(1)
        expect(stage + desk + strips).not.toMatch(/undefined|NaN|\[object/)
        expect(board.headline(props)).not.toBe('')
        expect(board.steps(props.snapshot).filter(({ state }) => state === 'now')).toHaveLength(1)
      }
    })
    expect(game.result(match.position as never)).not.toBeNull()
  })

  it('ends in the turn that began last', () => {
    const turns = toldIn(whole).filter(({ kind }) => kind === 'turn').length
    expect(board.headline(propsFor(whole, null))).toBe(`Over in turn ${turns}`)
  })

  it('is told in sentences whose numbers add up', () => {
    for (const event of toldIn(whole)) {
      const told = board.describe(event, nameOf)
      expect(told.parts.length).toBeGreaterThan(0)
      expect(told.parts.every(sums), event.kind).toBe(true)
      expect(told.ms ?? 0).toBeLessThanOrEqual(1200)
    }
  })

  it('has a luck report: every fall of the dice counted', () => {
    const events = toldIn(whole)
    const report = board.luck!(events, seats)
    const falls = events.filter(({ kind }) => ['roll', 'reroll', 'sixth die'].includes(kind)).length
    expect(report.seats.reduce((sum, { tries }) => sum + tries, 0)).toBe(falls)
    for (const { expected, actual } of report.seats) expect(Number.isFinite(expected + actual)).toBe(true)
  })
})
