import type { LessonWords } from '../../../lesson.ts'

/** PBL Robots, Crystal against Solar. */
export const lesson: LessonWords = {
  goal: 'vier Körperteile absprengen',
  steps: {
    goal: {
      title: 'Spreng vier Körperteile ab',
      text: 'Spreng Solars vier Körperteile ab: Kopf, beide Arme, Beine. Dann gewinnst du.',
      term: 'Körperteile',
    },
    numbers: {
      title: 'Rot greift an, Blau verteidigt',
      text: 'Die rote Zahl sind deine Angriffswürfel, die blaue deine Verteidigungswürfel.',
      term: 'Angriffswürfel',
    },
    attack: {
      title: 'Ein MOVE pro Zug',
      text: 'Ein Zug hat einen MOVE: eine Karte bauen oder einmal angreifen. Lass deinen Kopf zuschlagen.',
      term: 'MOVE',
      todo: 'Wähle „Angriff: Kopf“, dann bestätige.',
      otherwise: 'Auch das ist ein MOVE: Ein anderer Körperteil schlägt zu, oder eine Karte wird gebaut.',
    },
    aim: {
      title: 'Ziel auf den rechten Arm',
      text: 'Ein Körperteil schlägt zu. Wähle, worauf er zielt; überall steht deine Chance.',
      todo: 'Tippe Solars rechten Arm im gestrichelten Rahmen an, dann bestätige.',
      otherwise: 'Ein anderer Körperteil. Alle vier müssen ab, egal in welcher Reihenfolge.',
    },
    totals: {
      title: 'Vergleich die Summen',
      text: 'Beide haben gewürfelt und addiert. Die höhere Summe gewinnt; bei Gleichstand die Verteidigung.',
    },
    bomb: {
      title: 'Wirf eine Karte',
      text: 'Eine Bombe ist eine Handkarte, die du für einen Würfel mehr opferst.',
      term: 'Bombe',
      todo: 'Tippe die Karte im gestrichelten Rahmen an, dann bestätige.',
      instead: {
        title: 'Keine Karte zum Werfen',
        text: 'Eine Bombe ist eine Handkarte, die man für einen Würfel opfert. Du hast gerade keine dafür.',
      },
      otherwise: 'Du behältst deine Karten. Wer zurückliegt und keine wirft, verliert diesen Angriff.',
    },
    enough: {
      title: 'Eine Karte reicht',
      text: 'Du darfst mehrere auf einmal werfen. Karten sind knapp: Würfle mit einer.',
      todo: 'Wähle „1 Bombe würfeln“, dann bestätige.',
      otherwise: 'Mehr Würfel, weniger Karten für später.',
    },
    window: {
      title: 'Zeit für eine Antwort',
      text: 'Nach jeder Aktion dürfen alle mit einer Karte reagieren. Du hast keine dafür: Passe.',
      todo: 'Wähle das Passen im gestrichelten Rahmen, dann bestätige.',
      otherwise: 'Das gilt nur für diesen Moment: Beim nächsten wirst du wieder gefragt.',
    },
    blown: {
      title: 'Die höhere Summe entscheidet',
      text: 'War es deine, ist der Körperteil ab. Karten, die Kuro einwirft, sind Schilde.',
      term: 'Schilde',
    },
    end: {
      title: 'Beende deinen Zug',
      text: 'Jeder Zug endet mit einer neuen Karte. Behalte ein paar als Würfel.',
      todo: 'Wähle „Zug beenden“, dann bestätige.',
      otherwise: 'Dein Zug geht weiter. Er endet, wenn du es sagst.',
    },
    theirs: {
      title: 'Auch Kuro hat einen MOVE',
      text: 'In seinem Zug baut er eine Karte oder greift einmal an, wie du.',
    },
    defend: {
      title: 'Sein Zug: Du darfst reagieren',
      text: 'Deine blauen Würfel verteidigen von selbst. Nach jeder Aktion darfst du mit einer Karte reagieren: Passe jedes Mal.',
      todo: 'Wähle das Passen im gestrichelten Rahmen, dann bestätige.',
      otherwise: 'Das gilt nur für diesen Moment: Beim nächsten wirst du wieder gefragt.',
    },
    shield: {
      title: 'Er liegt vorn: Wehrst du dich?',
      text: 'Eine Karte, die du jetzt wirfst, ist ein Schild: ein blauer Würfel mehr. Oder gib den Körperteil her.',
      term: 'Schild',
    },
    build: {
      title: 'Bau Panzerung an',
      text: 'Panzerung gibt dem Körperteil ihre Zahlen dazu. Bau eine an, dann kämpf allein weiter.',
      term: 'Panzerung',
      todo: 'Tippe die Karte im gestrichelten Rahmen an, dann bestätige.',
      instead: {
        title: 'Nichts zu bauen',
        text: 'Panzerung gibt dem Körperteil ihre Zahlen dazu. Du hast nichts zu bauen; jeder Zug bringt eine Karte.',
      },
      otherwise: 'Auch das geht. Panzerung kannst du in jedem deiner Züge anbauen.',
    },
  },
}
