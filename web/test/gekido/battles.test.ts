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

const textIn = (parts: readonly Part[]): string => parts.filter((part) => typeof part === 'string').join('')

const sums = (part: Part): boolean =>
  typeof part === 'string' ||
  !('breakdown' in part) ||
  part.breakdown === undefined ||
  part.breakdown.rows.reduce((sum, { value }) => sum + value, 0) === part.breakdown.total

/** Plays with random legal moves, and shows every step to the board. */
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

/** The words of a drawing: its texts, and its labels for screen readers. */
const wordsIn = (html: string): string => html.replaceAll(/<[^>]*>/g, (tag) => / aria-label="([^"]*)"/.exec(tag)?.[1] ?? ' ')

/** Everything that a battle tells the player who must choose about cards. */
function saidOfCards(mode: 'duel' | 'standard', steps: number): string[] {
  const found: string[] = []
  watch(mode, 2, 11, (match, step) => {
    if (step >= steps) return
    const props = propsFor(match, match.asked()[0]!)
    const { question, reason, chips } = board.prompt(props)
    const event = toldIn(match).at(-1)
    const said = [question, reason, ...chips.flatMap(({ title, effect, act, forbidden }) => [title, effect, act, forbidden?.reason])]
    const drawn = step % 5 === 0 ? [board.Stage, board.Desk].map((part) => wordsIn(renderToStaticMarkup(createElement(part, props)))) : []
    const told = event === undefined ? [] : board.describe(event, nameOf).parts.map((part) => JSON.stringify(part))
    found.push(...[...said, ...drawn, ...told].filter((each) => each !== undefined && /\bcards?\b/i.test(each)).map(String))
  })
  return found
}

it('GK-DUEL-4 a Duel has no cards, and nothing in it speaks of them', () => {
  expect(saidOfCards('duel', 400)).toEqual([])
  expect(saidOfCards('standard', 20)).not.toEqual([])
})

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
    expect(board.headline(propsFor(whole, null))).toBe(`Over after turn ${turns}`)
  })

  it('is told in sentences whose numbers add up', () => {
    for (const event of toldIn(whole)) {
      const told = board.describe(event, nameOf)
      expect(told.parts.length).toBeGreaterThan(0)
      expect(told.parts.every(sums), event.kind).toBe(true)
      expect(told.ms ?? 0).toBeLessThanOrEqual(1200)
    }
  })

  it('GK-SET-4 tells where the tiles lie that are laid: no line claims the whole Arena for a part of it', () => {
    const told = toldIn(whole).filter(({ kind }) => kind === 'tiles')
    const begins = told.map((event) => /^[^:]*(?=, row by row)/.exec(textIn(board.describe(event, nameOf).parts))?.[0])
    expect(begins).toEqual(
      mode === 'duel' ? ['The tiles of the Arena'] : ['The corners of the Arena', 'The edges of the Arena, around the Center'],
    )
  })

  it('has a luck report: every fall of the dice counted', () => {
    const events = toldIn(whole)
    const report = board.luck!(events, seats)
    const falls = events.filter(({ kind }) => ['roll', 'reroll', 'sixth die'].includes(kind)).length
    expect(report.seats.reduce((sum, { tries }) => sum + tries, 0)).toBe(falls)
    for (const { expected, actual } of report.seats) expect(Number.isFinite(expected + actual)).toBe(true)
  })
})
