import type { LeagueWaiting } from '@robodrome/protocol'
import type { ClockRules } from '@robodrome/table'
import { list, plural } from './text.ts'

const DAY = 86_400_000

type Duty = LeagueWaiting['what']

/** The questions of a competition, as shown in a row of the queue. */
const DUTIES: Readonly<Record<Duty, string>> = {
  match: 'Your match is ready',
  join: 'Join this competition?',
  team: 'Join a team?',
  agreed: 'Your match is scheduled',
  hour: 'Agree on a time for your match?',
  time: 'More time?',
  keeper: 'Pick a keeper',
  exchange: 'You may exchange a keeper',
  nominate: 'Nominate the next lot',
  bid: 'Raise the bid or drop out',
  sealed: 'Place your sealed bids',
  fire: 'Fire or keep your keepers',
}

/** The home page, the queue of waiting moves, and times. */
export const home = {
  time: {
    language: 'en',
    left: (text: string) => `${text} left`,
    now: 'now',
    minutes: (n: number) => `${n} min`,
    hours: (n: number) => `${n} h`,
    days: (n: number) => plural(n, 'day'),
    daysHours: (days: number, hours: number) => `${days} d ${hours} h`,
    hoursMinutes: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
    whole: {
      minutes: (n: number) => (n === 0 ? 'under a minute' : plural(n, 'minute')),
      hours: (n: number) => plural(n, 'hour'),
      days: (n: number) => plural(n, 'day'),
    },
  },
  home: {
    nothing: 'You’re all caught up.',
    nothingLead: 'Start a battle, or watch one.',
    yourMoveIn: (game: string) => `Your move in ${game}.`,
    about: (game: string, mode: string, others: readonly string[]) =>
      `${mode === '' ? game : `${game}, ${mode}`}${others.length > 0 ? ` with ${list(others)}` : ''}.`,
    onDevice: (game: string, others: readonly string[]) => `${game}${others.length > 0 ? ` with ${list(others)}` : ''}, on this device.`,
    paused: (when: string) => (when === 'now' ? 'No clock' : /^\d/.test(when) ? `Paused ${when} ago` : `Paused on ${when}`),
    answer: 'Make your move',
    recap: 'What happened',
    allTables: 'All tables',
    all: (n: number) => `All tables, ${n}`,
    queue: 'Up next',
    queueAll: 'Your move',
    noMore: 'That’s everything for now.',
    move: 'Move',
    resume: 'Resume',
    theirMove: 'Their move',
    duty: (what: Duty, against: string | null) =>
      against === null ? DUTIES[what] : `${DUTIES[what]}, ${what === 'team' ? 'with' : 'against'} ${against}`,
    dutyHeading: {
      match: 'Your match is ready.',
      join: 'Join this competition?',
      team: 'Join a team?',
      agreed: 'Your match is scheduled.',
      hour: 'Agree on a time for your match?',
      time: 'More time for your match?',
      keeper: 'Which card is your next keeper?',
      exchange: 'Exchange one keeper?',
      nominate: 'What goes up for auction next?',
      bid: 'Raise the bid or drop out?',
      sealed: 'Place your sealed bids.',
      fire: 'Fire or keep your keepers?',
    } satisfies Record<Duty, string>,
    dutyLead: (what: Duty, title: string, game: string, against: string | null) =>
      `${title}, ${game}${against === null ? '' : ` ${what === 'team' ? 'with' : 'against'} ${against}`}.`,
    dutyDo: {
      match: 'Play',
      join: 'Answer',
      team: 'Answer',
      agreed: 'Play',
      hour: 'Answer',
      time: 'Answer',
      keeper: 'Pick',
      exchange: 'Exchange',
      nominate: 'Nominate',
      bid: 'Bid',
      sealed: 'Bid',
      fire: 'Decide',
    } satisfies Record<Duty, string>,
    noClock: 'No clock',
    newTable: 'New table',
    newBattle: 'Start a new battle',
    watchAndSolve: 'Watch and solve',
    watch: 'Watch',
    gameMode: (game: string, mode: string) => (game === mode || mode.startsWith(game) ? mode : `${game}, ${mode}`),
    pace: (clock: ClockRules | null) => {
      if (clock === null) return 'No clock'
      if (clock.bank >= DAY) return clock.increment >= 2 * DAY ? `${clock.increment / DAY} days a move` : 'A day a move'
      return `${Math.round(clock.bank / 60_000)} min each`
    },
    waitingFor: (n: number) => `Your turn in ${plural(n, 'game')}.`,
    waitingLead: 'The games with the least time left come first. Open one to see what has happened since your last visit.',
    allDone: 'All done.',
    allDoneLead: 'Nobody is waiting for you.',
    vacation: 'Going away?',
    onVacation: 'You are on vacation',
    vacationLeft: (days: number) => `Your daily clocks pause. Vacation left: ${plural(days, 'day')}.`,
    goAway: 'Start vacation',
    backAgain: 'I am back',
  },
}
