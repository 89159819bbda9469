import type { league as english } from '../../en/help/league.ts'
import type { Widened } from '../../words.ts'

/** Help of `robodrome league`. */
export const league: Widened<typeof english> = {
  league: {
    about: 'Turniere, Ligen und Saisons: beginnen, spielen, zeigen und prüfen',
    after: `
Eine Beschreibung ist eine YAML-Datei. Teilnehmer mit dem Namen einer KI spielt
der Computer; alle anderen sind Menschen. Zwei Namen in Klammern, [Ann, Bob],
sind ein Team:

  title: Werkstattpokal
  format: swiss                # round robin, knockout, groups, pods, keeper,
                               # salary, rfl, decathlon, ...
  events: [{ game: gekido, mode: duel }]
  rounds: 3
  entrants: [Ann, search, rule-of-thumb, rule-of-thumb]

Beispiele:
  robodrome league new cup.yaml cup.league     beginnt einen Wettbewerb
  robodrome league play cup.league             KIs spielen, bis ein Mensch
                                               entscheiden muss
  robodrome league result cup.league 4 first   trägt das Ergebnis einer
                                               anderswo gespielten Partie ein
  robodrome league act cup.league '{"kind":"picked","entrant":0,"card":"Shero"}'
  robodrome league show cup.league             Tabelle, Baum, offene Fragen
  robodrome league verify cup.league           spielt das ganze Protokoll nach
  robodrome league next cup.league cup2.league nächste Saison, alle bleiben
  robodrome league fuzz --count 10000          prüft zufällige Wettbewerbe`,
    new: {
      about: 'einen Wettbewerb nach einer Beschreibung beginnen',
      definition: 'eine YAML-Datei',
      file: 'Datei für sein Protokoll',
    },
    play: {
      about: 'die KIs spielen lassen, bis zum Ende oder bis ein Mensch entscheiden muss',
      file: 'ein Wettbewerb',
      playouts: 'wie oft eine suchende KI jede Entscheidung durchspielt',
    },
    next: {
      about: 'die nächste Saison mit den Teilnehmern eines beendeten Wettbewerbs beginnen',
      file: 'ein beendeter Wettbewerb',
      next: 'Datei für das Protokoll der nächsten Saison',
    },
    result: {
      about: 'das Ergebnis einer Begegnung eintragen, die Menschen anderswo gespielt haben',
      file: 'ein Wettbewerb',
      fixture: 'die Nummer der Begegnung',
      how: 'first oder second für den Sieger oder draw; bei Gruppentischen die Ränge nach Plätzen, etwa 2,1,3',
    },
    act: {
      about: 'eine beliebige Handlung ins Protokoll eintragen, als JSON (siehe leagues/src/log.ts)',
      file: 'ein Wettbewerb',
      act: 'etwa {"kind":"withdrew","entrant":2,"inPlay":[]}',
      by: 'wer handelt',
    },
    show: {
      about: 'Tabelle, Turnierbaum, Keeper und offene Entscheidungen zeigen',
      file: 'ein Wettbewerb',
    },
    fuzz: {
      about: 'zufällige Wettbewerbe aller Formate spielen und ihre Invarianten prüfen',
      count: 'wie viele Wettbewerbe',
      seed: 'Startwert des ersten Wettbewerbs; jeder hat einen eigenen',
    },
    verify: {
      about: 'das ganze Protokoll nachspielen und prüfen, ob Handlungen, Paarungen und Lose stimmen',
      file: 'ein Wettbewerb',
    },
  },
}
