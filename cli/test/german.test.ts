import { fileURLToPath } from 'node:url'
import { registry } from '@robodrome/games'
import { expect, test } from 'vitest'
import { run } from './run.ts'

const GERMAN = {
  registry,
  folderOf: (id: string) => fileURLToPath(new URL(`../../games/${id}`, import.meta.url)),
  env: { LANG: 'de_DE.UTF-8' },
}

test('the rulebook is read in the language of the terminal, and in English where it has no other', async () => {
  expect((await run(['rules', 'gekido', 'GK-MOVE-4'], GERMAN)).out).toContain('Auf einem Feld stehen nie zwei Bots.')
  expect((await run(['rules', 'gekido', 'GK-MOVE-4'], { ...GERMAN, env: {} })).out).toContain('Two Bots never share a tile.')
  expect((await run(['rules', 'tic-tac-toe', 'TTT-1'], { env: GERMAN.env })).out).toContain('TTT-1')
})

test('the table is drawn in German, and what is typed is the same in every language', async () => {
  const { out } = await run(['play', 'gekido', '--seed', '1'], { ...GERMAN, input: ['bot Slicer', 'bot Nobody', 'show'] })
  expect(out).toContain('bot Slicer')
  expect(out).toContain('Die Arena liegt noch nicht aus.')
  expect(out).toContain('Du bringst Slicer mit.')
})
