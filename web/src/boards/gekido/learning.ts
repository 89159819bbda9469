import type { Json } from '@robodrome/kernel'
import { between, SPACES, type Focus, type Learning } from '../teaching.ts'

/** A position with M3-OW next to Slicer, between attacks or during one. */
const duel = (at: string, attack: { [name: string]: Json } | null = null): Json => ({
  at,
  bots: { 0: { bot: 'MEOW', at: '0,1' }, 1: { bot: 'SLICER', at: '1,1' } },
  ...(attack && { attack: { target: 1, ...attack } }),
})

/** M3-OW has lost its first die, which gave it a Power and a card, and the next die is damaged. */
const battered: Json = {
  at: 'move',
  bots: {
    0: { bot: 'MEOW', at: '0,1', structure: [4, 6, 6, 6, 6], powers: { FORCE_REROLL: 2 }, hand: ['Overdrive'] },
    1: { bot: 'SLICER', at: '1,1' },
  },
}

const TILES = between('0,0', '1,2')
const FREE: Focus = ['.gk-free']
const DICE: Focus = ['.gk-slots', ...FREE]

/** Themes by the kind of question; all other questions are about powers. */
const THEMES: Readonly<Record<string, string>> = {
  nameCommand: 'read',
  switchTo: 'read',
  lockDice: 'lock',
  keepLocked: 'lock',
  respinDice: 'lock',
  stopOrRoll: 'lock',
  placeBot: 'tiles',
  firstMove: 'tiles',
  secondMove: 'tiles',
  offerPush: 'tiles',
  pushedTo: 'tiles',
}

export const learning: Learning = {
  turn: {
    settings: { mode: 'standard', seats: 2, options: {} },
    pictures: [
      { id: 'step', position: duel('move'), part: 'stage', focus: TILES },
      {
        id: 'command',
        position: duel('lock', { roll: 1, free: 'TTTCS' }),
        part: 'stage',
        focus: ['.gk-free'],
        chosen: 'command Four of a Kind',
      },
      {
        id: 'lock',
        position: duel('lock', { roll: 1, free: 'TTTCS' }),
        moves: [[0, 'command Four of a Kind']],
        part: 'stage',
        focus: ['.gk-slots', '.gk-free'],
        chosen: 'lock T T T',
      },
      { id: 'hit', position: duel('check', { roll: 3, command: 'FOUR_KIND', locked: 'TTTT', free: 'C' }), part: 'stage', focus: TILES },
      {
        id: 'miss',
        position: duel('lock', { roll: 2, command: 'FOUR_KIND', locked: 'TTT', free: 'CS' }),
        part: 'stage',
        focus: ['.gk-odds'],
      },
      { id: 'power', position: battered, part: 'desk', focus: ['.gk-cp'] },
    ],
  },
  rival: { settings: { mode: 'duel', seats: 2, options: {} }, picture: { position: duel('move'), part: 'stage', focus: SPACES } },
  focus: { read: () => FREE, lock: () => DICE, tiles: () => SPACES, powers: () => DICE },
  themeOf: ({ asks }) => THEMES[asks] ?? 'powers',
  examples: () => import('virtual:examples/gekido'),
}
