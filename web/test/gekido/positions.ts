import { game } from '@robodrome/gekido'
import type { Json } from '@robodrome/kernel'
import { asks } from '../../src/boards/gekido/chances.ts'
import { answersOf, battlesOf, type Spec } from '../tables.ts'

export const matchOf = battlesOf(game, 'standard')
export const answersFor = answersOf(asks)

const duo = (more: Record<string, Json>, attack: Record<string, Json> | null = null): Json => {
  const bots = (more['bots'] ?? {}) as Record<string, Record<string, Json>>
  return {
    ...more,
    bots: { 0: { bot: 'MEOW', at: '0,1', ...bots['0'] }, 1: { bot: 'SLICER', at: '1,0', ...bots['1'] } },
    ...(attack && { attack: { target: 1, ...attack } }),
  }
}

/** For every question of the game, a position in which seat 0 is asked that question. */
export const ASKED: Readonly<Record<string, Spec>> = {
  bringBot: {},
  placeBot: {
    mode: 'duel',
    seed: 3,
    moves: [
      [0, 'bot M3-OW'],
      [1, 'bot Slicer'],
    ],
  },
  startDraw: { position: duo({ bots: { 0: { powers: { DRAW5: 1 } } } }) },
  firstMove: { position: duo({ at: 'move', bots: { 0: { hand: ['C03'], powers: { FLIP: 1 } } } }) },
  secondMove: { position: duo({ at: 'second move' }) },
  centerDraw: { position: duo({ at: 'end', bots: { 0: { at: '1,1' } } }) },
  keepCard: { position: duo({ at: 'end', bots: { 0: { at: '1,1' } } }), moves: [[0, 'draw']] },
  chooseTarget: {
    seats: 4,
    position: { at: 'target', bots: { 0: { at: '0,0', locks: { 1: 'loading' } }, 1: { at: '0,1' }, 2: { at: '1,0' }, 3: { at: '1,1' } } },
  },
  flipToken: {
    seats: 4,
    position: {
      at: 'target',
      fallback: true,
      bots: { 0: { at: '0,0', locks: { 1: 'loading' } }, 1: { at: '0,1' }, 2: { at: '2,2' }, 3: { at: '2,1' } },
    },
  },
  preWindow: {
    position: {
      active: 1,
      attack: { target: 0, roll: 0 },
      bots: { 0: { bot: 'MEOW', at: '0,1', hand: ['C14', 'C03'] }, 1: { bot: 'SLICER', at: '1,0' } },
    },
  },
  defenderWindow: {
    position: {
      active: 1,
      attack: { target: 0, roll: 2, command: 'FOUR_KIND', locked: 'TT', free: 'TCC' },
      bots: {
        0: { bot: 'MEOW', at: '0,1', hand: ['C03', 'C11', 'C12', 'C21'], powers: { FORCE_REROLL: 2 } },
        1: { bot: 'SLICER', at: '1,0' },
      },
    },
  },
  attackerWindow: {
    position: duo({ at: 'attacker', bots: { 0: { powers: { FLIP: 2 }, hand: ['C03', 'C11'] } } }, { roll: 1, free: 'TTSXC' }),
  },
  hitWindow: {
    position: {
      active: 1,
      at: 'check',
      attack: { target: 0, roll: 3, command: 'FOUR_KIND', locked: 'TTTT', free: 'C' },
      bots: { 0: { bot: 'MEOW', at: '0,1', hand: ['C11', 'C12'] }, 1: { bot: 'SLICER', at: '1,0' } },
    },
  },
  malfunctionWindow: {
    position: duo({ at: 'check', bots: { 0: { hand: ['C24', 'C03'] } } }, { roll: 3, command: 'FOUR_KIND', locked: 'TT', free: 'SCX' }),
  },
  nameCommand: { position: duo({ at: 'lock' }, { roll: 1, free: 'TTTTT' }) },
  lockDice: { position: duo({ at: 'lock' }, { roll: 1, free: 'TTTCS' }), moves: [[0, 'command Two Pairs']] },
  stopOrRoll: { position: duo({ at: 'check' }, { roll: 2, command: 'THREE_KIND', locked: 'TTT', free: 'SX' }) },
  setDie: {
    position: duo({ at: 'attacker', bots: { 0: { hand: ['C06'] } } }, { roll: 2, command: 'FOUR_KIND', locked: 'TT', free: 'SCX' }),
    moves: [[0, 'play Master Key on S']],
  },
  respinDice: {
    position: duo({ at: 'attacker', bots: { 0: { hand: ['C08'] } } }, { roll: 2, command: 'FOUR_KIND', locked: 'TT', free: 'SCX' }),
    moves: [[0, 'play Quick Respin']],
  },
  switchTo: {
    position: duo({ at: 'attacker', bots: { 0: { powers: { SWITCH: 1 } } } }, { roll: 2, command: 'FOUR_KIND', locked: 'TT', free: 'SCX' }),
    moves: [[0, 'power SWITCH']],
  },
  keepLocked: {
    position: duo({ at: 'attacker', bots: { 0: { powers: { SWITCH: 1 } } } }, { roll: 2, command: 'FOUR_KIND', locked: 'TTT', free: 'CX' }),
    moves: [
      [0, 'power SWITCH'],
      [0, 'command Two Pairs'],
    ],
  },
  offerPush: { position: duo({ at: 'check' }, { roll: 3, command: 'FOUR_KIND', locked: 'TTTT', free: 'C' }) },
  pushedTo: {
    position: {
      active: 1,
      at: 'check',
      attack: { target: 0, roll: 3, command: 'FULL_HOUSE', locked: 'TTTCC', free: '' },
      bots: { 0: { bot: 'TETSU', at: '0,1' }, 1: { bot: 'SLICER', at: '1,0' } },
    },
    moves: [[1, 'push']],
  },
  choosePower: {
    position: duo(
      { at: 'check', bots: { 0: { structure: [1, 6, 6, 6, 6, 6] } } },
      { roll: 3, command: 'FOUR_KIND', locked: 'TT', free: 'SCX' },
    ),
  },
  chooseCharge: {
    position: duo(
      { at: 'attacker', bots: { 0: { hand: ['C23'], powers: { FLIP: 1, FORCE_REROLL: 1 } } } },
      { roll: 2, command: 'FOUR_KIND', locked: 'TT', free: 'SCX' },
    ),
    moves: [[0, 'play Power Cell']],
  },
  trimHand: {
    position: duo(
      { at: 'check', bots: { 0: { hand: ['C01', 'C02', 'C03', 'C04', 'C05', 'C06'] } } },
      { roll: 3, command: 'TWO_PAIRS', locked: 'TTCC', free: 'S' },
    ),
  },
}
