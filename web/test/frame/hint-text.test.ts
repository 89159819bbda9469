import type { Advice } from '@robodrome/minds'
import { expect, test } from 'vitest'
import { hintText } from '../../src/frame/hint-text.ts'

const prompt = { question: '', primary: '', chips: ['a', 'b', 'c', 'd', 'e'].map((text) => ({ text, title: text.toUpperCase() })) }
const advice: Advice = {
  best: ['a'],
  value: 0.62,
  error: 0.013,
  ahead: [{ seat: 1, text: 'block c' }],
  others: [
    { text: 'b', value: 0.5, error: 0.02, share: 0 },
    { text: 'c', value: 0.4, error: 0.02, share: 0 },
    { text: 'd', value: 0.3, error: 0.02, share: 0 },
  ],
}
const hint = (change: Partial<Advice> = {}) => hintText({ ...advice, ...change }, prompt, (seat) => `Seat ${seat}`)

test('a hint has the choice that leads, its chance with its error, the next best and what is expected', () => {
  expect(hint()).toBe(
    'A program would choose A: 62.0 % ± 1.3 % to win (estimate), rather than B with 50.0 % and C with 40.0 %. It expects Seat 1: block c',
  )
  expect(hint({ error: null, ahead: [], others: [] })).toBe('A program would choose A: 62.0 % to win (estimate)')
})

test('a hint names no choice where none leads: all of them, or a few and how many more', () => {
  expect(hint({ best: ['a', 'b'] })).toBe('A program cannot tell these apart: A and B. 62.0 % ± 1.3 % to win (estimate)')
  expect(hint({ best: ['a', 'b', 'c', 'd', 'e'] })).toBe(
    'A program cannot tell these apart: A, B, C, D and 1 more. 62.0 % ± 1.3 % to win (estimate)',
  )
})

test('where nobody is asked there is no hint', () => expect(hintText(null, prompt, String)).toBe('No hint here'))
