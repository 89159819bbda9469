import type { Json, Seat, Settings } from '@robodrome/kernel'
import { cell, STAGE } from '../boards/lesson.ts'
import type { Focus } from '../frame/use-focus.ts'
import type { GameId } from '../words/ids.ts'
import type { Found } from './exercises.ts'

/** A real position, what was chosen in it since, and the part of the board that is shown. */
export interface Drawing {
  position: Json
  moves?: readonly (readonly [Seat, string])[]
  part: 'stage' | 'desk'
  /** What of it the words speak of, so that it can be read in small. */
  focus: Focus
  /** A move that is chosen but not made: the board shows what it would do. */
  chosen?: string
}

/** One picture of a turn. Its words stand under its id. */
export interface Picture extends Drawing {
  id: string
}

/** M3-OW beside Slicer, between attacks or in one. */
const duel = (at: string, attack: { [name: string]: Json } | null = null): Json => ({
  at,
  bots: { 0: { bot: 'MEOW', at: '0,1' }, 1: { bot: 'SLICER', at: '1,1' } },
  ...(attack && { attack: { target: 1, ...attack } }),
})

/** Spaces of a board from corner to corner. */
const from = (corner: string, to: string): Focus => [cell(corner), cell(to)]
const TILES = from('0,0', '1,2')
const CHANCE = '.ab-chance'
const SOLAR: Focus = ['.pb-side.s2 .pb-fig']

const LINEUPS = ['R:Turret@d1', 'R:Turtle@c1', 'R:Jet@e1', 'R:Jet@f1', 'B:Jack@c7', 'B:Captain@d7', 'B:Hacker@e7', 'B:Hacker@f7']
const facing = (own: string, jack: string): Json => ({ bots: [own, ...LINEUPS, jack] })

const GIANTS: Json = {
  sides: [
    { robot: 'Crystal', hand: ['Turtle Magoo', 'Buckler Fist', 'Spring Heels', 'Nail Driver'] },
    { robot: 'Solar', hand: 3 },
  ],
}
const STRIKE: readonly (readonly [Seat, string])[] = [
  [0, 'attack with head'],
  [0, "Solar's right arm"],
  [1, 'pass this combat'],
]

/** A turn of each game, four or five pictures of one example. */
export const TURNS: Readonly<Record<GameId, { settings: Settings; pictures: readonly Picture[] }>> = {
  gekido: {
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
    ],
  },
  volt: {
    settings: { mode: 'training', seats: 2, options: {} },
    pictures: [
      {
        id: 'plan',
        position: { robots: ['M@c1 n1', 'V@e7 n2'], tokens: ['c3', 'g7', 'e4'] },
        moves: [
          [0, 'I B2 N'],
          [0, 'II R1 NE'],
          [0, 'III R1 E'],
        ],
        part: 'desk',
        focus: ['.vt-unit:nth-of-type(-n + 2)'],
      },
      {
        id: 'run',
        position: { robots: ['M@c1 n1', 'V@d4 n2'], tokens: ['c3', 'e6', 'e4'] },
        moves: [
          [0, 'I B2 N'],
          [0, 'II R1 NE'],
        ],
        part: 'stage',
        focus: from('b1', 'f4'),
        chosen: 'III R1 E',
      },
      {
        id: 'push',
        position: { robots: ['M@e3 n1', 'V@f4 n2'], tokens: ['c3', 'g7', 'e6'] },
        moves: [[0, 'I B1 N']],
        part: 'stage',
        focus: from('d3', 'g5'),
        chosen: 'II B2 E',
      },
      { id: 'token', position: { robots: ['M@c3 n1', 'V@e7 n2'], tokens: ['c3', 'g7', 'e4'] }, part: 'stage', focus: from('b2', 'e4') },
    ],
  },
  pbl: {
    settings: { mode: 'quick', seats: 2, options: {} },
    pictures: [
      { id: 'move', position: GIANTS, part: 'stage', focus: ['.pb-side.s1 .pb-fig'] },
      { id: 'aim', position: GIANTS, moves: STRIKE.slice(0, 1), part: 'stage', focus: SOLAR },
      { id: 'fight', position: GIANTS, moves: STRIKE, part: 'stage', focus: ['.pb-duel'] },
      {
        id: 'gone',
        position: {
          sides: [
            { robot: 'Crystal', hand: ['Turtle Magoo', 'Spring Heels', 'Nail Driver'] },
            { robot: 'Solar', hand: 2, dead: ['right arm'] },
          ],
        },
        part: 'stage',
        focus: SOLAR,
      },
    ],
  },
  aimbots: {
    settings: { mode: 'first', seats: 2, options: {} },
    pictures: [
      { id: 'bots', position: facing('R:Turret@b1', 'B:Jack@b7'), part: 'stage', focus: from('b1', 'd2') },
      {
        id: 'boost',
        position: facing('R:Turret@b1', 'B:Jack@b7'),
        moves: [[0, 'boost Turret b1']],
        part: 'stage',
        focus: from('a1', 'f5'),
        chosen: 'to b5',
      },
      {
        id: 'attack',
        position: facing('R:Turret@b5', 'B:Jack@b7'),
        part: 'stage',
        focus: [...from('a5', 'd7'), CHANCE],
        chosen: 'Turret b5 attacks Jack b7',
      },
      { id: 'plates', position: facing('R:Turret@b5', 'B:Jack@b7{5,3}'), part: 'stage', focus: [...from('a6', 'c7'), CHANCE] },
    ],
  },
}

const SPACES: Focus = [`${STAGE} [data-cell]`]

/** Whom one meets in the guided battle of a game. */
export const RIVALS: Readonly<Record<GameId, { settings: Settings; picture: Drawing }>> = {
  gekido: { settings: { mode: 'duel', seats: 2, options: {} }, picture: { position: duel('move'), part: 'stage', focus: SPACES } },
  volt: {
    settings: TURNS.volt.settings,
    picture: { position: { robots: ['M@d4 n1', 'V@f6 n2'], tokens: ['c3', 'e6', 'g7'] }, part: 'stage', focus: from('d4', 'f6') },
  },
  pbl: { settings: TURNS.pbl.settings, picture: { position: GIANTS, part: 'stage', focus: ['.pb-fig'] } },
  aimbots: {
    settings: TURNS.aimbots.settings,
    picture: { position: facing('R:Turret@b5', 'B:Jack@b7'), part: 'stage', focus: from('a4', 'e7') },
  },
}

/** What to look at in an exercise, by its theme. */
export const focusOn = (game: GameId, { exercise, theme }: Pick<Found, 'exercise' | 'theme'>): Focus => LOOK[game][theme]!(exercise.seat)

const FREE: Focus = ['.gk-free']
const DICE: Focus = ['.gk-slots', ...FREE]
const RUN: Focus = ['.vt-robot', '.vt-vp']
const FIGURES: readonly Focus[] = [['.pb-side.s1 .pb-fig'], SOLAR]

const LOOK: Readonly<Record<GameId, Readonly<Record<string, (seat: Seat) => Focus>>>> = {
  gekido: { read: () => FREE, lock: () => DICE, tiles: () => SPACES, powers: () => DICE },
  volt: { move: () => RUN, fire: () => RUN },
  pbl: { strike: (seat) => FIGURES[seat]!, aim: (seat) => FIGURES[1 - seat]! },
  aimbots: { attack: () => SPACES, approach: () => SPACES },
}
