import { loadGame } from '@robodrome/games'
import { parseRulebook, rulesOf } from '@robodrome/rulebook'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { learningIn } from '../src/boards/learning.ts'
import { playExample, tableAt } from '../src/learn/example.ts'
import type { Example } from '../src/learn/scenario.ts'
import { LocalTable } from '../src/table/local-table.ts'

const loadExamples = async (game: string) => (await learningIn(game).examples()).default as Example[]

const rulesIn = (game: string): Set<string> => {
  const text = readFileSync(new URL(`../../games/${game}/RULES.md`, import.meta.url), 'utf8')
  return new Set(rulesOf(parseRulebook(text)).map(({ id }) => id))
}

describe.each(['gekido', 'volt', 'pbl', 'aimbots'] as const)('the worked examples of %s', (id) => {
  test('can be played move by move under the rules that they name', async () => {
    const [game, examples, rules] = [(await loadGame(id))!, await loadExamples(id), rulesIn(id)]
    expect(examples.length).toBeGreaterThanOrEqual(5)
    for (const example of examples) {
      for (const rule of example.rules) expect(rules).toContain(rule)
      expect(playExample(game, example).plays).toHaveLength(example.moves.length)
    }
  })

  test('are tables in each of their positions: before a move it is offered, after it something was told', async () => {
    const [game, examples] = [(await loadGame(id))!, await loadExamples(id)]
    const played = playExample(
      game,
      examples.find(({ moves }) => moves.length > 1)!,
    )
    const seats = Array.from({ length: played.settings.seats }, () => ({ kind: 'person' as const, name: 'Mara' }))
    const snapshotAt = (made: number) => {
      const table = new LocalTable(game, tableAt(id, played, made, seats), () => {})
      table.look(played.plays[made]?.seat ?? played.seat)
      return table.snapshot()
    }
    for (const [made, play] of played.plays.entries())
      expect(snapshotAt(made).options.map(({ text }) => text)).toContain(play.kind === 'choose' ? play.text : '')
    expect(snapshotAt(played.plays.length).events.length).toBeGreaterThan(snapshotAt(0).events.length)
  })
})
