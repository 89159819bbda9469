import type { career as English } from '../../en/leagues/career.ts'
import type { Spoken } from '../../spoken.ts'

/** Seasons against programs, on this device. */
export const career: Spoken<typeof English> = {
  career: {
    title: 'Karriere',
    alone: 'Allein, auch offline',
    divisions: ['Schrottplatz', 'Werkstatt', 'Boxengasse', 'Arena', 'Flutlicht'],
    choose: 'Wähle eine Liga',
    begin: 'Saison beginnen',
    goOn: 'Weiter',
    week: (n, all) => `Woche ${n} von ${all}`,
    playing: (done, all) => `Programme spielen: ${done} von ${all} Partien`,
    promoted: (name) => `Du steigst auf: nächste Saison in der Klasse ${name}.`,
    stays: 'Die ersten zwei steigen auf. Nächste Saison: dieselbe Klasse.',
    top: 'Titel im Flutlicht. Über dir ist nichts mehr.',
    nextSeason: 'Nächste Saison',
  },
}
