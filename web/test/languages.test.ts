import { expect, test } from 'vitest'
import { unspokenIn } from '../languages.ts'

const script = (id: string, imports: string[] = [], dynamicImports: string[] = []) =>
  ({
    type: 'chunk',
    isEntry: id === 'main.tsx',
    isDynamicEntry: id !== 'main.tsx',
    facadeModuleId: `/any/web/src/${id}`,
    imports,
    dynamicImports,
  }) as const

test('a page keeps what any way leads to that is not through the words of another language', () => {
  const bundle = {
    main: script('main.tsx', ['common'], ['german', 'english', 'book', 'buch', 'screen']),
    common: script('common.ts'),
    german: script('words/de/index.ts', ['common', 'grammar']),
    grammar: script('grammar.ts'),
    english: script('games/x/src/words/en.ts', ['common']),
    book: script('games/x/RULES.md?raw'),
    buch: script('games/x/RULES.de.md?raw'),
    screen: script('screen.ts', ['shared']),
    shared: script('boards/x/words/en/index.ts'),
    style: { type: 'asset' },
  } as const
  expect(unspokenIn('en', bundle)).toEqual(['german', 'grammar', 'buch'])
  // English words that a screen imports directly are loaded in any language.
  expect(unspokenIn('de', bundle)).toEqual(['english', 'book'])
})
