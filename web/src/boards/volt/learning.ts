import type { Settings } from '@robodrome/kernel'
import { between, type Focus, type Learning } from '../teaching.ts'

const RUN: Focus = ['.vt-robot', '.vt-vp']
const SETTINGS: Settings = { mode: 'training', seats: 2, options: {} }

export const learning: Learning = {
  turn: {
    settings: SETTINGS,
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
        id: 'move',
        position: { robots: ['M@c1 n1', 'V@e7 n2'], tokens: ['c3', 'g7', 'e4'] },
        part: 'stage',
        focus: between('b1', 'd4'),
        chosen: 'I B2 N',
      },
      {
        id: 'fire',
        position: { robots: ['M@c1 n1', 'V@d4 n2'], tokens: ['c3', 'e6', 'e4'] },
        moves: [
          [0, 'I B2 N'],
          [0, 'II R1 NE'],
        ],
        part: 'stage',
        focus: between('b1', 'f4'),
        chosen: 'III R1 E',
      },
      {
        id: 'order',
        position: { robots: ['M@c1 n1', 'V@e7 n2'], tokens: ['c3', 'g7', 'e4'] },
        moves: [
          [0, 'I B2 N'],
          [0, 'II R1 NE'],
          [0, 'III R1 E'],
          [0, 'confirm'],
          [1, 'I B1 S'],
          [1, 'II R3 W'],
          [1, 'III B2 W'],
          [1, 'confirm'],
        ],
        part: 'stage',
        focus: ['.vt-reveal table'],
        shows: 'programs',
      },
      {
        id: 'push',
        position: { robots: ['M@e3 n1', 'V@f4 n2'], tokens: ['c3', 'g7', 'e6'] },
        moves: [[0, 'I B1 N']],
        part: 'stage',
        focus: between('d3', 'g5'),
        chosen: 'II B2 E',
      },
      { id: 'token', position: { robots: ['M@c3 n1', 'V@e7 n2'], tokens: ['c3', 'g7', 'e4'] }, part: 'stage', focus: between('b2', 'e4') },
    ],
  },
  rival: {
    settings: SETTINGS,
    picture: { position: { robots: ['M@d4 n1', 'V@f6 n2'], tokens: ['c3', 'e6', 'g7'] }, part: 'stage', focus: between('d4', 'f6') },
  },
  focus: { move: () => RUN, fire: () => RUN },
  themeOf: ({ best }) => (/ B\d/.test(best[0]!) ? 'move' : 'fire'),
  examples: () => import('virtual:examples/volt'),
}
