import type { Json } from '@robodrome/kernel'
import { cardOf, SLOTS, type OrangeCard } from './content/index.ts'
import type { Combat, Slot } from './state.ts'
import { NOBODY } from './state.ts'
import { levelOf } from './words.ts'

interface SideView {
  robot: string
  starter: string
  expert: string | null
  expertCounter: number
  critical: boolean
  attack: number
  defense: number
  pilotPoints: number
  slots: Slot[]
  hangars: string[]
  crew: string[]
  bombs: number[]
  curse: { counter: number } | null
  blowOffs: number
  out: boolean
  scrap: number
}

interface View {
  seat: number | null
  config: { sides: number; players: number; series: number; community: boolean }
  gameNumber: number
  wins: number[]
  celebrities: string[]
  talentPool: string[]
  turn: { number: number; seat: number; moveSpent: boolean }
  row: string[]
  sides: SideView[]
  hands: { count: number; limit: number }[]
  decks: number[]
  zones: Record<string, { count: number; cards: (string | null)[] }>
  combat: (Combat & { totals: [number, number] }) | null
}

/** A card in one line: what a player has to know to play it. */
export function cardLine(name: string): string {
  const card: OrangeCard = cardOf(name)
  const note = card.text === 'No text.' ? '' : `  ${card.text}`
  switch (card.kind) {
    case 'armor':
      return `${name} [${SLOTS[card.slot]!} Lv ${card.level}, ${card.attack === 'counter' ? 'c' : card.attack}/${card.defense}]${note}`
    case 'shoulder':
      return `${name} [${SLOTS[card.slot]!}]${note}`
    case 'pod':
      return `${name} [pod, -/${card.defense}]${note}`
    case 'hangar':
      return `${name} [hangar Lv ${card.level}, ${card.spaces} spaces, ${card.attack}/${card.defense}]${note}`
    case 'crew':
      return `${name} [crew Skill ${card.skill}, ${card.attack}/${card.defense}]${note}`
    case 'expert':
      return `${name} [expert, ${card.points} PP, ${card.attack === 'counter' ? 'c' : card.attack}/${card.defense}]${note}`
    case 'action':
    default:
      return `${name} [action]${note}`
  }
}

/** The view as text for a terminal: robots, crews, hands, the shop and the combat that is on. */
export function draw(data: Json): string {
  const view = data as unknown as View
  const lines: string[] = []
  const series = view.config.series > 1 ? `   game ${view.gameNumber}, won ${view.wins.join(':')}` : ''
  lines.push(
    view.turn.number === 0
      ? `Setup${series}`
      : `Turn ${view.turn.number}, seat ${view.turn.seat}${view.turn.moveSpent ? ' (MOVE spent)' : ''}${series}`,
  )
  if (view.celebrities.length > 0) lines.push(`Celebrities: ${view.celebrities.join(', ')}`)
  if (view.talentPool.length > 0) lines.push(`Talent pool: ${view.talentPool.join(', ')}`)
  view.sides.forEach((side, id) => lines.push(...drawSide(view, side, id)))
  lines.push('', `Shop${view.row.length === 0 ? ' (closed)' : ''}, ${view.zones['shop deck']?.count ?? 0} cards in the Shop Deck`)
  for (const card of view.row) lines.push(`  ${cardLine(card)}`)
  lines.push(...drawPiles(view), ...drawCombat(view), ...drawHand(view))
  return lines.join('\n')
}

function drawSide(view: View, side: SideView, id: number): string[] {
  const seats = view.hands.flatMap((hand, seat) =>
    seat % view.config.sides === id ? [`seat ${seat}: ${hand.count}/${hand.limit} cards`] : [],
  )
  const deck = view.config.community ? `community deck ${view.decks[0] ?? 0}` : `deck ${view.decks[id] ?? 0}`
  const pilot =
    side.expert === null
      ? `${side.starter || 'no pilot'}${side.critical ? ' CRITICAL' : ''}`
      : `${side.expert}${side.expertCounter > 0 ? ` (${side.expertCounter})` : ''} over ${side.starter}`
  const lines = [
    '',
    `${side.robot || `Side ${id}`}${side.out ? '  OUT' : ''}   ${pilot}   base ${side.attack}/${side.defense}   PP ${side.pilotPoints}   blow-offs ${side.blowOffs}   ${seats.join(', ')}   ${deck}   scrap ${side.scrap}${side.curse === null ? '' : `   CURSED (${side.curse.counter})`}`,
  ]
  side.slots.forEach((slot, at) => {
    if (at < 4 || slot.stack.length > 0) lines.push(`  ${SLOTS[at]!.padEnd(14)} ${slotText(slot, at)}`)
  })
  const hangar = side.hangars.length === 0 ? 'none' : side.hangars.join(' < ')
  lines.push(`  hangar         ${hangar}   crew: ${side.crew.join(', ') || 'none'}   bombs: ${side.bombs.join(' ') || 'none'}`)
  return lines
}

function slotText(slot: Slot, at: number): string {
  const cards = slot.stack.length === 0 ? 'bare' : slot.stack.join(' < ')
  const counter = slot.counter > 0 ? ` (${slot.counter})` : ''
  const level = at < 4 ? `Lv ${levelOf(slot)} ` : ''
  return `${slot.dead ? 'DEAD  ' : ''}${level}${cards}${counter}${slot.malfunction === NOBODY ? '' : '  MALFUNCTION'}`
}

function drawPiles(view: View): string[] {
  const piles = [1, 2, 3, 4, 5].map((number) => view.zones[`pile ${number}`]!)
  if (piles.every((pile) => pile.count === 0)) return []
  return [
    '',
    'Draft:',
    ...piles.map((pile, i) => `  pile ${i + 1}: ${pile.count} cards${pile.cards.length === 0 ? '' : ` (${pile.cards.join(', ')})`}`),
  ]
}

function drawCombat(view: View): string[] {
  const { combat } = view
  if (combat === null) return []
  const name = (side: number): string => view.sides[side]!.robot
  const lines = [
    '',
    `COMBAT  ${name(combat.attacker)}'s ${SLOTS[combat.limb]!} against ${name(combat.defender)}'s ${SLOTS[combat.target]!}`,
  ]
  for (const roll of combat.rolls)
    lines.push(`  ${roll.of === 0 ? 'attack ' : 'defense'} ${roll.kind.padEnd(7)} [${roll.dice.join(' ')}]${roll.duds ? ' duds' : ''}`)
  if (combat.rolls.length > 0)
    lines.push(
      `  totals: attack ${combat.totals[0]}, defense ${combat.totals[1]}${combat.added[0] + combat.added[1] > 0 ? ` (storage ${combat.added.join(' and ')})` : ''}`,
    )
  return lines
}

function drawHand(view: View): string[] {
  if (view.seat === null) return []
  const lines: string[] = []
  for (const [name, zone] of Object.entries(view.zones)) {
    const own = name === `hand ${view.seat}`
    const offered = name === `hand A of ${view.seat}` || name === `hand B of ${view.seat}`
    if ((!own && !offered) || zone.count === 0) continue
    lines.push(
      '',
      own ? 'Your hand:' : `${name.slice(0, 6).replace('hand', 'Hand')}:`,
      ...zone.cards.map((card) => `  ${card === null ? '?' : cardLine(card)}`),
    )
  }
  const scrap = view.zones[`scrap heap ${view.seat % view.config.sides}`]
  if (scrap !== undefined && scrap.cards.length > 0) lines.push(`Your scrap heap: ${scrap.cards.join(', ')}`)
  return lines
}
