import type { play as english } from '../../en/help/play.ts'
import type { Widened } from '../../words.ts'

/** Help of the commands for players, and what several commands share. */
export const play: Widened<typeof english> = {
  common: {
    game: 'ein Spiel (siehe: robodrome games)',
    mode: 'Modus des Spiels (sonst: der erste)',
    seats: 'Zahl der Plätze (sonst: so wenige wie möglich)',
    options: 'Einstellungen des Tisches',
    threads: 'Threads, die mitarbeiten, 0 für keinen (sonst: einer je Kern)',
  },
  play: {
    about: 'ein Spiel im Terminal spielen, mit Menschen und KIs auf beliebigen Plätzen',
    seat: 'wer auf welchem Platz spielt; darf mehrmals angegeben werden',
    seed: 'Zahl, mit der Würfel und KI-Entscheidungen jedes Mal gleich ausfallen; sonst ist nichts zufällig',
    load: 'eine Partie aus ihrer Aufzeichnung fortsetzen',
    record: 'die Aufzeichnung in einer Datei führen und bei jeder Frage aktualisieren',
    box: 'mit der Box in dieser Datei spielen (siehe: robodrome box)',
    after: (players) => `
Wer spielen kann:
${players}
Ohne Angabe spielt auf Platz 0 ein Mensch, auf den anderen level-2. Während der
Partie zeigt help die Hilfe.

Die Würfel sind fair: Vor dem ersten Wurf wird die Festlegung auf einen geheimen
Startwert gezeigt, jeder Mensch mischt ein Wort bei, und am Ende wird der
Startwert offengelegt. Mit --record hält eine Datei neben der Aufzeichnung fest,
was du gesehen hast, für robodrome verify --seen.

Beispiele:
  robodrome play gekido
  robodrome play gekido --mode standard --seats 3 --seat 0=human --seat 1=human
  robodrome play gekido --seat 0=random --seed 7 --record match.txt
  robodrome play gekido --load match.txt`,
  },
  games: {
    about: 'die Spiele mit ihren Modi und Spielerzahlen auflisten',
  },
  rules: {
    about: 'die Regeln eines Spiels oder der Ligen lesen oder sehen, welche Tests sie zeigen',
    book: 'ein Spiel (siehe: robodrome games), oder leagues',
    id: 'Nummer einer Regel oder Anfang mehrerer Nummern',
    coverage: 'zu jeder Regel zeigen, welche Tests und Szenarien sie nennen, dazu den Anteil belegter Regeln',
    after: `
Beispiele:
  robodrome rules gekido               das ganze Regelbuch
  robodrome rules gekido GK-MOVE-3     eine Regel
  robodrome rules gekido GK-MOVE       alle Regeln, deren Nummern so beginnen
  robodrome rules leagues LG-KEEP      die Regeln der Ligen, ebenso
  robodrome rules gekido --coverage    welcher Test welche Regel zeigt
  robodrome rules --coverage           der belegte Anteil jedes Regelbuchs`,
  },
  odds: {
    about: 'exakte Chancen nach den Regeln des Spiels berechnen',
    args: 'werden unverändert an das Spiel weitergegeben',
    after: `
Jedes Spiel legt selbst fest, welche Angaben es versteht und was es ohne sie
ausgibt.

Beispiele:
  robodrome odds gekido
  robodrome odds gekido --help`,
  },
  box: {
    about: 'Boxen ansehen und prüfen, die den Inhalt eines Spiels ändern',
    after: `
Eine Box ist eine YAML-Datei. Sie sagt, worin sich ihr Inhalt von dem des Spiels
unterscheidet. Teile nennt man mit Kennung oder Namen. Ändern lässt sich nur,
was es schon gibt.

  game: gekido
  id: tougher-slicer
  changes:
    bots:
      SLICER: { duel: { attack: { FOUR_KIND: [12, 5] } } }

Beispiele:
  robodrome box show gekido                  der ganze Inhalt des Spiels
  robodrome box check slicer.box.yaml        ob sie spielbar ist und was sie
                                             ändert
  robodrome play gekido --box slicer.box.yaml
  robodrome verify match.txt --box slicer.box.yaml`,
    show: {
      about: 'den ganzen gedruckten Inhalt eines Spiels zeigen',
      game: 'ein Spiel',
    },
    check: {
      about: 'prüfen, ob eine Box spielbar ist, und ihre Änderungen auflisten',
      file: 'eine Box',
    },
  },
  record: {
    about: 'eine Aufzeichnung zeigen; mit --audit auch, wie jedes Ergebnis zustande kam',
    record: 'eine Datei mit einer Aufzeichnung',
    audit: 'für jedes Ergebnis eine Zeile JSON ausgeben',
    box: 'die Box, mit der gespielt wurde, falls nicht mit dem Original',
    after: `
Ein Audit nennt zu jedem Ergebnis die Zahlen, aus denen es berechnet wurde, und
die möglichen Werte. So kann Code in jeder Sprache es nachrechnen: siehe
examples/verify. Die möglichen Werte folgen aus den Regeln; erstell das Audit
also selbst und nimm es nicht vom Gastgeber.

Beispiele:
  robodrome record match.txt
  robodrome record match.txt --audit > match.audit
  python3 examples/verify/verify.py match.txt match.audit --seen match.txt.seen`,
  },
  review: {
    about: 'die Entscheidungen einer Aufzeichnung finden, die Siegchance gekostet haben, mit Gründen auf Englisch und Deutsch',
    record: 'eine Datei mit einer Aufzeichnung',
    seat: 'Platz, dessen Entscheidungen analysiert werden (0 ist der erste)',
    seconds: 'wie viele Sekunden höchstens nachgedacht wird',
    box: 'die Box, mit der gespielt wurde, falls nicht mit dem Original',
    after: `
Jede Entscheidung wird mit der besten anderen verglichen, die die KI findet.
Ein Urteil erscheint nur, wenn zwei Suchen übereinstimmen. Jeder Grund wurde
geprüft: Die vorgestellten Fälle, auf denen er beruht, wurden nachgespielt.

Beispiele:
  robodrome review match.txt
  robodrome review match.txt --seat 1 --seconds 300`,
  },
  verify: {
    about: 'Aufzeichnungen prüfen: ob jeder Zug erlaubt ist und jeder Würfel aus dem festgelegten Startwert folgt',
    record: 'Dateien mit Aufzeichnungen',
    seen: 'was du vor der Partie gesehen hast: die Datei mit deiner Quittung oder die Festlegung selbst',
    contribution: 'dein Platz und das Wort, das du den Würfeln beigemischt hast',
    box: 'die Box, mit der gespielt wurde, falls nicht mit dem Original',
    after: `
Spielt jede Aufzeichnung nach. Jede Wahl muss erlaubt und jedes Ergebnis möglich
sein. Sobald der Startwert gezeigt ist, muss sich jedes Ergebnis aus ihm
ergeben.

Eine Aufzeichnung allein wird nur darauf geprüft, ob sie in sich stimmig ist;
bei einer erfundenen hätte der Gastgeber darauf geachtet. Mehr beweist die
Quittung: In ihr hat die Seite oder das Terminal festgehalten, was du gesehen
hast, bevor du etwas beigemischt hast. Nur eine Quittung beweist die Würfel;
Festlegung und Beitrag allein werden geprüft, beweisen aber nichts.

Beispiele:
  robodrome verify match.txt
  robodrome verify records/*.txt
  robodrome verify match.txt --seen match.txt.seen
  robodrome verify match.txt --seen 9a2db2e2... --contribution 0=seven`,
  },
  puzzles: {
    about: 'Stellungen suchen, in denen eine Wahl klar die beste ist',
    count: 'wie viele Aufgaben',
    seed: 'Nummer der ersten Partie oder der Stichprobe',
    margin: 'um wie viel schlechter jede andere Wahl sein muss',
    whim: 'im Schnitt fällt eine von so vielen Entscheidungen zufällig',
    rivals: 'wie viele andere Möglichkeiten ebenfalls eine Chance haben müssen',
    best: 'was die Notation der besten Wahl enthalten muss (Vorgabe: egal)',
    grade: 'geringster Schwierigkeitsgrad, von 1 bis 5',
    out: 'Datei, der die Aufgaben hinzugefügt werden',
    again: 'so viele Aufgaben der Datei noch einmal lösen',
    drop: 'Aufgaben, deren Lösung nicht übereinstimmt, aus der Datei entfernen',
    after: `
KIs spielen Partie um Partie. Eine Entscheidung wird zur Aufgabe, wenn eine Wahl
klar die beste ist: nach den Chancen, die das Spiel selbst berechnet, sonst nach
zwei tiefen Suchen, die übereinstimmen müssen. Danach versuchen sich schwächere
KIs daran; daraus ergibt sich der Schwierigkeitsgrad.

Mit --out kommt jede Aufgabe in die Datei, sobald sie gefunden ist. Ein Lauf
lässt sich jederzeit abbrechen und später fortsetzen: Schon durchsuchte Partien
werden übersprungen.

Mit --again wird stattdessen eine zufällige Stichprobe der Datei von Grund auf
gelöst, mit tieferen Suchen als vorher. Ausgegeben wird, wie viele Lösungen
übereinstimmen; --drop entfernt die anderen Aufgaben aus der Datei.

Beispiele:
  robodrome puzzles gekido --mode duel --count 20
  robodrome puzzles volt --mode training --margin 0.06 --out puzzles.json
  robodrome puzzles volt --rivals 0 --grade 3 --out puzzles.json
  robodrome puzzles volt --again 20 --out puzzles.json`,
  },
}
