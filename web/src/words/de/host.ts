import type { host as English } from '../en/host.ts'
import type { Spoken } from '../spoken.ts'
import { number } from './text.ts'

/** The host's page, for the person who runs the site. */
export const host: Spoken<typeof English> = {
  title: 'Betreiberseite',
  lead: 'Für alle, die diese Seite betreiben.',
  token: 'Das Token aus den Einstellungen (HOST_TOKEN)',
  enter: 'Öffnen',
  refused: 'Dieses Token ist falsch, oder diese Seite hat keine Betreiberseite.',
  reports: 'Meldungen',
  noReports: 'Es gibt keine Meldungen.',
  reportedBy: 'Gemeldet von',
  look: 'Tisch ansehen',
  settle: { acted: 'Erledigt, es wurde etwas unternommen', nothing: 'Erledigt, nichts zu tun' },
  people: 'Leute',
  all: 'Alle',
  kept: 'Mit gesichertem Konto',
  programs: 'Bots',
  today: 'In den letzten 24 Stunden gespielt',
  newest: 'Neueste',
  tables: 'Tische',
  open: 'Warten auf Mitspieler',
  playing: 'Werden gespielt',
  over: 'Vorbei',
  sizes: 'Größen im Speicher',
  bytes: (bytes) => `${number(bytes / 1_048_576, 1)} MB`,
  versions: 'Versionen',
  packages: 'Externe Spiele',
  left: 'nicht angeboten',
  leaving: 'keine neuen Tische',
  ending: (playing) => `${playing} werden noch gespielt`,
  pinned: 'festgelegt',
  pin: 'Prüfsumme kopieren',
  pinCopied: 'Kopiert. Trag die Prüfsumme in GAMES ein',
  close: 'Keine neuen Tische öffnen',
  reopen: 'Wieder anbieten',
}
