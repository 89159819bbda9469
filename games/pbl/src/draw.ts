import { cardOf, LEFT_SHOULDER, SLOTS, starterOf, type OrangeCard } from './content/index.ts'
import type { SideView, View } from './seen.ts'
import { NOBODY, type Slot } from './state.ts'
import { levelOf } from './vocabulary.ts'
import { drawing as de } from './words/de/drawing.ts'
import { drawing as en, type Drawing } from './words/en/drawing.ts'

const WIDTH = 80
const LABEL = 16

/** Puts a text to the right of `left`, wrapping it between words. */
function hang(left: string, text: string): string {
  const lines: string[] = []
  let line = left
  for (const word of text.split(' ')) {
    if (line.length > left.length && line.length + 1 + word.length > WIDTH) {
      lines.push(line)
      line = ' '.repeat(left.length)
    }
    line += line.length === left.length ? word : ` ${word}`
  }
  return [...lines, line].join('\n')
}
const row = (label: string, text: string): string => hang(`  ${label.padEnd(LABEL)}`, text)
const bullet = (text: string): string => hang('  - ', text)

const dice = (attack: number | 'counter', defense: number): string => `${attack === 'counter' ? 'c' : attack}/${defense}`
const noted = (facts: string, text: string): string => (text === '' ? facts : `${facts}: ${text}`)

/** A card's name and text in one line. */
function cardText(view: View, name: string, says: Drawing): string {
  const card: OrangeCard = cardOf(view, name)
  return noted(`${name} [${kindText(card, says)}]`, says.textOf(card))
}

function kindText(card: OrangeCard, says: Drawing): string {
  switch (card.kind) {
    case 'armor':
      return `${says.slot(SLOTS[card.slot]!)} ${says.level(card.level)}, ${dice(card.attack, card.defense)}`
    case 'shoulder':
      return says.slot(SLOTS[card.slot]!)
    case 'pod':
      return `${says.pod}, -/${card.defense}`
    case 'hangar':
      return `${says.hangar(card.level, card.spaces)}, ${dice(card.attack, card.defense)}`
    case 'crew':
      return `${says.crew(card.skill)}, ${dice(card.attack, card.defense)}`
    case 'expert':
      return `${says.expert(card.points)}, ${dice(card.attack, card.defense)}`
    case 'action':
    default:
      return says.action
  }
}

function starterText(view: View, name: string, says: Drawing): string {
  const starter = starterOf(view, name)
  const { attack, defense, critical, speed } = starter
  const facts = says.starter(speed, dice(attack, defense), dice(critical.attack, critical.defense))
  return noted(`${name} [${facts}]`, says.textOf(starter))
}

/** The view as text for a terminal: robots, crews, hands, the shop and the current combat. */
export function draw(view: View, language = 'en'): string {
  const says = language === 'de' ? de : en
  return [
    headline(view, says),
    ...view.celebrities.map((card) => row(says.labels.celebrity, cardText(view, card, says))),
    ...view.talentPool.map((pilot, i) => row(i === 0 ? says.labels.pool : '', starterText(view, pilot, says))),
    ...view.sides.flatMap((side, id) => drawSide(view, side, id, says)),
    '',
    says.shop(view.row.length === 0, view.zones['shop deck']?.count ?? 0),
    ...view.row.map((card) => bullet(cardText(view, card, says))),
    ...drawPiles(view, says),
    ...drawHand(view, says),
    ...drawCombat(view, says),
  ].join('\n')
}

function headline(view: View, says: Drawing): string {
  const series = view.config.series > 1 ? says.series(view.gameNumber, view.wins.join(':')) : ''
  const own = view.seat === null ? null : (view.passing[view.seat] ?? null)
  const passes = own === null ? '' : says.passing(own)
  const { number, seat, moveSpent } = view.turn
  if (number === 0) return `${says.setup}${series}`
  return `${says.turn(number, robot(view, seat % view.config.sides, says), moveSpent)}${series}${passes}`
}

/** The robot's name and its players. */
const robot = (view: View, id: number, says: Drawing): string => {
  const name = view.sides[id]!.robot || says.robot(id)
  return view.seat !== null && view.seat % view.config.sides === id ? `${name}${says.yours}` : name
}

function drawSide(view: View, side: SideView, id: number, says: Drawing): string[] {
  const many = view.config.players > view.config.sides
  const facts = [
    says.base(side.attack, side.defense),
    says.points(side.pilotPoints),
    says.blowOffs(side.blowOffs),
    ...view.hands.flatMap(({ count, limit }, seat) =>
      seat % view.config.sides === id ? [`${many ? says.handOf(seat) : says.hand} ${count}/${limit}`] : [],
    ),
    view.config.community ? says.deckOfAll(view.decks[0] ?? 0) : says.deck(view.decks[id] ?? 0),
    says.scrap(side.scrap),
    ...(side.curse === null ? [] : [says.cursed(side.curse.counter)]),
  ]
  const bare = side.slots.flatMap((slot, at) => (isBare(slot, at) ? [says.slot(SLOTS[at]!)] : []))
  return [
    '',
    hang(`${robot(view, id, says)}${side.out ? says.out : ''}: `, facts.join(', ')),
    ...(side.expert === null ? [] : [row(says.labels.expert, `${counted(side.expertCounter)}${cardText(view, side.expert, says)}`)]),
    ...(side.starter === ''
      ? []
      : [row(says.labels.pilot, `${side.critical ? says.critical : ''}${starterText(view, side.starter, says)}`)]),
    ...side.slots.flatMap((slot, at) =>
      isBare(slot, at) || (at >= LEFT_SHOULDER && slot.stack.length === 0) ? [] : [drawSlot(view, slot, at, says)],
    ),
    ...(bare.length === 0 ? [] : [row(says.labels.bare, bare.join(', '))]),
    ...(side.hangars.length === 0 ? [] : [row(says.labels.hangar, covering(view, side.hangars, says))]),
    ...side.crew.map((card, i) => row(i === 0 ? says.labels.crew : '', cardText(view, card, says))),
    ...(side.bombs.length === 0 ? [] : [row(says.labels.bombs, side.bombs.join(' '))]),
  ]
}

/** An active limb without cards. */
const isBare = (slot: Slot, at: number): boolean =>
  at < LEFT_SHOULDER && !slot.dead && slot.stack.length === 0 && slot.malfunction === NOBODY

const counted = (counter: number): string => (counter > 0 ? `(${counter}) ` : '')

/** The top card with its text, and the cards that it covers. */
function covering(view: View, cards: readonly string[], says: Drawing): string {
  const below = cards.slice(0, -1).toReversed()
  return `${cardText(view, cards.at(-1)!, says)}${below.length === 0 ? '' : says.over(below.join(', '))}`
}

function drawSlot(view: View, slot: Slot, at: number, says: Drawing): string {
  const name = says.slot(SLOTS[at]!)
  if (slot.dead) return row(name, `${says.dead}${slot.stack.length === 0 ? '' : ` (${slot.stack.toReversed().join(', ')})`}`)
  const isPod = at < LEFT_SHOULDER && slot.stack.length > 0 && cardOf(view, slot.stack.at(-1)!).kind === 'pod'
  const level = isPod ? `${says.level(levelOf(view, slot))} ` : ''
  const malfunction = slot.malfunction === NOBODY ? '' : says.malfunction
  return row(
    name,
    `${malfunction}${counted(slot.counter)}${level}${slot.stack.length === 0 ? says.bare : covering(view, slot.stack, says)}`,
  )
}

function drawPiles(view: View, says: Drawing): string[] {
  const piles = [1, 2, 3, 4, 5].map((number) => view.zones[`pile ${number}`]!)
  if (piles.every((pile) => pile.count === 0)) return []
  return [
    '',
    says.draft,
    ...piles.flatMap((pile, i) => [
      `  ${says.pile(i + 1, pile.count)}`,
      ...pile.cards.flatMap((card) => (card === null ? [] : [bullet(cardText(view, card, says))])),
    ]),
  ]
}

function drawCombat(view: View, says: Drawing): string[] {
  const { combat } = view
  if (combat === null) return []
  const name = (side: number): string => view.sides[side]!.robot
  const lines = ['', says.combat(name(combat.attacker), SLOTS[combat.limb]!, name(combat.defender), SLOTS[combat.target]!)]
  for (const roll of combat.rolls)
    lines.push(`  ${says.sides[roll.of]!} ${says.rolls[roll.kind].padEnd(7)} [${roll.dice.join(' ')}]${roll.duds ? says.duds : ''}`)
  if (combat.rolls.length > 0) {
    const storage = combat.added[0] + combat.added[1] > 0 ? says.storage(...combat.added) : ''
    lines.push(`  ${says.totals(combat.totals[0], combat.totals[1])}${storage}`)
  }
  return lines
}

function drawHand(view: View, says: Drawing): string[] {
  if (view.seat === null) return []
  const lines: string[] = []
  for (const [name, zone] of Object.entries(view.zones)) {
    const own = name === `hand ${view.seat}`
    const offered = name === `hand A of ${view.seat}` || name === `hand B of ${view.seat}`
    if ((!own && !offered) || zone.count === 0) continue
    lines.push('', own ? says.yourHand : says.offered(name.charAt(5)))
    for (const card of zone.cards) lines.push(bullet(card === null ? says.unseen : cardText(view, card, says)))
  }
  const scrap = view.zones[`scrap heap ${view.seat % view.config.sides}`]
  if (scrap !== undefined && scrap.cards.length > 0) lines.push(hang(says.heap, scrap.cards.join(', ')))
  return lines
}
