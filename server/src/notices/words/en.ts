import type { LeagueWaiting, News } from '@robodrome/protocol'
import type { Tellings } from './shape.ts'

const against = (names: readonly string[]): string => (names.length > 0 ? ` with ${new Intl.ListFormat('en').format(names)}` : '')

const HOUR = 3_600_000

/** "1 day 3 h left", "14 h left", "25 min left". */
const left = (due: number | null, now: number): string => {
  if (due === null) return 'No clock is running.'
  const hours = Math.floor((due - now) / HOUR)
  if (hours >= 24) return `${Math.floor(hours / 24)} ${hours < 48 ? 'day' : 'days'} ${hours % 24} h left.`
  return hours >= 1 ? `${hours} h left.` : `${Math.max(0, Math.ceil((due - now) / 60_000))} min left.`
}

/** A duty in a competition. */
const WAITS: Readonly<Record<LeagueWaiting['what'], (against: string | null) => string>> = {
  match: (against) => (against === null ? 'your match can be played' : `your match against ${against} can be played`),
  join: () => 'you are invited to play',
  team: (against) => `${against ?? 'somebody'} asks you to team up`,
  agreed: (against) => `your match against ${against ?? 'your opponent'} is scheduled`,
  hour: (against) => `${against ?? 'your opponent'} proposes a time for your match`,
  time: (against) => `${against ?? 'your opponent'} asks for more time`,
  keeper: () => 'pick a keeper',
  exchange: () => 'you may exchange a keeper',
  nominate: () => 'nominate the next lot',
  bid: () => 'raise the bid or drop out',
  sealed: () => 'place your sealed bids',
  fire: () => 'fire or keep your keepers',
}

/** Changes to the ways to sign in. */
const WAYS_IN: Readonly<Record<Extract<News, { kind: 'account' }>['what'], string>> = {
  password: 'Your password was changed',
  passkey: 'A passkey was added to your account',
  'passkey-gone': 'A passkey was removed from your account',
  codes: 'Your account has new recovery codes',
  'code-used': 'Somebody signed in with one of your recovery codes',
}

/** What happened to a shared box. */
const BOXES: Readonly<Record<Extract<News, { kind: 'box' }>['what'], (title: string) => string>> = {
  reported: (title) => `Your box ${title} was reported and is hidden until the host decides`,
  hidden: (title) => `The host has hidden your box ${title}`,
  shown: (title) => `The host has made your box ${title} visible again`,
  blocked: () => 'The host has blocked you from sharing boxes',
}

export const en: Tellings = {
  move: ({ names, due }, game, now) => ({ title: `Your move in ${game}`, body: `${game}${against(names)}. ${left(due, now)}` }),
  short: ({ names, due }, game, now) => ({
    title: `Little time left in ${game}`,
    body: `${game}${against(names)}. ${left(due, now)}`,
  }),
  start: ({ names }, game) => ({ title: `${game} has begun`, body: `${game}${against(names)}.` }),
  over: ({ names, place }, game) => ({
    title: place === 1 ? `You won in ${game}` : `${game} is over`,
    body: `${game}${against(names)}.`,
  }),
  league: ({ title, what, against, due }, _game, now) => ({
    title: `${title}: ${WAITS[what](against)}`,
    body: left(due, now),
  }),
  'league-short': ({ title, what, against, due }, _game, now) => ({
    title: `Little time left in ${title}`,
    body: `${WAITS[what](against)}. ${left(due, now)}`,
  }),
  challenge: ({ by, rematch }, game) => ({
    title: rematch ? `${by} wants a rematch in ${game}` : `${by} challenges you to ${game}`,
    body: rematch ? 'A seat is kept for you.' : 'Accept or decline.',
  }),
  declined: ({ by }, game) => ({ title: `${by} does not want to play ${game}`, body: 'Ask somebody else, or try another time.' }),
  friend: ({ by }, game) => ({ title: `${by} has opened a ${game} table`, body: 'A seat is free.' }),
  account: ({ what }) => ({ title: WAYS_IN[what], body: 'If it was not you, sign in, change the password and sign out everywhere.' }),
  report: ({ of, decision }) => ({
    title: decision === 'acted' ? `The host acted on your report of ${of}` : `The host reviewed your report of ${of} and took no action`,
    body: 'Thank you for reporting.',
  }),
  box: ({ title, what }) => ({ title: BOXES[what](title), body: 'You can see the state of all your boxes in the Workshop.' }),
  test: () => ({ title: 'This is a test', body: 'Robodrome can reach you here.' }),
  confirm: {
    title: 'Is this your address?',
    body: 'Somebody, hopefully you, wants to be told at this address when it is their move. Open this link to confirm the address. If it was not you, do nothing, and you will get no more mail.',
  },
}
