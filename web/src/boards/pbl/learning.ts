import type { Json, Seat, Settings } from '@robodrome/kernel'
import type { Focus, Learning } from '../teaching.ts'

const SETTINGS: Settings = { mode: 'quick', seats: 2, options: {} }
const SOLAR: Focus = ['.pb-side.seat-2 .pb-fig']
const FIGURES: readonly Focus[] = [['.pb-side.seat-1 .pb-fig'], SOLAR]

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

export const learning: Learning = {
  turn: {
    settings: SETTINGS,
    pictures: [
      { id: 'move', position: GIANTS, part: 'stage', focus: ['.pb-side.seat-1 .pb-fig'] },
      { id: 'aim', position: GIANTS, moves: STRIKE.slice(0, 1), part: 'stage', focus: SOLAR },
      { id: 'fight', position: GIANTS, moves: STRIKE, part: 'stage', focus: ['.pb-duel'] },
      { id: 'bomb', position: GIANTS, moves: STRIKE, part: 'stage', focus: ['.pb-hand'], chosen: 'bomb Turtle Magoo' },
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
      { id: 'draw', position: GIANTS, part: 'stage', focus: ['.pb-top'], chosen: 'end turn' },
    ],
  },
  rival: { settings: SETTINGS, picture: { position: GIANTS, part: 'stage', focus: ['.pb-fig'] } },
  focus: { strike: (seat) => FIGURES[seat]!, aim: (seat) => FIGURES[1 - seat]! },
  themeOf: ({ asks }) => (asks === 'chooseAim' ? 'aim' : 'strike'),
  examples: () => import('virtual:examples/pbl'),
}
