import { replay, ready, type Entry, type Json } from '@robodrome/kernel'
import { describe, expect, test } from 'vitest'
import { game } from '../src/index.ts'

const settings = { mode: 'standard', seats: 3, options: {} }
const entry = (line: string): Entry => {
  const [who, text] = [line[0]!, line.slice(2)]
  if (text === 'leaves') return { kind: 'leave', seat: Number(who) }
  return who === '*' ? { kind: 'outcome', text } : { kind: 'choice', seat: Number(who), text }
}
const played = (position: Json, lines: readonly string[]): (string | null)[] => {
  const g = ready(game, game.arrange(position, settings))
  return lines.map((line) => replay(game, g, entry(line)))
}

const over = { bot: 'OVER', at: '0,0' }

describe('records in which questions with a single option were still asked', () => {
  test.each<[string, Json, string[]]>([
    [
      'the first lock',
      { bots: { 0: { bot: 'SLICER', at: '1,1' }, 1: over }, attack: { target: 1, roll: 1, free: 'TTTTT' }, at: 'lock' },
      ['0 command Five Different', '0 lock T', '* S C D X', '0 lock S'],
    ],
    [
      'dice to reroll',
      {
        bots: { 0: { bot: 'SLICER', at: '1,1', hand: ['C08'] }, 1: over },
        attack: { target: 1, roll: 2, command: 'FULL_HOUSE', locked: 'TTCC', free: 'S' },
      },
      ['0 play Quick Respin', '0 reroll S', '* C', '0 lock C'],
    ],
    [
      'dice to keep',
      {
        bots: { 0: { bot: 'SLICER', at: '1,1', hand: ['C07'] }, 1: over },
        attack: { target: 1, roll: 2, command: 'FOUR_KIND', locked: 'PP', free: 'TSC' },
      },
      ['0 play Command Override', '0 command Five Different', '0 keep nothing', '0 lock T S C'],
    ],
    [
      'the target after another left',
      {
        bots: { 0: { bot: 'SLICER', at: '0,0' }, 1: { bot: 'OVER', at: '0,1' }, 2: { bot: 'TETSU', at: '1,0' } },
        at: 'target',
      },
      ['1 leaves', '0 attack Tetsubot', '* T T S X C', '0 pass'],
    ],
  ])('are replayed: %s', (_what, position, lines) => {
    expect(played(position, lines)).toEqual(lines.map(() => null))
  })

  test('but a choice that was not made is refused as ever', () => {
    const position = { bots: { 0: { bot: 'SLICER', at: '1,1' }, 1: over }, attack: { target: 1, roll: 1, free: 'TTTTT' }, at: 'lock' }
    expect(played(position, ['0 command Five Different', '0 lock T T'])[1]).toContain('expected an outcome')
    expect(played(position, ['0 command Five of a Kind', '0 lock T T', '0 lock T'])[2]).toContain('expected an outcome')
  })
})
