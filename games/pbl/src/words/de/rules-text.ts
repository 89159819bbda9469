import type { Card, SlotName } from '../../content/index.ts'
import { capital, cardText as textOf, type CardSays } from '../card-text.ts'
import { slotName } from './parts.ts'

const list = new Intl.ListFormat('de', { type: 'conjunction' })
const either = new Intl.ListFormat('de', { type: 'disjunction' })
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

/** „dein Kopf oder einer deiner Arme“ */
function targets(slots: readonly SlotName[]): string {
  const arms = slots.filter((slot) => slot.endsWith('arm'))
  const shoulders = slots.filter((slot) => slot.endsWith('shoulder'))
  return either.format([
    ...(slots.includes('head') ? ['dein Kopf'] : []),
    ...(arms.length === 2 ? ['einer deiner Arme'] : arms.map((slot) => `dein ${slotName(slot)}`)),
    ...(slots.includes('legs') ? ['dein Beinpaar'] : []),
    ...(shoulders.length === 2 ? ['eine deiner Schultern'] : shoulders.map((slot) => `deine ${slotName(slot)}`)),
  ])
}

/** What a search looks for. */
const SEARCHED: Readonly<Record<string, string>> = {
  'limb armor': 'eine Panzerung für einen Körperteil, keinen Pod und keine Schulter',
  armor: 'eine Panzerungskarte',
  crew: 'eine Crewkarte',
}

/** The effects with verbs last, so that they can follow „du darfst“ when the player may decline. */
const EFFECTS: CardSays['effects'] = {
  malfunction: () =>
    'auf einen aktiven Körperteil: Er kann nicht angreifen, seine Panzerung zählt als 0/0 und hat weder Text noch Zähler. Endet, wenn sein Roboter im Kampf eine 1 würfelt, auf ihm baut oder ihn verliert. 1 Pilotenpunkt',
  misfire: () => 'der Angriff verfehlt, egal wie die Summen stehen, oder der Schlag scheitert',
  duds: () => 'sind Bomben oder Schilde der aktuelle Wurf, zählen sie 0',
  discard: ({ n }) => `ein Gegner legt ${n} ab`,
  'each discards': ({ n }) => `jeder Gegner legt ${n} ab`,
  bounce: ({ whose, may }) =>
    may
      ? `${whose === 'any' ? 'eine beliebige Crewkarte' : 'eine Crewkarte eines Gegners'} auf die Hand zurückschicken`
      : `schicke ${whose === 'any' ? 'eine beliebige Crewkarte' : 'eine Crewkarte eines Gegners'} auf die Hand zurück`,
  gamble: ({ from }) => `wähle einen Gegner mit einem Ass, wirf den W20: Bei ${from === 20 ? 20 : `${from} bis 20`} wird das Ass abgelegt`,
  dice: ({ n, to }, own) => {
    const sides = own
      ? { attack: 'deinen Angriff', defense: 'deine Verteidigung', either: 'den Angreifer oder den Verteidiger' }
      : { attack: 'den Angreifer', defense: 'den Verteidiger', either: 'den Angreifer oder den Verteidiger' }
    return `+${n} Würfel für ${sides[to]}`
  },
  draw: ({ n }) => `ziehe ${n}`,
  'draw for dead limbs': ({ most }) => `ziehe 1 für jeden toten Körperteil aller Roboter, höchstens ${most}`,
  'draw or more': ({ n, more }) => `ziehe ${n}; ziehe ${more}, wenn ein Gegner mehr aktive Körperteile hat als du`,
  storage: ({ n }) => `lager ${n}`,
  search: ({ for: wanted }) => `suche ${SEARCHED[wanted] ?? `eine Panzerung, die ${wanted} baut`}`,
  look: ({ n }) =>
    n === 1
      ? 'sieh die oberste Karte deines Decks an und lege sie zurück'
      : `sieh die obersten ${n} Karten deines Decks an und lege sie in beliebiger Reihenfolge zurück`,
  advice: ({ n }) =>
    n === 1
      ? 'sieh die oberste Karte deines Decks an und nimm sie'
      : `sieh die obersten ${n} Karten deines Decks an, nimm eine und lege den Rest in einer Reihenfolge deiner Wahl nach unten`,
  peek: () => 'sieh die oberste Karte deines Decks an; du darfst sie nach unten legen',
  'extra attack': () => 'ein zusätzlicher Angriff in diesem Zug',
  'open shop': () => 'der Laden öffnet; nimm eine Karte der Auslage',
  'set die': () => 'drehe einen Würfel des aktuellen Wurfs auf einen beliebigen Wert',
  overblown: () => 'wird dieser Angriff abgewehrt, wird der angreifende Körperteil abgesprengt',
  weld: () => 'baue eine Panzerung, einen Pod oder eine Schulter von deiner Hand, ohne MOVE',
  wreck: () => 'lege die aktive Panzerungskarte eines aktiven Körperteils ab; die Karte darunter wird aktiv',
  decoy: () => 'nur der Verteidiger: Das Ziel wird ein anderer aktiver Körperteil oder eine Schulter von dir',
  'burn hangar': () => 'lege den aktiven Hangar eines Gegners ab',
  steal: () => 'nimm eine zufällige Karte aus der Hand eines Gegners; sie gehört jetzt dir',
  regenerate: ({ may }) => (may ? 'einen deiner toten Körperteile regenerieren' : 'regeneriere einen deiner toten Körperteile'),
  unseat: () => 'das Ass eines Gegners ablegen',
  summon: ({ pilot }) =>
    `mit genau einem aktiven Körperteil: Suche ${pilot} in deiner Hand, in der Auslage oder in deinem Deck und setze ${pilot} in dein Cockpit`,
  curse: ({ dice, face, counter }) =>
    `lege die Karte mit Zähler ${counter} auf das Deck eines Spielers deiner Wahl. Vor jeder Karte, die von dort gezogen wird, ${dice === 1 ? 'wird 1 Würfel' : `werden ${dice} Würfel`} geworfen: Mit einer ${face} sinkt der Zähler um 1 und die Karte wird gezogen, sonst entfällt das Ziehen`,
}

const MOMENTS = {
  onPlay: 'Beim Ausspielen',
  start: 'Zu Beginn deines Zuges',
  critical: 'Kritisch',
  anyTime: 'Jederzeit, von deiner Hand',
  'blast turn': 'Zünden',
  'blast attack': 'Zünden als zurückliegender Angreifer',
  'blast defense': 'Zünden in der Verteidigung',
} as const

const ROLLS = { attacking: 'deines ersten Angriffs', target: 'deiner ersten Verteidigung', either: 'deines ersten Wurfs' } as const

/** After a colon, a German sentence begins with a capital letter, but „+2 Würfel“ has none. */
const after = (before: string, told: string): string => `${before}: ${capital(told)}.`

const SAYS: CardSays = {
  effects: EFFECTS,
  at(moment, told, effect, may, name) {
    if (moment === 'anyTime')
      return effect.do === 'search'
        ? `Suche: Von der Hand ablegen. ${capital(told)}.`
        : `Jederzeit, von deiner Hand: Lege ${name} ab. ${capital(told)}.`
    if (!may) return after(MOMENTS[moment], told)
    return moment === 'onPlay' ? `Beim Ausspielen darfst du ${told}.` : after(MOMENTS[moment], `du darfst ${told}`)
  },
  action: {
    any: (told) => `${capital(told)}.`,
    combat: (told) => `${capital(told)}.`,
    'combat or strike': (told) => `${capital(told)}.`,
    'after own attack': (told) => `Nach einem eigenen Angriff in diesem Zug: ${told}.`,
  },
  opening: (n) => `Nach den Starthänden: Ziehe ${n}.`,
  reroll({ as, roll, dice, showing, compulsory, oncePerCombat }) {
    if (compulsory === true && as === undefined && roll === 'any' && dice === 'all' && showing !== undefined && oncePerCombat !== true)
      return `Immer wenn du im Kampf würfelst, würfle jede ${showing} einmal neu.`
    const before = [
      ...(as === undefined ? [] : [{ attacking: 'Angreifend', target: 'Als Ziel', either: 'Angreifend oder als Ziel' }[as]]),
      ...(oncePerCombat === true ? [as === undefined ? 'Einmal je Kampf' : 'einmal je Kampf'] : []),
    ].join(', ')
    const verb = compulsory === true ? 'musst' : 'darfst'
    const shows = showing === undefined ? '' : dice === 'one' ? `, der ${showing} zeigt,` : `, die ${showing} zeigen,`
    const which = dice === 'one' ? 'einen Würfel' : 'alle Würfel'
    const text =
      roll === 'any'
        ? `nach einem deiner Würfe ${verb} du ${which} davon${shows} neu würfeln.`
        : `du ${verb} ${which} ${ROLLS[as ?? 'either']}${shows} neu würfeln.`
    return before === '' ? capital(text) : `${before}: ${capital(text)}`
  },
  dicePerCard: (n) => `Jede Karte, die du als Bombe oder Schild ablegst, wirft ${n} Würfel.`,
  rage: (counter) =>
    `Raserei: Als dein MOVE ausgespielt, gibt sie dir in diesem Zug einen zusätzlichen Angriff. Zähler ${counter}; −1 nach jedem Angriff deines Roboters. Steht der Zähler zu Beginn eines Zuges auf 0, verlässt sie den Roboter.`,
  grows: {
    'bombs or shields thrown': '+1 nach jedem Kampf, in dem du eine Bombe oder einen Schild geworfen hast',
    attacked: '+1 nach einem Kampf, in dem er das Ziel war und für den Angriff gewürfelt wurde',
    attacking: '+1 nach jedem Angriff damit',
  },
  counter: (start, most, grows) => `Zähler ${start} bis ${most}: ${grows}.`,
  fixesDie: 'Angreifend oder als Ziel: Vor deinem ersten Wurf darfst du einen seiner Würfel auf einen Wert deiner Wahl festlegen.',
  seesHand: 'Angreifend: Vor dem ersten Würfel siehst du die Hand des Verteidigers, bis der Kampf endet.',
  blanks: (faces) => `Beim ersten Angriffswurf damit zählt jede ${list.format(faces.map(String))} nur 0.`,
  bombDice: (as, add) =>
    `Solange sie ${as === 'attacking' ? 'die angreifende Panzerung ist, zählt jeder deiner Bombenwürfel' : 'das Ziel ist, zählt jeder Bombenwürfel des Angreifers'} ${Math.abs(add)} ${add < 0 ? 'weniger' : 'mehr'}.`,
  guards: (slots, dice) => `Ist ${targets(slots)} das Ziel: ${signed(dice)} Verteidigungswürfel.`,
  after({ when, draw, robs }) {
    const what = [
      ...(draw === undefined ? [] : [`Ziehe ${draw}`]),
      ...(robs === true ? ['Der Verteidiger verliert eine zufällige Handkarte'] : []),
    ]
    const moment = {
      'blew off': 'Nachdem ein Angriff damit einen Körperteil abgesprengt hat',
      hit: 'Nach einem Treffer damit',
      defended: 'War er das Ziel und der Angriff scheiterte',
    }[when]
    return `${moment}: ${what.join('; ')}.`
  },
  again: 'Nach einem MOVE, der damit angriff: in diesem Zug noch ein Angriff damit, auf denselben Gegner.',
  strikes: 'Verbund: Nach jedem Angriff deines Roboters darfst du einen Schlag abfeuern.',
  unites: ({ with: thrown, counter }) =>
    `Zähler ${counter}. Verbund: Für jede Karte, die du als ${thrown === 'bomb' ? 'Bombe' : 'Schild'} wirfst, darfst du 1 wegnehmen, um einen Würfel mehr zu werfen.`,
  pod: (regenerates) =>
    regenerates
      ? 'Auf einen deiner toten Körperteile: Die Absprengungskarte wird entfernt, der Körperteil ist auf Stufe 0 aktiv.'
      : 'Auf einen beliebigen aktiven Körperteil, eine Stufe höher als er.',
  demolition: 'Abriss: Lege ihn in deinem Zug ab; kein Gegner darf in seinem nächsten Zug Angriffe ansagen.',
  changer: ({ from, to, whose }) =>
    whose === 'own'
      ? `Jeder deiner Würfel, der ${from} zeigt, wird zur ${to}.`
      : `Jeder Würfel, egal von wem, der ${from} zeigt, wird zur ${to}.`,
  handLimit: (n) => `Dein Handlimit ist ${n}.`,
  endDraw: (n) => `Am Ende deines Zuges ziehe ${n}.`,
  aloneDice: (n, name) => `Ist ${name} deine einzige Crewkarte: +${n} Würfel für deinen ersten Angriff und deine erste Verteidigung.`,
  freeHangar: 'Einmal in jedem deiner Züge darfst du einen Hangar ohne deinen MOVE bauen.',
  secondLimb:
    'Nach einem MOVE, der eine Panzerung oder einen Pod auf einen Körperteil gebaut hat, darfst du noch eine Karte auf einen anderen bauen.',
  discardsCrew: 'Liegst du in einem Kampf zurück, darfst du beliebig oft eine andere Crewkarte für +1 Würfel ablegen.',
  robot: 'Ein Basisroboter: Stufe 0, 0/0 auf allen vier Körperteilen.',
  none: 'Kein Text.',
}

/** The rules text of a card, from its effects. */
export const cardText = (card: Card): string => textOf(card, SAYS)

const WHEN = {
  any: 'jederzeit',
  combat: 'im Kampf',
  'combat or strike': 'im Kampf oder gegen einen Schlag',
  'after own attack': 'nach einem eigenen Angriff',
} as const

/** When an action can be played, according to its header; '' for other cards. */
export const actionWhen = (card: Card): string => (card.kind === 'action' ? WHEN[card.when] : '')
