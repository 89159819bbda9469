import { expect, test } from 'vitest'
import { rems } from '../rem.ts'

/** The result for one declaration in a rule. */
function built(prop: string, value: string, selector = '.chip', others: object[] = []): string {
  const declaration = { prop, value, parent: { type: 'rule', selector, nodes: others } }
  rems().Declaration(declaration)
  return declaration.value
}

test.each([
  ['font-size', '15px', '0.9375rem'],
  ['font', '400 15px/1.4 var(--font)', '400 0.9375rem/1.4 var(--font)'],
  ['grid-template-columns', 'minmax(220px, 1fr) -8px', 'minmax(13.75rem, 1fr) -0.5rem'],
  ['--d', '48px', '3rem'],
  ['height', 'calc(168px + env(safe-area-inset-bottom))', 'calc(10.5rem + env(safe-area-inset-bottom))'],
  ['border-radius', '10px', '0.625rem'],
])('%s: %s follows the font size of the browser', (prop, value, expected) => expect(built(prop, value)).toBe(expected))

test.each([
  ['border', '1px solid var(--line)'],
  ['border-top', '5px solid var(--c)'],
  ['gap', '2px'],
  ['box-shadow', '0 12px 32px var(--shade-50)'],
  ['transform', 'translateY(-8px)'],
])('%s: %s is a line, a shadow or a motion, and stays', (prop, value) => expect(built(prop, value)).toBe(value))

test('letter sizes inside a drawing are relative to it', () => {
  expect(built('font-size', '36px', '.gk-burst text')).toBe('36px')
  expect(built('font-size', '16px', '.gk-tile-name', [{ prop: 'fill', value: 'var(--hi)' }])).toBe('16px')
  expect(built('font-size', '13px', '.findings svg .tick')).toBe('13px')
  expect(built('font-size', '16px', '.gk-card-text')).toBe('1rem')
})

test('windows are measured in letters, too', () => {
  const media = { params: '(max-width: 760px) and (min-height: 481px)' }
  rems().AtRule.media(media)
  expect(media.params).toBe('(max-width: 47.5em) and (min-height: 30.0625em)')
})
