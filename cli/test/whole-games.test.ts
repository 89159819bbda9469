import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { registry } from '@robodrome/games'
import { describe, expect, test } from 'vitest'
import { run, scratch } from './run.ts'

/** Robodrome's own games in a terminal: the registry, and the games' rulebooks. */
const house = {
  registry,
  folderOf: (id: string) => fileURLToPath(new URL(`../../games/${id}`, import.meta.url)),
}

/** A player who types at random, including commands: the terminal refuses what is not possible, and play goes on. */
const typist = (lines: number): string[] =>
  Array.from({ length: lines }, (_, i) =>
    i % 40 === 7 ? 'why' : i % 40 === 17 ? 'odds' : i % 40 === 27 ? 'why last' : String((i % 3) + 1),
  )

describe('whole games typed at a terminal', () => {
  for (const [title, args] of [
    ['Gekido Duel', ['gekido', '--mode', 'duel', '--seat', '1=random']],
    ['a battle of three', ['gekido', '--mode', 'standard', '--seats', '3', '--seat', '1=rule-of-thumb', '--seat', '2=random']],
    ['a first game of Aimbots', ['aimbots', '--mode', 'first', '--seat', '1=random']],
    ['a quick game of PBL Robots', ['pbl', '--mode', 'quick', '--seat', '1=random']],
  ] as const)
    test(title, async () => {
      const record = join(scratch(), 'match.txt')
      const { code, out, err } = await run(['play', ...args, '--seed', '5', '--record', record], {
        ...house,
        input: typist(4000),
        columns: 100,
      })
      expect([code, err]).toEqual([0, ''])
      expect(out).toMatch(/^Result: /m)
      expect(out.split('\n').filter((line) => line.length > 100 && !line.startsWith('Record: '))).toEqual([])
      expect((await run(['verify', record], house)).code).toBe(0)
    })

  test('the questions of a person who has only read the rules of PBL Robots are answered', async () => {
    const typed = ['Crystal', '1', '1', 'help', 'why', 'rules PBL-TURN-2', 'bild it', 'odds', 'attack with head', 'undo']
    const { out } = await run(['play', 'pbl', '--seat', '1=random', '--seed', '5'], {
      ...house,
      input: [...typed, 'attack with head', '1', 'odds', ...typist(200)],
    })
    for (const said of [
      'Which starter pilot joins you?',
      /pilot {10}[\w ]+ \[speed \d+, \d\/\d, critical \d\/\d\]/,
      /Crystal \(yours\): base \d\/\d, 0 PP, blow-offs 0, hand 5\/10, deck 35, scrap 0/,
      /\n(Obsidian|Solar): base/,
      'Shop (closed), 20 cards in the Shop Deck',
      /Your hand:\n {2}- [\w -]+ \[/,
      'refused by PBL-BUILD-2',
      'PBL-TURN-2 (4 The turn)',
      '"bild it" is neither a move here nor a command.',
      'No dice are being rolled right now.',
      /attack with head\n[^]*What is the target\?[^]*seat 0> undo\n[^]*Build, attack, or end the turn\?/,
      /COMBAT: Crystal's head against/,
      /seat 0> odds\nCrystal \d+ against \w+ \d+:\n\d+\.\d % chance to hit/,
      /You trail \d+ : \d+\. Add dice or concede\?/,
      /Respond, or pass\?/,
    ])
      expect(out).toMatch(said)
  })
})
