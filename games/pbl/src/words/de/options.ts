import { say, type Label, type Words } from '@robodrome/phrases'
import { SLOTS } from '../../content/index.ts'
import type { DieAt, Terms } from '../../terms.ts'
import { aim, card, cards, count, dative, hitPlace, place, slot } from './parts.ts'

const titled = (title: Label['title'], effect?: Label['effect']): Label => (effect === undefined ? { title } : { title, effect })
const building = ({ card: name }: { card: string }): Label => titled(say`${card(name)} bauen`)
const taking = ({ card: name }: { card: string }): Label => titled(say`${card(name)} nehmen`)
const die = ({ of, face }: DieAt): Label => titled(say`${of === 0 ? ['Angriffswürfel'] : ['Verteidigungswürfel']}, ${face}`)

const PASSES = {
  combat: titled(say`In diesem Kampf passen`, say`Bis zu seinem Ende wirst du nicht gefragt`),
  turn: titled(say`In diesem Zug passen`, say`Bis zu seinem Ende wirst du nicht gefragt`),
  attacked: titled(say`Passen, bis ich angegriffen werde`, say`Du wirst wieder gefragt, wenn dich jemand angreift`),
  'my turn': titled(say`Passen bis zu meinem Zug`, say`Bis zu seinem Beginn wirst du nicht gefragt`),
} as const

/** Each option's name and effect. */
export const options: Words<Terms>['options'] = {
  robot: ({ robot }) => taking({ card: robot }),
  pilot: taking,
  challenge: building,
  weld: building,
  build: building,
  remove: (o) => titled(say`${card(o.card)} entfernen`),
  takePile: (o, view) => titled(say`Stapel ${o.pile + 1} nehmen, ${cards(view.zones[`pile ${o.pile + 1}`]?.count ?? 0)}`),
  nextPile: () => titled(say`Nächsten Stapel ansehen`),
  placeCard: (o) => titled(say`Karte auf Stapel ${o.pile + 1}`),
  keepHand: (o) => titled(say`Hand ${[o.hand]} behalten`),
  attack: (o) => titled(say`Angriff mit ${slot(SLOTS[o.limb]!, 'dative')}`),
  play: (o) => titled(say`${card(o.card)} spielen`),
  blast: (o) => titled(say`${card(o.card)} zünden`),
  demolish: (o) => titled(say`${card(o.card)} abreißen`, say`Kein Gegner darf im nächsten eigenen Zug angreifen`),
  end: () => titled(say`Zug beenden`, say`Danach ziehst du eine Karte`),
  pass: ({ until }) => (until === null ? titled(say`Passen`, say`Du wirst bei nächster Gelegenheit wieder gefragt`) : PASSES[until]),
  order: ({ until }) => (until === null ? titled(say`Frag mich wieder`, say`Hebt das dauerhafte Passen auf`) : PASSES[until]),
  lift: (o) => titled(say`${card(o.card)} obenauf legen`),
  look: () => titled(say`Oberste Karten ansehen`),
  throw: (o) =>
    o.as === 'bomb'
      ? { title: say`Bombe: ${card(o.card)}`, act: say`${card(o.card)} als Bombe werfen` }
      : { title: say`Schild: ${card(o.card)}`, act: say`${card(o.card)} als Schild werfen` },
  enough: () => titled(say`Genug`),
  storage: (o) => titled(say`Lagerbombe ${o.value}`),
  noStorage: () => titled(say`Keine Lagerbomben mehr`),
  sell: (o) => titled(say`${card(o.card)} ablegen`, say`Gibt einen Würfel mehr`),
  concede: (_o, view) => {
    const { combat } = view
    if (combat === null) return titled(say`Aufgeben`)
    const target = { robot: view.sides[combat.defender]!.robot, slot: SLOTS[combat.target]! }
    const attacks = view.seat !== null && view.seat % view.config.sides === combat.attacker
    return titled(
      say`Aufgeben`,
      attacks ? say`${card(target.robot)} behält ${slot(target.slot, 'accusative')}` : say`Du verlierst ${hitPlace(target)}`,
    )
  },
  aim: ({ robot, slot: at }) => titled(place({ robot, slot: SLOTS[at]! })),
  target: ({ robot, slot: at, card: name, seat, mates }) =>
    titled(
      aim({
        robot,
        ...(at === undefined ? {} : { slot: SLOTS[at]! }),
        ...(name === undefined ? {} : { card: name }),
        ...(seat === undefined || !mates ? {} : { seat }),
      }),
      ...(seat !== undefined && !mates ? [say`von ${dative(seat)}`] : []),
    ),
  none: () => titled(say`Nichts davon`),
  ticks: (o) => titled(o.count === 0 ? say`Kein Tick` : count(o.count, { one: '# Tick, # Würfel mehr', other: '# Ticks, # Würfel mehr' })),
  bombs: (o) => titled(count(o.count, { one: '# Bombe', other: '# Bomben' })),
  fix: (o) => titled(o.value === 0 ? say`Keinen festlegen` : say`Einen Würfel auf ${o.value} festlegen`),
  reroll: (o) => titled(say`${card(o.card)}: ${[o.dice.map(({ face }) => face).join(', ')]} neu würfeln`),
  keepDice: () => titled(say`Würfel behalten`),
  fire: () => titled(say`Bazooka abfeuern`, say`Fünf Würfel, bis zu zwei Neuwürfe; fünf gleiche zerstören einen Körperteil`),
  holdFire: () => titled(say`Nicht feuern`),
  strikeDie: (o) => titled(say`Würfel ${o.die + 1} (${o.face})`),
  strikeRoll: () => titled(say`Noch einmal würfeln`),
  strikeStop: () => titled(say`Hier aufhören`),
  duds: (o) => titled(o.of === 0 ? say`Die Bomben` : say`Die Schilde`),
  support: (o) => titled(o.of === 0 ? say`Für den Angriff` : say`Für die Verteidigung`),
  die,
  value: (o) => titled(say`Auf ${o.value} drehen`),
  deck: () => titled(say`Vom Deck ziehen`),
  take: taking,
  takeNone: () => titled(say`Keine nehmen`),
  zone: (o) => titled(o.zone === 'deck' ? say`Deck durchsuchen` : say`Auslage durchsuchen`),
  discard: (o) => titled(say`${card(o.card)} ablegen`),
  next: (o) => titled(say`${card(o.card)} als Nächstes`),
  rest: () => titled(say`Den Rest so lassen`),
  bottom: (o) => titled(say`${card(o.card)} nach unten`),
  leave: () => titled(say`Oben liegen lassen`),
  bury: () => titled(say`Nach unten legen`),
  place: (o) => titled(say`Auf ${slot(SLOTS[o.slot]!, 'accusative')}`),
  dropCrew: (o) => titled(say`${card(o.card)} entlassen`),
  dropBomb: (o) => titled(say`Bombe mit Wert ${o.value} wegwerfen`),
  keepCrew: (o) => titled(say`Nur ${card(o.card)} behalten`),
}
