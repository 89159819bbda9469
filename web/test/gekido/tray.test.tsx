import { seenBy, type Json } from '@robodrome/kernel'
import { contentOf, luckOf, STANDARD, type Happening } from '@robodrome/gekido/page'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { BoardProps } from '../../src/boards/board.ts'
import { luckIn } from '../../src/boards/gekido/luck.ts'
import { Tray } from '../../src/boards/gekido/stage/tray.tsx'
import { answersFor, ASKED, matchOf } from './positions.ts'
import { nameOf, reader, snapshotFor, type Spec } from '../tables.ts'

afterEach(cleanup)

function tray(spec: Spec, change: Partial<BoardProps> = {}) {
  const match = matchOf(spec)
  const snapshot = snapshotFor(match, 0)
  const spies = {
    select: vi.fn<BoardProps['select']>(),
    confirm: vi.fn<BoardProps['confirm']>(),
    explain: vi.fn<BoardProps['explain']>(),
    breakdown: vi.fn<BoardProps['breakdown']>(),
  }
  const props = {
    snapshot,
    seat: 0,
    shown: 0,
    told: [],
    tumbling: false,
    showing: null,
    answers: answersFor(match, 0, snapshot),
    chosen: null,
    nameOf,
    reader,
    ...spies,
    ...change,
  }
  return { ...spies, ...render(<Tray {...props} />), props }
}

test('free dice are buttons that build a set, and say what they show', async () => {
  const { select, rerender, props } = tray(ASKED['lockDice']!)
  const dice = screen.getAllByRole('button', { name: /^free die/ })
  expect(dice.map((die) => die.getAttribute('aria-label'))).toEqual([
    'free die 1, triangle, opposite square',
    'free die 2, triangle, opposite square',
    'free die 3, triangle, opposite square',
    'free die 4, square, opposite triangle',
    'free die 5, circle, opposite diamond',
  ])
  await userEvent.click(dice[1]!)
  expect(select).toHaveBeenCalledWith('lock T')
  rerender(<Tray {...props} chosen="lock T" />)
  const pressed = screen.getAllByRole('button', { name: /^free die/ }).map((die) => die.getAttribute('aria-pressed'))
  expect(pressed).toEqual(['false', 'true', 'false', 'false', 'false'])
})

test('the chance stands large with its fraction, and names what it does not count with', () => {
  const spec = ASKED['defenderWindow']!
  const bots = (spec.position as { bots: Record<string, object> }).bots
  const attacker = { ...bots['1'], powers: { SURGE: 1, ANY_DIE: 0 }, hand: ['C01'] }
  const { container } = tray({ ...spec, position: { ...(spec.position as object), bots: { ...bots, 1: attacker } } as Json })
  expect(container.querySelector('.gk-big')?.textContent).toBe('30.6 %11 in 36')
  expect(container.querySelector('.gk-odds p')?.textContent).toContain('Slicer still has 1 hidden card and Damage +3 / Heals 2.')
})

test('dice that are not to be chosen are no buttons', () => {
  tray(ASKED['hitWindow']!)
  expect(screen.queryAllByRole('button', { name: /^free die/ })).toEqual([])
})

test('luck so far, kept attack by attack, is the luck of the whole', () => {
  const match = matchOf({ mode: 'duel', seed: 5 })
  const content = contentOf({ box: STANDARD.id })
  const luck = luckIn(content)
  const told = () => match.told.flatMap(({ event }) => seenBy(event as Happening, null) ?? [])
  for (let i = 0; i < 60 && match.asked().length > 0; i++) {
    const seat = match.asked()[0]!
    const { options } = snapshotFor(match, seat)
    match.choose(seat, options[i % options.length]!.text)
    const events = told()
    const { seats } = luck(events, 2)
    for (const [at, own] of luckOf(content, events, 2).entries()) {
      expect(seats[at]!.tries).toBe(own.tries)
      expect(seats[at]!.actual).toBeCloseTo(own.actual, 9)
      expect(seats[at]!.expected).toBeCloseTo(own.expected, 9)
    }
  }
  expect(luckOf(content, told(), 2)[0]!.tries).toBeGreaterThan(2)
})
