import type { Json, Settings } from '@robodrome/kernel'
import { between, SPACES, type Learning } from '../teaching.ts'

const SETTINGS: Settings = { mode: 'first', seats: 2, options: {} }
const CHANCE = '.ab-chance'

const LINEUPS = ['R:Turret@d1', 'R:Turtle@c1', 'R:Jet@e1', 'R:Jet@f1', 'B:Jack@c7', 'B:Captain@d7', 'B:Hacker@e7', 'B:Hacker@f7']
const facing = (own: string, jack: string): Json => ({ bots: [own, ...LINEUPS, jack] })

export const learning: Learning = {
  turn: {
    settings: SETTINGS,
    pictures: [
      { id: 'bots', position: facing('R:Turret@b1', 'B:Jack@b7'), part: 'stage', focus: between('b1', 'd2') },
      {
        id: 'boost',
        position: facing('R:Turret@b1', 'B:Jack@b7'),
        moves: [[0, 'boost Turret b1']],
        part: 'stage',
        focus: between('a1', 'f5'),
        chosen: 'to b5',
      },
      {
        id: 'pivot',
        position: facing('R:Turret@b5', 'B:Jack@b7'),
        moves: [[0, 'pivot Turret b5']],
        part: 'stage',
        focus: between('a4', 'd6'),
        chosen: 'clockwise',
      },
      {
        id: 'attack',
        position: facing('R:Turret@b5', 'B:Jack@b7'),
        part: 'stage',
        focus: [...between('a5', 'd7'), CHANCE],
        chosen: 'Turret b5 attacks Jack b7',
      },
      { id: 'plates', position: facing('R:Turret@b5', 'B:Jack@b7{5,3}'), part: 'stage', focus: [...between('a6', 'c7'), CHANCE] },
      { id: 'scrap', position: facing('R:Turret@d3', 'B:Jack@b7'), part: 'stage', focus: between('c3', 'e5') },
    ],
  },
  rival: {
    settings: SETTINGS,
    picture: { position: facing('R:Turret@b5', 'B:Jack@b7'), part: 'stage', focus: between('a4', 'e7') },
  },
  focus: { attack: () => SPACES, approach: () => SPACES },
  themeOf: ({ answer }) => (answer === 'attack' ? 'attack' : 'approach'),
  examples: () => import('virtual:examples/aimbots'),
}
