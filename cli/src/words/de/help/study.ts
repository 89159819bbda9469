import type { study as english } from '../../en/help/study.ts'
import type { Widened } from '../../words.ts'

/** Help of the commands for developers of games and AI opponents. */
export const study: Widened<typeof english> = {
  scenario: {
    about: 'Szenarien ausführen und Abweichungen vom erwarteten Ergebnis zeigen',
    path: 'Dateien, oder Ordner, in denen *.scenario.yaml gesucht werden',
    quiet: 'nur ausgeben, was falsch ist',
    after: `
Spielt die Szenarien von Dateien, oder aller *.scenario.yaml unter Ordnern, und
stellt nebeneinander, was anders herauskam, als sie sagen.

Beispiele:
  robodrome scenario games/gekido
  robodrome scenario bug.scenario.yaml --quiet`,
  },
  fuzz: {
    about: 'zufällige Partien spielen und in jeder Stellung die Invarianten prüfen',
    games: 'wie viele Partien, für jeden Aufbau (sonst: 20, bei einem einzigen 100)',
    seed: 'Zahl, die alles Zufällige entscheidet (sonst: eine neue)',
    thorough: 'Anteil der Knoten, die ganz geprüft werden, von 0 bis 1 (sonst: 1 bei bis zu 100 Partien, bei mehr weniger)',
    leaves: 'Anteil der Partien, die Spieler nacheinander verlassen, von 0 bis 1',
    settings: 'zufällige Einstellungen, für jede Partie andere',
    only: 'nur diese Prüfungen, nach Namen',
    all: 'jeder Modus, jede Zahl von Plätzen und jede benannte Variante; --mode und --seats grenzen ein',
    after: (checks) => `
Spielt zufällige Partien zu Ende und prüft an jedem Knoten, was alle Spiele
versprechen: keine Sackgasse, kein verratenes Geheimnis, Züge, die sich wieder
lesen lassen, und mehr. Ein Fehler nennt den Befehl, der bis zu ihm spielt.
Ohne Angaben: alle Modi, Plätze und Varianten, auch wenn jemand geht, und
zufällige Einstellungen.

Beispiele:
  robodrome fuzz gekido                alles, was sich aufbauen lässt
  robodrome fuzz gekido --mode standard --seats 3 --games 1 --seed 4711
  robodrome fuzz gekido --all          alle Modi, Plätze und Varianten
  robodrome fuzz pbl --all --settings  was sich sonst einstellen lässt, zufällig
  robodrome fuzz volt --only 'twin worlds, leaving' --leaves 1

${checks}`,
    checks: (names) => `Prüfungen: ${names}.`,
  },
  conform: {
    about: 'ein ganzes Spiel prüfen: Regeln, Szenarien, jeden Aufbau, Aussteiger, Sprachen, Chancen',
    games: 'zufällige Partien je Aufbau und Sprache (sonst: 20)',
    seed: 'Zahl, die alles Zufällige entscheidet (sonst: 1)',
    after: `
Jede Regel braucht ein Szenario, und jedes Szenario muss so enden, wie es
dasteht. Zufällige Partien prüfen, was jedes Spiel verspricht: alle Modi,
Plätze, Varianten, Einstellungen und Sprachen, auch wenn jemand geht. Chancen
über Verborgenes werden mit allen Welten verglichen, die ein Platz für möglich
hält. Bei einem Paket wird außerdem jede Zahl der Regeln um eins verändert: Was
kein Szenario bemerkt, steht in einer Liste.

Beispiele:
  robodrome conform .                  das Paket in diesem Ordner
  robodrome conform ./liars-dice --games 200
  robodrome conform gekido`,
  },
  perft: {
    about: 'die Spielverläufe ab einer Stellung zählen',
    position: '„start“, eine Datei mit YAML oder JSON, oder JSON',
    depth: 'wie viele Entscheidungen und Zufälle tief',
    after: `
Zählt die Spielverläufe ab einer Stellung, so viele Entscheidungen und Zufälle
tief, geteilt nach dem ersten Schritt. Damit vergleicht man zwei Umsetzungen
und findet, wo sie sich unterscheiden. Die Stellung steht wie unter „position“
in einem Szenario.

Beispiele:
  robodrome perft gekido start 2
  robodrome perft gekido duel.yaml 3 --mode duel --seats 2`,
  },
  match: {
    about: 'KIs gegeneinander spielen lassen und zeigen, welche stärker ist und wie sicher das ist',
    minds: 'mindestens zwei KIs, mit Kommas dazwischen',
    games: 'wie viele Partien; angefangene Ausgaben werden zu Ende gespielt',
    seed: 'Nummer der ersten Ausgabe; jedes Mal dieselben Partien, außer bei Zeiten',
    budget: 'Bedenkzeit je Entscheidung: Durchläufe, oder Millisekunden wie 50ms (sonst: wie jede KI mag)',
    cpu: 'Millisekunden zählen, die der Thread lief, nicht die der Uhr',
    sprt: 'aufhören, sobald klar ist, welchen der zwei Werte die erste KI erreicht, etwa 0.50,0.55',
    after: (minds) => `
Jede Ausgabe von Glück wird einmal für jede Sitzordnung gespielt, damit alle
dieselben Chancen haben. Intervalle gelten zu 95 %. Eine Zeit hinter einer KI
wie level-5@300ms oder ein Durchspielen wie search@40 gilt nur für sie.

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
    about: 'die Stufen eines Spiels gegeneinander und gegen Prüfgegner antreten lassen, mit Folgetests nach Rechenzeit',
    all: 'alle Stufen gegen alle, nicht nur gegen die darunter',
    games: 'höchstens so viele Partien je Paarung',
    minutes: 'wie lange eine Paarung höchstens gespielt wird, nach der Uhr',
    seed: 'Nummer der ersten Ausgabe',
    budget: 'Bedenkzeit der Stufen je Entscheidung, etwa 50ms (sonst: wie jede mag)',
    gauntlet: 'dasselbe für die höchste Stufe und die Prüfgegner',
    kept: 'Ordner für gespielte Ausgaben',
    write: 'Dokument, in das die Ergebnisse geschrieben werden',
    after: `
Stufen spielen gegen die darunter, der erste Gegner für Neulinge gegen einen
Anfänger und die höchste Stufe gegen die Prüfgegner mit derselben Rechenzeit je
Entscheidung. Jede Paarung endet, wenn ein Folgetest sicher ist oder ihre
Partien oder Minuten um sind.

Mit --kept bleibt jede Ausgabe aufgehoben, sobald sie gespielt ist: Ein Lauf,
der beendet wurde, geht weiter, wo er war, und mit mehr Minuten wird gespielt,
was offen ist. Mit --write bekommt das Dokument einen Teil für diese Leiter,
oder einen neuen an seiner Stelle, und ein Bild daneben.

Beispiele:
  robodrome ladder gekido --mode duel --minutes 1
  robodrome ladder volt --mode basic --all --kept volt.ladder.ndjson
  robodrome ladder gekido --kept duel.ladder.ndjson --write docs/strength.md`,
  },
  lab: {
    about: 'Experimente: viele Partien zwischen KIs und ihre Auswertung',
    after: `
Ein Experiment ist eine YAML-Datei:

  title: Ist das Gekido-Duell gerecht?
  game: gekido
  mode: duel
  options: { randomBots: true }
  minds: [rule-of-thumb]    # oder [{ mind: search, playouts: 200 }, random]:
                            # mehrere wechseln sich auf allen Plätzen ab
  opening: 4                # so viele erste Entscheidungen werden gelost
  deals: 1000               # Ausgaben von Glück für jeden Arm
  seed: 1
  until: { low: 0.5, high: 0.55 }   # mehrere: enden, wenn das erste klar ist
  arms:                     # was verglichen wird, mit demselben Glück
    - { name: as it is }
    - { name: sharper, box: sharper.box.yaml }

Was gespielt ist, liegt in NAME.results.ndjson; ein beendeter Lauf geht dort
weiter, wo er war.

Beispiele:
  robodrome lab run duel.experiment.yaml       spielt, was noch fehlt
  robodrome lab report duel.experiment.yaml    macht duel.html und duel.csv
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
      out: 'wohin die Seite kommt (sonst: neben das Experiment)',
      games: 'auch eine Tabelle mit einer Zeile je Platz und Partie schreiben',
    },
    fair: {
      about: 'Zahlen suchen, die ein Spiel fair machen: Eine KI sucht, eine andere misst auf Ausgangslagen, die die Suche nie sah',
      file: 'was sich ändern darf, und wer spielt (docs/lab.md)',
      out: 'wohin die Box kommt (sonst: neben die Datei)',
    },
    replay: {
      about: 'eine Partie eines Experiments nachspielen und ihre Aufzeichnung ausgeben',
      file: 'ein Experiment',
      game: 'wie Berichte sie nennen: ARM:AUSGABE.RUNDE',
    },
  },
  calibrate: {
    about: 'die Siegchance, die ein Spiel schätzt, mit den Ergebnissen von Partien vergleichen',
    mind: 'wer spielt',
    games: 'wie viele Partien',
    seed: 'Nummer der ersten Ausgabe',
    after: `
Eine KI spielt gegen sich selbst. Bei jeder Entscheidung wird notiert, wie
das Spiel die Aussicht des Platzes schätzt, der entscheidet, und mit dem Ende
verglichen: Von allen Momenten mit 70 % sollten sieben von zehn gewonnen sein.
Im Bild ist der Balken, wie viele gewonnen wurden, der Strich die Schätzung.

Beispiele:
  robodrome calibrate gekido --mode duel --games 300
  robodrome calibrate volt --mode training --mind random`,
  },
  reasons: {
    about: 'messen, wie viele teure Entscheidungen von KI-Gegnern einen geprüften Grund bekommen',
    level: 'die Stufe, die spielt, von 1 bis 5',
    games: 'wie viele Partien',
    claims: 'stattdessen: so viele Behauptungen über zufällige Partien prüfen',
    seed: 'Nummer der ersten Partie',
    after: `
Beispiele:
  robodrome reasons gekido --mode duel --level 2 --games 5
  robodrome reasons volt --mode training --claims 10000`,
  },
  learn: {
    about: 'Stufe 5 eines Spiels aus eigenen Partien lernen lassen und messen, was es bringt',
    lessons: 'Partien des Lehrers',
    selfPlay: 'Partien der gelernten Strategie gegen sich selbst',
    teacher: 'die KI, die lehrt',
    playouts: 'Versuche des Lehrers je Entscheidung',
    seed: 'Nummer der ersten Partie',
    threads: 'Threads für die Partien, 0 für keine (Vorgabe: einer je Kern)',
    data: 'der Ordner für die Partien; ein abgebrochener Lauf macht dort weiter',
    out: 'wohin die Gewichte kommen',
    report: 'wohin der Bericht kommt, eine Seite mit Bildern',
    games: 'Partien des Wettkampfs am Ende, 0 für keinen',
    budget: 'Millisekunden je Entscheidung in diesem Wettkampf',
    after: `
Zuerst spielt ein Lehrer gegen sich selbst. Aus seinen Entscheidungen lernt eine
Strategie, wie wahrscheinlich jede Antwort ist. Dann spielt die Strategie viele
schnelle Partien gegen sich selbst. Aus deren Ergebnissen lernt sie, was
Stellungen wert sind, aufbauend auf der Schätzung des Spiels. Am Ende spielt
Stufe 5 mit den Gewichten gespiegelte Ausgaben gegen Stufe 5 ohne sie, nach
CPU-Zeit. Die Gewichte gelten nur für die gedruckten Karten. Derselbe Befehl
ergibt mit jeder Zahl von Threads dieselben Gewichte.

Beispiele:
  robodrome learn pbl --mode quick --data pbl-daten --out gewichte.json
  robodrome learn pbl --mode quick --lessons 40 --self-play 2000 --games 0`,
  },
  train: {
    about: 'die Schätzung der Siegchance aus Partien lernen und mit der bisherigen vergleichen',
    mind: 'wer spielt',
    games: 'wie viele Partien',
    deals: 'gespiegelte Ausgaben zwischen den neuen Gewichten und den heutigen',
    seed: 'Nummer der ersten Partie',
    threads: 'Threads für die Partien, 0 für keine (Vorgabe: einer je Kern)',
    out: 'wohin die Gewichte kommen',
    weights: 'früher gefundene Gewichte: keine Partien, nur der Vergleich',
    after: `
Eine KI spielt gegen sich selbst. Was die Merkmale einer Stellung über das
Ende ihrer Partie sagten, wird aus vier von fünf Partien gelernt (logistische
Regression) und an der fünften gemessen, neben der heutigen Schätzung. Dann
spielen Faustregeln gegeneinander, die eine mit den neuen Gewichten, die andere
mit den heutigen.
Mit --out kommen sie beim Namen in eine Datei: Sie gelten nur für diese
Merkmale.

Beispiele:
  robodrome train pbl --mode quick --mind level-3 --games 1400 --out w.json
  robodrome train pbl --mode quick --weights w.json --deals 50`,
  },
  tune: {
    about: 'die Werte der Schätzung eines Spiels durch Wettkämpfe abstimmen',
    rounds: 'Runden von Wettkämpfen; nach jeder werden alle Werte angepasst; 0 für keine',
    matches: 'kleine Wettkämpfe je Runde',
    deals: 'gespiegelte Ausgaben je Wettkampf',
    check: 'gespiegelte Ausgaben zwischen den neuen und den bisherigen Werten',
    only: 'Werte, die angepasst werden, mit Kommas getrennt (Vorgabe: alle)',
    seed: 'Nummer der ersten Ausgabe',
    threads: 'Threads für die Wettkämpfe, 0 für keine (Vorgabe: einer je Kern)',
    from: 'Datei mit früheren Werten als Ausgangspunkt',
    out: 'Datei für die Werte',
    after: `
Faustregeln spielen kleine Wettkämpfe. In jedem werden alle Werte zufällig
verändert: auf der einen Seite nach oben, auf der anderen nach unten. Nach jeder
Runde rücken sie in Richtung der Sieger (simultane Perturbation). Ein paar
hundert Partien ändern wenig; rechne mit zehntausend oder mehr. Am Ende spielen
die neuen Werte gegen die bisherigen, auf anderen Ausgaben. Derselbe Befehl
liefert mit jeder Zahl von Threads dieselben Werte.

Beispiele:
  robodrome tune gekido --mode duel --rounds 200 --out worths.json
  robodrome tune gekido --only cards.flip,cards.heal --mode standard
  robodrome tune gekido --mode duel --rounds 0 --from worths.json --check 500`,
  },
}
