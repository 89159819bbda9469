import type { News } from '@robodrome/protocol'
import type { notices as English } from '../en/notices.ts'
import type { Spoken } from '../spoken.ts'
import { list } from './text.ts'

const withNames = (names: readonly string[]): string => (names.length > 0 ? `mit ${list(names)}` : 'allein')

/** Changes to the ways to sign in. */
const WAYS_IN: Readonly<Record<Extract<News, { kind: 'account' }>['what'], string>> = {
  password: 'Dein Passwort wurde geändert',
  passkey: 'Deinem Konto wurde ein Passkey hinzugefügt',
  'passkey-gone': 'Ein Passkey wurde aus deinem Konto entfernt',
  codes: 'Dein Konto hat neue Wiederherstellungscodes',
  'code-used': 'Jemand hat sich mit einem deiner Wiederherstellungscodes angemeldet',
}

/** What happened to a shared box. */
const BOXES: Readonly<Record<Extract<News, { kind: 'box' }>['what'], (title: string) => readonly [title: string, more: string]>> = {
  reported: (title) => [
    `Deine Box ${title} wurde gemeldet und ist ausgeblendet, bis der Betreiber entscheidet`,
    'Laufende Partien mit dieser Box gehen weiter',
  ],
  hidden: (title) => [`Der Betreiber hat deine Box ${title} ausgeblendet`, 'Laufende Partien mit dieser Box gehen weiter'],
  shown: (title) => [`Der Betreiber hat deine Box ${title} wieder eingeblendet`, 'Andere können sie wieder finden'],
  blocked: () => ['Der Betreiber hat das Teilen von Boxen für dich gesperrt', 'Mit deinen eigenen Boxen kannst du weiter spielen'],
}

/** The text of a notice by its kind: a line, and a second line with details. */
const NEWS: { readonly [K in News['kind']]: (news: Extract<News, { kind: K }>, game: string) => readonly [title: string, more: string] } = {
  move: ({ names }, game) => [`Du bist in ${game} am Zug`, withNames(names)],
  short: ({ names }, game) => [`In ${game} wird deine Zeit knapp`, withNames(names)],
  start: ({ names }, game) => [`${game} hat begonnen`, withNames(names)],
  over: ({ names, place }, game) => [place === 1 ? `Du hast ${game} gewonnen` : `${game} ist zu Ende`, withNames(names)],
  league: ({ title, against }) => [`${title} wartet auf dich`, against === null ? '' : `gegen ${against}`],
  'league-short': ({ title, against }) => [`In ${title} wird die Zeit knapp`, against === null ? '' : `gegen ${against}`],
  challenge: ({ by, rematch }, game) =>
    rematch
      ? [`${by} will eine Revanche in ${game}`, 'Dein Platz ist reserviert']
      : [`${by} fordert dich zu ${game} heraus`, 'Nimm an oder lehn ab'],
  declined: ({ by }, game) => [`${by} möchte ${game} nicht spielen`, 'Frag jemand anderen oder versuch es ein andermal'],
  friend: ({ by }, game) => [`${by} hat einen Tisch für ${game} eröffnet`, 'Setz dich dazu, solange ein Platz frei ist'],
  account: ({ what }) => [WAYS_IN[what], 'Wenn du das nicht warst, ändere das Passwort und melde dich überall ab'],
  report: ({ of, decision }) => [
    decision === 'acted'
      ? `Auf deine Meldung über ${of} hin hat der Betreiber etwas unternommen`
      : `Der Betreiber hat deine Meldung über ${of} geprüft und nichts unternommen`,
    'Danke für die Meldung.',
  ],
  box: ({ title, what }) => BOXES[what](title),
  test: () => ['Ein Test', 'Der Test ist angekommen.'],
}

/** The settings of notices: about what, and through which channels. */
export const notices: Spoken<typeof English> = {
  notices: {
    title: 'Nachrichten',
    bell: (unread) => (unread > 0 ? `Nachrichten, ${unread} ungelesen` : 'Nachrichten'),
    needsYou: 'Wartet auf dich',
    yourMove: (game) => `Du bist in ${game} am Zug`,
    answer: 'Antworten',
    earlier: 'Früher',
    done: 'Alles erledigt. Niemand wartet auf dich.',
    none: 'Noch ist nichts geschehen.',
    readAll: 'Alle als gelesen markieren',
    settings: 'Wie wir dich erreichen',
    back: 'Zurück zur Liste',
    news: (news, game) => (NEWS[news.kind] as (news: News, game: string) => readonly [string, string])(news, game),
    more: (n) => `und ${n} weitere hier`,
  },
  reach: {
    lead: 'Wenn du am Zug bist, aber nicht hier, können wir dir Bescheid geben.',
    failed: 'Der Server antwortet nicht. Deine bisherigen Einstellungen gelten weiter.',
    device: 'Auf diesem Gerät',
    deviceHint: 'Als Mitteilung, auch bei geschlossener Seite',
    deviceNo: 'Dieser Browser kann keine Mitteilungen empfangen oder nur über https.',
    deviceBlocked: 'Du hast Mitteilungen dieser Seite blockiert. Erlaube sie in den Einstellungen des Browsers und versuch es noch einmal.',
    mail: 'E-Mail',
    mailHint: 'Höchstens eine pro Stunde, und nur wenn keines deiner Geräte erreichbar ist',
    mailAddress: 'Deine E-Mail-Adresse',
    mailAsk: 'Bestätigungsmail schicken',
    mailSent: (address) => `Eine E-Mail ist unterwegs an ${address}. Öffne den Link darin.`,
    mailGood: (address) => `${address} ist bestätigt.`,
    webhook: 'Webhook',
    webhookHint: 'An deinen eigenen Server oder einen Chatraum',
    webhookAddress: 'Adresse des Webhooks',
    webhookSave: 'Adresse speichern',
    webhookSecret: 'Geheimnis zum Prüfen der Signatur (Standard Webhooks)',
    webhookTest: 'Test schicken',
    webhookLast: (outcome, ok) => `${ok ? 'Letzte Antwort' : 'Letzter Versuch'}: ${outcome}`,
    tell: 'Sag mir, wenn',
    tells: {
      move: ['Ich bin am Zug', 'Während ich nicht am Tisch bin'],
      short: ['Meine Zeit wird knapp', 'Zwei Stunden, bevor ein Zug verfällt; bei längeren Fristen einer Liga einen Tag'],
      league: ['Eine Liga wartet auf mich', 'Eine Partie, eine Wahl oder ein Gebot'],
      challenge: ['Jemand fordert mich heraus', 'Ein Mensch oder ein Bot möchte spielen'],
      friend: ['Ein Freund öffnet einen Tisch', 'Nur öffentliche Tische; höchstens einmal pro Stunde je Freund'],
    },
    quiet: 'Ruhezeit',
    quietHint: 'Du bekommst keine Mitteilungen außer von einem Live-Tisch, an dem du sitzt. Wir warnen dich, bevor die Ruhezeit beginnt.',
    from: 'Von',
    until: 'bis',
    remove: 'Entfernen',
    confirming: 'Deine Adresse wird bestätigt',
    confirmed: 'Deine Adresse ist bestätigt.',
    notConfirmed: 'Dieser Link gilt nicht mehr. Lass dir in den Einstellungen eine neue E-Mail schicken.',
  },
}
