import { asked, Match, quickLuck, whenAbsent, write, type Json } from '@robodrome/kernel'
import { scriptedLuck } from '@robodrome/table'
import { describe, expect, test } from 'vitest'
import { game } from '../src/index.ts'

const settings = { mode: 'standard', seats: 3, options: {} }

/** A position, the luck and moves up to a question, and the default answer of the absent seat. */
type Case = [question: string, position: Json, luck: string[], moves: string[], chosen: string]

const fight = (bots: Json, attack: Json, at?: string): Json => ({ bots, attack, ...(at !== undefined && { at }) })
const slicer = { bot: 'SLICER', at: '1,1' }
const over = { bot: 'OVER', at: '0,0' }
const done = { target: 1, roll: 3, command: 'FULL_HOUSE', locked: 'TTTCC', free: '' }

/** The question reached, and its default answer. */
function unanswered(position: Json, luck: string[] = [], moves: string[] = []): [question: string | undefined, chosen: unknown] {
  const match = new Match(game, settings, scriptedLuck(luck), game.arrange(position, settings))
  for (const move of moves) match.choose(Number(move[0]), move.slice(2))
  const chosen = whenAbsent(game, match.position, match.asked()[0]!, quickLuck(1))
  return [match.position.stack.at(-1)?.rule, write(game, match.position, chosen)]
}

describe('default answers of absent players', () => {
  describe('GK-TIME-1 the default is to pass where passing is legal', () => {
    test.each<Case>([
      ['preWindow', fight({ 0: slicer, 1: { ...over, hand: ['C14'] } }, { target: 1 }), [], [], 'pass'],
      ['defenderWindow', fight({ 0: slicer, 1: { ...over, hand: ['C12'] } }, { target: 1, roll: 1, free: 'TTSXC' }), [], [], 'pass'],
      ['attackerWindow', fight({ 0: { ...slicer, hand: ['C01'] }, 1: over }, { target: 1, roll: 1, free: 'TTSXC' }), [], [], 'pass'],
      ['hitWindow', fight({ 0: slicer, 1: { ...over, hand: ['C11'] } }, done, 'check'), [], [], 'pass'],
      [
        'malfunctionWindow',
        fight({ 0: { ...slicer, hand: ['C24'] }, 1: over }, { ...done, locked: 'TTT', free: 'SX' }, 'check'),
        [],
        [],
        'pass',
      ],
      ['startDraw', { bots: { 0: { bot: 'MEOW', at: '1,1', powers: { DRAW5: 1 } } } }, [], [], 'pass'],
      ['centerDraw', { bots: { 0: slicer }, at: 'end' }, [], [], 'pass'],
    ])('%s: pass', (question, position, luck, moves, chosen) => expect(unanswered(position, luck, moves)).toEqual([question, chosen]))
  })

  describe('GK-TIME-2 the Bot stays if that is legal', () => {
    test.each<Case>([
      ['firstMove', { bots: { 0: { bot: 'SLICER', at: '0,0' }, 1: { bot: 'OVER', at: '0,1' } } }, [], [], 'stay'],
      [
        'firstMove',
        { bots: { 0: { bot: 'TETSU', at: '2,0' }, 1: { bot: 'OVER', at: '0,0' }, 2: { bot: 'VREX', at: '0,1' } } },
        [],
        [],
        'move 1,0',
      ],
      ['secondMove', { bots: { 0: slicer }, at: 'second move' }, [], [], 'stay'],
    ])('%s: stay, if that is allowed', (question, position, luck, moves, chosen) =>
      expect(unanswered(position, luck, moves)).toEqual([question, chosen]),
    )
  })

  describe('GK-TIME-3 the strongest Command that is complete at once, otherwise Two Pairs', () => {
    test.each<[string, string]>([
      ['TTSXC', 'command Two Pairs'],
      ['TTTSC', 'command Three of a Kind'],
      ['TTTCC', 'command Full House'],
      ['TSCDX', 'command Five Different'],
      ['PPPPP', 'command Five of a Kind'],
    ])('after %s: %s', (free, chosen) =>
      expect(unanswered(fight({ 0: slicer, 1: over }, { target: 1, roll: 1, free }, 'lock'))).toEqual(['nameCommand', chosen]),
    )
  })

  describe('GK-TIME-4 as many dice are locked as fit', () => {
    test.each<[string, string, string]>([
      ['TTSXC', 'command Two Pairs', 'lock T T S'],
      ['TTTCC', 'command Full House', 'lock T T T C C'],
    ])('after %s and %s: %s', (free, command, chosen) =>
      expect(unanswered(fight({ 0: slicer, 1: over }, { target: 1, roll: 1, free }, 'lock'), [], [`0 ${command}`])).toEqual([
        'lockDice',
        chosen,
      ]),
    )
  })

  test('GK-TIME-5 a complete Command stops', () => {
    const complete = { target: 1, roll: 2, command: 'THREE_KIND', locked: 'TTT', free: 'CS' }
    expect(unanswered(fight({ 0: slicer, 1: over }, complete, 'check'))).toEqual(['stopOrRoll', 'stop'])
  })

  test('GK-TIME-6 nobody is pushed', () => {
    expect(unanswered(fight({ 0: slicer, 1: over }, done, 'check'))).toEqual(['offerPush', 'no push'])
  })

  test('GK-TIME-7 after a switch as many dice are kept as fit', () => {
    const attack = { target: 1, roll: 2, command: 'FULL_HOUSE', locked: 'TTCC', free: 'P' }
    const switched = ['0 play Command Override', '0 command Five Different']
    expect(unanswered(fight({ 0: { ...slicer, hand: ['C07'] }, 1: over }, attack), [], switched)).toEqual(['keepLocked', 'keep T C'])
  })

  test.each<Case>([
    ['chooseTarget', { bots: { 0: slicer, 1: over }, at: 'target' }, [], [], 'attack Overclock'],
    [
      'setDie',
      fight({ 0: { ...slicer, hand: ['C06'] }, 1: over }, { target: 1, roll: 1, free: 'TTSXC' }),
      [],
      ['0 play Master Key on S'],
      'to T',
    ],
    [
      'respinDice',
      fight({ 0: { ...slicer, hand: ['C08'] }, 1: over }, { target: 1, roll: 1, free: 'TTSXC' }),
      [],
      ['0 play Quick Respin'],
      'reroll X',
    ],
    [
      'switchTo',
      fight({ 0: { ...slicer, hand: ['C07'] }, 1: over }, { target: 1, roll: 2, command: 'FULL_HOUSE', locked: 'TTCC', free: 'P' }),
      [],
      ['0 play Command Override'],
      'command Two Pairs',
    ],
    [
      'choosePower',
      fight({ 0: slicer, 1: { bot: 'PYTRON', at: '0,0', structure: [1, 6, 6, 6, 6, 6] } }, done, 'check'),
      [],
      [],
      'unlock OPP_REROLL',
    ],
    ['pushedTo', fight({ 0: slicer, 1: over }, done, 'check'), [], ['0 push'], 'move 1,0'],
    ['keepCard', { bots: { 0: slicer }, at: 'end' }, ['C03', 'C01', 'C02'], ['0 draw'], 'keep Servo Flip'],
    [
      'trimHand',
      fight(
        { 0: { ...slicer, hand: ['C03', 'C02', 'C01'] }, 1: over },
        { ...done, command: 'THREE_KIND', locked: 'TTT', free: 'CS' },
        'check',
      ),
      ['C04'],
      [],
      'discard Servo Flip',
    ],
  ])('GK-TIME-8 %s: the first one offered', (question, position, luck, moves, chosen) =>
    expect(unanswered(position, luck, moves)).toEqual([question, chosen]),
  )

  test('GK-TIME-8 Bots and starting tiles: a battle in which nobody ever answers still comes to its end', () => {
    const luck = quickLuck(11)
    const match = new Match(game, settings, luck)
    for (let moves = 0; match.asked().length > 0; moves++) {
      expect(moves).toBeLessThan(20_000)
      const seat = asked(game, match.position)[0]!
      match.take(seat, whenAbsent(game, match.position, seat, luck))
    }
    expect(game.result(match.position)).not.toBe(null)
    expect(match.entries.slice(0, 3)).toMatchObject([{ text: 'bot V-REX' }, { text: 'bot Slicer' }, { text: 'bot Tetsubot' }])
  })

  test('every choice has a default', () => {
    const silent = Object.values(game.rules).filter((rule) => rule.kind === 'choice' && rule.absent === undefined)
    expect(silent.map((rule) => rule.name)).toEqual([])
  })
})
