import type { LessonWords } from '../../../lesson.ts'

/** Aimbots, the line-ups of the first game. */
export const lesson: LessonWords = {
  goal: 'Kerne im Wert von 7 sammeln',
  steps: {
    goal: {
      title: 'Sammle Kerne im Wert von 7',
      text: 'Jeder gegnerische Bot verbirgt einen Kern im Wert von 1, 2 oder 3. Zerstöre Bots und sammle 7.',
      term: 'Kern',
    },
    die: {
      title: 'Ein Bot ist ein Würfel',
      text: 'Oben steht die Panzerung: wie schwer er zu treffen ist. Die Seiten zeigen seine Kraft, je eine pro Richtung.',
      term: 'Panzerung',
    },
    energy: {
      title: 'Drei Energie pro Zug',
      text: 'Du hast drei Energie pro Zug. Boosten oder Schwenken kostet 1, Angreifen 2.',
      term: 'Energie',
    },
    boost: {
      title: 'Boost für den Turret',
      text: 'Boost: Die hintere Seite schiebt. Diese 6 heißt: bis zu sechs Felder.',
      term: 'Boost',
      todo: 'Tippe den Bot im gestrichelten Rahmen an, dann bestätige.',
      otherwise: 'Du hast eine andere Aktion gewählt. Jede kostet Energie; der Zähler zeigt, wie viel bleibt.',
    },
    stop: {
      title: 'Halt vor Jack',
      text: 'Du wählst, wo er hält. Zwei Felder Abstand sind nah genug.',
      todo: 'Tippe b5 an, dann bestätige.',
      otherwise: 'Er hält woanders. Es zählt, welche Bots in Linie und in Reichweite sind.',
      instead: {
        title: 'Er nimmt einen anderen Weg',
        text: 'Du wählst, wo ein Bot hält. Es zählt, welche Bots dann in Reichweite sind.',
      },
    },
    reach: {
      title: 'Jack ist in Reichweite',
      text: 'Die Reichweite gibt an, wie weit ein Bot geradeaus trifft. Turret: bis zu zwei Felder.',
      term: 'Reichweite',
    },
    attack: {
      title: 'Greif Jack an',
      text: 'Vordere Zahl minus Panzerung, dann je zwei Würfel. Jack hat zwei Platten: Ein dritter Treffer zerstört ihn.',
      todo: 'Wähle „Jack b7 angreifen“, dann bestätige.',
      otherwise: 'Du sparst deine Energie für anderes. Ein Angriff kostet zwei.',
      instead: {
        title: 'Jack ist außer Reichweite',
        text: 'Die Reichweite gibt an, wie weit ein Bot geradeaus trifft. Greif an, wen du erreichst, oder rück näher.',
      },
    },
    theirs: {
      title: 'Seiten, die zu dir zeigen',
      text: 'In seinem Zug greift Kuro mit der Zahl auf der Seite an, die zu deinem Bot zeigt.',
    },
    hit: {
      title: 'So ging es aus',
      text: 'Ein Treffer legt eine Platte auf die getroffene Seite: Sie zählt nur noch 1. Der dritte Treffer zerstört den Bot.',
      term: 'Platte',
    },
    pivot: {
      title: 'Schwenk einen Bot',
      text: 'Tippe einen Bot an und wähle Schwenken: Er dreht sich um ein Viertel, eine andere Zahl zeigt zum Gegner.',
      term: 'Schwenken',
    },
    scrap: {
      title: 'Sammle Schrott',
      text: 'Schrott verbirgt ein Plättchen: Energie, einen Sprung, eine sichere 6 oder einen Kern. Spiel allein weiter.',
      term: 'Schrott',
    },
  },
}
