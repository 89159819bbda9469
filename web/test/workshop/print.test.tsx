import { digestOf } from '@robodrome/games'
import { openBench, papersFor, sentencesFor, shortDigest } from '@robodrome/workshop'
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import Workshop from '../../src/workshop/page.tsx'
import { SIZES, sheetsFor } from '../../src/workshop/print/layout.ts'
import { draftWith, TWO_PAIRS } from './box.ts'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Servo Flip has 2 copies in print; the box has 6. */
test('a draft is not printed; its version is, with its digest, what differs, and the panel, in either language', async () => {
  const draft = await draftWith('gekido', 'Heavy Rex', [
    [TWO_PAIRS, 5],
    [['cards', 0, 'copies'], 6],
  ])
  render(<Workshop rest={[draft.id, 'print']} />)
  expect(await screen.findByText('Drafts cannot be printed. Make a version first.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Make version 1' }))
  const preview = screen.getByRole('region', { name: 'Print' })
  expect(within(preview).getByText(shortDigest(digestOf(draft.content)))).toBeTruthy()
  expect(within(preview).getByText('V-REX: Bot Battles, Two Pairs, Damage 5, was 2.')).toBeTruthy()
  expect(within(preview).getAllByRole('heading', { level: 3, name: 'V-REX' })).toHaveLength(1)
  expect(within(preview).getAllByRole('heading', { level: 3, name: 'Servo Flip' })).toHaveLength(4)
  await userEvent.click(screen.getByText('Deutsch'))
  expect(within(preview).getByText('V-REX: Bot Battles, Zwei Paare, Schaden 5, vorher 2.')).toBeTruthy()
  const asked = vi.fn<() => void>()
  vi.stubGlobal('print', asked)
  await userEvent.click(screen.getByRole('button', { name: /^Print 2 sheets/ }))
  expect(asked).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('checkbox', { name: /^Panels/ }))
  expect(within(preview).queryByRole('heading', { level: 3, name: 'V-REX' })).toBeNull()
})

test('a box like the printed game has nothing to print', async () => {
  const draft = await draftWith('volt', 'Plain', [])
  render(<Workshop rest={[draft.id, 'print']} />)
  expect((await screen.findAllByText('Nothing to print')).length).toBeGreaterThan(0)
  expect(screen.getByRole('button', { name: /^Print/ })).toHaveProperty('disabled', true)
})

test('every piece of every game finds room on sheets of both sizes, each once per copy', async () => {
  for (const game of ['gekido', 'aimbots', 'volt', 'pbl']) {
    const bench = await openBench(game)
    for (const language of ['en', 'de'] as const) {
      const papers = papersFor(bench, bench.printed, language, true)
      const sentences = sentencesFor(bench, bench.printed, bench.printed, language)
      for (const size of Object.keys(SIZES) as (keyof typeof SIZES)[]) {
        const parts = sheetsFor({ sentences, papers, faces: bench.faces ?? [] }, size).flat()
        const cards = parts.flatMap((part) => (part.kind === 'cards' ? part.cards : []))
        const others = parts.flatMap((part) => (part.kind === 'panel' || part.kind === 'board' ? [part.paper] : []))
        expect(new Set(cards.map(({ paper, copy }) => `${paper.list} ${paper.id} ${copy}`)).size).toBe(cards.length)
        expect(cards.length + others.length).toBe(papers.reduce((sum, { copies }) => sum + copies, 0))
        for (const { paper } of cards)
          expect(paper.text.length, `${paper.title} says something`).toBeGreaterThan(paper.list === 'starters' ? -1 : 0)
      }
    }
  }
})
