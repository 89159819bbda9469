import type { together as English } from '../../en/leagues/together.ts'
import type { Spoken } from '../../spoken.ts'
import { list, plural } from '../text.ts'

/** What players agree on, such as a team or an hour, and the season's statistics. */
export const together: Spoken<typeof English> = {
  teams: {
    asked: (name, team) => `${name} möchte mit dir als ${team} spielen.`,
    accept: 'Annehmen',
    decline: 'Ablehnen',
    waiting: (name, team) => `${name} wurde gefragt, ob ihr als ${team} zusammen spielt.`,
    takeBack: 'Einladung zurücknehmen',
    noFriends: 'Diese Liga wird in Zweierteams gespielt. Fragen kannst du nur Freunde, also lade zuerst jemanden als Freund ein.',
    findFriends: 'Freunde einladen',
    partner: 'Zusammen spielen mit',
    name: 'Name des Teams',
    noName: 'Beide Namen',
    ask: 'Fragen',
  },
  hours: {
    agree: 'Uhrzeit verabreden',
    another: 'Andere Uhrzeit vorschlagen',
    agreed: (when) => `Verabredet für ${when}`,
    proposed: (hours) => `Du hast vorgeschlagen: ${list(hours)}.`,
    theirs: (name) => `${name} schlägt vor:`,
    proposal: (n) => `Vorschlag ${n}`,
    propose: 'Vorschlagen',
  },
  limbs: {
    title: (n) => `Bisher ${plural(n, 'Körperteil', 'Körperteile')} abgesprengt`,
    limbs: { head: 'Köpfe', 'right arm': 'rechte Arme', 'left arm': 'linke Arme', legs: 'Beine' },
    records: { longest: 'Längste Partie', fastest: 'Schnellster Sieg', most: 'Meiste Körperteile in einer Partie' },
    turns: (n) => plural(n, 'Zug', 'Züge'),
    limbCount: (n) => plural(n, 'Körperteil', 'Körperteile'),
  },
}
