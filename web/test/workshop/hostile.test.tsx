import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { removeDraft } from '../../src/workshop/drafts.ts'
import Workshop from '../../src/workshop/page.tsx'
import { draftWith, TWO_PAIRS } from './box.ts'

const drafts = (): string[] => Object.keys(localStorage).filter((key) => key.startsWith('robodrome.workshop.'))

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  for (const key of drafts()) removeDraft(key.split('.').at(-1)!)
})

const gekido = (more: string): string => `{"game":"gekido","id":"x",${more}}`

test.each([
  ['nested far too deep', gekido(`"content":${'['.repeat(400)}${']'.repeat(400)}`)],
  ['larger than 128 KB', gekido(`"note":"${'x'.repeat(140_000)}","changes":{}`)],
  [
    'an alias that would grow without end',
    'a: &a [x, x, x, x, x, x, x, x, x]\nb: &b [*a, *a, *a, *a, *a, *a, *a, *a]\nc: &c [*b, *b, *b, *b, *b, *b, *b, *b]\nd: &d [*c, *c, *c, *c, *c, *c]\ngame: gekido\nid: x\nchanges: {e: *d}\n',
  ],
  ['a cycle', 'game: gekido\nid: x\ncontent: &c\n  again: *c\n'],
  ['a prototype key', gekido('"changes":{"__proto__":{"polluted":true}}')],
  ['a constructor', gekido('"changes":{"constructor":{"prototype":{"polluted":true}}}')],
  ['markup in an unknown field', gekido('"<img src=x onerror=alert(1)>":1,"changes":{}')],
  ['a right-to-left name', gekido('"changes":{"bots":{"VREX":{"name":"\\u202Eabc"}}}')],
  ['a million Charges', gekido('"changes":{"bots":{"VREX":{"duel":{"powers":{"FLIP":1000000}}}}}')],
  ['no text at all', '\u0000\u0001'],
])('a file that is hostile is refused in its place: %s', async (_name, text) => {
  const kept = await draftWith('gekido', 'Kept', [[TWO_PAIRS, 5]])
  render(<Workshop rest={[]} />)
  await screen.findByRole('article', { name: 'Kept' })
  await userEvent.upload(screen.getByLabelText(/A file/), new File([text], 'evil.box.yaml'))
  expect((await screen.findByRole('alert')).textContent?.length).toBeGreaterThan(5)
  expect(drafts()).toEqual([`robodrome.workshop.${kept.id}`])
  expect(document.querySelector('img[src="x"]')).toBeNull()
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  expect(location.hash).not.toContain('workshop/')
})

test.each([
  'not json',
  'null',
  '[]',
  '{"id":"ffffffff"}',
  '{"id":"ffffffff","game":"chess","name":"x","from":null,"saved":1,"content":{},"good":{}}',
  '{"id":"ffffffff","game":"__proto__","name":"<b>","from":null,"saved":1,"content":null,"good":null}',
])('a stored draft that somebody else wrote does not break the gallery: %s', async (text) => {
  localStorage.setItem('robodrome.workshop.ffffffff', text)
  vi.resetModules()
  const { default: Fresh } = await import('../../src/workshop/page.tsx')
  const { render: again, screen: shown } = await import('@testing-library/react')
  again(<Fresh rest={[]} />)
  expect(await shown.findByRole('heading', { name: 'New box' })).toBeTruthy()
  // The gallery is still loading the games.
  await vi.dynamicImportSettled()
})
