import type { puzzle as English } from '../en/learning.ts'
import type { GameId } from '../ids.ts'
import type { GameLearning } from '../learning.ts'
import type { Spoken } from '../spoken.ts'

export const games: Readonly<Record<GameId, GameLearning>> = {
  gekido: {
    goal: 'Sei der letzte Bot, der noch steht.',
    why: 'Das Leben jedes Bots sind Würfel. Zerbrich ihre, bevor sie deine zerbrechen. Danebenhauen tut dir selbst weh.',
    turn: 'Ein Zug in vier Bildern',
    pictures: {
      step: {
        title: 'Geh zu einem Gegner',
        text: 'Zieh ein Feld weiter oder bleib. Am Ende musst du neben einem Bot stehen, den du angreifen kannst.',
        term: 'Feld',
      },
      command: {
        title: 'Fünf Würfel, ein Kommando',
        text: 'Ein Kommando ist eine Kombination, die du sammelst. Schwierigere schlagen härter zu.',
        term: 'Kommando',
      },
      lock: {
        title: 'Sichere, was passt',
        text: 'Ein gesicherter Würfel bleibt, wie er ist. Der Rest rollt neu, dreimal insgesamt.',
        term: 'gesicherter',
      },
      hit: {
        title: 'Vollständig: Es trifft',
        text: 'Der Gegner verliert Struktur, sein Leben. Unvollständig: Dein eigener Bot zahlt.',
        term: 'Struktur',
      },
    },
    tension: 'Jeder verlorene Würfel schaltet einen Trick frei: Ein zerbeulter Bot ist ein gefährlicher Bot.',
    themes: {
      read: {
        title: 'Würfel lesen',
        ask: 'Welches Kommando lohnt sich?',
        lesson: 'Wäg ab, was eine Kombination bringt und wie wahrscheinlich sie ist.',
      },
      lock: {
        title: 'Sichern und würfeln',
        ask: 'Welche Würfel behältst du?',
        lesson: 'Behalte, was die meisten Wege offen lässt, nicht was jetzt am besten aussieht.',
      },
      tiles: {
        title: 'Felder nutzen',
        ask: 'Wo stehst du am besten?',
        lesson: 'Ein Feld wirkt für den, der darauf steht, und auch gegen ihn.',
      },
      powers: {
        title: 'Kräfte und Geduld',
        ask: 'Jetzt einsetzen oder passen?',
        lesson: 'Ein Trick ist dort am meisten wert, wo er ändert, was als Nächstes geschieht.',
      },
    },
  },
  volt: {
    goal: 'Hol als Erster 5 Punkte.',
    why: 'Steh am Ende der Runde auf einem Marker, oder zerstör einen Roboter: je 1 Punkt. Im Training reichen 3 Punkte.',
    turn: 'Eine Runde in vier Bildern',
    pictures: {
      plan: {
        title: 'Plan im Geheimen',
        text: 'Dein Steuerpult hat drei Einheiten. Leg auf jede einen Würfel; niemand sieht es.',
        term: 'Steuerpult',
      },
      run: {
        title: 'Blau bewegt, Rot schießt',
        text: 'Blau bewegt dich so weit, wie seine Zahl sagt. Ein roter Schuss fliegt, bis er trifft.',
        term: 'Blau',
      },
      push: {
        title: 'Schieb, wer im Weg ist',
        text: 'Wer dir im Weg steht, wird mitgeschoben. Eine Grube zerstört sofort.',
        term: 'Grube',
      },
      token: {
        title: 'Ende auf einem Marker',
        text: 'Wer auf einem Marker steht, wenn alle Würfel gelaufen sind, bekommt 1 Punkt.',
        term: 'Marker',
      },
    },
    tension: 'Du wählst jede Zahl: Niedrig kommt früh, hoch bewegt weit. Beides zugleich geht nicht.',
    themes: {
      move: {
        title: 'Hinkommen',
        ask: 'Welcher Würfel holt einen Punkt?',
        lesson: 'Zähl die Felder bis zum Marker, und wer dich herunterschieben könnte.',
      },
      fire: {
        title: 'Zuerst oder gar nicht',
        ask: 'Welcher Würfel holt einen Punkt?',
        lesson: 'Eine niedrige Zahl trifft, bevor das Ziel weg ist.',
      },
    },
  },
  pbl: {
    goal: 'Spreng alle vier Körperteile ab.',
    why: 'Kopf, beide Arme, Beine: Wer keinen mehr hat, ist aus dem Kampf.',
    turn: 'Ein Zug in vier Bildern',
    pictures: {
      move: { title: 'Ein MOVE pro Zug', text: 'Ein MOVE ist eine Karte, die du anbaust, oder ein Angriff.', term: 'MOVE' },
      aim: {
        title: 'Wähle Körperteil und Ziel',
        text: 'Einer deiner Körperteile schlägt zu, auf einen von ihren wird gezielt.',
        term: 'Körperteile',
      },
      fight: {
        title: 'Würfeln, dann Karten werfen',
        text: 'Die höhere Summe gewinnt. Eine geopferte Karte ist ein Würfel mehr: eine Bombe.',
        term: 'Bombe',
      },
      gone: { title: 'Ein Körperteil ist ab', text: 'Seine Panzerung ist mit weg, und angreifen kann er nicht mehr.', term: 'Panzerung' },
    },
    tension: 'Jede Karte ist Panzerung oder Würfel: Was du heute wirfst, kannst du morgen nicht bauen.',
    themes: {
      strike: {
        title: 'Wer schlägt zu?',
        ask: 'Welcher Angriff trifft am sichersten?',
        lesson: 'Panzerung an einem Körperteil gibt ihm ihre Würfel dazu.',
      },
      aim: { title: 'Wohin zielen?', ask: 'Wohin zielst du?', lesson: 'Nackte Körperteile verteidigen nur mit den Würfeln des Piloten.' },
    },
  },
  aimbots: {
    goal: 'Sammle Kerne im Wert von 7.',
    why: 'Jeder feindliche Bot verbirgt einen Kern: 1, 2 oder 3 wert. Zerbrich Bots, um sie zu bekommen.',
    turn: 'Ein Zug in vier Bildern',
    pictures: {
      bots: {
        title: 'Jeder Bot ist ein Würfel',
        text: 'Oben ist die Panzerung, die Seiten sind Kraft in vier Richtungen.',
        term: 'Panzerung',
      },
      boost: { title: 'Boost', text: 'Die hintere Seite schiebt: So weit, wie ihre Zahl sagt, darfst du dich bewegen.', term: 'schiebt' },
      attack: {
        title: 'Angriff in gerader Linie',
        text: 'Vordere Zahl minus Panzerung, dann je zwei Würfel. Die Chance ist exakt.',
        term: 'Vordere Zahl',
      },
      plates: {
        title: 'Drei Treffer zerbrechen ihn',
        text: 'Ein Treffer legt eine Platte auf die Seite: Sie zählt ab jetzt 1.',
        term: 'Platte',
      },
    },
    tension: 'Drei Energie pro Zug: bewegen und zuschlagen, oder schwenken, bis die richtige Seite zu ihnen zeigt.',
    themes: {
      attack: {
        title: 'Wen angreifen?',
        ask: 'Was trifft am sichersten?',
        lesson: 'Such die Seite, die am wenigsten zählt, und den Bot dahinter.',
      },
      approach: {
        title: 'In Schusslinie kommen',
        ask: 'Was trifft am sichersten?',
        lesson: 'Eine Energie, gut auf dem Weg verbraucht, macht den Angriff besser.',
      },
    },
  },
}

export const puzzle: Spoken<typeof English> = {
  title: 'Aufgabe',
  back: 'Zurück zum Lernen',
  loading: 'Die Stellung wird aufgebaut',
  missing: 'Diese Aufgabe gibt es nicht.',
  number: (n, all) => `${n} von ${all}`,
  grade: (n) => `Stufe ${n}`,
  tryIt: 'Wähle wie im Kampf: Falsche Versuche kosten nichts.',
  counts: 'Es zählt:',
  oneOf: (titles) => `Eins davon: ${titles.join(' · ')}`,
  solved: 'Gelöst',
  other: 'Nicht das Beste',
  tried: 'Dein Versuch',
  bestShown: 'Der beste Zug',
  watchOwn: 'Deinen Zug ansehen',
  watchBest: 'Besten Zug ansehen',
  hundred: (good) => `Von 100 solchen Versuchen gelingen ${good}.`,
  youChose: 'Deine Wahl',
  best: 'Die beste Wahl',
  atMost: (share) => `höchstens ${share}`,
  goals: {
    win: 'Siegchance, durch tiefe Suche',
    hit: 'Chance, dass der Angriff trifft',
    point: 'Chance auf einen Punkt in dieser Runde, über 160 zufällig gezogene Pläne der Gegenseite',
  },
  others: 'Wie die anderen abschneiden',
  missed: (share) => `${share} % der Versuche schwächerer Programme lagen daneben.`,
  again: 'Noch einmal',
  next: 'Nächste Aufgabe',
  playOn: 'Ab hier spielen',
  noted: 'Sieh auf den Spielplan: Das geschieht.',
}
