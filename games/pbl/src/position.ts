import { BadInput, call, type Json, type Settings, common } from '@robodrome/kernel'
import { read } from '@robodrome/reading'
import {
  cardOf,
  cardThatDoes,
  contentOf,
  isOrange,
  isStarter,
  LIMBS,
  SLOTS,
  type Content,
  type Effect,
  type OrangeCard,
} from './content/index.ts'
import { positionShape, type Partly, type PartlySide } from './position-shape.ts'
import { freshTurn, turn, turns } from './rules/4-turn.ts'
import { restartCounter } from './rules/5-blow-off.ts'
import { isAnyTime } from './rules/6-timing.ts'
import { match } from './rules/9-series.ts'
import { setup } from './setup.ts'
import { NOBODY, type CardName, type Pbl, type Side, type SideId } from './state.ts'
import { curseOf, membersOf, openSpaces } from './vocabulary.ts'
import { handSeers, put, setKnown, take, teamMask } from './zones.ts'
import { pblSays } from './says.ts'

type Path = readonly (string | number)[]
type Fits = (card: OrangeCard) => boolean
/** Fills the piles that were given as numbers, once all named cards are placed. */
type Filler = () => void

/**
 * Builds any position in the middle of a game from a partial description. Defaults: bare robots, empty hands, decks of ten cards, the rest
 * in the Shop Deck, and the first player to make a MOVE. In place of a list of cards, a number may be given, which takes that many of the
 * remaining cards.
 */
export function arrange(content: Content, partial: Json, settings: Settings): Pbl {
  const g = setup(content, settings)
  const given = read(positionShape(g.config.players, g.config.sides), partial)
  const seat = given.turn ?? 0
  g.turn = freshTurn(given.turnNumber ?? 1, seat)
  const fillers: Filler[] = []
  for (let id = 0; id < g.config.sides; id++) arrangeSide(g, id, given.sides?.[id] ?? {}, fillers)
  g.row = claimAll(g, given.row, ['row'])
  for (const card of g.row) setKnown(g, card, (1 << g.config.seats) - 1)
  const kept: CardName[] = []
  fillers.push(fill(g, given.shop, 0, ['shop'], (card) => put(g, kept, card)))
  for (const filler of fillers) filler()
  // By default, the Shop Deck is the rest of the box; if it is given, the remaining cards leave the game.
  if (given.shop !== undefined) g.shop = kept
  arrangeTurn(g, given)
  g.gameNumber = given.gameNumber ?? 1
  g.wins = given.wins ?? g.wins
  g.starts = seat % g.config.sides
  g.pilotOrder = g.sides.map((_side, id) => id)
  const step = given.at ?? 'main'
  g.stack = [
    { ...call(match, { picks: [] }), step: 'gameOver' },
    { ...call(turns, { seat }), step: 'next' },
    { ...call(turn, { seat, dice: [], todo: [] }), step: step === 'end' ? 'endWindow' : step },
  ]
  if (step === 'start') g.turn.number--
  return g
}

/** The default pilots; a box without them uses its first ones. */
const PILOTS = ['Orla Venn', 'Nadia Thorne', 'Old Man Grieg']
const DECK = 10

function arrangeSide(g: Pbl, id: SideId, given: PartlySide, fillers: Filler[]): void {
  const path: Path = ['sides', id]
  const side = g.sides[id]!
  arrangePilots(g, id, given, path)
  for (const [at, name] of SLOTS.entries()) {
    const fits: Fits = (card) => (card.kind === 'pod' ? at < LIMBS.length : 'slot' in card && card.slot === at)
    side.slots[at]!.stack = claimAll(g, given[name], [...path, name], fits, pblSays('armorFor', { part: name }))
  }
  for (const limb of given.dead ?? []) side.slots[SLOTS.indexOf(limb)]!.dead = true
  const [broken] = given.malfunction ?? []
  if (broken !== undefined) {
    const slot = side.slots[SLOTS.indexOf(broken)]!
    slot.malfunction = (id + 1) % g.config.sides
    slot.fault = claimThat(g, 'malfunction', [...path, 'malfunction'])
  }
  for (const [at, name] of SLOTS.entries()) {
    const slot = side.slots[at]!
    restartCounter(g, slot)
    slot.counter = given.counters?.[name] ?? slot.counter
  }
  arrangeHangar(g, side, given, path)
  if (given.curse !== undefined && given.curse > 0)
    side.curse = { card: claimThat(g, 'curse', [...path, 'curse']), owner: (id + 1) % g.config.sides, counter: given.curse }
  side.blowOffs = given.blowOffs ?? 0
  if (given.noAttackNextTurn === true) side.barred = [...membersOf(g, id)]
  side.out = given.out ?? false
  if (side.out) g.fallen.push(id)
  arrangeCards(g, id, given, path, fillers)
}

function arrangePilots(g: Pbl, id: SideId, given: PartlySide, path: Path): void {
  const side = g.sides[id]!
  const { robotNames, starterNames } = contentOf(g)
  side.robot = given.robot ?? robotNames[id]!
  if (!robotNames.includes(side.robot))
    throw new BadInput([...path, 'robot'], given.robot, common('oneOf', { names: robotNames.join(', ') }))
  side.starter = given.pilot ?? (isStarter(g, PILOTS[id]!) ? PILOTS[id]! : starterNames[id]!)
  if (!isStarter(g, side.starter)) throw new BadInput([...path, 'pilot'], given.pilot, pblSays('starterPilot'))
  side.reserve = [side.starter]
  side.expert = claimAll(g, given.expert, [...path, 'expert'], ({ kind }) => kind === 'expert', pblSays('expertPilot'))[0] ?? null
  const expert = side.expert === null ? null : cardOf(g, side.expert)
  side.expertCounter = given.expertCounter ?? (expert?.kind === 'expert' ? (expert.rage?.counter ?? 0) : 0)
}

function arrangeHangar(g: Pbl, side: Side, given: PartlySide, path: Path): void {
  side.hangars = claimAll(g, given.hangars, [...path, 'hangars'], ({ kind }) => kind === 'hangar', pblSays('hangar'))
  const isCrew: Fits = ({ kind, name }) => kind === 'crew' && curseOf(g, name) === null
  side.crew = claimAll(g, given.crew, [...path, 'crew'], isCrew, pblSays('crewCard'))
  side.bombs = given.bombs ?? []
  if (side.hangars.length === 0 ? side.crew.length > 1 || side.bombs.length > 0 : openSpaces(g, side) < 0)
    throw new BadInput([...path, 'crew'], given.crew, pblSays('hangarSpaces'))
}

/** Hands, deck and scrap heap. */
function arrangeCards(g: Pbl, id: SideId, given: PartlySide, path: Path, fillers: Filler[]): void {
  const team = teamMask(g, id)
  const members = membersOf(g, id)
  if (given.secondHand !== undefined && members.length < 2)
    throw new BadInput([...path, 'secondHand'], given.secondHand, pblSays('oneHand'))
  for (const [i, seat] of members.entries()) {
    const field = i === 0 ? 'hand' : 'secondHand'
    fillers.push(
      fill(g, given[field], 0, [...path, field], (card) => {
        put(g, g.hands[seat]!, card)
        setKnown(g, card, handSeers(g, seat))
      }),
    )
  }
  const deck = g.decks[g.config.community ? 0 : id]!
  for (const end of ['top', 'bottom'] as const)
    for (const card of claimAll(g, given[end], [...path, end])) {
      deck[end].push(card)
      setKnown(g, card, team)
    }
  fillers.push(
    fill(g, given.scrap, 0, [...path, 'scrap'], (card) => {
      put(g, g.sides[id]!.scrap, card)
      setKnown(g, card, team)
    }),
  )
  const isEmpty = deck.top.length + deck.bottom.length === 0 && (!g.config.community || id === 0)
  fillers.push(
    fill(g, given.deck, isEmpty ? DECK : 0, [...path, 'deck'], (card) => {
      put(g, deck.rest, card)
      setKnown(g, card, g.config.community ? 0 : team)
    }),
  )
}

function arrangeTurn(g: Pbl, given: Partly): void {
  const [builtLimb] = given.builtLimb ?? []
  g.turn = {
    ...g.turn,
    moveSpent: given.moveSpent ?? false,
    noAttack: given.noAttack ?? false,
    attacked: given.attacked ?? [],
    rage: given.rage ?? false,
    finalBlow: given.finalBlow ?? false,
    again: given.again ?? NOBODY,
    builtLimb: builtLimb === undefined ? NOBODY : SLOTS.indexOf(builtLimb),
  }
  g.lastTurn = { side: given.lastTurn?.side ?? NOBODY, attacked: given.lastTurn?.attacked ?? [] }
  g.turnsLeft = given.turnsLeft ?? NOBODY
}

/** Takes named cards out of the box. */
const claimAll = (
  g: Pbl,
  names: readonly string[] = [],
  path: Path = [],
  fits: Fits = () => true,
  expected = pblSays('orangeCard'),
): CardName[] =>
  names.map((name, i) => {
    if (!isOrange(g, name) || !fits(cardOf(g, name))) throw new BadInput([...path, i], name, expected)
    if (!g.shop.includes(name)) throw new BadInput([...path, i], name, pblSays('cardInPlay'))
    take(g.shop, name)
    return name
  })

/** Takes the card with this effect out of the box. */
function claimThat(g: Pbl, effect: Effect['do'], path: Path): CardName {
  const card = cardThatDoes(g, effect)
  if (card === undefined || !g.shop.includes(card)) throw new BadInput(path, card ?? effect, pblSays('cardElsewhere'))
  take(g.shop, card)
  return card
}

/**
 * Fills a pile given by names at once. For a pile given by a number, the returned function later adds that many of the remaining cards,
 * first those that must be built on others.
 */
function fill(g: Pbl, given: number | string[] | undefined, usual: number, path: Path, add: (card: CardName) => void): Filler {
  if (Array.isArray(given)) {
    for (const card of claimAll(g, given, path)) add(card)
    return () => {}
  }
  return () => {
    const count = given ?? usual
    if (count > g.shop.length) throw new BadInput(path, count, pblSays('cardsLeft', { most: g.shop.length }))
    const plain = [...g.shop.filter((card) => !isAnyTime(g, card)), ...g.shop.filter((card) => isAnyTime(g, card))]
    for (const card of plain.slice(0, count)) {
      take(g.shop, card)
      add(card)
    }
  }
}
