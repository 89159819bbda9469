import type { Advice } from '@robodrome/minds'
import { expect, test } from 'vitest'
import { giveHint, hintText } from '../../src/frame/hint-text.ts'

const prompt = { question: '', primary: '', chips: ['a', 'b', 'c', 'd', 'e'].map((text) => ({ text, title: text.toUpperCase() })) }
const advice: Advice = {
  best: ['a'],
  certainty: 'sure',
  others: [
    { text: 'b', cost: 0.042, error: 0.013 },
    { text: 'c', cost: 0.2, error: 0.02 },
    { text: 'd', cost: 0.3, error: 0.02 },
  ],
}
const hint = (change: Partial<Advice> = {}) => hintText({ ...advice, ...change }, prompt)

test('a hint shows the best choice and the cost of the next best ones, and no win chance other than the page’s', () => {
  expect(hint()).toBe(
    'The AI would choose “A”. “B” costs 4.2 ± 1.3 percentage points of win chance and “C” costs 20.0 ± 2.0 percentage points of win chance (estimate).',
  )
  expect(hint()).not.toContain('%')
})

test('a hint that is not surer than its error says so, and names what comes as close: all of it, or a few and how many more', () => {
  expect(hint({ best: ['a', 'b'], certainty: 'unsure' })).toBe(
    'The AI would choose “A”, but it is not sure: its lead over “B” is smaller than the error of the estimate.',
  )
  expect(hint({ best: ['a', 'b', 'c', 'd', 'e'], certainty: 'unsure' })).toBe(
    'The AI would choose “A”, but it is not sure: its lead over “B”, “C”, “D” and 1 more is smaller than the error of the estimate.',
  )
  expect(hint({ certainty: 'unsure' })).toBe('The AI would choose “A”, but it is not sure: other choices come close.')
})

test('a single option has no number, nor has a plan that is gone on with', () => {
  expect(hint({ certainty: 'only', others: [] })).toBe('Only “A” is possible.')
  expect(hint({ certainty: 'planned', others: [] })).toBe('The AI follows its plan: “A”.')
})

test('there is no hint when nobody is asked', () => expect(hintText(null, prompt)).toBe('No hint here'))

test('the reason of a hint follows a moment later, for the choice that the player has selected or else the closest one', async () => {
  const told = async (selected: string | null, why: string | null, change: Partial<Advice> = {}) => {
    const said: string[] = []
    const asked: string[] = []
    const link = {
      hint: async () => ({ ...advice, ...change }),
      hintWhy: async (better: string, chosen: string) => (asked.push(`${chosen} < ${better}`), why),
    }
    await giveHint(link, prompt, selected, (text) => said.push(text))
    return { said, asked }
  }
  const first = await told(null, 'Kuro has 8.0 Structure left.')
  expect(first.asked).toEqual(['b < a'])
  expect(first.said).toEqual([hint(), `${hint()} With “B”: Kuro has 8.0 Structure left. (Checked.)`])
  expect((await told('d', null)).asked).toEqual(['d < a'])
  expect((await told('d', null)).said).toEqual([hint()])
  expect((await told(null, 'never', { certainty: 'unsure', others: [] })).asked).toEqual([])
})

test('a hint that fails is none, and nothing is asked or told of a question that has changed', async () => {
  const said: string[] = []
  const tell = (text: string): void => void said.push(text)
  const fails = async (): Promise<never> => Promise.reject(new Error('too late'))
  await giveHint({ hint: fails }, prompt, null, tell)
  await giveHint({ hint: async () => advice, hintWhy: fails }, prompt, null, tell)
  expect(said).toEqual(['No hint here', hint()])
  let isStill = true
  let asked = 0
  const link = { hint: async () => advice, hintWhy: async () => (asked++, (isStill = false), 'why') }
  await giveHint(link, prompt, null, tell, () => isStill)
  await giveHint(link, prompt, null, tell, () => isStill)
  expect(said.slice(2)).toEqual([hint()])
  expect(asked).toBe(1)
})
