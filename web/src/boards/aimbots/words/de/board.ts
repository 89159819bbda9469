import type { Trigger } from '@robodrome/aimbots/page'
import type { Spoken } from '../../../../words/spoken.ts'
import type { board as English } from '../en/board.ts'

const list = (items: readonly (string | number)[]): string => items.join(', ')
const reached = (reach: readonly [number, number]): string =>
  reach[0] === reach[1] ? `Reichweite ${reach[0]}` : `Reichweite ${reach[0]}–${reach[1]}`

const TRIGGERS: Readonly<Record<Trigger, string>> = {
  Always: 'Immer',
  Booster: 'Booster',
  Pivot: 'Schwenk',
  Attack: 'Angriff',
  Defense: 'Verteidigung',
}

/** All texts of the Aimbots board. */
export const board: Spoken<typeof English> = {
  arena: 'Arena, 7 mal 7',
  dice: 'Würfel des Angriffs',
  noAttack: 'Gerade kein Angriff',
  still: (turns, most) => `${turns} von ${most} ruhigen Zügen; bei ${most} endet die Partie`,
  verdict: (hit) => (hit ? 'Treffer' : 'Abgewehrt'),
  struck: (out) => (out ? 'Zerstört' : 'Platte'),
  attackDice: 'Angriff:',
  defenseDice: 'Verteidigung:',
  scrapHere: 'Schrott',
  botOn: (owner, program, armor, sides, plates) =>
    `${program} von ${owner}, Panzerung ${armor}, Seiten ${list(sides.map((side, i) => `${['Norden', 'Osten', 'Süden', 'Westen'][i]!} ${side}`))}${plates > 0 ? `, ${plates} mit Platte` : ''}`,
  canDo: (moves) => `du darfst: ${list(moves)}`,
  cannot: (rule) => `nicht möglich, ${rule}`,
  kind: (trigger, reach) => `${TRIGGERS[trigger]} · ${reached(reach)}`,
  designed: 'entworfen',
  designedAbout: (name, armor) =>
    name
      ? `Das Regelbuch nennt dieses Programm${armor ? ' und seine Panzerung' : ''}; seine Wirkung haben wir entworfen`
      : 'Im Regelbuch steht kein solches Programm; wir haben es entworfen',
  takenBy: (name, times) => (times > 1 ? `${name}, ${times}-mal` : name),
  pool: (name, dice) => `${name}: ${dice.length > 0 ? list(dice) : 'keine Würfel mehr'}`,
  market: {
    level: (armor) => `Panzerung ${armor}`,
    combat: 'Eine 6 passt auf jede Karte. Die zwei übrigen Würfel sind deine Kampfwürfel.',
  },
  steps: { draft: 'Draft', load: 'Kerne laden', place: 'Aufstellen', act: 'Aktionen', attack: 'Angriff', over: 'Ende' },
  headline: {
    setup: (target) => `Bis ${target} Kerne`,
    turn: (name, you, energy) => `${you ? 'Du bist dran' : `${name} ist dran`} · ${energy} Energie`,
    attack: (name, you, at, yours) => (you ? `Du greifst ${at} an` : `${name} greift ${yours ? 'dich' : at} an`),
    over: 'Die Partie ist vorbei',
  },
  state: {
    out: 'Ausgeschieden',
    won: 'Gewonnen',
    acting: 'Am Zug',
    choosing: 'Wählt',
    loading: 'Lädt Kerne',
    placing: 'Stellt auf',
    drafting: 'Im Draft',
  },
  waiting: 'Deine Wahl',
  act: { primary: 'Wähle' },
  facing: 'Ausrichtung',
  turnIt: 'Tippe den Bot auf dem Plan an, um ihn zu drehen.',
  margin: (margin) => `Modifikator ${margin}`,
  counts: 'Trefferchance',
  touchBot: 'Tippe einen deiner Bots an, um ihn zu bewegen oder mit ihm anzugreifen.',
  unseen: (least, most) => `${least} bis ${most}, je nach verdecktem Schrott`,
  desk: {
    title: 'Deine Bots',
    attack: (from, to) => `${from} greift ${to} an`,
    margin: 'Modifikator',
    unseen: (least, most) => `Trefferchance: ${least} bis ${most}, je nach SURGE-Plättchen im verdeckten Schrott.`,
    decoy: (name) => `Der Decoy tauscht mit ${name}, der zum Verteidiger wird.`,
    survives: (left) => (left === 1 ? 'Die nächste Platte zerstört ihn.' : `${left} Treffer zerstören ihn.`),
    hits: (percent) => `Treffer ${percent}`,
    misses: (percent) => `daneben ${percent}`,
    plain: 'Die Balken zeigen nur die Würfel; die Chance oben berücksichtigt auch Neuwürfe und Plättchen.',
    cores: 'Übrige Kerne',
    noCore: 'noch leer',
    scrap: 'Dein Schrott, vor den anderen verdeckt',
    noScrap: 'Noch kein Schrott.',
    programs: 'Programme im Spiel',
    core: (value) => (value === null ? 'Kern ?' : `Kern ${value}`),
    lost: 'verloren',
    plates: (plates) => (plates === 1 ? '1 Platte' : `${plates} Platten`),
  },
  numbers: {
    cores: 'Wert der erbeuteten Kerne',
    hits: 'Erfolgreiche Angriffe',
    plates: 'Erhaltene Platten',
    lost: 'Verlorene Bots',
    scrap: 'Aufgehobener Schrott',
  },
  luck: {
    unit: 'Treffer',
    note: 'Jeder Kampfwurf wird mit allen 1296 möglichen Würfen verglichen. Neuwürfe und Plättchen zählen nicht. Ein verhinderter Treffer zählt für den Verteidiger.',
  },
  strip: {
    captured: (points, target) => `${points} von ${target} Kernen erbeutet`,
    partner: (name, isYou) => `mit ${isYou ? 'dir' : name}`,
    hidden: (tokens) => `${tokens}-mal verdeckter Schrott`,
    score: (score) => `${score} mit Schrott`,
  },
}
