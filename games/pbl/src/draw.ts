import { cardOf, LEFT_SHOULDER, SLOTS, starterOf, type OrangeCard } from './content/index.ts'
import { passText } from './notation.ts'
import type { SideView, View } from './seen.ts'
import { NOBODY, type Slot } from './state.ts'
import { levelOf } from './vocabulary.ts'

const WIDTH = 80
const LABEL = 15

/** A text that begins beside `left` and, broken between words, stays to the right of it. */
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
const noted = (facts: string, text: string): string => (text === 'No text.' ? facts : `${facts}: ${text}`)

/** What a card is and says, in a line. */
export function cardText(name: string): string {
  const card: OrangeCard = cardOf(name)
  return noted(`${name} [${kindText(card)}]`, card.text)
}

function kindText(card: OrangeCard): string {
  switch (card.kind) {
    case 'armor':
      return `${SLOTS[card.slot]!} Lv ${card.level}, ${dice(card.attack, card.defense)}`
    case 'shoulder':
      return SLOTS[card.slot]!
    case 'pod':
      return `pod, -/${card.defense}`
    case 'hangar':
      return `hangar Lv ${card.level}, ${card.spaces} spaces, ${dice(card.attack, card.defense)}`
    case 'crew':
      return `crew Skill ${card.skill}, ${dice(card.attack, card.defense)}`
    case 'expert':
      return `expert, ${card.points} PP, ${dice(card.attack, card.defense)}`
    case 'action':
    default:
      return 'action'
  }
}

function starterText(name: string): string {
  const { attack, defense, critical, speed, text } = starterOf(name)
  return noted(`${name} [speed ${speed}, ${dice(attack, defense)}, critical ${dice(critical.attack, critical.defense)}]`, text)
}

/** The view as text for a terminal: robots, crews, hands, the shop and the combat that is on. */
export function draw(view: View): string {
  return [
    headline(view),
    ...view.celebrities.map((card) => row('celebrity', cardText(card))),
    ...view.talentPool.map((pilot, i) => row(i === 0 ? 'talent pool' : '', starterText(pilot))),
    ...view.sides.flatMap((side, id) => drawSide(view, side, id)),
    '',
    `Shop${view.row.length === 0 ? ' (closed)' : ''}, ${view.zones['shop deck']?.count ?? 0} cards in the Shop Deck`,
    ...view.row.map((card) => bullet(cardText(card))),
    ...drawPiles(view),
    ...drawHand(view),
    ...drawCombat(view),
  ].join('\n')
}

function headline(view: View): string {
  const series = view.config.series > 1 ? ` Game ${view.gameNumber}, won ${view.wins.join(':')}.` : ''
  const own = view.seat === null ? null : (view.passing[view.seat] ?? null)
  const passes = own === null ? '' : ` You ${passText(own)}.`
  const { number, seat, moveSpent } = view.turn
  if (number === 0) return `Setup.${series}`
  return `Turn ${number}, ${robot(view, seat % view.config.sides)}${moveSpent ? ', MOVE spent' : ''}.${series}${passes}`
}

/** The robot by name, with who plays it. */
const robot = (view: View, id: number): string => {
  const name = view.sides[id]!.robot || `Robot ${id}`
  return view.seat !== null && view.seat % view.config.sides === id ? `${name} (yours)` : name
}

function drawSide(view: View, side: SideView, id: number): string[] {
  const many = view.config.players > view.config.sides
  const facts = [
    `base ${side.attack}/${side.defense}`,
    `${side.pilotPoints} PP`,
    `blow-offs ${side.blowOffs}`,
    ...view.hands.flatMap(({ count, limit }, seat) =>
      seat % view.config.sides === id ? [`${many ? `hand of seat ${seat}` : 'hand'} ${count}/${limit}`] : [],
    ),
    view.config.community ? `deck of all ${view.decks[0] ?? 0}` : `deck ${view.decks[id] ?? 0}`,
    `scrap ${side.scrap}`,
    ...(side.curse === null ? [] : [`CURSED (${side.curse.counter})`]),
  ]
  const bare = side.slots.flatMap((slot, at) => (isBare(slot, at) ? [SLOTS[at]!] : []))
  return [
    '',
    hang(`${robot(view, id)}${side.out ? ', OUT' : ''}: `, facts.join(', ')),
    ...(side.expert === null ? [] : [row('expert', `${counted(side.expertCounter)}${cardText(side.expert)}`)]),
    ...(side.starter === '' ? [] : [row('pilot', `${side.critical ? 'CRITICAL ' : ''}${starterText(side.starter)}`)]),
    ...side.slots.flatMap((slot, at) => (isBare(slot, at) || (at >= LEFT_SHOULDER && slot.stack.length === 0) ? [] : [drawSlot(slot, at)])),
    ...(bare.length === 0 ? [] : [row('bare', bare.join(', '))]),
    ...(side.hangars.length === 0 ? [] : [row('hangar', covering(side.hangars))]),
    ...side.crew.map((card, i) => row(i === 0 ? 'crew' : '', cardText(card))),
    ...(side.bombs.length === 0 ? [] : [row('storage bombs', side.bombs.join(' '))]),
  ]
}

/** An active limb with nothing on it. */
const isBare = (slot: Slot, at: number): boolean =>
  at < LEFT_SHOULDER && !slot.dead && slot.stack.length === 0 && slot.malfunction === NOBODY

const counted = (counter: number): string => (counter > 0 ? `(${counter}) ` : '')

/** The uppermost card with its text, and what it covers. */
function covering(cards: readonly string[]): string {
  const below = cards.slice(0, -1).toReversed()
  return `${cardText(cards.at(-1)!)}${below.length === 0 ? '' : ` (over ${below.join(', ')})`}`
}

function drawSlot(slot: Slot, at: number): string {
  if (slot.dead) return row(SLOTS[at]!, `DEAD${slot.stack.length === 0 ? '' : ` (${slot.stack.toReversed().join(', ')})`}`)
  const isPod = at < LEFT_SHOULDER && slot.stack.length > 0 && cardOf(slot.stack.at(-1)!).kind === 'pod'
  const level = isPod ? `Lv ${levelOf(slot)} ` : ''
  const malfunction = slot.malfunction === NOBODY ? '' : 'MALFUNCTION '
  return row(SLOTS[at]!, `${malfunction}${counted(slot.counter)}${level}${slot.stack.length === 0 ? 'bare' : covering(slot.stack)}`)
}

function drawPiles(view: View): string[] {
  const piles = [1, 2, 3, 4, 5].map((number) => view.zones[`pile ${number}`]!)
  if (piles.every((pile) => pile.count === 0)) return []
  return [
    '',
    'Draft:',
    ...piles.flatMap((pile, i) => [
      `  pile ${i + 1}: ${pile.count} ${pile.count === 1 ? 'card' : 'cards'}`,
      ...pile.cards.flatMap((card) => (card === null ? [] : [bullet(cardText(card))])),
    ]),
  ]
}

function drawCombat(view: View): string[] {
  const { combat } = view
  if (combat === null) return []
  const name = (side: number): string => view.sides[side]!.robot
  const lines = [
    '',
    `COMBAT: ${name(combat.attacker)}'s ${SLOTS[combat.limb]!} against ${name(combat.defender)}'s ${SLOTS[combat.target]!}`,
  ]
  for (const roll of combat.rolls)
    lines.push(`  ${roll.of === 0 ? 'attack ' : 'defense'} ${roll.kind.padEnd(7)} [${roll.dice.join(' ')}]${roll.duds ? ' duds' : ''}`)
  if (combat.rolls.length > 0) {
    const storage = combat.added[0] + combat.added[1] > 0 ? ` (storage ${combat.added.join(' and ')})` : ''
    lines.push(`  attack ${combat.totals[0]} to defense ${combat.totals[1]}${storage}`)
  }
  return lines
}

function drawHand(view: View): string[] {
  if (view.seat === null) return []
  const lines: string[] = []
  for (const [name, zone] of Object.entries(view.zones)) {
    const own = name === `hand ${view.seat}`
    const offered = name === `hand A of ${view.seat}` || name === `hand B of ${view.seat}`
    if ((!own && !offered) || zone.count === 0) continue
    lines.push('', own ? 'Your hand:' : `${name.slice(0, 6).replace('hand', 'Hand')}:`)
    for (const card of zone.cards) lines.push(bullet(card === null ? 'a card not seen' : cardText(card)))
  }
  const scrap = view.zones[`scrap heap ${view.seat % view.config.sides}`]
  if (scrap !== undefined && scrap.cards.length > 0) lines.push(hang('Your scrap heap: ', scrap.cards.join(', ')))
  return lines
}
