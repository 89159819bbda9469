import { say, type Breakdown, type Phrase, type Words } from '@robodrome/phrases'
import type { Sum, Terms } from '../../terms.ts'
import {
  aim,
  card,
  cardList,
  cardOr,
  cards,
  count,
  dative,
  dice,
  does,
  faces,
  hitPlace,
  list,
  nominative,
  place,
  shown,
  slot,
} from './parts.ts'

const SIDES = ['Angriff', 'Verteidigung'] as const
const DICE = ['Angriffswürfel', 'Verteidigungswürfel'] as const

/** Describes the number of initial dice and their sources. */
function counted(title: string, { base, armor, guard, alone }: Sum): Phrase {
  const rows: Breakdown['rows'] = [
    { label: ['Pilot, Crew, Hangar'], value: base, rule: 'PBL-CMB-1' },
    { label: ['Panzerung'], value: armor, rule: 'PBL-CMB-1' },
    { label: ['Deckende Beine'], value: guard, rule: 'PBL-CMB-1' },
    { label: ['Tarrison allein'], value: alone, rule: 'PBL-CMB-1' },
  ].filter(({ value }) => value > 0)
  const total = base + armor + guard + alone
  return [{ number: total, breakdown: { title: [title], total, rows } }, ' Würfel']
}

function totalled({ of, before, total, rule }: { of: 0 | 1; before: number; total: number; rule: string }): Phrase {
  const rows = [
    ...(before === 0 ? [] : [{ label: ['Vor dem Wurf'], value: before, rule: 'PBL-DICE-7' }]),
    { label: ['Dieser Wurf'], value: total - before, rule },
  ]
  return [{ number: total, breakdown: { title: [SIDES[of]], total, rows } }]
}

const EXTRA: Readonly<Record<string, Phrase>> = {
  move: [],
  'free hangar': [', ohne den MOVE zu nutzen'],
  'second limb': [' als zweiten Körperteil'],
  weld: [' durch Emergency Weld'],
  challenge: [' für die Challenge'],
}

/** One sentence for each event. */
export const events: Words<Terms>['events'] = {
  robot: (e) => say`${does(e.seat, 'nimmt', 'nimmst')} ${card(e.robot)}.`,
  celebrity: (e) => say`${card(e.card)} ist Promi an diesem Tisch.`,
  deal: (e) => say`${does(e.seat, 'erhält', 'erhältst')} ${cards(e.count)}${shown(e.cards)}.`,
  'talent pool': (e) => say`Der Talentpool: ${cardList(e.pilots)}.`,
  'pilot roll': (e) => say`Pilotenwurf: ${list(e.rolls.map(({ seat, rolled }) => say`${does(seat, 'würfelt', 'würfelst')} ${rolled}`))}.`,
  pilot: (e) => say`${does(e.seat, 'nimmt', 'nimmst')} als Pilot ${card(e.card)}.`,
  challenge: (e) => say`${does(e.seat, 'wählt', 'wählst')} ${card(e.card)} für die Challenge.`,
  'pile looked at': (e) => say`${does(e.seat, 'prüft', 'prüfst')} Stapel ${e.pile}${shown(e.cards)}.`,
  pile: (e) => say`${does(e.seat, 'nimmt', 'nimmst')} Stapel ${e.pile}, ${cards(e.count)}${shown(e.cards)}.`,
  'draft over': (e) => say`Der Draft ist vorbei; im Ladenstapel: ${cards(e.shop)}.`,
  'opening hands': (e) =>
    e.a === undefined || e.b === undefined
      ? say`${does(e.seat, 'erhält', 'erhältst')} die Starthände.`
      : e.b.length === 0
        ? say`${does(e.seat, 'erhält', 'erhältst')} eine Starthand: ${cardList(e.a)}.`
        : say`${does(e.seat, 'erhält', 'erhältst')} zwei Hände. A: ${cardList(e.a)}. B: ${cardList(e.b)}.`,
  'hands kept': () => say`Alle haben eine Starthand gewählt.`,
  'pilots sent': (e) => say`Die Piloten werden aufgedeckt: ${cardList(e.picks.filter((pick) => pick !== null))}.`,
  'next game': (e) => say`Spiel ${e.number} beginnt; gewonnene Spiele: ${list(e.wins.map((wins) => say`${wins}`))}.`,
  turn: (e) => say`Zug ${e.number}: ${nominative(e.seat)}.`,
  end: (e) => say`${does(e.seat, 'beendet', 'beendest')} den Zug.`,
  show: (e) => say`${does(e.seat, 'zeigt', 'zeigst')} ${card(e.card)}.`,
  build: (e) =>
    say`${does(e.seat, 'baut', 'baust')} ${card(e.card)}${e.on === null ? [] : say` auf ${slot(e.on, 'accusative')}`}${EXTRA[e.by]!}.`,
  play: (e) => say`${does(e.seat, 'spielt', 'spielst')} ${card(e.card)}.`,
  aim: (e) => say`Ziel von ${card(e.card)}: ${aim(e.at)}.`,
  blast: (e) => say`${does(e.seat, 'legt', 'legst')} ${card(e.card)} aus der Crew ab${e.dice === 0 ? [] : say`, für ${dice(e.dice)}`}.`,
  demolition: (e) => say`${does(e.seat, 'reißt', 'reißt')} den Hangar ab: Kein Gegner darf im nächsten eigenen Zug angreifen.`,
  'hangar lost': (e) => say`${does(e.seat, 'verliert', 'verlierst')} den Hangar ${card(e.card)}.`,
  'crew dropped': (e) => say`${card(e.card)} hat im Hangar von ${dative(e.seat)} keinen Platz und wird abgelegt.`,
  'sidekick kept': (e) => say`Nur ${card(e.card)} bleibt bei ${dative(e.seat)}.`,
  'bomb dropped': (e) => say`${does(e.seat, 'wirft', 'wirfst')} eine Lagerbombe mit Wert ${e.value} weg.`,
  storage: (e) => say`${does(e.seat, 'lagert', 'lagerst')} eine Bombe mit Wert ${e.value} ein.`,
  'storage bomb': (e) => say`${does(e.seat, 'nutzt', 'nutzt')} eine Lagerbombe mit Wert ${e.value}.`,
  draw: (e) => say`${does(e.seat, 'zieht', 'ziehst')} ${cardOr(e.card, 'eine Karte')}.`,
  discard: (e) => say`${does(e.seat, 'legt', 'legst')} ${cardOr(e.card, 'eine Karte')} ab.`,
  bounce: (e) => say`${card(e.card)} kehrt auf die Hand von ${dative(e.seat)} zurück.`,
  steal: (e) => say`${does(e.seat, 'nimmt', 'nimmst')} ${cardOr(e.card, 'eine Karte')} aus der Hand von ${dative(e.from)}.`,
  look: (e) =>
    e.cards === undefined
      ? say`${does(e.seat, 'prüft', 'prüfst')} die obersten Karten des Decks.`
      : say`${does(e.seat, 'prüft', 'prüfst')} die obersten Karten des Decks: ${cardList(e.cards)}.`,
  search: (e) =>
    say`${does(e.seat, 'durchsucht', 'durchsuchst')} ${e.zone === 'deck' ? ['das Deck'] : ['die Auslage']}: ${e.card === null ? ['Es wird nichts genommen'] : say`${card(e.card)} wird gefunden`}.`,
  'looks through': (e) => say`${does(e.seat, 'sieht', 'siehst')} das Deck durch.`,
  summon: (e) =>
    e.from === 'nowhere'
      ? say`${does(e.seat, 'sucht', 'suchst')} ${card(e.card)} vergeblich.`
      : say`${does(e.seat, 'findet', 'findest')} ${card(e.card)}, der Pilot kommt sofort ins Cockpit.`,
  'expert leaves': (e) => say`${card(e.card)} verlässt ${card(e.robot)}; ${card(e.starter)} fliegt wieder.`,
  gamble: (e) =>
    say`Der W20 zeigt ${e.rolled}: ${e.success ? say`Das Ass von ${dative(e.seat)} verlässt den Roboter` : ['Nichts passiert']}.`,
  curse: (e) =>
    say`Curse of Threes: ${does(e.seat, 'würfelt', 'würfelst')} ${faces(e.faces)}; ${e.broken ? ['die Karte wird gezogen'] : ['das Ziehen entfällt']}.`,
  shop: (e) => say`${does(e.seat, 'nimmt', 'nimmst')} ${card(e.card)} aus der Auslage.`,
  'shop opens': (e) => say`Der Laden öffnet: ${cardList(e.row)}. Noch im Ladenstapel: ${cards(e.left)}.`,
  reshuffle: (e) => say`${does(e.seat, 'mischt', 'mischst')} ein neues Deck aus ${count(e.cards, { one: '# Karte', other: '# Karten' })}.`,
  declare: (e) => say`${does(e.seat, 'greift', 'greifst')} mit ${slot(e.limb, 'dative')} an, Ziel: ${place(e.at)}.`,
  'standing pass': (e) => say`${does(e.seat, 'passt', 'passt')}.`,
  reopened: (e) => say`Auf den Angriff wurde reagiert: ${does(e.seat, 'wählt', 'wählst')} neu.`,
  count: (e) => say`${counted('Angriffswürfel', e.attack)} gegen ${counted('Verteidigungswürfel', e.defense)}.`,
  whisper: (e) => say`Die Hand von ${dative(e.seat)} wird belauscht${shown(e.hand)}.`,
  'fix die': (e) => say`${does(e.seat, 'legt', 'legst')} einen Würfel auf ${e.value} fest.`,
  roll: (e) => say`${does(e.seat, 'würfelt', 'würfelst')} ${faces(e.faces)}, ${[SIDES[e.of]]} jetzt ${totalled(e)}.`,
  reroll: (e) => say`${does(e.seat, 'würfelt', 'würfelst')} mit ${card(e.card)} neu: ${faces(e.rolled)}, jetzt ${e.total}.`,
  'set die': (e) => say`Ein ${[DICE[e.of]]} wird von ${e.before} auf ${e.after} geändert.`,
  duds: (e) => (e.of === 0 ? say`Die Bomben sind Blindgänger.` : say`Die Schilde sind Blindgänger.`),
  throw: (e) => say`${does(e.seat, 'wirft', 'wirfst')} ${cardOr(e.card, 'eine Karte')} als ${e.as === 'bomb' ? ['Bombe'] : ['Schild']}.`,
  unite: (e) => say`${card(e.card)} bringt ${dative(e.seat)} ${dice(e.ticks)} mehr.`,
  concede: (e) => say`${does(e.seat, 'gibt', 'gibst')} bei ${e.attack} zu ${e.defense} auf.`,
  outcome: (e) =>
    e.outcome === 'hit'
      ? say`Der Angriff trifft ${hitPlace(e.at)}, ${e.attack} zu ${e.defense}.`
      : say`Der Angriff auf ${hitPlace(e.at)} ist abgewehrt, ${e.attack} zu ${e.defense}.`,
  misfire: (e) => (e.strike ? say`Der Schlag hat Ladehemmung.` : say`Der Angriff von ${dative(e.seat)} hat Ladehemmung.`),
  'blow-off': (e) => say`Abgesprengt: ${place(e.at)}.`,
  'shoulder destroyed': (e) => say`${card(e.at.robot)} verliert ${slot(e.at.slot, 'accusative')}.`,
  'malfunction ends': (e) => say`Wieder in Betrieb: ${place(e.at)}.`,
  wreck: (e) => say`Verschrottet: ${card(e.card)}, ${place(e.at)}.`,
  regenerate: (e) => say`${card(e.at.robot)} regeneriert ${slot(e.at.slot, 'accusative')}.`,
  critical: (e) => say`${card(e.robot)} ist kritisch: ${card(e.card)} wird umgedreht.`,
  counter: (e) => say`Der Zähler von ${card(e.card)} auf ${card(e.robot)} steht jetzt auf ${e.counter}.`,
  'strike roll': (e) =>
    say`${does(e.seat, 'feuert', 'feuerst')} mit der Yot-Z Bazooka: ${faces(e.faces)}${e.left > 0 ? say`, noch ${count(e.left, { one: '# Neuwurf', other: '# Neuwürfe' })}` : []}.`,
  strike: (e) => say`Der Schlag von ${dative(e.seat)} zerstört ${hitPlace(e.at)}.`,
  terminated: (e) => say`${card(e.robot)} ist ausgeschieden.`,
  'game over': (e) =>
    e.winners.length === 1
      ? say`${does(e.winners[0]!.seat, 'gewinnt', 'gewinnst')}.`
      : say`Das Spiel endet unentschieden zwischen ${list(e.winners.map(({ robot }) => [card(robot)]))}.`,
}
