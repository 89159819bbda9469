import { signed } from '../../../../kit/odds.ts'
import { list, plural } from '../../../../words/de/text.ts'
import type { Spoken } from '../../../../words/spoken.ts'
import type { desk as English } from '../en/desk.ts'

/** Control panel, forecast, hand and player strips. */
export const desk: Spoken<typeof English> = {
  panel: {
    title: (bot) => `Konsole von ${bot}`,
    structure: 'Strukturwürfel, oberster zuerst',
    gone: 'verloren',
    last: 'letzter Würfel',
    wouldBreak: 'zerbricht bei einem Treffer',
    bonus: { U: 'Upgrade', P: 'Kraft', A: 'Panzerung', C: 'Karte', X: 'Ladung' },
    plus: ' + ',
    powers: 'Kräfte',
    locked: 'gesperrt',
    depleted: 'leer',
    charges: (left) => plural(left, 'Ladung', 'Ladungen'),
    armor: (sum) => `Panzerung, fängt ${sum} ab`,
    armorEmpty: 'Noch keine Panzerung',
    upgrade: { ATTACK: (n) => `Angriffs-Upgrade ${signed(n, true)}`, DEFENSE: (n) => `Verteidigungs-Upgrade ${signed(n, true)}` },
    whose: 'Wessen Konsole',
    destroyed: 'Zerstört',
  },
  forecast: {
    hit: (you, name) => (you ? 'Wenn es dich trifft' : `Wenn es ${name} trifft`),
    miss: (you, name) => (you ? 'Bei deiner Fehlfunktion' : `Bei einer Fehlfunktion von ${name}`),
    jolt: 'Counter Jolt',
    sure: (you, name) => (you ? 'Schaden, der dich gleich trifft' : `Schaden, der ${name} gleich trifft`),
    sureMiss: (you, name) => (you ? 'Deine Fehlfunktion' : `Fehlfunktion von ${name}`),
    onTile: (bot, tile) => `${bot} auf ${tile}`,
    attackUpgrade: (bot) => `Angriffs-Upgrade von ${bot}`,
    defenseUpgrade: (bot) => `Verteidigungs-Upgrade von ${bot}`,
    floor: 'Nie unter 0',
    nothing: 'Nichts geht verloren.',
    armor: (absorbed) => `Panzerung fängt ${absorbed} ab`,
    structure: (from, to) => `Struktur ${from} → ${to}`,
    breaks: (dice) => (dice.length === 1 ? `Würfel ${dice[0]} zerbricht` : `Würfel ${list(dice.map(String))} zerbrechen`),
    unlocks: (bonuses) => list(bonuses),
    destroyed: (bot) => `${bot} ist zerstört`,
  },
  hand: {
    title: 'Deine Technikkarten',
    count: (cards, limit, pile) => `${cards} von ${limit}, Stapel ${pile}`,
    none: 'Keine Technikkarten auf der Hand',
    ask: 'Bei dieser Karte immer nachfragen',
    askNote: 'Du wirst immer gefragt, wenn du sie spielen kannst, auch bei dauerhaftem Passen.',
    play: (name) => `${name} ausspielen`,
    about: (name) => `Über ${name}`,
    when: 'Wann',
    copies: (count) => `${count}-mal im Stapel`,
    source: 'Woher sie kommt',
    seen: (name, cards) => `${name} hat ${list(cards)} (von dir gesehen)`,
    notNow: 'Gerade nicht',
  },
  sources: { book: 'das gedruckte Regelbuch', web: 'ein öffentlicher Artikel', designed: 'für diese Ausgabe entworfen' },
  sourceFields: { '*': 'Karte', does: 'Wirkung', colour: 'Farbe', windows: 'Zeitpunkt' },
  colours: { red: 'Rot, für den Angreifer', green: 'Grün, für den Verteidiger', gray: 'Grau, für beide' },
  windows: {
    PRE: 'Verteidiger: vor Wurf 1',
    RD: 'Verteidiger: nach einem Wurf',
    RA: 'Angreifer: nach einem Wurf',
    HIT: 'Verteidiger: vor dem Schaden',
    MAL: 'Angreifer: vor Schaden am eigenen Bot',
  },
  strip: {
    locks: (ready, loading) =>
      [ready.length > 0 ? `Zielmarke bereit: ${list(ready)}` : '', loading.length > 0 ? `lädt: ${list(loading)}` : '']
        .filter(Boolean)
        .join('; '),
    cards: (count) => plural(count, 'Karte', 'Karten'),
    structure: (sum, dice) => `${sum} Struktur auf ${plural(dice, 'Würfel', 'Würfeln')}`,
    armor: (sum) => `Panzerung ${sum}`,
    noBot: 'noch kein Bot',
  },
}
