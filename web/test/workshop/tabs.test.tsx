import { openBox } from '@robodrome/games'
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { TAB_NAMES } from '../../src/workshop/tab.ts'
import Workshop from '../../src/workshop/page.tsx'
import { draftWith, TWO_PAIRS } from './box.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('a box has an address per tab, and an unknown one opens the editor', async () => {
  const draft = await draftWith('gekido', 'Heavy Rex', [[TWO_PAIRS, 5]])
  for (const tab of TAB_NAMES) {
    render(<Workshop rest={[draft.id, tab]} />)
    const tabs = await screen.findByRole('navigation', { name: 'Parts of the box' })
    const current = within(tabs)
      .getAllByRole('link')
      .filter((link) => link.hasAttribute('aria-current'))
    expect(current.map((link) => link.getAttribute('href'))).toEqual([`#/workshop/${draft.id}/${tab}`])
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
    cleanup()
  }
  render(<Workshop rest={[draft.id, 'nowhere']} />)
  expect(await screen.findByRole('heading', { level: 1, name: 'V-REX' })).toBeTruthy()
})

test('the Share tab hands out the box as a file that opens with the same content', async () => {
  const draft = await draftWith('gekido', 'Heavy Rex', [[TWO_PAIRS, 5]])
  const saved: Blob[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob)
    return 'blob:here'
  })
  render(<Workshop rest={[draft.id, 'share']} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Export' }))
  expect((await openBox(JSON.parse(await saved[0]!.text()))).content).toEqual(draft.content)
})
