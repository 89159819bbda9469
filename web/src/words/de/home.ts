import type { LeagueWaiting } from '@robodrome/protocol'
import type { home as English } from '../en/home.ts'
import type { Spoken } from '../spoken.ts'
import { list, number, plural } from './text.ts'

const DAY = 86_400_000

/** The questions of a competition, as shown in a row of the queue. */
const DUTIES: Readonly<Record<LeagueWaiting['what'], string>> = {
  match: 'Deine Partie ist bereit',
  join: 'An diesem Wettbewerb teilnehmen?',
  team: 'Einem Team beitreten?',
  agreed: 'Deine Partie ist verabredet',
  hour: 'Eine Uhrzeit für deine Partie?',
  time: 'Mehr Zeit?',
  keeper: 'Wähle einen Keeper',
  exchange: 'Du darfst einen Keeper tauschen',
  nominate: 'Nenn das nächste Los',
  bid: 'Erhöhen oder aussteigen',
  sealed: 'Gib deine versiegelten Gebote ab',
  fire: 'Keeper entlassen oder behalten',
}

/** The home page, the queue of waiting moves, and times. */
export const home: Spoken<typeof English> = {
  time: {
    language: 'de',
    left: (text) => `noch ${text}`,
    now: 'jetzt',
    minutes: (n) => `${n} Min.`,
    hours: (n) => `${n} Std.`,
    days: (n) => plural(n, 'Tag', 'Tage'),
    daysHours: (days, hours) => `${days} T ${hours} Std.`,
    hoursMinutes: (hours, minutes) => `${hours} Std. ${minutes} Min.`,
    whole: {
      minutes: (n) => (n === 0 ? 'unter einer Minute' : plural(n, 'Minute', 'Minuten')),
      hours: (n) => plural(n, 'Stunde', 'Stunden'),
      days: (n) => plural(n, 'Tag', 'Tage'),
    },
  },
  home: {
    nothing: 'Gerade wartet niemand auf dich.',
    nothingLead: 'Beginne einen Kampf oder schau bei anderen zu.',
    yourMoveIn: (game) => `Du bist in ${game} am Zug.`,
    about: (game, mode, others) => `${mode === '' ? game : `${game}, ${mode}`}${others.length > 0 ? ` mit ${list(others)}` : ''}.`,
    onDevice: (game, others) => `${game}${others.length > 0 ? ` mit ${list(others)}` : ''}, auf diesem Gerät.`,
    paused: (when) => (when === 'jetzt' ? 'Ohne Uhr' : /^\d/.test(when) ? `Pause seit ${when}` : `Pause seit dem ${when}`),
    answer: 'Zug machen',
    recap: 'Was passiert ist',
    allTables: 'Alle Tische',
    all: (n) => `Alle Tische, ${n}`,
    queue: 'Danach',
    queueAll: 'Du bist am Zug',
    noMore: 'Das ist vorerst alles.',
    move: 'Ziehen',
    resume: 'Fortsetzen',
    theirMove: 'Andere sind am Zug',
    newTable: 'Neuer Tisch',
    newBattle: 'Neuen Kampf beginnen',
    watchAndSolve: 'Zuschauen und lösen',
    watch: 'Zuschauen',
    gameMode: (game, mode) => (game === mode || mode.startsWith(game) ? mode : `${game}, ${mode}`),
    duty: (what, against) => (against === null ? DUTIES[what] : `${DUTIES[what]}, ${what === 'team' ? 'mit' : 'gegen'} ${against}`),
    dutyHeading: {
      match: 'Deine Partie ist bereit.',
      join: 'An diesem Wettbewerb teilnehmen?',
      team: 'Einem Team beitreten?',
      agreed: 'Deine Partie ist verabredet.',
      hour: 'Eine Uhrzeit für deine Partie?',
      time: 'Mehr Zeit für deine Partie?',
      keeper: 'Wer wird dein nächster Keeper?',
      exchange: 'Einen Keeper tauschen?',
      nominate: 'Was wird als Nächstes versteigert?',
      bid: 'Erhöhen oder aussteigen?',
      sealed: 'Gib deine versiegelten Gebote ab.',
      fire: 'Keeper entlassen oder behalten?',
    },
    dutyLead: (what, title, game, against) =>
      `${title}, ${game}${against === null ? '' : ` ${what === 'team' ? 'mit' : 'gegen'} ${against}`}.`,
    dutyDo: {
      match: 'Spielen',
      join: 'Antworten',
      team: 'Antworten',
      agreed: 'Spielen',
      hour: 'Antworten',
      time: 'Antworten',
      keeper: 'Wählen',
      exchange: 'Tauschen',
      nominate: 'Nennen',
      bid: 'Bieten',
      sealed: 'Bieten',
      fire: 'Entscheiden',
    },
    noClock: 'Ohne Uhr',
    pace: (clock) => {
      if (clock === null) return 'Ohne Uhr'
      if (clock.bank >= DAY) return clock.increment >= 2 * DAY ? `${number(clock.increment / DAY)} Tage pro Zug` : 'Ein Tag pro Zug'
      return `je ${Math.round(clock.bank / 60_000)} Min.`
    },
    waitingFor: (n) => `Du bist in ${n === 1 ? 'einem Spiel' : `${number(n)} Spielen`} dran.`,
    waitingLead: 'Die Spiele mit der knappsten Zeit stehen oben. Öffne eines, um zu sehen, was seit deinem letzten Besuch passiert ist.',
    allDone: 'Alles erledigt.',
    allDoneLead: 'Niemand wartet auf dich.',
    vacation: 'Bist du eine Weile weg?',
    onVacation: 'Du hast Urlaub',
    vacationLeft: (days) => `Deine Tagesuhren pausieren. Resturlaub: ${plural(days, 'Tag', 'Tage')}.`,
    goAway: 'Urlaub beginnen',
    backAgain: 'Ich bin wieder da',
  },
}
