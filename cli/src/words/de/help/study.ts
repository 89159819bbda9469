import type { study as english } from '../../en/help/study.ts'
import type { Widened } from '../../words.ts'

/** Help of the commands for developers of games and AI opponents. */
export const study: Widened<typeof english> = {
  scenario: {
    about: 'Szenarien ausführen und Abweichungen vom erwarteten Ergebnis zeigen',
    path: 'Dateien oder Ordner, in denen *.scenario.yaml gesucht werden',
    quiet: 'nur Abweichungen ausgeben',
    after: `
Spielt die Szenarien in Dateien oder in allen *.scenario.yaml unter Ordnern.
Zeigt nebeneinander, wo das Ergebnis von dem abweicht, was ein Szenario
erwartet.

Beispiele:
  robodrome scenario games/gekido
  robodrome scenario bug.scenario.yaml --quiet`,
  },
  fuzz: {
    about: 'zufällige Partien spielen und in jeder Stellung die Invarianten prüfen',
    games: 'wie viele Partien je Aufbau (sonst: 20, bei einem einzigen Aufbau 100)',
    seed: 'Zahl, die alles Zufällige entscheidet (sonst: eine neue)',
    thorough: 'Anteil der Stellungen, die alle Prüfungen durchlaufen, von 0 bis 1 (sonst: 1 bei bis zu 100 Partien, bei mehr weniger)',
    leaves: 'Anteil der Partien, die Spieler nacheinander verlassen, von 0 bis 1',
    settings: 'Einstellungen zufällig wählen, für jede Partie neu',
    only: 'nur die Prüfungen mit diesen Namen ausführen',
    all: 'jeden Modus, jede Zahl von Plätzen und jede benannte Variante spielen; --mode und --seats schränken das ein',
    after: (checks) => `
Spielt zufällige Partien zu Ende und prüft in jeder Stellung, was alle Spiele
versprechen: keine Sackgassen, keine verratenen Geheimnisse, Züge, die sich
wieder einlesen lassen, und mehr. Zu einem Fehler wird der Befehl ausgegeben,
der ihn wiederholt. Ohne Angaben werden alle Modi, Platzzahlen und Varianten
gespielt, mit zufälligen Einstellungen und mit Spielern, die die Partie
verlassen.

Beispiele:
  robodrome fuzz gekido                jeder mögliche Aufbau
  robodrome fuzz gekido --mode standard --seats 3 --games 1 --seed 4711
  robodrome fuzz gekido --all          alle Modi, Platzzahlen, Varianten
  robodrome fuzz pbl --all --settings  alles Übrige zufällig eingestellt
  robodrome fuzz volt --only 'twin worlds, leaving' --leaves 1

${checks}`,
    checks: (names) => `Prüfungen: ${names}.`,
  },
  conform: {
    about: 'ein ganzes Spiel prüfen: Regeln, Szenarien, alle Aufbauten, Spieler, die aussteigen, Sprachen, Chancen',
    games: 'zufällige Partien je Aufbau und Sprache (sonst: 20)',
    seed: 'Zahl, die alles Zufällige entscheidet (sonst: 1)',
    after: `
Jede Regel braucht ein Szenario, und jedes Szenario muss ausgehen wie
beschrieben. Zufällige Partien prüfen, was jedes Spiel verspricht: in allen
Modi, Platzzahlen, Varianten, Einstellungen und Sprachen, auch mit Spielern, die
die Partie verlassen. Chancen, die von Verborgenem abhängen, werden mit allen
Welten verglichen, die ein Platz für möglich hält. Bei einem Paket wird außerdem
jede Zahl der Regeln um eins verändert; Änderungen, die kein Szenario bemerkt,
werden aufgelistet.

Beispiele:
  robodrome conform .                  das Paket in diesem Ordner
  robodrome conform ./liars-dice --games 200
  robodrome conform gekido`,
  },
  perft: {
    about: 'die Spielverläufe ab einer Stellung zählen',
    position: '„start“, eine Datei mit YAML oder JSON oder direkt JSON',
    depth: 'Tiefe in Entscheidungen und Zufallsereignissen',
    after: `
Zählt die Spielverläufe ab einer Stellung bis zu dieser Tiefe, aufgeteilt nach
dem ersten Schritt. Vergleich die Zahlen mit denen einer anderen Umsetzung, um
zu finden, wo sich beide unterscheiden. Die Stellung wird geschrieben wie unter
„position“ in einem Szenario.

Beispiele:
  robodrome perft gekido start 2
  robodrome perft gekido duel.yaml 3 --mode duel --seats 2`,
  },
  match: {
    about: 'KIs gegeneinander spielen lassen und zeigen, welche stärker ist und wie sicher das ist',
    minds: 'mindestens zwei KIs, durch Kommas getrennt',
    games: 'wie viele Partien; begonnene Ausgangslagen werden zu Ende gespielt',
    seed: 'Nummer der ersten Ausgangslage; ergibt jedes Mal dieselben Partien, außer bei Bedenkzeiten',
    budget: 'Bedenkzeit je Entscheidung: Durchläufe oder Millisekunden, etwa 50ms (sonst: von jeder KI selbst gewählt)',
    cpu: 'Millisekunden an CPU-Zeit zählen, nicht nach der Uhr',
    sprt: 'aufhören, sobald klar ist, welchen der zwei Werte die erste KI erreicht, etwa 0.50,0.55',
    after: (minds) => `
Jede Ausgangslage wird einmal für jede Sitzordnung gespielt, damit alle dasselbe
Glück haben. Intervalle gelten mit 95 % Sicherheit. Eine Zeit hinter dem Namen
einer KI, etwa level-5@300ms, oder Durchläufe, etwa search@40, gelten nur für
diese KI.

KIs:
${minds}

Beispiele:
  robodrome match gekido --mode duel --minds search,rule-of-thumb --games 100
  robodrome match gekido --minds rule-of-thumb,random --seats 4 --games 200
  robodrome match gekido --minds search,random --budget 50ms --threads 1
  robodrome match volt --minds search,random --budget 25ms --cpu --sprt 0.5,0.6
  robodrome match gekido --mode duel --minds level-5@300ms,level-4 --cpu`,
  },
  ladder: {
    about: 'die Stufen eines Spiels gegeneinander und gegen Testgegner antreten lassen: sequenzielle Tests bei gleicher Rechenzeit',
    all: 'alle Stufen gegeneinander antreten lassen, nicht nur gegen die Stufe darunter',
    games: 'höchstens so viele Partien je Paarung',
    minutes: 'höchstens so viele Minuten je Paarung, nach der Uhr',
    seed: 'Nummer der ersten Ausgangslage',
    budget: 'Bedenkzeit der Stufen je Entscheidung, etwa 50ms (sonst: von jeder Stufe selbst gewählt)',
    gauntlet: 'dasselbe für die höchste Stufe gegen die Testgegner',
    kept: 'Datei, in der gespielte Ausgangslagen festgehalten werden',
    write: 'Dokument, in das die Ergebnisse geschrieben werden',
    after: `
Jede Stufe spielt gegen die Stufe darunter, der erste Gegner für Neulinge gegen
einen Anfänger und die höchste Stufe gegen die Testgegner mit derselben
Rechenzeit je Entscheidung. Eine Paarung endet, wenn ihr Test entschieden
ist oder ihre Partien oder Minuten aufgebraucht sind.

Mit --kept wird jede Ausgangslage gespeichert, sobald sie gespielt ist: Ein
abgebrochener Lauf macht dort weiter, wo er war, und mit mehr Minuten gehen
unentschiedene Paarungen weiter. Mit --write wird der Abschnitt zu diesen Stufen
im Dokument ergänzt oder ersetzt und daneben ein Bild gespeichert.

Beispiele:
  robodrome ladder gekido --mode duel --minutes 1
  robodrome ladder volt --mode basic --all --kept volt.ladder.ndjson
  robodrome ladder gekido --kept duel.ladder.ndjson --write docs/strength.md`,
  },
  lab: {
    about: 'Experimente ausführen: viele Partien zwischen KIs, mit einem Bericht',
    after: `
Ein Experiment ist eine YAML-Datei:

  title: Ist das Gekido-Duell gerecht?
  game: gekido
  mode: duel
  options: { randomBots: true }
  minds: [rule-of-thumb]    # oder [{ mind: search, playouts: 200 }, random]:
                            # mehrere wechseln sich auf allen Plätzen ab
  opening: 4                # Zahl der zufälligen Entscheidungen am Anfang
  deals: 1000               # Ausgangslagen für jeden Arm
  seed: 1
  # mit mehreren KIs: Ende, sobald klar ist, welchen Wert die erste erreicht
  until: { low: 0.5, high: 0.55 }
  arms:                     # was verglichen wird, mit demselben Glück
    - { name: as it is }
    - { name: sharper, box: sharper.box.yaml }

Gespielte Partien liegen in NAME.results.ndjson; ein abgebrochener Lauf macht
dort weiter, wo er war.

Beispiele:
  robodrome lab run duel.experiment.yaml       spielt, was noch fehlt
  robodrome lab report duel.experiment.yaml    schreibt duel.html, duel.csv
  NATS_URL=nats://token@host robodrome lab work    auf beliebig vielen Rechnern,
  NATS_URL=nats://token@host robodrome lab run duel.experiment.yaml   auf einem
  robodrome lab replay duel.experiment.yaml 'as it is:17.0' > 17.record`,
    run: {
      about: 'ein Experiment ausführen oder fortsetzen',
      file: 'ein Experiment',
    },
    work: {
      about: 'Teile jedes Experiments spielen, das mit derselben NATS_URL läuft',
    },
    report: {
      about: 'eine Seite mit Diagrammen und eine Tabelle mit allen Zahlen schreiben',
      file: 'ein Experiment',
      out: 'wohin die Seite geschrieben wird (sonst: neben das Experiment)',
      games: 'auch eine Tabelle mit einer Zeile je Platz und Partie schreiben',
    },
    fair: {
      about:
        'Zahlen suchen, die ein Spiel fair machen: Eine KI sucht, eine andere misst auf Ausgangslagen, die in der Suche nicht vorkamen',
      file: 'Datei, die angibt, welche Zahlen sich ändern dürfen und wer spielt (docs/lab.md)',
      out: 'wohin die Box geschrieben wird (sonst: neben die Datei)',
    },
    replay: {
      about: 'eine Partie eines Experiments nachspielen und ihre Aufzeichnung ausgeben',
      file: 'ein Experiment',
      game: 'die Partie, wie Berichte sie nennen: ARM:AUSGANGSLAGE.RUNDE',
    },
  },
  calibrate: {
    about: 'die Siegchance, die ein Spiel schätzt, mit den Ergebnissen von Partien vergleichen',
    mind: 'wer spielt',
    games: 'wie viele Partien',
    seed: 'Nummer der ersten Ausgangslage',
    after: `
Eine KI spielt gegen sich selbst. Bei jeder Entscheidung wird die Siegchance
notiert, die das Spiel für den entscheidenden Platz schätzt, und mit dem
Ergebnis verglichen: Von allen Stellungen mit 70 % sollten sieben von zehn
gewonnen werden. Im Bild zeigt der Balken den Anteil der Siege, der Strich die
Schätzung.

Beispiele:
  robodrome calibrate gekido --mode duel --games 300
  robodrome calibrate volt --mode training --mind random`,
  },
  reasons: {
    about: 'messen, für wie viele teure Fehler von KI-Gegnern sich ein geprüfter Grund findet',
    level: 'die Stufe, die spielt, von 1 bis 5 (Vorgabe: nacheinander alle)',
    games: 'wie viele Partien je Stufe',
    claims: 'stattdessen so viele Behauptungen über zufällige Partien prüfen',
    seed: 'Nummer der ersten Partie',
    after: `
Beispiele:
  robodrome reasons gekido --mode duel --level 2 --games 5
  robodrome reasons volt --mode training --claims 10000`,
  },
  learn: {
    about: 'Stufe 5 eines Spiels durch Spiele gegen sich selbst trainieren und den Fortschritt messen',
    lessons: 'wie viele Partien der Lehrer spielt',
    selfPlay: 'wie viele Partien die gelernte Strategie gegen sich selbst spielt',
    teacher: 'die KI, von der gelernt wird',
    playouts: 'Durchläufe des Lehrers je Entscheidung',
    seed: 'Nummer der ersten Partie',
    threads: 'Threads für die Partien, 0 für keinen (Vorgabe: einer je Kern)',
    data: 'der Ordner für die Partien; ein abgebrochener Lauf macht dort weiter',
    out: 'Datei für die Gewichte',
    report: 'Datei für den Bericht, eine Seite mit Bildern',
    games: 'wie viele Partien der Wettkampf am Ende hat, 0 für keinen',
    budget: 'Millisekunden je Entscheidung in diesem Wettkampf',
    after: `
Zuerst spielt ein Lehrer gegen sich selbst. Aus seinen Entscheidungen lernt eine
Strategie, wie wahrscheinlich jede Möglichkeit ist. Dann spielt die Strategie
viele schnelle Partien gegen sich selbst. Aus deren Ergebnissen lernt sie, was
Stellungen wert sind, aufbauend auf der Schätzung des Spiels. Am Ende spielt
Stufe 5 mit den Gewichten gespiegelte Ausgangslagen gegen Stufe 5 ohne sie, mit
gleicher CPU-Zeit. Die Gewichte gelten nur für die gedruckten Karten. Derselbe
Befehl ergibt mit beliebig vielen Threads dieselben Gewichte.

Beispiele:
  robodrome learn pbl --mode quick --data pbl-daten --out gewichte.json
  robodrome learn pbl --mode quick --lessons 40 --self-play 2000 --games 0`,
  },
  train: {
    about: 'die Schätzung der Siegchance eines Spiels an Partien anpassen und mit der bisherigen vergleichen',
    mind: 'wer spielt',
    games: 'wie viele Partien',
    deals: 'gespiegelte Ausgangslagen für den Vergleich der neuen Gewichte mit den bisherigen',
    seed: 'Nummer der ersten Partie',
    threads: 'Threads für die Partien, 0 für keinen (Vorgabe: einer je Kern)',
    out: 'Datei für die Gewichte',
    weights: 'vorhandene Gewichte benutzen: nur den Vergleich spielen',
    after: `
Eine KI spielt gegen sich selbst. Logistische Regression passt die Merkmale der
Stellungen an die Ergebnisse von vier von fünf Partien an; die fünfte prüft das
Ergebnis und die bisherige Schätzung. Dann spielt eine Faustregel mit den neuen
Gewichten gegen eine mit den bisherigen, um zu zeigen, ob sie öfter gewinnt.
--out schreibt die Gewichte mit den Namen der Merkmale in eine Datei: Sie gelten
nur für diese Merkmale.

Beispiele:
  robodrome train pbl --mode quick --mind level-3 --games 1400 --out w.json
  robodrome train pbl --mode quick --weights w.json --deals 50`,
  },
  tune: {
    about: 'die Werte der Schätzung eines Spiels durch Wettkämpfe abstimmen',
    rounds: 'Runden von Wettkämpfen; nach jeder werden alle Werte angepasst; 0 für keine',
    matches: 'kleine Wettkämpfe je Runde',
    deals: 'gespiegelte Ausgangslagen je Wettkampf',
    check: 'gespiegelte Ausgangslagen für den Vergleich der neuen Werte mit den bisherigen',
    only: 'Werte, die angepasst werden sollen, durch Kommas getrennt (Vorgabe: alle)',
    seed: 'Nummer der ersten Ausgangslage',
    threads: 'Threads für die Wettkämpfe, 0 für keinen (Vorgabe: einer je Kern)',
    from: 'Datei mit früheren Werten als Ausgangspunkt',
    out: 'Datei für die Werte',
    after: `
Faustregeln spielen kleine Wettkämpfe. In jedem werden alle Werte zufällig
verändert: auf der einen Seite nach oben, auf der anderen nach unten. Nach jeder
Runde rücken sie in Richtung der Sieger (simultane Perturbation). Ein paar
hundert Partien ändern wenig; rechne mit zehntausend oder mehr. Am Ende spielen
die neuen Werte gegen die bisherigen, mit anderen Ausgangslagen. Derselbe Befehl
liefert mit beliebig vielen Threads dieselben Werte.

Beispiele:
  robodrome tune gekido --mode duel --rounds 200 --out worths.json
  robodrome tune gekido --only cards.flip,cards.heal --mode standard
  robodrome tune gekido --mode duel --rounds 0 --from worths.json --check 500`,
  },
}
