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

const ranked = parseRulebook(`# Game
## Order of a turn
- **B-1** Repushed bots count once.
- **B-2** Pushed bots take a step.
- **B-3** After a hit you may push.
- **B-4** *Push.* Take its tile.
### Pushing
- **B-5** It moves off.
### Tiles
- **B-6** Push or stay, see B-1.
- **B-7** A push of two tiles.`)
const order = (wanted: string) => rulesOf({ ...ranked, chapters: searched(ranked, wanted) }).map(({ id }) => id)

test.each([
  ['push', ['B-5', 'B-4', 'B-3', 'B-6', 'B-7', 'B-2', 'B-1']],
  ['b-1', ['B-1', 'B-6']],
  ['two tiles', ['B-7']],
  ['tiles two', ['B-7']],
  ['push tile', ['B-4', 'B-7']],
  ['(', []],
])('"%s" finds what fits best first: %j', (wanted, found) => expect(order(wanted)).toEqual(found))

test('equal fits share one heading and one list', () => {
  const [first, second] = searched(ranked, 'push or')
  expect([first!.title, second]).toEqual(['Tiles', undefined])
  expect(searched(book, 'step').map(({ title }) => title)).toEqual(['Moving', 'Firing'])
  expect(searched(ranked, 'a').map(({ title, blocks }) => [title, blocks.length])).toContainEqual(['Tiles', 1])
})

test('words of a paragraph are found; the name of the game is in no chapter', () => {
  expect(searched(book, 'word').map(({ title }) => title)).toEqual(['Game'])
  expect(searched(book, 'game')).toEqual([])
})

test('a part is the text under one heading, including its subheadings', () => {
  expect(partOf(book, 'Moving').map(({ title }) => title)).toEqual(['Moving', 'Firing'])
  expect(partOf(book, 'Firing')).toEqual([])
})

test('the words of a book are those of its titles, paragraphs, lists and tables, each once', () => {
  expect(wordsIn(book).toSorted()).toEqual(['all', 'before', 'firing', 'game', 'moving', 'none', 'shoot', 'step', 'take', 'turn', 'word'])
})
