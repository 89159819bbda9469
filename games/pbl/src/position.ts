import { BadInput, call, type Json, type Settings } from '@robodrome/kernel'
import { cardOf, cardThatDoes, isOrange, isStarter, LIMBS, type OrangeCard, ROBOTS, SLOTS } from './content/index.ts'
import { freshTurn, turn, turns } from './rules/4-turn.ts'
import { restartCounter } from './rules/5-blow-off.ts'
import { isAnyTime } from './rules/6-timing.ts'
import { match } from './rules/9-series.ts'
import { setup } from './setup.ts'
import { NOBODY, type CardName, type Pbl, type SideId } from './state.ts'
import { curseOf, membersOf, openSpaces } from './vocabulary.ts'
import { handSeers, put, setKnown, take, teamMask } from './zones.ts'

/**
 * Any position in the middle of a game, from a partial description; the rest takes defaults: bare robots, empty hands, decks of ten cards,
 * all else in the Shop Deck, the first player to make a MOVE. A list of cards may also be a number: then any cards that are left.
 */
export function arrange(partial: Json, settings: Settings): Pbl {
  const g = setup(settings)
  const root = new Fields(partial, [])
  const seat = root.whole('turn', 0, g.config.players - 1, 0)
  g.turn = freshTurn(root.whole('turnNumber', 1, 300, 1), seat)
  const sides = root.list('sides', g.config.sides)
  const fillers: (() => void)[] = []
  for (let id = 0; id < g.config.sides; id++) arrangeSide(g, id, sides[id] ?? new Fields({}, ['sides', id]), fillers)
  g.row = root.cards(g, 'row', 5, () => true, 'a card')
  for (const card of g.row) setKnown(g, card, (1 << g.config.seats) - 1)
  const kept: CardName[] = []
  const fillShop = root.pile(g, 'shop', 0, 100, (card) => put(kept, card))
  for (const fill of [...fillers, fillShop]) fill()
  // The Shop Deck is what is left; given as a number or list, the other cards are out of the game.
  if (root.has('shop')) g.shop = kept
  arrangeTurn(g, root)
  g.gameNumber = root.whole('gameNumber', 1, 99, 1)
  g.wins = root.numbers('wins', g.config.sides, 9) ?? g.wins
  g.starts = seat % g.config.sides
  g.pilotOrder = g.sides.map((_side, id) => id)
  const step = root.oneOf('at', ['start', 'main', 'end'], 'main')
  g.stack = [
    { ...call(match, { picks: [] }), step: 'gameOver' },
    { ...call(turns, { seat }), step: 'next' },
    { ...call(turn, { seat, dice: [], todo: [] }), step: step === 'end' ? 'endWindow' : step },
  ]
  if (step === 'start') g.turn.number--
  root.done()
  return g
}

const PILOTS = ['Orla Venn', 'Nadia Thorne', 'Old Man Grieg']
const DECK = 10

function arrangeSide(g: Pbl, id: SideId, fields: Fields, fillers: (() => void)[]): void {
  const side = g.sides[id]!
  side.robot = fields.oneOf(
    'robot',
    ROBOTS.map(({ name }) => name),
    ROBOTS[id]!.name,
  )
  side.starter = fields.text('pilot', isStarter, 'a starter pilot', PILOTS[id]!)
  side.reserve = [side.starter]
  const expert = fields.cards(g, 'expert', 1, (card) => card.kind === 'expert', 'an expert pilot')
  side.expert = expert[0] ?? null
  const rage = side.expert === null ? undefined : (cardOf(side.expert) as { rage?: { counter: number } }).rage
  side.expertCounter = fields.whole('expertCounter', 0, 9, rage?.counter ?? 0)
  SLOTS.forEach((name, at) => {
    side.slots[at]!.stack = fields.cards(
      g,
      name,
      9,
      (card) => (card.kind === 'pod' ? at < LIMBS.length : 'slot' in card && card.slot === at),
      `armor for the ${name}`,
    )
  })
  for (const limb of fields.texts('dead', LIMBS)) side.slots[SLOTS.indexOf(limb)]!.dead = true
  const broken = fields.texts('malfunction', LIMBS)
  if (broken.length > 0) {
    const slot = side.slots[SLOTS.indexOf(broken[0]!)]!
    slot.malfunction = (id + 1) % g.config.sides
    slot.fault = cardThatDoes('malfunction')
    fields.claim(g, cardThatDoes('malfunction'), 'malfunction')
  }
  for (const slot of side.slots) restartCounter(slot)
  const counters = fields.object('counters')
  SLOTS.forEach((name, at) => {
    side.slots[at]!.counter = counters.whole(name, 0, 6, side.slots[at]!.counter)
  })
  counters.done()
  side.hangars = fields.cards(g, 'hangars', 9, (card) => card.kind === 'hangar', 'a hangar')
  side.crew = fields.cards(g, 'crew', 9, (card) => card.kind === 'crew' && curseOf(card.name) === null, 'a crew card')
  side.bombs = fields.numbers('bombs', null, 6) ?? []
  if (side.hangars.length === 0 ? side.crew.length > 1 || side.bombs.length > 0 : openSpaces(side) < 0)
    throw fields.wrong('crew', 'no more crew and bombs than the hangar has spaces (PBL-CREW-2, -3)')
  const curse = fields.whole('curse', 0, 3, 0)
  if (curse > 0) {
    side.curse = { card: cardThatDoes('curse'), owner: (id + 1) % g.config.sides, counter: curse }
    fields.claim(g, side.curse.card, 'curse')
  }
  side.blowOffs = fields.whole('blowOffs', 0, 99, 0)
  if (fields.flag('noAttackNextTurn')) side.barred = membersOf(g, id)
  side.out = fields.flag('out')
  if (side.out) g.fallen.push(id)
  arrangeCards(g, id, fields, fillers)
  fields.done()
}

/** Hands, deck and scrap heap; numbers are filled last, from what nobody named. */
function arrangeCards(g: Pbl, id: SideId, fields: Fields, fillers: (() => void)[]): void {
  const team = teamMask(g, id)
  membersOf(g, id).forEach((seat, i) => {
    const field = i === 0 ? 'hand' : 'secondHand'
    fillers.push(
      fields.pile(g, field, 0, 20, (card) => {
        put(g.hands[seat]!, card)
        setKnown(g, card, handSeers(g, seat))
      }),
    )
  })
  const deck = g.decks[g.config.community ? 0 : id]!
  const seers = g.config.community ? 0 : team
  for (const card of fields.cards(g, 'top', 20, () => true, 'a card')) {
    deck.top.push(card)
    setKnown(g, card, team)
  }
  for (const card of fields.cards(g, 'bottom', 20, () => true, 'a card')) {
    deck.bottom.push(card)
    setKnown(g, card, team)
  }
  fillers.push(
    fields.pile(g, 'scrap', 0, 90, (card) => {
      put(g.sides[id]!.scrap, card)
      setKnown(g, card, team)
    }),
  )
  const isEmpty = deck.top.length + deck.bottom.length === 0 && (!g.config.community || id === 0)
  fillers.push(
    fields.pile(g, 'deck', isEmpty ? DECK : 0, 90, (card) => {
      put(deck.rest, card)
      setKnown(g, card, seers)
    }),
  )
}

function arrangeTurn(g: Pbl, root: Fields): void {
  g.turn.moveSpent = root.flag('moveSpent')
  g.turn.noAttack = root.flag('noAttack')
  g.turn.attacked = root.numbers('attacked', null, g.config.sides - 1) ?? []
  g.turn.rage = root.flag('rage')
  g.turn.finalBlow = root.flag('finalBlow')
  g.turn.again = root.whole('again', -1, g.config.sides - 1, NOBODY)
  const builtLimb = root.texts('builtLimb', LIMBS)
  g.turn.builtLimb = builtLimb.length === 0 ? NOBODY : SLOTS.indexOf(builtLimb[0]!)
  const last = root.object('lastTurn')
  g.lastTurn = {
    side: last.whole('side', 0, g.config.sides - 1, NOBODY),
    attacked: last.numbers('attacked', null, g.config.sides - 1) ?? [],
  }
  last.done()
  g.turnsLeft = root.whole('turnsLeft', -1, 300, NOBODY)
}

/** The fields of an object from outside, read one by one; what is left at the end is unknown. */
class Fields {
  readonly #values: Record<string, Json>
  readonly #path: (string | number)[]
  readonly #known: string[] = []

  constructor(value: Json, path: (string | number)[]) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new BadInput(path, value, 'an object')
    this.#values = value
    this.#path = path
  }

  #read(name: string): Json | undefined {
    this.#known.push(name)
    return this.#values[name]
  }

  has(name: string): boolean {
    return this.#values[name] !== undefined
  }

  wrong(name: string, expected: string): BadInput {
    return new BadInput([...this.#path, name], this.#values[name], expected)
  }

  done(): void {
    const odd = Object.keys(this.#values).find((name) => !this.#known.includes(name))
    if (odd !== undefined) throw this.wrong(odd, `one of ${this.#known.join(', ')}`)
  }

  whole(name: string, from: number, to: number, fallback: number): number {
    const value = this.#read(name)
    if (value === undefined) return fallback
    if (typeof value !== 'number' || !Number.isInteger(value) || value < from || value > to)
      throw this.wrong(name, `a whole number from ${from} to ${to}`)
    return value
  }

  flag(name: string): boolean {
    const value = this.#read(name) ?? false
    if (typeof value !== 'boolean') throw this.wrong(name, 'true or false')
    return value
  }

  text(name: string, fits: (text: string) => boolean, expected: string, fallback: string): string {
    const value = this.#read(name) ?? fallback
    if (typeof value !== 'string' || !fits(value)) throw this.wrong(name, expected)
    return value
  }

  oneOf(name: string, allowed: readonly string[], fallback: string): string {
    return this.text(name, (text) => allowed.includes(text), allowed.join(' or '), fallback)
  }

  /** One text or a list of them, each of those allowed. */
  texts<T extends string>(name: string, allowed: readonly T[]): T[] {
    const value = this.#read(name) ?? []
    const list = Array.isArray(value) ? value : [value]
    list.forEach((item, i) => {
      if (!allowed.includes(item as T)) throw new BadInput([...this.#path, name, i], item, allowed.join(' or '))
    })
    return list as T[]
  }

  numbers(name: string, count: number | null, most: number): number[] | null {
    const value = this.#read(name)
    if (value === undefined) return null
    if (!Array.isArray(value) || (count !== null && value.length !== count))
      throw this.wrong(name, `a list of ${count ?? ''} numbers`.replace('  ', ' '))
    value.forEach((item, i) => {
      if (typeof item !== 'number' || !Number.isInteger(item) || item < 0 || item > most)
        throw new BadInput([...this.#path, name, i], item, `a whole number from 0 to ${most}`)
    })
    return value as number[]
  }

  object(name: string): Fields {
    return new Fields(this.#read(name) ?? {}, [...this.#path, name])
  }

  list(name: string, most: number): Fields[] {
    const value = this.#read(name) ?? []
    if (!Array.isArray(value) || value.length > most) throw this.wrong(name, `a list of at most ${most}`)
    return value.map((item, i) => new Fields(item, [...this.#path, name, i]))
  }

  /** Takes a card out of the box. */
  claim(g: Pbl, card: CardName, name: string): void {
    if (!g.shop.includes(card)) throw new BadInput([...this.#path, name], card, 'a card that is not yet elsewhere')
    take(g.shop, card)
  }

  cards(g: Pbl, name: string, most: number, fits: (card: OrangeCard) => boolean, expected: string): CardName[] {
    const value = this.#read(name)
    if (value === undefined) return []
    const list = Array.isArray(value) ? value : [value]
    if (list.length > most) throw this.wrong(name, `at most ${most}`)
    return list.map((item, i) => {
      if (typeof item !== 'string' || !isOrange(item) || !fits(cardOf(item))) throw new BadInput([...this.#path, name, i], item, expected)
      if (!g.shop.includes(item)) throw new BadInput([...this.#path, name, i], item, 'a card that is in play and not yet elsewhere')
      take(g.shop, item)
      return item
    })
  }

  /** A pile given by names at once, or by a number later: the filler takes any cards, those that can only be built first. */
  pile(g: Pbl, name: string, fallback: number, most: number, add: (card: CardName) => void): () => void {
    const value = this.#values[name]
    if (value === undefined || typeof value === 'number') {
      const count = this.whole(name, 0, most, fallback)
      return () => {
        if (count > g.shop.length) throw this.wrong(name, `at most ${g.shop.length}: no more cards are left`)
        const plain = [...g.shop.filter((card) => !isAnyTime(card)), ...g.shop.filter((card) => isAnyTime(card))]
        for (const card of plain.slice(0, Math.max(0, count))) {
          take(g.shop, card)
          add(card)
        }
      }
    }
    for (const card of this.cards(g, name, most, () => true, 'the name of an orange card')) add(card)
    return () => {}
  }
}
