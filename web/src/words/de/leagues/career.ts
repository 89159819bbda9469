import type { career as English } from '../../en/leagues/career.ts'
import type { Spoken } from '../../spoken.ts'

/** Seasons against AI opponents, on this device. */
export const career: Spoken<typeof English> = {
  career: {
    title: 'Karriere',
    alone: 'Für einen Spieler, auch offline',
    divisions: ['Schrottplatz', 'Werkstatt', 'Boxengasse', 'Arena', 'Flutlicht'],
    choose: 'Wähle eine Liga',
    begin: 'Saison beginnen',
    goOn: 'Weiter',
    week: (n, all) => `Woche ${n} von ${all}`,
    playing: (done, all) => `KI-Partien: ${done} von ${all} gespielt`,
    promoted: (name) => `Du steigst auf: nächste Saison in der Klasse ${name}.`,
    stays: 'Die ersten zwei steigen auf. Nächste Saison: dieselbe Klasse.',
    top: 'Titel im Flutlicht. Du bist ganz oben angekommen.',
    nextSeason: 'Nächste Saison',
  },
}
