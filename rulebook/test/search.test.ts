import { parseRulebook, partOf, rulesOf, searched, wordsIn } from '@robodrome/rulebook'
import { expect, test } from 'vitest'

const book = parseRulebook(`# Game
A word before.
## Moving
- **A-1** Take a *step*.
- **A-2** Turn.
### Firing
| id | who | what |
|---|---|---|
| **A-3** | all | shoot |
| **A-4** | none | step |`)
const ids = (wanted: string) => rulesOf({ ...book, chapters: searched(book, wanted) }).map(({ id }) => id)

test.each([
  ['', ['A-1', 'A-2', 'A-3', 'A-4']],
  [' Step ', ['A-1', 'A-4']],
  ['a-2', ['A-2']],
  ['FIRING', ['A-3', 'A-4']],
  ['nowhere', []],
])('"%s" finds %j', (wanted, found) => expect(ids(wanted)).toEqual(found))

test('words of a paragraph are found; the name of the game is in no chapter', () => {
  expect(searched(book, 'word').map(({ title }) => title)).toEqual(['Game'])
  expect(searched(book, 'game')).toEqual([])
})

test('a part is what stands under one heading, with what is below it', () => {
  expect(partOf(book, 'Moving').map(({ title }) => title)).toEqual(['Moving', 'Firing'])
  expect(partOf(book, 'Firing')).toEqual([])
})

test('the words of a book are those of its titles, paragraphs, lists and tables, each once', () => {
  expect(wordsIn(book).toSorted()).toEqual(['all', 'before', 'firing', 'game', 'moving', 'none', 'shoot', 'step', 'take', 'turn', 'word'])
})
