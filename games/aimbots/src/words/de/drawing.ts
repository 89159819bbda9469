import type { Trigger } from '../../content/program.ts'
import type { View } from '../../shapes.ts'
import type { Drawing } from '../en/drawing.ts'
import { ending } from './events.ts'
import { textOf } from './pieces.ts'

const MODES: Readonly<Record<View['mode'], string>> = {
  first: 'erstes Spiel',
  duel: 'zu zweit',
  'free-for-all': 'jeder gegen jeden',
  teams: 'zwei gegen zwei',
}
const PHASES: Readonly<Record<View['phase'], string>> = {
  setup: 'Aufbau',
  draft: 'Draft',
  load: 'Laden',
  place: 'Aufstellung',
  play: 'Spiel',
  over: 'Ende',
}
const TRIGGERS: Readonly<Record<Trigger, string>> = {
  Always: 'Immer',
  Booster: 'Booster',
  Pivot: 'Schwenk',
  Attack: 'Angriff',
  Defense: 'Verteidigung',
}
const COLORS = ['Rot', 'Blau', 'Gelb', 'Weiß'] as const

/** Labels for a view in the terminal. */
export const drawing: Drawing = {
  title: (mode, target) => `Aimbots, ${MODES[mode]}, bis ${target} Kerne`,
  over: (rule, how) => `Vorbei (${rule}): ${how}`,
  now: (phase) => `Jetzt: ${PHASES[phase]}.`,
  turn: (seat, energy, attacked) => `${seat} am Zug, Energie ${energy}${attacked ? ', hat schon angegriffen' : ''}.`,
  hidden: (n) => `${n} verdeckt`,
  none: 'keiner',
  dice: (dice) => `, Würfel ${dice}`,
  you: ' (du)',
  player: (points, target, held) => `${points} von ${target} Kernen, Schrott ${held}`,
  out: ', ausgeschieden',
  supply: (n) => `Vorrat: ${n} Schrott`,
  compass: 'NOSW',
  defeated: 'zerstört',
  notPlaced: 'nicht aufgestellt',
  bot: (armor, where, core) => `Panzerung ${armor}  ${where.padEnd(17)} Kern ${core}`,
  program: (distance, trigger, text) => `Reichweite ${distance}, ${TRIGGERS[trigger]}: ${text}`,
  designed: ' (designed)',
  attacks: (attacker, defender) => `${attacker} greift ${defender} an`,
  rolled: (margin, attack, defense) => `Modifikator ${margin}, Angriff ${attack}, Verteidigung ${defense}`,
  seatName: (seat) => COLORS[seat] ?? `Platz ${seat + 1}`,
  ending,
  textOf,
}
