import type { LeagueWaiting, News } from '@robodrome/protocol'
import type { Tellings } from './shape.ts'

const against = (names: readonly string[]): string => (names.length > 0 ? ` mit ${new Intl.ListFormat('de').format(names)}` : '')

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const HOUR = 3_600_000

/** "Noch 1 Tag 3 Std.", "Noch 14 Std.", "Noch 25 Min." */
const left = (due: number | null, now: number): string => {
  if (due === null) return 'Es läuft keine Uhr.'
  const hours = Math.floor((due - now) / HOUR)
  if (hours >= 24) return `Noch ${Math.floor(hours / 24)} ${hours < 48 ? 'Tag' : 'Tage'} ${hours % 24} Std.`
  return hours >= 1 ? `Noch ${hours} Std.` : `Noch ${Math.max(0, Math.ceil((due - now) / 60_000))} Min.`
}

/** A duty in a competition. */
const WAITS: Readonly<Record<LeagueWaiting['what'], (against: string | null) => string>> = {
  match: (against) => (against === null ? 'deine Partie kann beginnen' : `deine Partie gegen ${against} kann beginnen`),
  join: () => 'du bist zum Mitspielen eingeladen',
  team: (against) => `${against ?? 'jemand'} will mit dir ein Team bilden`,
  agreed: (against) => `deine Partie gegen ${against ?? 'deinen Gegner'} hat jetzt einen Termin`,
  hour: (against) => `${against ?? 'dein Gegner'} schlägt eine Uhrzeit für eure Partie vor`,
  time: (against) => `${against ?? 'dein Gegner'} bittet um mehr Zeit`,
  keeper: () => 'wähl einen Keeper',
  exchange: () => 'du darfst einen Keeper tauschen',
  nominate: () => 'nenn das nächste Los',
  bid: () => 'erhöh oder steig aus',
  sealed: () => 'gib deine versiegelten Gebote ab',
  fire: () => 'entlass deine Keeper oder behalte sie',
}

/** Changes to the ways to sign in. */
const WAYS_IN: Readonly<Record<Extract<News, { kind: 'account' }>['what'], string>> = {
  password: 'Dein Passwort wurde geändert',
  passkey: 'Deinem Konto wurde ein Passkey hinzugefügt',
  'passkey-gone': 'Ein Passkey wurde aus deinem Konto entfernt',
  codes: 'Dein Konto hat neue Wiederherstellungscodes',
  'code-used': 'Jemand hat sich mit einem deiner Wiederherstellungscodes angemeldet',
}

/** What happened to a shared box. */
const BOXES: Readonly<Record<Extract<News, { kind: 'box' }>['what'], (title: string) => string>> = {
  reported: (title) => `Deine Box ${title} wurde gemeldet und ist ausgeblendet, bis der Betreiber entscheidet`,
  hidden: (title) => `Der Betreiber hat deine Box ${title} ausgeblendet`,
  shown: (title) => `Der Betreiber hat deine Box ${title} wieder eingeblendet`,
  blocked: () => 'Der Betreiber hat das Teilen von Boxen für dich gesperrt',
}

export const de: Tellings = {
  move: ({ names, due }, game, now) => ({ title: `Du bist in ${game} am Zug`, body: `${game}${against(names)}. ${left(due, now)}` }),
  short: ({ names, due }, game, now) => ({
    title: `In ${game} wird deine Zeit knapp`,
    body: `${game}${against(names)}. ${left(due, now)}`,
  }),
  start: ({ names }, game) => ({ title: `${game} hat begonnen`, body: `${game}${against(names)}.` }),
  over: ({ names, place }, game) => ({
    title: place === 1 ? `Du hast ${game} gewonnen` : `${game} ist zu Ende`,
    body: `${game}${against(names)}.`,
  }),
  league: ({ title, what, against, due }, _game, now) => ({
    title: `${title}: ${WAITS[what](against)}`,
    body: left(due, now),
  }),
  'league-short': ({ title, what, against, due }, _game, now) => ({
    title: `In ${title} wird die Zeit knapp`,
    body: `${capital(WAITS[what](against))}. ${left(due, now)}`,
  }),
  challenge: ({ by, rematch }, game) => ({
    title: rematch ? `${by} will eine Revanche in ${game}` : `${by} fordert dich zu ${game} heraus`,
    body: rematch ? 'Dein Platz ist reserviert.' : 'Nimm an oder lehn ab.',
  }),
  declined: ({ by }, game) => ({ title: `${by} möchte ${game} nicht spielen`, body: 'Frag jemand anderen oder versuch es ein andermal.' }),
  friend: ({ by }, game) => ({ title: `${by} hat einen Tisch für ${game} eröffnet`, body: 'Ein Platz ist frei.' }),
  account: ({ what }) => ({
    title: WAYS_IN[what],
    body: 'Wenn du das nicht warst: Melde dich an, ändere das Passwort und melde dich überall ab.',
  }),
  report: ({ of, decision }) => ({
    title:
      decision === 'acted'
        ? `Auf deine Meldung über ${of} hin hat der Betreiber etwas unternommen`
        : `Der Betreiber hat deine Meldung über ${of} geprüft und nichts unternommen`,
    body: 'Danke für die Meldung.',
  }),
  box: ({ title, what }) => ({ title: BOXES[what](title), body: 'Deine Boxen und ihr Stand stehen in der Werkstatt.' }),
  test: () => ({ title: 'Das ist ein Test', body: 'Robodrome erreicht dich hier.' }),
  confirm: {
    title: 'Ist das deine Adresse?',
    body: 'Jemand, hoffentlich du, möchte unter dieser Adresse benachrichtigt werden, wenn ein Zug ansteht. Öffne diesen Link, um sie zu bestätigen. Wenn du das nicht warst, tu nichts; dann kommt keine weitere Mail.',
  },
}
