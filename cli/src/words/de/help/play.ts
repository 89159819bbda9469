import type { play as english } from '../../en/help/play.ts'
import type { Widened } from '../../words.ts'

/** Help of the commands for players, and what several commands share. */
export const play: Widened<typeof english> = {
  common: {
    game: 'ein Spiel (siehe: robodrome games)',
    mode: 'Modus des Spiels (sonst: sein erster)',
    seats: 'Zahl der Plätze (sonst: so wenige wie möglich)',
    options: 'Einstellungen des Tisches',
    threads: 'Threads, die mitarbeiten, 0 für keinen (sonst: einer je Kern)',
  },
  play: {
    about: 'ein Spiel im Terminal spielen: Menschen und KIs auf beliebigen Plätzen',
    seat: 'wer wo sitzt; darf mehrmals stehen',
    seed: 'jedes Mal dieselben Würfel und KI-Züge; kein weiterer Zufall',
    load: 'eine Partie aus ihrer Aufzeichnung fortsetzen',
    record: 'die Aufzeichnung in einer Datei führen, auf dem Stand jeder Frage',
    box: 'mit dem Inhalt einer Datei spielen (siehe: robodrome box)',
    after: (players) => `
Wer spielen kann:
${players}
Ohne Angabe sitzt auf Platz 0 ein Mensch, auf den anderen level-2. Während der
Partie hilft help.

Die Würfel sind fair: Vor dem ersten Wurf wird gezeigt, worauf ein geheimer
Startwert festgelegt ist, jeder Mensch mischt ein Wort bei, und am Ende wird der
Startwert gezeigt. Mit --record bleibt neben der Aufzeichnung liegen, was du
gesehen hast, für robodrome verify --seen.

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
    coverage: 'zu jeder Regel die Tests und Szenarien, die sie nennen, und der Anteil belegter Regeln',
    after: `
Beispiele:
  robodrome rules gekido               das ganze Regelbuch
  robodrome rules gekido GK-MOVE-3     eine Regel
  robodrome rules gekido GK-MOVE       alle Regeln, deren Nummern so beginnen
  robodrome rules leagues LG-KEEP      die Regeln der Ligen, ebenso
  robodrome rules gekido --coverage    welcher Test welche Regel zeigt
  robodrome rules --coverage           der gezeigte Anteil jedes Regelbuchs`,
  },
  odds: {
    about: 'exakte Chancen berechnen, nach den Regeln des Spiels',
    args: 'gehen unverändert an das Spiel',
    after: `
Was die Angaben bedeuten, ist Sache des Spiels, ebenso, was es ohne sie sagt.

Beispiele:
  robodrome odds gekido
  robodrome odds gekido --help`,
  },
  box: {
    about: 'Boxen ansehen und prüfen, die den Inhalt eines Spiels ändern',
    after: `
Eine Box ist eine YAML-Datei: was am Inhalt eines Spiels anders ist als an
seinem eigenen. Teile nennt man mit Kennung oder Namen, und ändern lässt sich
nur, was es gibt.

  game: gekido
  id: tougher-slicer
  changes:
    bots:
      SLICER: { duel: { attack: { FOUR_KIND: [12, 5] } } }

Beispiele:
  robodrome box show gekido                  der ganze Inhalt zum Nachsehen
  robodrome box check slicer.box.yaml        ob sich damit spielen lässt, und
                                             was anders ist
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
    audit: 'eine Zeile JSON für jedes Ergebnis',
    box: 'der Inhalt, mit dem gespielt wurde, wenn es nicht der eigene war',
    after: `
Ein Audit sagt zu jedem Ergebnis, welche Zahlen es liest und woraus zu wählen
war, damit Code in jeder Sprache es nachrechnen kann: siehe
examples/verify. Woraus zu wählen war, folgt aus den Regeln; mach das Audit also
selbst und nimm es nicht vom Gastgeber.

Beispiele:
  robodrome record match.txt
  robodrome record match.txt --audit > match.audit
  python3 examples/verify/verify.py match.txt match.audit --seen match.txt.seen`,
  },
  review: {
    about: 'die Entscheidungen einer Aufzeichnung finden, die Siegchance gekostet haben, mit Gründen auf Englisch und Deutsch',
    record: 'eine Datei mit einer Aufzeichnung',
    seat: 'wessen Entscheidungen (0 ist der erste Platz)',
    seconds: 'wie lange höchstens nachgedacht wird',
    box: 'der Inhalt, mit dem gespielt wurde, falls nicht der eigene des Spiels',
    after: `
Jede Entscheidung wird mit der besten anderen verglichen, die die KI findet.
Ein Urteil erscheint nur, wenn zwei Suchen übereinstimmen. Jeder Grund wurde
geprüft: Die vorgestellten Fälle, auf denen er beruht, wurden nachgespielt.

Beispiele:
  robodrome review match.txt
  robodrome review match.txt --seat 1 --seconds 300`,
  },
  verify: {
    about: 'Aufzeichnungen prüfen: jeder Zug erlaubt, jeder Würfel aus dem festgelegten Startwert',
    record: 'Dateien mit Aufzeichnungen',
    seen: 'was du vorher gesehen hast: die Datei mit deiner Quittung oder die Festlegung selbst',
    contribution: 'was du den Würfeln beigemischt hast, und auf welchem Platz',
    box: 'der Inhalt, mit dem gespielt wurde, wenn es nicht der eigene war',
    after: `
Spielt jede Aufzeichnung nach: Jede Wahl muss erlaubt sein, jedes Ergebnis
möglich und, sobald der Startwert gezeigt ist, das, was er ergibt.

Eine Aufzeichnung allein wird nur an sich selbst gemessen, und wer sie erfunden
hat, hätte dafür gesorgt. Mehr sagt, was du selbst gesehen hast, bevor du etwas
beigemischt hast: die Quittung, die Seite oder Terminal verwahrt haben. Nur mit
einer Quittung sind Würfel bewiesen; Festlegung und Beitrag allein werden
geprüft, beweisen aber nichts.

Beispiele:
  robodrome verify match.txt
  robodrome verify records/*.txt
  robodrome verify match.txt --seen match.txt.seen
  robodrome verify match.txt --seen 9a2db2e2... --contribution 0=seven`,
  },
  puzzles: {
    about: 'Stellungen suchen, in denen eine Wahl klar die beste ist',
    count: 'wie viele',
    seed: 'Nummer der ersten Partie, oder der Stichprobe',
    margin: 'um wie viel schlechter alles andere sein muss',
    whim: 'im Schnitt ist eine von so vielen Entscheidungen zufällig',
    rivals: 'wie viele andere ebenfalls eine Chance haben müssen',
    best: 'was die Notation der besten Wahl enthalten muss (Vorgabe: egal)',
    grade: 'wie schwer sie mindestens sein müssen, von 1 bis 5',
    out: 'Datei, zu der sie kommen',
    again: 'so viele aus der Datei noch einmal lösen',
    drop: 'die aus der Datei nehmen, die nicht übereinstimmen',
    after: `
KIs spielen Partie um Partie. Eine Entscheidung wird zur Aufgabe, wenn
eine Wahl klar die beste ist: nach den Chancen, die das Spiel selbst ausrechnet,
sonst nach zwei tiefen Suchen, die übereinstimmen müssen. Danach versuchen sich
schwächere KIs daran, und daraus ergibt sich, wie schwer sie ist.

Mit --out kommt in die Datei, was gefunden ist, sobald es gefunden ist: Ein Lauf
kann jederzeit enden und später weitergehen; durchsuchte Partien bleiben aus.

Mit --again wird stattdessen eine Stichprobe der Datei von Grund auf gelöst,
tiefer als beim Finden, und gesagt, wie viele übereinstimmen; --drop nimmt die
anderen aus der Datei.

Beispiele:
  robodrome puzzles gekido --mode duel --count 20
  robodrome puzzles volt --mode training --margin 0.06 --out puzzles.json
  robodrome puzzles volt --rivals 0 --grade 3 --out puzzles.json
  robodrome puzzles volt --again 20 --out puzzles.json`,
  },
}
