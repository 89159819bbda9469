import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { ORANGE } from '@robodrome/pbl/page'
import { afterEach, expect, test, vi } from 'vitest'
import type { BoardProps } from '../../src/boards/board.ts'
import { Stage } from '../../src/boards/pbl/stage/index.tsx'
import { EMBLEMS } from '../../src/boards/pbl/art/emblems.ts'
import { HOLD } from '../../src/kit/long-press.tsx'
import { Strip } from '../../src/boards/pbl/strip.tsx'
import { matchOf, MIDGAME, propsFor } from './positions.ts'
import { type Spec } from '../tables.ts'

afterEach(cleanup)

function stage(spec: Spec, seat: number | null, change: Partial<BoardProps> = {}) {
  const spies = {
    select: vi.fn<BoardProps['select']>(),
    confirm: vi.fn<BoardProps['confirm']>(),
    explain: vi.fn<BoardProps['explain']>(),
    breakdown: vi.fn<BoardProps['breakdown']>(),
  }
  const props = propsFor(matchOf(spec), seat, { ...spies, ...change })
  return { ...spies, props, ...render(<Stage {...props} />) }
}

const cell = (name: RegExp) => screen.getByRole('gridcell', { name })

test('a spectator sees from the first side, and nothing there is called theirs', () => {
  const { container } = stage({ position: MIDGAME, moves: [[0, 'attack with head']] }, null)
  expect(screen.getByRole('grid', { name: 'Crystal, robot of P0' })).toBeTruthy()
  const said = [container.textContent, ...[...container.querySelectorAll('[aria-label]')].map((each) => each.getAttribute('aria-label'))]
  expect(said.filter((each) => /\byour?\b/i.test(each ?? ''))).toEqual([])
})

test('limbs are chosen on the robot; one that cannot attack says why, with the rule', async () => {
  const { select } = stage({ position: MIDGAME }, 0)
  const own = within(screen.getByRole('grid', { name: 'Crystal, your robot' }))
  const arm = own.getByRole('gridcell', { name: /^right arm/ })
  expect(arm.getAttribute('aria-label')).toBe('right arm, Coil Cannon, level 2, attack 3, defense 1, you may: Attack with the right arm')
  await userEvent.click(arm)
  expect(select).toHaveBeenCalledWith('attack with right arm')
  const dead = own.getByRole('gridcell', { name: /^left arm/ })
  expect(dead.getAttribute('aria-label')).toContain('Blown off, not possible: This limb cannot attack, PBL-ATK-1')
  await userEvent.click(dead)
  expect(select).toHaveBeenCalledWith('attack with left arm')
})

test('then the target: limbs and the shoulder of the other robot', async () => {
  const { select } = stage({ position: MIDGAME, moves: [[0, 'attack with right arm']] }, 0)
  const other = within(screen.getByRole('grid', { name: 'Obsidian, robot of P1' }))
  await userEvent.click(other.getByRole('gridcell', { name: /^right shoulder, Yot-Z Bazooka/ }))
  expect(select).toHaveBeenCalledWith("Obsidian's right shoulder")
})

test('arrows walk the hand, Enter chooses, and a card that cannot be built says why', async () => {
  const { select } = stage({ position: MIDGAME }, 0)
  const hand = within(screen.getByRole('grid', { name: 'Your hand' }))
  const cards = hand.getAllByRole('gridcell')
  expect(cards.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
  cards.find(({ tabIndex }) => tabIndex === 0)!.focus()
  await userEvent.keyboard('{Home}{ArrowRight}{Enter}')
  expect(document.activeElement).toBe(cards[1])
  expect(select).toHaveBeenCalledTimes(1)
  expect(cell(/^Oracle Dome.*not possible: Level 3 needs level 2 below it, PBL-BUILD-2/).className).toContain('cannot')
})

test('a card that cannot be used keeps its text, and says the reason below it', () => {
  stage({ position: MIDGAME }, 0)
  const card = cell(/^Oracle Dome/)
  expect(card.querySelector('.pb-line')!.textContent).toContain('Head, level 3')
  expect(card.querySelector('.pb-not')!.textContent).toBe('Level 3 needs level 2 below it PBL-BUILD-2')
})

test('a card large: its text, the rules it lives by, where it comes from', async () => {
  HTMLDialogElement.prototype.showModal ??= vi.fn<() => void>()
  const { explain } = stage({ position: MIDGAME }, 0)
  await userEvent.click(screen.getByRole('button', { name: 'About Kick Plates' }))
  const sheet = within(screen.getByRole('dialog', { name: 'Kick Plates', hidden: true }))
  expect(sheet.getByText(/Effect: designed for this edition/)).toBeTruthy()
  await userEvent.click(sheet.getByText('PBL-BUILD-2'))
  expect(explain).toHaveBeenCalledWith('PBL-BUILD-2')
})

test('a finger held on a card opens it too; one that can be played in windows may always be asked about, and then says so in the hand', async () => {
  HTMLDialogElement.prototype.showModal ??= vi.fn<() => void>()
  const toggle = vi.fn<(piece: string) => void>()
  const { rerender, props } = stage({ position: MIDGAME }, 0, { asking: { of: [], toggle } })
  fireEvent(cell(/^Kick Plates/), new Event(HOLD, { bubbles: true, cancelable: true }))
  const armor = within(screen.getByRole('dialog', { name: 'Kick Plates', hidden: true }))
  expect(armor.queryByRole('checkbox', { hidden: true })).toBe(null)
  fireEvent(cell(/^Epico Bean/), new Event(HOLD, { bubbles: true, cancelable: true }))
  await userEvent.click(screen.getByRole('checkbox', { name: /^Always ask about this card/, hidden: true }))
  expect(toggle).toHaveBeenCalledWith('card Epico Bean')
  rerender(<Stage {...props} asking={{ of: ['card Epico Bean'], toggle }} />)
  expect(within(cell(/^Epico Bean/)).getByRole('img', { name: 'Always ask about this card' })).toBeTruthy()
})

test('every card that shows no person has a sign of its own', () => {
  const things = ORANGE.filter(({ kind }) => kind !== 'crew' && kind !== 'expert').map(({ name }) => name)
  expect(Object.keys(EMBLEMS).toSorted()).toEqual(things.toSorted())
  expect(new Set(Object.values(EMBLEMS)).size).toBe(things.length)
})

test('totals and dice of a combat open rows that add up', async () => {
  const moves: Spec['moves'] = [
    [0, 'attack with right arm'],
    [0, "Obsidian's left arm"],
  ]
  const { breakdown } = stage({ options: { passes: [['all'], ['all']] }, position: MIDGAME, moves }, 0)
  for (const button of screen.getAllByRole('button', { name: /(attack|defense) \d+$/ })) await userEvent.click(button)
  expect(breakdown).toHaveBeenCalledTimes(2)
  for (const [{ total, rows }] of breakdown.mock.calls) {
    expect(rows.reduce((sum, { value }) => sum + value, 0)).toBe(total)
    expect(rows.every(({ rule }) => rule !== undefined)).toBe(true)
  }
})

test('Pilot Points and base numbers of a strip add up', async () => {
  const breakdown = vi.fn<BoardProps['breakdown']>()
  const props = propsFor(matchOf({ position: MIDGAME }), 0, { breakdown })
  render(<Strip {...props} of={1} compact={false} />)
  for (const button of screen.getAllByRole('button')) await userEvent.click(button)
  expect(breakdown.mock.calls.map(([{ title, total }]) => [title, total])).toEqual([
    ['Base attack', 1],
    ['Base defense', 2],
    ['Pilot Points', 3],
  ])
  for (const [{ total, rows }] of breakdown.mock.calls) expect(rows.reduce((sum, { value }) => sum + value, 0)).toBe(total)
})

test('who is not asked may still say to pass for a while', async () => {
  const { confirm } = stage({ position: MIDGAME }, 1)
  await userEvent.click(screen.getByRole('button', { name: 'Pass until attacked' }))
  expect(confirm).toHaveBeenCalledWith('pass until attacked')
})

test('nothing can be touched while another player decides', () => {
  const { container } = stage({ position: MIDGAME }, 1)
  expect(container.querySelectorAll('.can, .cannot')).toHaveLength(0)
})
