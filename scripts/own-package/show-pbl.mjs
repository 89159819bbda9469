// @ts-check
// PBL Robots in the blocks of the default board, as an author from outside could write it.
import { ATTACK, cardOf, DEFENSE, LEFT_SHOULDER, SLOTS, starterOf } from '@robodrome/pbl/page'
import * as de from '@robodrome/pbl/words/de'
import * as en from '@robodrome/pbl/words/en'

/** @typedef {import('@robodrome/pbl/page').View} View */
/** @typedef {import('@robodrome/outside').Block} Block */
/** @typedef {Extract<Block, { kind: 'hand' }>['cards'][number]} Card */

const SAYS = {
  en: {
    words: en,
    turn: (/** @type {number} */ n) => `Turn ${n}`,
    before: 'Before the first turn',
    combat: 'Attack',
    against: (/** @type {string} */ one, /** @type {string} */ with_, /** @type {string} */ other, /** @type {string} */ at) =>
      `${one}'s ${with_} attacks ${other}'s ${at}`,
    dice: ['Attack dice', 'Defense dice'],
    totals: ['Attack', 'Defense'],
    hand: (/** @type {number} */ n, /** @type {number} */ most) => `Your hand, ${n} of ${most}`,
    offer: (/** @type {string} */ name) => `Hand ${name}`,
    shop: 'The shop',
    piles: 'The draft',
    pile: (/** @type {number} */ n) => `Pile ${n}`,
    robot: 'Robots',
    crew: 'Pilots, hangars and crew',
    strength: 'Strength',
    attack: 'Attack',
    defense: 'Defense',
    points: 'Pilot points',
    cards: 'Cards',
    deck: 'Deck',
    blowOffs: 'Limbs blown off',
    base: 'Base armor',
    dead: 'Blown off',
    kinds: { armor: 'Armor', shoulder: 'Shoulder', pod: 'Pod', hangar: 'Hangar', crew: 'Crew', expert: 'Expert', action: 'Action' },
    pilot: 'Pilot',
  },
  de: {
    words: de,
    turn: (/** @type {number} */ n) => `Zug ${n}`,
    before: 'Vor dem ersten Zug',
    combat: 'Angriff',
    against: (/** @type {string} */ one, /** @type {string} */ with_, /** @type {string} */ other, /** @type {string} */ at) =>
      `${one} greift ${other} an: ${with_} gegen ${at}`,
    dice: ['Angriffswürfel', 'Verteidigungswürfel'],
    totals: ['Angriff', 'Verteidigung'],
    hand: (/** @type {number} */ n, /** @type {number} */ most) => `Deine Hand, ${n} von ${most}`,
    offer: (/** @type {string} */ name) => `Hand ${name}`,
    shop: 'Der Laden',
    piles: 'Die Auswahl',
    pile: (/** @type {number} */ n) => `Stapel ${n}`,
    robot: 'Roboter',
    crew: 'Piloten, Hangars und Crew',
    strength: 'Stärke',
    attack: 'Angriff',
    defense: 'Verteidigung',
    points: 'Pilotenpunkte',
    cards: 'Karten',
    deck: 'Deck',
    blowOffs: 'Abgesprengte Glieder',
    base: 'Grundpanzer',
    dead: 'Abgesprengt',
    kinds: { armor: 'Panzer', shoulder: 'Schulter', pod: 'Kapsel', hangar: 'Hangar', crew: 'Crew', expert: 'Experte', action: 'Aktion' },
    pilot: 'Pilot',
  },
}

/** What a player can do with a card in the hand, in notation. The page offers those moves that are legal now. */
const MOVES = ['play', 'build', 'blast', 'bomb', 'shield', 'discard', 'demolish', 'next', 'bottom', 'take']

/** @param {View} view @param {'en' | 'de'} language @returns {readonly Block[]} */
export function show(view, language) {
  const says = SAYS[language]
  const { cardText, slotName } = says.words
  const faceUp = (/** @type {string} */ name, /** @type {Partial<Card>} */ more = {}) => {
    const card = cardOf(view, name)
    return { label: [says.kinds[card.kind]], text: [name], about: [cardText(card)], ...more }
  }
  /** A face-down card has no name. @param {string | null} name @param {Partial<Card>} [more] */
  const cardAt = (name, more) => (name === null ? {} : faceUp(name, more))
  const { combat, seat } = view
  /** @type {Block[]} */
  const blocks = []

  if (combat === null) {
    const about = view.turn.number === 0 ? says.before : (view.sides[view.turn.seat % view.sides.length]?.robot ?? '')
    blocks.push({ kind: 'text', title: [view.turn.number === 0 ? 'PBL' : says.turn(view.turn.number)], text: [about] })
  } else {
    const [one, other] = [view.sides[combat.attacker]?.robot ?? '', view.sides[combat.defender]?.robot ?? '']
    const slot = (/** @type {number} */ at) => slotName(SLOTS[at] ?? 'head')
    blocks.push({ kind: 'text', title: [says.combat], text: [says.against(one, slot(combat.limb), other, slot(combat.target))] })
    for (const of of /** @type {const} */ ([ATTACK, DEFENSE])) {
      const dice = combat.rolls.flatMap((roll) => (roll.of === of ? roll.dice.map((face) => ({ face, mark: roll.duds })) : []))
      if (dice.length > 0) blocks.push({ kind: 'dice', title: [`${says.dice[of]}: ${combat.totals[of]}`], dice })
    }
  }

  if (seat !== null) {
    const cards = view.zones[`hand ${seat}`]?.cards ?? []
    const moves = (/** @type {string} */ name) => MOVES.map((verb) => `${verb} ${name}`)
    const { count, limit } = view.hands[seat] ?? { count: 0, limit: 0 }
    if (cards.length > 0)
      blocks.push({
        kind: 'hand',
        title: [says.hand(count, limit)],
        cards: cards.map((name) => cardAt(name, { moves: moves(name ?? '') })),
      })
    for (const name of ['A', 'B']) {
      const offer = view.zones[`hand ${name} of ${seat}`]
      if (offer !== undefined && offer.count > 0)
        blocks.push({
          kind: 'hand',
          title: [says.offer(name)],
          cards: offer.cards.map((card) => ({ ...cardAt(card), moves: [`keep hand ${name}`] })),
        })
    }
  }
  if (view.row.length > 0)
    blocks.push({ kind: 'hand', title: [says.shop], cards: view.row.map((name) => faceUp(name, { moves: [`take ${name}`] })) })
  const piles = [1, 2, 3, 4, 5].map((n) => view.zones[`pile ${n}`])
  if (piles.some((pile) => (pile?.count ?? 0) > 0))
    blocks.push({
      kind: 'piles',
      title: [says.piles],
      piles: piles.map((pile, i) => ({ title: [says.pile(i + 1)], count: pile?.count ?? 0, top: { move: `take pile ${i + 1}` } })),
    })

  for (const [id, side] of view.sides.entries()) {
    const cards = side.slots.flatMap((slot, at) => {
      if (at >= LEFT_SHOULDER && slot.stack.length === 0) return []
      const name = SLOTS[at] ?? 'head'
      const top = slot.stack.at(-1)
      const isFought =
        combat !== null && ((combat.attacker === id && combat.limb === at) || (combat.defender === id && combat.target === at))
      return [
        {
          label: [slotName(name)],
          text: [slot.dead ? says.dead : (top ?? says.base)],
          ...(top !== undefined && { about: [cardText(cardOf(view, top))] }),
          moves: [`attack with ${name}`, `${side.robot}'s ${name}`, ...(seat === id ? [`on ${name}`] : [])],
          ...(slot.dead ? { tone: /** @type {const} */ ('gone') } : isFought ? { tone: /** @type {const} */ ('marked') } : {}),
        },
      ]
    })
    blocks.push({ kind: 'hand', title: [says.robot], seat: id, cards })
  }
  for (const [id, side] of view.sides.entries()) {
    const starter =
      side.starter === '' ? [] : [{ label: [says.pilot], text: [side.starter], about: [cardText(starterOf(view, side.starter))] }]
    const others = [...(side.expert === null ? [] : [side.expert]), ...side.hangars, ...side.crew]
    const cards = [...starter, ...others.map((name) => faceUp(name, { moves: [`drop ${name}`, `keep ${name}`, `discard crew ${name}`] }))]
    if (cards.length > 0) blocks.push({ kind: 'hand', title: [says.crew], seat: id, cards })
  }
  for (const [id, side] of view.sides.entries())
    blocks.push({
      kind: 'counters',
      title: [says.strength],
      seat: id,
      counters: [
        { title: [says.attack], value: side.attack },
        { title: [says.defense], value: side.defense },
        { title: [says.points], value: side.pilotPoints },
        { title: [says.cards], value: view.hands[id]?.count ?? 0, of: view.hands[id]?.limit ?? 0 },
        { title: [says.deck], value: view.decks[id] ?? 0 },
        { title: [says.blowOffs], value: side.blowOffs, of: 4 },
      ],
    })
  return blocks
}
