import { readFileSync } from 'node:fs'
import { duplicateIds, parseRulebook, plainText, reasonOf, rulesOf } from '@robodrome/rulebook'
import { expect, test } from 'vitest'

const plain = (text: string) => [{ kind: 'plain', text }]

test('chapters hold paragraphs, lists and tables, and these hold marked text', () => {
  const book = parseRulebook(
    [
      '# A game',
      'Words: the *attacker* is `active`,',
      '**always**.',
      '',
      '## 1. Set-up',
      '- **GK-SET-1** Players sit',
      '  in a circle.',
      '',
      '- Seats count.',
      '1. First',
      '',
      '| id | Command | spaces |',
      '|---|---|---|',
      '| **GK-CMD-1** | Two *Pairs* | 4 |',
      '',
      '**GK-END-1**: The end.',
      '**GK-END-2** The very end.',
    ].join('\r\n'),
  )
  expect(book.title).toBe('A game')
  expect(book.chapters).toEqual([
    {
      title: 'A game',
      level: 1,
      blocks: [
        {
          kind: 'paragraph',
          id: null,
          text: [
            { kind: 'plain', text: 'Words: the ' },
            { kind: 'emphasis', text: 'attacker' },
            { kind: 'plain', text: ' is ' },
            { kind: 'code', text: 'active' },
            { kind: 'plain', text: ', ' },
            { kind: 'strong', text: 'always' },
            { kind: 'plain', text: '.' },
          ],
        },
      ],
    },
    {
      title: '1. Set-up',
      level: 2,
      blocks: [
        {
          kind: 'list',
          ordered: false,
          items: [
            { id: 'GK-SET-1', text: plain('Players sit in a circle.') },
            { id: null, text: plain('Seats count.') },
          ],
        },
        { kind: 'list', ordered: true, items: [{ id: null, text: plain('First') }] },
        {
          kind: 'table',
          head: [plain('Command'), plain('spaces')],
          rows: [{ id: 'GK-CMD-1', cells: [[...plain('Two '), { kind: 'emphasis', text: 'Pairs' }], plain('4')] }],
        },
        { kind: 'paragraph', id: 'GK-END-1', text: plain('The end.') },
        { kind: 'paragraph', id: 'GK-END-2', text: plain('The very end.') },
      ],
    },
  ])
  expect(rulesOf(book).map(({ id, chapter, text }) => `${id} (${chapter}) ${plainText(text)}`)).toEqual([
    'GK-SET-1 (1. Set-up) Players sit in a circle.',
    'GK-CMD-1 (1. Set-up) Command: Two Pairs; spaces: 4',
    'GK-END-1 (1. Set-up) The end.',
    'GK-END-2 (1. Set-up) The very end.',
  ])
})

test('a table without ids keeps all its columns; a star between numbers is no mark', () => {
  const [chapter] = parseRulebook('| a | b |\n|---|---|\n| 2 * 3 * 4 | |').chapters
  expect(chapter).toEqual({
    title: '',
    level: 1,
    blocks: [{ kind: 'table', head: [plain('a'), plain('b')], rows: [{ id: null, cells: [plain('2 * 3 * 4'), []] }] }],
  })
})

const TOY = parseRulebook(`- **TOY-1** Declare: one of your bots and an enemy within 2.5 spaces,
  inside its reach. Then roll.
- **TOY-2** *Start.* If a bot is Ready, use it. Once.
- **TOY-3** No stop

| id | Command | spaces |
|---|---|---|
| **TOY-4** | Full House | 5 |`)

test.each([
  ['TOY-1', 'One of your bots and an enemy within 2.5 spaces, inside its reach.'],
  ['TOY-2', 'If a bot is Ready, use it.'],
  ['TOY-3', 'No stop'],
  ['TOY-4', 'Full House; spaces: 5'],
  ['TOY-9', ''],
])('the reason of %s is its first sentence, not its label', (rule, reason) => expect(reasonOf(TOY, rule)).toBe(reason))

test('duplicate ids are reported', () => {
  expect(duplicateIds([{ id: 'A-1' }, { id: 'A-2' }, { id: 'A-1' }])).toEqual(['A-1'])
})

test.each(['aimbots', 'gekido', 'pbl', 'volt'])(
  'the rulebook of %s: every id in bold at a beginning is a rule, no mark is left over',
  (game) => {
    const markdown = readFileSync(new URL(`../../games/${game}/RULES.md`, import.meta.url), 'utf8')
    const book = parseRulebook(markdown)
    const rules = rulesOf(book)
    const ids = [...markdown.matchAll(/^(?:\s*(?:[-*]|\d+\.) |\| )?\*\*([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+)\*\*/gm)].map(([, id]) => id)
    expect(rules.map(({ id }) => id)).toEqual(ids)
    expect(ids.length).toBeGreaterThan(100)
    expect(rules.filter(({ chapter, text }) => chapter === '' || plainText(text).trim() === '')).toEqual([])
    const reasons = rules.map(({ id }) => reasonOf(book, id))
    expect(reasons.filter((reason) => !/\p{L}{2}/u.test(reason) || /[*`|]/.test(reason))).toEqual([])
    const all = book.chapters.flatMap(({ blocks }) => blocks)
    const texts = all.flatMap((block) =>
      block.kind === 'paragraph'
        ? [block.text]
        : block.kind === 'list'
          ? block.items.map(({ text }) => text)
          : [...block.head, ...block.rows.flatMap(({ cells }) => cells)],
    )
    expect(texts.flat().filter(({ kind, text }) => kind !== 'code' && /[*`|]/.test(text))).toEqual([])
  },
)
