import type { league as english } from '../../en/help/league.ts'
import type { Widened } from '../../words.ts'

/** Help of `robodrome league`. */
export const league: Widened<typeof english> = {
  league: {
    about: 'Turniere, Ligen und Saisons: beginnen, spielen, zeigen und prüfen',
    after: `
Eine Beschreibung ist eine YAML-Datei. Hinter Namen von KIs spielt die KI, alle
anderen sind Menschen; zwei in Klammern, [Ann, Bob], sind ein Team:

  title: Pokal der Werkstatt
  format: swiss                # round robin, knockout, groups, pods, keeper,
                               # salary, rfl, decathlon, ...
  events: [{ game: gekido, mode: duel }]
  rounds: 3
  entrants: [Ann, search, rule-of-thumb, rule-of-thumb]

Beispiele:
  robodrome league new cup.yaml cup.league     beginnt einen Wettbewerb
  robodrome league play cup.league             die KI spielt, bis ein Mensch
                                               gefragt ist
  robodrome league result cup.league 4 first   was Menschen an einem eigenen
                                               Tisch gespielt haben
  robodrome league act cup.league '{"kind":"picked","entrant":0,"card":"Shero"}'
  robodrome league show cup.league             Tabelle, Turnierbaum, Offenes
  robodrome league verify cup.league           spielt das ganze Protokoll nach
  robodrome league next cup.league cup2.league der nächste, mit denselben
  robodrome league fuzz --count 10000          zufällige Wettbewerbe, geprüft`,
    new: {
      about: 'einen Wettbewerb nach einer Beschreibung beginnen',
      definition: 'eine YAML-Datei',
      file: 'wo sein Protokoll liegt',
    },
    play: {
      about: 'die KI spielen lassen, bis zum Ende oder bis ein Mensch entscheiden muss',
      file: 'ein Wettbewerb',
      playouts: 'wie viel eine suchende KI über jede Entscheidung nachdenkt',
    },
    next: {
      about: 'die nächste Saison beginnen, mit allen, die in einer beendeten dabei waren',
      file: 'ein beendeter Wettbewerb',
      next: 'Datei für das Protokoll des neuen Wettbewerbs',
    },
    result: {
      about: 'das Ergebnis einer Begegnung eintragen, die Menschen am eigenen Tisch gespielt haben',
      file: 'ein Wettbewerb',
      fixture: 'ihre Nummer',
      how: 'first oder second hat gewonnen, oder draw; bei Pods die Ränge nach Plätzen, etwa 2,1,3',
    },
    act: {
      about: 'eine beliebige Handlung ins Protokoll eintragen, als JSON (siehe leagues/src/log.ts)',
      file: 'ein Wettbewerb',
      act: 'etwa {"kind":"withdrew","entrant":2,"inPlay":[]}',
      by: 'wer handelt',
    },
    show: {
      about: 'Tabelle, Turnierbaum, Keeper und was offen ist',
      file: 'ein Wettbewerb',
    },
    fuzz: {
      about: 'zufällige Wettbewerbe aller Formate spielen und ihre Invarianten prüfen',
      count: 'wie viele',
      seed: 'der erste; jeder hat seine eigene Nummer',
    },
    verify: {
      about: 'das ganze Protokoll nachspielen: jede Handlung erlaubt, jede Paarung die richtige, jedes Los aus dem Startwert',
      file: 'ein Wettbewerb',
    },
  },
}
