import { game, type Pbl } from '@robodrome/pbl'
import type { Happening as PblEvent } from '@robodrome/pbl/page'
import { options, quickLuck, write, type Happened, type Match, type Seen } from '@robodrome/kernel'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { BoardProps, Part } from '../../src/boards/board.ts'
import { board } from '../../src/boards/pbl/index.ts'
import { matchOf, propsFor } from './positions.ts'
import { nameOf, snapshotFor } from '../tables.ts'

const STEPS = process.env['TESTS'] === 'long' ? 300 : 45
const LOOKS = 15

beforeAll(() => {
  // The dice read the motion preference from the root element, which does not exist outside a browser.
  vi.stubGlobal('document', { documentElement: { dataset: { motion: 'less' } } })
})
afterAll(() => void vi.unstubAllGlobals())

const sums = (part: Part): boolean =>
  typeof part === 'string' ||
  !('breakdown' in part) ||
  part.breakdown.rows.reduce((sum, { value }) => sum + value, 0) === part.breakdown.total

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;')

const markup = (props: BoardProps, of: number): string =>
  [
    renderToStaticMarkup(createElement(board.Stage, props)),
    renderToStaticMarkup(createElement(board.Desk, props)),
    renderToStaticMarkup(createElement(board.Strip, { ...props, of, compact: false })),
  ].join('\n')

/** Cards in other players' hands that this seat has not seen. */
const secrets = (match: Match, seat: number | null): string[] => {
  const g = match.position as Pbl
  const seen = JSON.stringify((snapshotFor(match, seat).view as { zones: unknown }).zones)
  return g.hands.flatMap((hand, each) => (each === seat ? [] : hand)).filter((card) => !seen.includes(JSON.stringify(card)))
}

function look(match: Match, seat: number | null, last: Happened | null): void {
  const props = propsFor(match, seat, {}, last)
  const html = markup(props, seat ?? 0)
  expect(html).not.toMatch(/undefined|NaN|\[object/)
  const { question, chips } = board.prompt(props)
  expect(question.length).toBeLessThanOrEqual(60)
  expect(new Set(chips.map(({ text, forbidden }) => `${forbidden ? 'no ' : ''}${text}`)).size).toBe(chips.length)
  // Answers that the bar leaves to the stage can be touched there.
  const staged = chips.filter(({ onStage, forbidden }) => onStage && !forbidden)
  expect(staged.filter(({ title }) => !html.includes(escaped(title)))).toEqual([])
  const shows = (card: string): boolean => html.includes(`>${escaped(card)}<`) || html.includes(`"${escaped(card)},`)
  expect(secrets(match, seat).filter(shows)).toEqual([])
  expect(board.headline(props)).not.toBe('')
  expect(board.steps(props.snapshot).filter(({ state }) => state === 'now')).toHaveLength(1)
}

const TABLES = Object.entries(game.modes).flatMap(([mode, { seats }]) =>
  [...new Set([seats[0]!, seats.at(-1)!])].map((n) => [mode, n] as const),
)

describe.each(TABLES)('%s for %i', (mode, seats) => {
  it('shows every step, leaves nothing that cannot be touched, and no hand of another', () => {
    const match = matchOf({ mode, seats, seed: 5 })
    const luck = quickLuck(3, 7)
    for (let step = 0; step < STEPS && match.asked().length > 0; step++) {
      const seat = match.asked()[0]!
      if (step % LOOKS === 0)
        for (const each of [seat, step % 2 === 0 ? (seat + 1) % seats : null]) look(match, each, match.told.at(-1)?.event ?? null)
      const g = match.position as Pbl
      const open = options(game, g, seat)
      match.choose(seat, write(game, g, open[luck.below(open.length)]!))
    }
    for (const { event } of match.told) {
      const told = board.describe(event as unknown as Seen<PblEvent>, nameOf)
      expect(told.parts.length).toBeGreaterThan(0)
      expect(told.parts.every(sums), event.kind).toBe(true)
      expect(told.ms ?? 0).toBeLessThanOrEqual(1200)
    }
  })
})

it('says that there are no dice yet where none lie, and nowhere else', () => {
  const match = matchOf({ mode: 'quick', seed: 5 })
  const luck = quickLuck(3, 7)
  const seen: string[] = []
  while (seen.length < LOOKS) {
    const seat = match.asked()[0]!
    if ((match.position as Pbl).combat !== null) {
      const html = renderToStaticMarkup(createElement(board.Stage, propsFor(match, seat)))
      seen.push(`${html.includes('No dice yet') ? 'none yet' : 'a gap'}, ${html.includes('class="pb-dc') ? 'dice' : 'no dice'}`)
    }
    const { options: open } = snapshotFor(match, seat)
    match.choose(seat, open[luck.below(open.length)]!.text)
  }
  expect([...new Set(seen)].toSorted()).toEqual(['a gap, dice', 'none yet, no dice'])
})
