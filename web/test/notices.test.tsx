import { game } from '@robodrome/aimbots'
import type { Game } from '@robodrome/kernel'
import type { NoticeList, Queue, Reach } from '@robodrome/protocol'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Facts } from '../src/frame/waiting/facts.tsx'
import NoticeSheet from '../src/shell/notice-sheet.tsx'
import { OWN_ID, serve } from './serve.ts'
import { battlesOf, snapshotFor } from './tables.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})

const LIST: NoticeList = {
  unread: 1,
  notices: [
    {
      n: 2,
      at: Date.now(),
      table: null,
      news: { kind: 'challenge', challenge: 'c1', by: 'Theo', game: 'volt', mode: 'basic' },
      read: false,
      waits: true,
    },
    { n: 1, at: Date.now(), table: null, news: { kind: 'account', what: 'password' }, read: false, waits: false },
  ],
}
const QUEUE: Queue = {
  waiting: [
    {
      table: 'aaaaaaaaaaaa',
      game: 'gekido',
      settings: { mode: 'duel', seats: 2, options: {} },
      seat: 0,
      names: ['Noor', 'Sol'],
      bots: [],
      seq: 3,
      live: false,
      due: null,
      touched: Date.now(),
    },
  ],
  leagues: [],
  vacation: null,
}
const REACH: Reach = {
  push: { key: '', devices: 0 },
  mail: null,
  webhook: null,
  off: ['friend'],
  quiet: { from: 22 * 60 + 30, to: 7 * 60 + 30, zone: 'UTC' },
  language: 'en',
}

test('what needs somebody has a verb; the gear leads to how they are told, with the quiet hours of a day from midnight to midnight', async () => {
  HTMLDialogElement.prototype.showModal ??= vi.fn<() => void>()
  HTMLDialogElement.prototype.close ??= vi.fn<() => void>()
  localStorage.setItem('robodrome.signed', 'Noor')
  serve({ 'GET /api/me/queue': QUEUE, 'GET /api/me/reach': REACH, 'POST /api/session': { id: OWN_ID, name: 'Noor', kept: false } })
  render(<NoticeSheet list={LIST} change={() => {}} onClose={() => {}} />)
  const move = await screen.findByRole('link', { name: /Your move in Gekido.*with Sol.*Move/, hidden: true })
  expect(move.getAttribute('href')).toBe('#/table/aaaaaaaaaaaa')
  expect(screen.getByRole('link', { name: /Theo challenges you to VOLT.*Answer/, hidden: true })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'How we reach you', hidden: true }))
  expect((await screen.findByRole('switch', { name: /A friend opens a table/, hidden: true })).hasAttribute('checked')).toBe(false)
  const hatched = [...document.querySelectorAll<HTMLElement>('.hours i')].map(({ style }) => [style.left, style.width])
  expect(hatched).toEqual([
    ['0%', '31.25%'],
    ['93.75%', '6.25%'],
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Back to the list', hidden: true }))
  expect(screen.getByRole('button', { name: 'Mark all as read', hidden: true })).toBeTruthy()
})

test('a notice about a box leads to it and has no trophy; only hidden boxes leave tables behind', () => {
  HTMLDialogElement.prototype.showModal ??= vi.fn<() => void>()
  HTMLDialogElement.prototype.close ??= vi.fn<() => void>()
  serve({ 'GET /api/me/queue': QUEUE })
  const box = `heavy-rex ${'a'.repeat(64)}`
  const notices = (['hidden', 'shown', 'blocked'] as const).map((what, n) => ({
    n,
    at: Date.now(),
    table: null,
    news: { kind: 'box' as const, title: 'Heavy Rex', box, what },
    read: false,
    waits: false,
  }))
  const league = { n: 9, at: Date.now(), table: null, news: { kind: 'league', title: 'Cup', against: null }, read: false, waits: false }
  const list = { unread: 3, notices: [...notices, league] } as unknown as NoticeList
  render(<NoticeSheet list={list} change={() => {}} onClose={() => {}} />)
  const [hidden, shown, blocked, cup] = [/has hidden/, /visible again/, /has blocked you/, /Cup is waiting/].map((name) =>
    screen.getByRole('link', { name, hidden: true }),
  )
  expect(hidden!.getAttribute('href')).toBe(`#/box/heavy-rex/${'a'.repeat(64)}`)
  expect(hidden!.textContent).toContain('Running tables with this box continue')
  expect(shown!.textContent! + blocked!.textContent!).not.toContain('Running tables')
  expect(hidden!.querySelector('.thumbnail')!.innerHTML).not.toBe(cup!.querySelector('.thumbnail')!.innerHTML)
})

test('a visitor to a table first reads how to win', async () => {
  render(<Facts snapshot={snapshotFor(battlesOf(game as Game, 'duel')({}), 0)} />)
  expect((await screen.findAllByRole('term'))[0]!.textContent).toBe('The first with enough cores wins')
})
