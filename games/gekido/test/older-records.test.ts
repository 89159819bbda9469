import { Match, type Json } from '@robodrome/kernel'
import { scriptedLuck, isPassedOver } from '@robodrome/table'
import { describe, expect, test } from 'vitest'
import { game } from '../src/index.ts'

const settings = { mode: 'standard', seats: 3, options: {} }

/** What becomes of each choice: the rule that refuses it, null where it is made, or that it is passed over. */
function played(position: Json, luck: string[], moves: readonly string[]): (string | null)[] {
  const match = new Match(game, settings, scriptedLuck(luck), game.arrange(position, settings))
  return moves.map((move) => {
    const [seat, text] = [Number(move[0]), move.slice(2)]
    if (text === 'leaves') return match.leave(seat)?.rule ?? null
    return isPassedOver(game, match.position, seat, text) ? 'passed over' : (match.choose(seat, text)?.rule ?? null)
  })
}

const over = { bot: 'OVER', at: '0,0' }

describe('records in which questions with a single option were still asked', () => {
  test.each<[string, Json, string[], string, string[]]>([
    [
      'the first lock',
      { bots: { 0: { bot: 'SLICER', at: '1,1' }, 1: over }, attack: { target: 1, roll: 1, free: 'TTTTT' }, at: 'lock' },
      ['S C D X', 'T T T T'],
      '0 lock T',
      ['0 command Five Different', '0 lock T', '0 lock nothing'],
    ],
    [
      'dice to reroll',
      {
        bots: { 0: { bot: 'SLICER', at: '1,1', hand: ['C08'] }, 1: over },
        attack: { target: 1, roll: 2, command: 'FULL_HOUSE', locked: 'TTCC', free: 'S' },
      },
      ['C', 'S'],
      '0 reroll S',
      ['0 play Quick Respin', '0 reroll S', '0 lock nothing'],
    ],
    [
      'dice to keep',
      {
        bots: { 0: { bot: 'SLICER', at: '1,1', hand: ['C07'] }, 1: over },
        attack: { target: 1, roll: 2, command: 'FOUR_KIND', locked: 'PP', free: 'TSC' },
      },
      ['P'],
      '0 keep nothing',
      ['0 play Command Override', '0 command Five Different', '0 keep nothing', '0 lock T S'],
    ],
    [
      'the target after another left',
      {
        bots: { 0: { bot: 'SLICER', at: '0,0' }, 1: { bot: 'OVER', at: '0,1' }, 2: { bot: 'TETSU', at: '1,0' } },
        at: 'target',
      },
      ['T T S X C'],
      '0 attack Tetsubot',
      ['1 leaves', '0 attack Tetsubot', '0 pass'],
    ],
  ])('are replayed: %s', (_what, position, luck, once, moves) => {
    expect(played(position, luck, moves)).toEqual(moves.map((move) => (move === once ? 'passed over' : null)))
  })

  test('but a choice that was not made is refused as ever', () => {
    const position = { bots: { 0: { bot: 'SLICER', at: '1,1' }, 1: over }, attack: { target: 1, roll: 1, free: 'TTTTT' }, at: 'lock' }
    expect(played(position, ['S C D X'], ['0 command Five Different', '0 lock T T'])).toEqual([null, 'TABLE-MOVE'])
    expect(played(position, ['T C D'], ['0 command Four of a Kind', '0 lock T T', '0 lock T T'])).toEqual([null, null, 'TABLE-MOVE'])
  })
})
