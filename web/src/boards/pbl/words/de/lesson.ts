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
      text: 'Die rote Zahl sind deine Angriffswürfel, die blaue deine Verteidigungswürfel. Panzerung gibt ihrem Körperteil zusätzliche Würfel.',
      term: 'Angriffswürfel',
    },
    attack: {
      title: 'Ein MOVE pro Zug',
      text: 'Jeder Zug hat einen MOVE: eine Karte bauen oder einmal angreifen. Greif mit deinem Kopf an.',
      term: 'MOVE',
      todo: 'Wähle „Angriff: Kopf“, dann bestätige.',
      otherwise: 'Auch das ist ein MOVE: Ein anderer Körperteil greift an, oder du baust eine Karte.',
    },
    aim: {
      title: 'Ziele auf den rechten Arm',
      text: 'Ein Körperteil greift an. Wähle sein Ziel; an jedem Körperteil steht deine Chance.',
      todo: 'Tippe Solars rechten Arm im gestrichelten Rahmen an, dann bestätige.',
      otherwise: 'Du hast einen anderen Körperteil gewählt. Du musst alle vier absprengen, egal in welcher Reihenfolge.',
    },
    totals: {
      title: 'Vergleich die Summen',
      text: 'Beide haben gewürfelt und addiert. Die höhere Summe gewinnt; ein Gleichstand wehrt ab.',
    },
    bomb: {
      title: 'Wirf eine Karte',
      text: 'Eine Bombe ist eine Handkarte, die du für einen Würfel mehr opferst.',
      term: 'Bombe',
      todo: 'Tippe die Karte im gestrichelten Rahmen an, dann bestätige.',
      instead: {
        title: 'Keine Karte zum Werfen',
        text: 'Eine Bombe ist eine Handkarte, die du für einen Würfel mehr opferst. Du hast gerade keine zum Werfen.',
      },
      otherwise: 'Du behältst deine Karten. Wer zurückliegt und keine wirft, verliert diesen Angriff.',
    },
    enough: {
      title: 'Eine Karte reicht',
      text: 'Du darfst mehrere auf einmal werfen. Karten sind aber knapp: Wirf nur eine.',
      todo: 'Wähle „1 Bombe würfeln“, dann bestätige.',
      otherwise: 'Du wirfst mehr Würfel, behältst aber weniger Karten für später.',
    },
    window: {
      title: 'Zeit zu reagieren',
      text: 'Nach jeder Aktion dürfen alle mit einer Karte reagieren. Du hast keine solche Karte: Passe.',
      todo: 'Tippe zum Passen auf den gestrichelten Rahmen, dann bestätige.',
      otherwise: 'Du hast nur dieses eine Mal gepasst: Beim nächsten Mal wirst du wieder gefragt.',
    },
    blown: {
      title: 'Die höhere Summe entscheidet',
      text: 'War deine höher, ist der Körperteil abgesprengt. Karten, die Kuro wirft, sind Schilde.',
      term: 'Schilde',
    },
    end: {
      title: 'Beende deinen Zug',
      text: 'Am Ende jedes Zuges ziehst du eine Karte. Behalte ein paar als Würfel.',
      todo: 'Wähle „Zug beenden“, dann bestätige.',
      otherwise: 'Dein Zug geht weiter, bis du ihn beendest.',
    },
    theirs: {
      title: 'Auch Kuro hat einen MOVE',
      text: 'In seinem Zug baut er eine Karte oder greift einmal an, wie du.',
    },
    defend: {
      title: 'Sein Zug: Du darfst reagieren',
      text: 'Deine blauen Würfel verteidigen von selbst. Nach jeder Aktion darfst du mit einer Karte reagieren: Passe jedes Mal.',
      todo: 'Tippe zum Passen auf den gestrichelten Rahmen, dann bestätige.',
      otherwise: 'Du hast nur dieses eine Mal gepasst: Beim nächsten Mal wirst du wieder gefragt.',
    },
    shield: {
      title: 'Er liegt vorn: Wehrst du dich?',
      text: 'Eine Karte, die du jetzt wirfst, ist ein Schild: ein blauer Würfel mehr. Oder gib den Körperteil auf.',
      term: 'Schild',
    },
    build: {
      title: 'Bau Panzerung an',
      text: 'Panzerung gibt ihrem Körperteil ihre Zahlen dazu. Bau eine an, dann kämpf allein weiter.',
      term: 'Panzerung',
      todo: 'Tippe die Karte im gestrichelten Rahmen an, dann bestätige.',
      instead: {
        title: 'Nichts zu bauen',
        text: 'Panzerung gibt ihrem Körperteil ihre Zahlen dazu. Du hast keine Karte zum Bauen; jeder Zug bringt eine neue.',
      },
      otherwise: 'Auch das ist erlaubt. Panzerung kannst du in jedem deiner Züge anbauen.',
    },
  },
}
