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
      text: 'Alle Roboter spielen gleich; du wählst das Aussehen.',
      todo: 'Wähle „MERCURY“, dann bestätige.',
      otherwise: 'So gut wie jeder andere: Nur das Aussehen ist verschieden.',
    },
    start: {
      title: 'Beginn vor einem Marker',
      text: 'Roboter kommen von ihrer eigenen Seite. Hier liegt zwei Felder weiter ein Marker.',
      todo: 'Tipp auf c1, dann bestätige.',
      otherwise: 'Du beginnst woanders. Marker sind die Scheiben mit Zahl: Erreich einen vor dem Rundenende.',
    },
    move: {
      title: 'Zieh auf den Marker',
      text: 'Eine Einheit fasst einen Würfel. Blaue Würfel ziehen so weit wie ihre Zahl: hier 2, nach Norden.',
      term: 'Einheit',
      todo: 'Tipp auf c3, dann leg den Würfel.',
      otherwise: 'Ein anderer Zug. Der Geist zeigt, wo er endet, wenn niemand stört.',
      instead: {
        title: 'Blaue Würfel bewegen',
        text: 'Eine Einheit fasst einen Würfel. Blaue bewegen dich so weit wie ihre Zahl: Tipp auf ein Feld deiner Wahl.',
      },
    },
    fire: {
      title: 'Rote Würfel schießen',
      text: 'Rote Würfel schießen in Pfeilrichtung ihrer Taste, bis sie treffen: 1 Schaden. Drei Schaden zerstören einen Roboter.',
      term: 'Rote Würfel',
      todo: 'Tipp auf den roten Würfel im gestrichelten Rahmen, dann auf i3; leg ihn.',
      otherwise: 'Ein anderer Würfel. Rot oder blau, jede Zahl: Der Plan gehört dir allein.',
      instead: {
        title: 'Rote Würfel schießen',
        text: 'Rote Würfel schießen in Pfeilrichtung ihrer Taste, bis sie treffen: 1 Schaden. Nimm eine der Farben.',
      },
    },
    early: {
      title: 'Niedrige Zahlen zuerst',
      text: 'In jeder Einheit läuft die niedrigste Zahl zuerst. Eine 1 ist früh, eine 6 spät.',
    },
    last: {
      title: 'Dein dritter Würfel',
      text: 'Ein Würfel für jede Einheit. Bleib auf dem Marker: Schieß noch einmal.',
      todo: 'Beliebige rote Zahl: Tipp auf i3, dann leg den Würfel.',
      otherwise: 'Ein anderes Ende des Plans. Der Geist zeigt, was es bewirkt.',
      instead: {
        title: 'Dein dritter Würfel',
        text: 'Ein Würfel für jede Einheit. Ende möglichst auf einem Marker; der Geist zeigt, wo du stehst.',
      },
    },
    lock: {
      title: 'Leg dich fest',
      text: 'Alle Pläne gehen zusammen auf: erst alle Einheiten I, dann II, dann III.',
      todo: 'Drück auf „Festlegen“ und schau zu.',
    },
    token: {
      title: 'Ein Punkt für dich',
      text: 'Du standst auf dem Marker: 1 Punkt. Woanders erscheint ein neuer.',
      instead: {
        title: 'Diesmal kein Punkt',
        text: 'In dieser Runde standst du auf keinem Marker. Steh am Ende der nächsten auf einem: 1 Punkt.',
      },
    },
    pit: {
      title: 'Schieb sie in Gruben',
      text: 'Du schiebst, wer dir im Weg steht. In eine Grube heißt zerstört: 1 Punkt.',
      term: 'Grube',
    },
    alone: {
      title: 'Jetzt dein Plan',
      text: 'Der Geist zeigt, wo du endest, wenn niemand stört. Plan drei Würfel und spiel weiter.',
      term: 'Geist',
    },
  },
}
