import { setImmediate } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { registry } from '@robodrome/games'
import { quickLuck } from '@robodrome/kernel'
import { expect, test } from 'vitest'
import { run } from './run.ts'

const PROMPT = 'seat 0> '
const folderOf = (id: string): string => fileURLToPath(new URL(`../../games/${id}`, import.meta.url))

/** Somebody who types the given lines first, then any option of each question until the match is over. */
const person = (lines: string[], seed: number) =>
  async function* (screen: () => string): AsyncGenerator<string> {
    const luck = quickLuck(seed)
    let numbers: string[] = []
    for (let read = 0; ; await setImmediate()) {
      const fresh = screen().slice(read)
      if (fresh.includes('\nResult: ')) return
      if (!fresh.endsWith(PROMPT)) continue
      read += fresh.length
      const menu = fresh.split('Your options').at(-1)!.split('Beside the question')[0]!
      if (fresh.includes('Your options')) numbers = [...menu.matchAll(/(?:^|\s{2,})(\d+) \S/gm)].map((match) => match[1]!)
      yield `${lines.shift() ?? numbers[luck.below(numbers.length)]!}\n`
    }
  }

test('a whole quick game of PBL Robots against a program, with every kind of help on the way', async () => {
  const lines = ['Crystal', '1', '1', 'help', 'why', 'rules PBL-TURN-2', 'bild it', 'why fly', 'attack with head', 'undo', 'show', 'log']
  const { code, out, err } = await run(['play', 'pbl', '--mode', 'quick', '--seat', '1=random', '--seed', '5'], {
    registry,
    folderOf,
    input: person(lines, 1),
  })
  expect({ code, err }).toEqual({ code: 0, err: '' })
  for (const said of [
    'Take a starter pilot of the talent pool.',
    /pilot {10}[\w ]+ \[speed \d+, \d\/\d, critical \d\/\d\]/,
    /Crystal \(yours\): base \d\/\d, 0 PP, blow-offs 0, hand 5\/10, deck 35, scrap 0/,
    /\n(Obsidian|Solar): base/,
    'Shop (closed), 20 cards in the Shop Deck',
    /Your hand:\n {2}- [\w -]+ \[/,
    'take back the last choice',
    'refused by PBL-BUILD-2',
    'PBL-TURN-2 (4 The turn)',
    '"bild it" is neither a move here nor a command.',
    '"fly" is no move here that anybody would try.',
    /attack with head\n[^]*What is attacked\?[^]*seat 0> undo\n[^]*One MOVE, a build or an attack/,
    /COMBAT: Crystal's [\w ]+ against/,
    'answer with a card, or pass.',
    'Behind: throw cards, use what helps, or concede.',
    /Result: (\d wins|0 and 1 share the win) \(PBL-/,
  ])
    expect(out).toMatch(said)
  expect(out.split('\n').filter((line) => line.length > 80 && !line.includes('|'))).toEqual([])
})
