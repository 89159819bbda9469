import { list } from '../../../../words/de/text.ts'
import type { Spoken } from '../../../../words/spoken.ts'
import type { stage as English } from '../en/stage.ts'
import { direction, points } from './text.ts'

const sided = (sides: readonly string[]): string => list(sides.map(direction))

export const stage: Spoken<typeof English> = {
  arena: (board) => `Arena ${board}, 9 mal 9`,
  garage: 'Roboter zur Auswahl',
  taken: (name) => `von ${name} gewählt`,
  free: 'frei',
  killbots: 'KillBots',
  killbot: 'KillBot',
  killbotVp: (vp, target) => `${vp} von ${target} SP`,
  squad: (vp, target) => `Trupp ${vp} von ${target}`,
  cell: {
    outside: 'Arenawand',
    pit: 'Grube',
    workshop: 'Werkstatt',
    highVoltage: 'Hochspannung',
    vpSpace: (n) => `SP-Feld ${n}`,
    token: (n) => `SP-Marker ${n}`,
    start: (arrow) => `Startfeld, Pfeil nach ${direction(arrow)}`,
    wall: (sides) => `Energiewand im ${sided(sides)}`,
    barrier: (sides) => `Blitzbarriere im ${sided(sides)}`,
    door: (sides) => `Tür im ${sided(sides)}`,
    robot: (name, owner, damage, vp) => `${name} von ${owner}, ${damage} von 3 Schaden, ${points(vp)}`,
    facing: (key) => `blickt nach ${direction(key)}`,
    mine: (owner) => `Mine von ${owner}`,
    canDo: (moves) => `du darfst: ${moves.join(', ')}`,
    cannot: (rule) => `nicht möglich, ${rule}`,
  },
  damage: (damage) => (damage === 0 ? 'kein Schaden' : `${damage} von 3 Schaden`),
  gained: '+1 SP',
  steps: {
    setup: 'Aufbau',
    preparation: 'Vorbereitung',
    programming: 'Programmieren',
    activation: 'Aktivieren',
    resolution: 'Auswertung',
    over: 'Ende',
  },
  numbers: {
    tokens: 'SP für Marker',
    destroyed: 'SP für zerstörte Roboter',
    hits: 'Treffer mit Schüssen',
    damage: 'Erlittener Schaden',
    lost: 'Mal zerstört',
  },
  headline: {
    setup: (board, target) => `Arena ${board} · bis ${target} SP`,
    round: (round, board, target) => `Runde ${round} · Arena ${board} · bis ${target} SP`,
    bout: (bout, round, board) => `Kampf ${bout} · Runde ${round} · Arena ${board}`,
    roundOnly: (round) => `Runde ${round}`,
    boutRound: (bout, round) => `Kampf ${bout}, Runde ${round}`,
    boutOn: (bout, board) => `Kampf ${bout} in Arena ${board}`,
    part: (round, part) => `Runde ${round}, ${part}`,
    running: (round, unit, robot) => `Runde ${round}, Einheit ${unit}: ${robot}`,
    over: 'Der Kampf ist vorbei',
  },
  state: { programming: 'Programmiert', locked: 'Festgelegt', choosing: 'Wählt', out: 'Zerstört', won: 'Gewonnen', champion: 'Champion' },
  strip: {
    none: 'noch kein Roboter',
    starts: (name, number) => `${name} · Startnr. ${number}`,
    vp: (vp, target) => `${vp} von ${target} SP`,
    shield: (tokens) => `SHIELD ${tokens}/2`,
    mines: (left) => `MINES ${left}`,
    hidden: (cards) => (cards === 1 ? '1 verdecktes Modul' : `${cards} verdeckte Module`),
    more: (cards) => `+${cards} verdeckt`,
    bouts: (won) => (won === 1 ? '1 Kampf gewonnen' : `${won} Kämpfe gewonnen`),
  },
}
