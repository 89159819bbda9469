import type { learn as English } from '../en/learn.ts'
import type { Spoken } from '../spoken.ts'
import { plural } from './text.ts'

/** Learning: the tour of each game, exercises, hints, and the lessons of a battle. */
export const learn: Spoken<typeof English> = {
  learn: {
    title: 'Lernen',
    lead: 'Spiel deinen ersten Kampf in zehn Minuten, ohne eine Regel zu lesen.',
    tabs: 'Spiele',
    way: 'Schritte',
    steps: { goal: 'Ziel', turn: 'Ein Zug', guided: 'Geführter Kampf', exercises: 'Aufgaben', rules: 'Regelbuch' },
    facts: {
      turn: (pictures) => `${plural(pictures, 'Bild', 'Bilder')}, 1 Minute`,
      guided: (minutes) => `Etwa ${plural(minutes, 'Minute', 'Minuten')}`,
      exercises: (done, all) => `${done} von ${all} gelöst`,
      rules: 'Durchsuchbar, mit Beispielen',
    },
    show: {
      watch: (seconds) => `Ansehen, ${seconds} s`,
      large: (title) => `Größer: ${title}`,
      back: 'Zurück',
      next: 'Weiter',
      play: 'Abspielen',
      pause: 'Anhalten',
    },
    kept: 'Dein Fortschritt bleibt in diesem Browser. Du brauchst kein Konto.',
    done: 'erledigt',
    tension: 'Was das Spiel spannend macht',
    rivals: 'Du und dein Gegner',
    guidedHeading: (minutes) => `Dein erster Kampf, ${plural(minutes, 'Minute', 'Minuten')}`,
    guidedText: (hints) =>
      `Ein echter Kampf mit vorbereiteten Würfeln und ${hints} kurzen Hinweisen, jeder direkt an der passenden Stelle. Du kannst sie jederzeit überspringen: Der Kampf geht weiter.`,
    guidedStart: 'Geführten Kampf beginnen',
    guidedAgain: 'Noch einmal',
    exercises: 'Kleine Stellungen mit je einer Frage',
    nextOf: (theme) => `Die nächste Aufgabe zu ${theme}`,
    solvedOf: (done, all) => `${done} von ${all}`,
    begin: 'Los',
    goOn: 'Weiter',
    again: 'Noch einmal',
    daily: 'Aufgabe des Tages',
    dailyOf: (game) => `${game}: eine Stellung, eine Frage`,
    dailySolve: 'Lösen',
    dailyDone: 'Heute gelöst',
    streak: (days) => (days === 0 ? 'Eine am Tag, dieselbe für alle' : `${plural(days, 'Tag', 'Tage')} in Folge`),
    rules: 'Alles nachschlagen',
    example: {
      title: 'Spielbares Beispiel',
      of: (rule) => `Beispiel zu ${rule}`,
      next: (name, move) => `${name}: ${move}`,
      again: 'Von vorn',
    },
  },
}
