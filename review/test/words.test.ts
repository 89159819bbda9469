import { expect, test } from 'vitest'
import { FORMS, sayClaim, sayFinding, type Finding, type Subject } from '../src/index.ts'
import { de } from '../src/words/de.ts'
import { en } from '../src/words/en.ts'
import { BATTLES } from './battles.ts'

const about = { names: ['Mara', 'Kuro'], seat: 0, words: BATTLES[0]!.words }

test.each([
  ['English', en],
  ['German', de],
])('every subject has a sentence of its own within its game in %s, with both numbers and at most thirty words', (_language, says) => {
  const subjects = Object.keys(FORMS) as Subject[]
  const said = subjects.map((subject) => sayClaim(says, { subject, what: 'tile ENERGY', chosen: 12, better: 34, cases: 60 }, about))
  const inGames = said.map((sentence, i) => `${subjects[i]!.split(' ')[0]}: ${sentence}`)
  expect(new Set(inGames).size).toBe(subjects.length)
  for (const sentence of said) {
    expect(sentence).toMatch(/12.*34/)
    expect(sentence).toMatch(/^\p{Lu}.*\.$|^\d.*\.$/u)
    expect(sentence.split(' ').length).toBeLessThanOrEqual(30)
  }
})

test('a finding says what was chosen, what was better, the reasons with their shares, and what they rest on', () => {
  const claim = { subject: 'gekido rival structure', chosen: 13.7, better: 7.9666, cases: 60 } as const
  const favour = { subject: 'gekido charges', chosen: 2, better: 1, cases: 60 } as const
  const finding: Finding = {
    entries: 4,
    chosen: ['a'],
    better: ['b'],
    grade: 'costly',
    cost: 0.108,
    error: 0.02,
    chances: { chosen: 0.2, better: 0.308 },
    reasons: [{ claim, share: 0.94 }],
    inFavour: [{ claim: favour, share: -0.3 }],
  }
  expect(sayFinding(en, finding, ['Five Different', 'Full House'], about)).toEqual([
    'Costly (−11 % win chance)',
    'You: Five Different',
    'Better: Full House',
    'Kuro has 13.7 Structure left on average, instead of 8.0. (explains 94 %)',
    '+ In favour of your choice: You have 2.0 Charges left on average, instead of 1.0.',
    'Checked: 60 simulated cases with the same luck for both options, up to your next turn',
  ])
  expect(sayFinding(de, { ...finding, reasons: [], inFavour: [] }, ['Fünf', 'Volles Haus'], about).at(-1)).toBe(
    '„Volles Haus“ ist besser. Ein einfacher Grund wurde nicht gefunden.',
  )
})
