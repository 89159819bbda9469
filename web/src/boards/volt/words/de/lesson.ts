import type { LessonWords } from '../../../lesson.ts'

/** VOLT, the training game on board A. */
export const lesson: LessonWords = {
  goal: 'als Erster 3 Punkte holen',
  steps: {
    goal: {
      title: 'Hol als Erster 3 Punkte',
      text: 'Am Ende der Runde auf einem Marker stehen: 1 Punkt. Einen Roboter zerstören: 1 Punkt.',
      term: 'Marker',
    },
    robot: {
      title: 'Such dir einen Roboter aus',
      text: 'Alle Roboter können dasselbe; du wählst nur das Aussehen.',
      todo: 'Wähle „MERCURY“, dann bestätige.',
      otherwise: 'Dieser Roboter ist so gut wie jeder andere: Nur das Aussehen ist verschieden.',
    },
    start: {
      title: 'Starte vor einem Marker',
      text: 'Roboter starten an ihrer eigenen Seite. Hier liegt zwei Felder weiter ein Marker.',
      todo: 'Tippe c1 an, dann bestätige.',
      otherwise: 'Du beginnst woanders. Marker sind die Scheiben mit Zahl: Erreich einen vor dem Rundenende.',
    },
    move: {
      title: 'Zieh auf den Marker',
      text: 'In jede Einheit passt ein Würfel. Blaue Würfel bewegen dich so weit, wie ihre Zahl angibt: hier 2 nach Norden.',
      term: 'Einheit',
      todo: 'Tippe c3 an, dann leg den Würfel.',
      otherwise: 'Du hast einen anderen Zug gewählt. Die Vorschau zeigt, wo er endet, wenn niemand stört.',
      instead: {
        title: 'Blaue Würfel bewegen',
        text: 'In jede Einheit passt ein Würfel. Blaue Würfel bewegen dich so weit, wie ihre Zahl angibt: Tippe ein Feld an, das du erreichen willst.',
      },
    },
    fire: {
      title: 'Rote Würfel schießen',
      text: 'Rote Würfel schießen entlang des Pfeils ihrer Taste; ein Treffer macht 1 Schaden. Drei Schaden zerstören einen Roboter.',
      term: 'Rote Würfel',
      todo: 'Tippe den roten Würfel im gestrichelten Rahmen an, dann i3; leg ihn.',
      otherwise: 'Du hast einen anderen Würfel gewählt. Rot oder blau, hohe oder niedrige Zahl: Das entscheidest du.',
      instead: {
        title: 'Rote Würfel schießen',
        text: 'Rote Würfel schießen entlang des Pfeils ihrer Taste; ein Treffer macht 1 Schaden. Wähle eine der Farben.',
      },
    },
    early: {
      title: 'Niedrige Zahlen zuerst',
      text: 'In jeder Einheit läuft die niedrigste Zahl zuerst. Eine 1 ist früh, eine 6 spät.',
    },
    last: {
      title: 'Dein dritter Würfel',
      text: 'Ein Würfel für jede Einheit. Bleib auf dem Marker: Schieß noch einmal.',
      todo: 'Beliebige rote Zahl: Tippe i3 an, dann leg den Würfel.',
      otherwise: 'Dein Plan endet anders. Die Vorschau zeigt, was das bewirkt.',
      instead: {
        title: 'Dein dritter Würfel',
        text: 'Ein Würfel für jede Einheit. Bleib am Ende möglichst auf einem Marker stehen; die Vorschau zeigt, wo du landest.',
      },
    },
    lock: {
      title: 'Leg dich fest',
      text: 'Alle decken gleichzeitig auf: erst alle Einheiten I, dann II, dann III.',
      todo: 'Drück auf „Festlegen“ und schau zu.',
    },
    token: {
      title: 'Ein Punkt für dich',
      text: 'Du standst auf dem Marker: 1 Punkt. Woanders erscheint ein neuer.',
      instead: {
        title: 'Diesmal kein Punkt',
        text: 'In dieser Runde standst du auf keinem Marker. Stehst du am Ende der nächsten auf einem, bekommst du 1 Punkt.',
      },
    },
    pit: {
      title: 'Schieb sie in Gruben',
      text: 'Du schiebst Roboter, die dir im Weg stehen. Fällt einer in eine Grube, ist er zerstört: 1 Punkt.',
      term: 'Grube',
    },
    alone: {
      title: 'Jetzt dein Plan',
      text: 'Die Vorschau zeigt, wo du landest, wenn niemand stört. Plane drei Würfel und spiel weiter.',
      term: 'Vorschau',
    },
  },
}
