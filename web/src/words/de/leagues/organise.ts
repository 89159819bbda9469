import type { organise as English } from '../../en/leagues/organise.ts'
import type { Spoken } from '../../spoken.ts'

/** The page of a league’s organisers. */
export const organise: Spoken<typeof English> = {
  organise: {
    title: 'Leiten',
    none: 'Das sieht nur die Leitung.',
    reason: 'Grund, für alle sichtbar',
    fixtures: 'Offene Partien',
    noFixtures: 'Keine Partie ist offen.',
    first: (name) => `${name} gewinnt`,
    draw: 'Unentschieden',
    neither: 'Niemand',
    replay: 'Wiederholen',
    extend: 'Drei weitere Tage',
    entrants: 'Teilnehmer',
    disqualify: 'Disqualifizieren',
    replace: 'Eine KI spielen lassen',
    addProgram: 'KI hinzufügen',
    callOff: 'Absagen',
    finish: 'Jetzt beenden',
    rename: 'Umbenennen',
    name: 'Name der Liga',
    managers: 'Leitung',
    anotherManager: 'Weitere Leitung hinzufügen',
    nameManager: 'Ernennen',
    removeManager: (name) => `${name} aus der Leitung entfernen`,
    nobodyElse: 'Spieler und deine Freunde können die Liga mit dir leiten.',
    own: 'Das ist deine eigene Partie: Jemand anderes aus der Leitung entscheidet sie.',
  },
}
