import type { News, Told } from '@robodrome/protocol'
import { list } from './text.ts'

const withNames = (names: readonly string[]): string => (names.length > 0 ? `with ${list(names)}` : 'alone')

/** Changes to the ways to sign in. */
const WAYS_IN: Readonly<Record<Extract<News, { kind: 'account' }>['what'], string>> = {
  password: 'Your password was changed',
  passkey: 'A passkey was added to your account',
  'passkey-gone': 'A passkey was removed from your account',
  codes: 'Your account has new recovery codes',
  'code-used': 'Somebody signed in with one of your recovery codes',
}

/** What happened to a shared box. */
const BOXES: Readonly<Record<Extract<News, { kind: 'box' }>['what'], (title: string) => readonly [title: string, more: string]>> = {
  reported: (title) => [`Your box ${title} was reported and is hidden until the host decides`, 'Running tables with this box continue'],
  hidden: (title) => [`The host has hidden your box ${title}`, 'Running tables with this box continue'],
  shown: (title) => [`The host has made your box ${title} visible again`, 'Others can find it again'],
  blocked: () => ['The host has blocked you from sharing boxes', 'You can still play with your own boxes'],
}

/** The text of a notice by its kind: a line, and a second line with details. */
const NEWS: { readonly [K in News['kind']]: (news: Extract<News, { kind: K }>, game: string) => readonly [title: string, more: string] } = {
  move: ({ names }, game) => [`Your move in ${game}`, withNames(names)],
  short: ({ names }, game) => [`Little time left in ${game}`, withNames(names)],
  start: ({ names }, game) => [`${game} has begun`, withNames(names)],
  over: ({ names, place }, game) => [place === 1 ? `You won in ${game}` : `${game} is over`, withNames(names)],
  league: ({ title, against }) => [`${title} is waiting for you`, against === null ? '' : `against ${against}`],
  'league-short': ({ title, against }) => [`Little time left in ${title}`, against === null ? '' : `against ${against}`],
  challenge: ({ by, rematch }, game) =>
    rematch ? [`${by} wants a rematch in ${game}`, 'A seat is kept for you'] : [`${by} challenges you to ${game}`, 'Accept or decline'],
  declined: ({ by }, game) => [`${by} does not want to play ${game}`, 'Ask somebody else, or try another time'],
  friend: ({ by }, game) => [`${by} has opened a ${game} table`, 'Join, if a seat is still free'],
  account: ({ what }) => [WAYS_IN[what], 'If it was not you, change the password and sign out everywhere'],
  report: ({ of, decision }) => [
    decision === 'acted' ? `The host acted on your report of ${of}` : `The host reviewed your report of ${of} and took no action`,
    'Thank you for reporting.',
  ],
  box: ({ title, what }) => BOXES[what](title),
  test: () => ['A test', 'The test has arrived.'],
}

const TELL: Readonly<Record<Told, readonly [title: string, more: string]>> = {
  move: ['It is my move', 'While I am not at the table'],
  short: ['My time is running out', 'Two hours before my time is up; one day before longer league deadlines'],
  league: ['A league is waiting for me', 'A match to play, a pick or a bid'],
  challenge: ['Somebody challenges me', 'A person or a bot wants to play'],
  friend: ['A friend opens a table', 'Only public tables; at most once an hour per friend'],
}

/** The settings of notices: about what, and through which channels. */
export const notices = {
  notices: {
    title: 'Notifications',
    bell: (unread: number) => (unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'),
    needsYou: 'Needs you',
    yourMove: (game: string) => `Your move in ${game}`,
    answer: 'Answer',
    earlier: 'Earlier',
    done: 'All done. Nobody is waiting for you.',
    none: 'Nothing has happened yet.',
    readAll: 'Mark all as read',
    settings: 'How we reach you',
    back: 'Back to the list',
    news: (news: News, game: string) => (NEWS[news.kind] as (news: News, game: string) => readonly [string, string])(news, game),
    more: (n: number) => `and ${n} more here`,
  },
  reach: {
    lead: 'We can notify you when it is your move and you are not here.',
    failed: 'The server did not answer. Your earlier settings still apply.',
    device: 'On this device',
    deviceHint: 'A banner, even when the page is closed',
    deviceNo: 'This browser cannot receive notifications, or can receive them only over https.',
    deviceBlocked: 'You have blocked notifications for this site. Allow them in the browser’s settings for this page, then try again.',
    mail: 'E-mail',
    mailHint: 'At most one an hour, and only if none of your devices can be reached',
    mailAddress: 'Your e-mail address',
    mailAsk: 'Send an e-mail to confirm it',
    mailSent: (address: string) => `An e-mail is on its way to ${address}. Open the link in it.`,
    mailGood: (address: string) => `${address} is confirmed.`,
    webhook: 'Webhook',
    webhookHint: 'Sent to your own server or a chat room',
    webhookAddress: 'Address of the webhook',
    webhookSave: 'Save the address',
    webhookSecret: 'Secret for checking the signature (Standard Webhooks)',
    webhookTest: 'Send a test',
    /** The outcome is a refusal in the words of the page, or the status code that the address returned. */
    webhookLast: (outcome: string, ok: boolean) => `${ok ? 'Last answer' : 'Last try'}: ${outcome}`,
    tell: 'Tell me when',
    tells: TELL,
    quiet: 'Quiet hours',
    quietHint:
      'You get no notifications, except from a live table at which you sit. If your time would run out during quiet hours, you are warned before they begin.',
    from: 'From',
    until: 'until',
    remove: 'Remove',
    confirming: 'Confirming your address',
    confirmed: 'Your address is confirmed.',
    notConfirmed: 'This link no longer works. Ask for another e-mail in the settings.',
  },
}
