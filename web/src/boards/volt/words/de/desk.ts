import { list } from '../../../../words/de/text.ts'
import type { Spoken } from '../../../../words/spoken.ts'
import type { desk as English } from '../en/desk.ts'
import { compass, points } from './text.ts'

const COLORS: Readonly<Record<string, string>> = { blue: 'Blau', red: 'Rot' }
const die = (color: string, value: number | string): string => `${COLORS[color] ?? color} ${value}`

export const desk: Spoken<typeof English> = {
  desk: {
    title: 'Dein Steuerpult',
    only: 'nur für dich sichtbar',
    units: ['', 'I', 'II', 'III'],
    unit: (unit) => `Steuereinheit ${unit}`,
    choosing: 'ist dran',
    done: 'fertig',
    running: 'läuft',
    emptyNote: 'Noch kein Würfel.',
    key: (unit, key, on) => `Einheit ${unit}, Taste ${compass(key)}${on === null ? '' : `, ${on}`}`,
    die,
    rail: (color, value) =>
      `Reihenfolge in der Einheit: niedrigere Zahl, dann Blau vor Rot, dann Startnummer. Dieser Würfel ist ${die(color, value)}`,
    faster: (what) => (what.length === 0 ? 'Nichts ist schneller' : `Schneller: ${what.join(', ')}`),
    below: (value) => (value === 2 ? 'jede 1' : value === 3 ? 'jede 1 oder 2' : `jede 1 bis ${value - 1}`),
    blue: (value) => `jede blaue ${value}`,
    theirs: (names, color, value) => `${list(names)} mit ${die(color, value)}`,
    unlock: 'Wieder ändern',
    unlockNote: 'Dein Programm ist festgelegt. Du kannst es noch ändern, bis alle ihres festgelegt haben.',
    net: {
      lead: 'Wenn niemand stört: ',
      none: 'keine SP',
      gains: (vp, total, target) => `+${points(vp)}, ${total} von ${target}`,
      wins: (vp) => `+${points(vp)}, du gewinnst`,
      lost: 'dein Roboter ist zerstört',
      at: (at) => `am Ende stehst du auf ${at}`,
      token: (n) => `Marker ${n}: +1 SP bei der Auswertung`,
      repairs: 'in der Werkstatt repariert',
      damage: (damage) => `${damage} von 3 Schaden`,
    },
    queue: 'Reihenfolge der Würfel',
    queueNote: 'Niedrigste Zahl zuerst, Blau vor Rot, dann die niedrigere Startnummer.',
    modules: 'Deine Module',
    noModules: 'Noch kein Modul.',
    equipped: 'eingebaut',
    inventory: 'im Lager',
    hidden: 'vor den anderen verdeckt',
    dieRange: (color, from, to) => (from === to ? die(color, from) : die(color, `${from}–${to}`)),
    settings: 'Einstellungen',
    settingsTitle: 'Einstellungen deiner Module',
    settingsNote: 'Deine Module folgen diesen Einstellungen ohne Nachfrage. Nur du siehst sie.',
    standing: 'Meisterschaft',
    bout: (bout, board) => `Kampf ${bout} in Arena ${board}`,
    prize: (module) => `Preis: ${module}`,
    champion: 'Champion der Arena',
    bouts: (won) => (won === 1 ? '1 Kampf' : `${won} Kämpfe`),
    titleNote: 'Wer den Titel verteidigt, gewinnt die Meisterschaft.',
  },
}
