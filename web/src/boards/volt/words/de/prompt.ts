import type { Spoken } from '../../../../words/spoken.ts'
import type { prompt as English } from '../en/prompt.ts'
import { compass, points } from './text.ts'

export const prompt: Spoken<typeof English> = {
  other: 'Deine Wahl',
  primary: { choose: 'Wähle', place: 'Würfel legen', lock: 'Festlegen' },
  moveShort: (value, key) => `Zug ${compass(key)} ${value}`,
  fireShort: (key) => `Schuss ${compass(key)}`,
  inSlot: (card, slot) => `${card}, ${slot}`,
  undo: {
    die: (unit) => `Einheit ${unit}`,
    confirm: 'die Festlegung',
  },
  picker: {
    die: 'Würfel',
    number: 'Zahl',
    colors: { blue: 'Blauer Würfel, bewegt', red: 'Roter Würfel, schießt' },
    left: (n) => `noch ${n}`,
    back: (unit) => `Einheit ${unit} zurücknehmen`,
  },
  result: {
    stays: (at) => `bleibt auf ${at}`,
    goes: (from, to) => `${from} → ${to}`,
    workshop: 'die Werkstatt',
    pit: 'eine Grube: zerstört',
    destroyed: 'zerstört',
    pushes: (name, to) => `schiebt ${name} nach ${to}`,
    hits: (name, at, does) => `trifft ${name} auf ${at}${does === '' ? '' : `: ${does}`}`,
    nth: (nth) => `${nth} Schaden`,
    nothing: (to) => `trifft nichts bis ${to}`,
    mine: (at) => `trifft die Mine auf ${at}`,
    damage: (name, nth) => `${name}: ${nth} Schaden`,
    out: (name) => `${name} zerstört`,
    gains: (vp) => `+${points(vp)}`,
  },
}
