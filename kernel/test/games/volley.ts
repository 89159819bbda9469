import {
  answer,
  BadInput,
  call,
  chance,
  choice,
  copy,
  current,
  END,
  goto,
  only,
  openNotes,
  remove,
  rulebook,
  sequence,
  unwind,
  type Frame,
  type Game,
  type Position,
  type Seat,
} from '@robodrome/kernel'
import { tell } from './tell.ts'

/** Volley: attack cards, a response window, and effects in an order that the target chooses. */
export interface Volley extends Position {
  lives: number[]
  hands: Card[][]
  /** Face-down cards in no order; chance draws from them. */
  pile: Card[]
  discard: Card[]
  turn: number
}

export type Card = 'strike' | 'burn' | 'shock' | 'dodge' | 'boost'
const COPIES: Record<Card, number> = { strike: 6, burn: 4, shock: 4, dodge: 5, boost: 5 }
const ATTACKS: readonly Card[] = ['strike', 'burn', 'shock']
const LAST_TURN = 60
const FIRST_CARDS = 3

/** VOL-1 Everybody draws three cards. VOL-2 A turn: draw a card, unless all are in hands, then attack or rest. */
const battle = sequence<Volley, { seat: Seat }>('battle', {
  deal: {
    while: (g) => g.hands.some((hand) => hand.length < FIRST_CARDS),
    do: (g) => call(drawCard, { seat: g.hands.findIndex((hand) => hand.length < FIRST_CARDS) }),
  },
  draw: (g, notes) => (supply(g).length > 0 ? call(drawCard, { seat: notes.seat }) : undefined),
  attack: (_g, notes) => call(chooseAttack, { seat: notes.seat }),
  nextTurn(g, notes) {
    if (alive(g).length < 2 || g.turn === LAST_TURN) return END
    g.turn++
    do notes.seat = (notes.seat + 1) % g.hands.length
    while (g.lives[notes.seat]! <= 0)
    return goto('draw')
  },
})

const drawCard = chance<Volley, { seat: Seat }, Card>('drawCard', {
  draw: (g, _notes, luck) => supply(g)[luck.below(supply(g).length)]!,
  outcomes: (g) => [...new Set(supply(g))].map((card) => [card, supply(g).filter((other) => other === card).length]),
  happen(g, { seat }, card) {
    if (g.pile.length === 0) g.pile = g.discard.splice(0)
    remove(g.pile, card)
    g.hands[seat]!.push(card)
    g.hands[seat]!.sort()
    tell?.({ kind: 'draw', rule: 'VOL-2', seat, secret: { to: [seat], card } })
    return answer()
  },
  write: (card) => card,
  read: (text) => (text in COPIES ? (text as Card) : undefined),
})

/** VOL-3 An attack uses one attack card from the hand against an opponent who is alive. */
const chooseAttack = choice<Volley, { seat: Seat }, { card: Card; target: Seat } | 'rest'>('chooseAttack', {
  seats: (_g, notes) => only(notes.seat),
  ask: () => ({ kind: 'attack', rule: 'VOL-3' }),
  candidates: (g, _notes, seat) => [
    ...[...new Set(g.hands[seat])].flatMap((card) => g.lives.map((_, target) => ({ card, target }))),
    'rest',
  ],
  forbids: (g, _notes, seat, option) =>
    option === 'rest' || (ATTACKS.includes(option.card) && option.target !== seat && g.lives[option.target]! > 0) ? null : 'VOL-3',
  choose(g, _notes, seat, option) {
    if (option === 'rest') return answer()
    discard(g, seat, option.card)
    const notes: Attack = { seat, card: option.card, target: option.target, dodged: false, boosts: 0 }
    return call(attack, notes)
  },
})

interface Attack {
  seat: Seat
  card: Card
  target: Seat
  dodged: boolean
  boosts: number
}

/** VOL-4 Others may respond; then, unless dodged, the target chooses the order of the effects. */
const attack = sequence<Volley, Attack>('attack', {
  respond: (g, notes) =>
    call(respond, { order: [notes.target, ...alive(g).filter((seat) => seat !== notes.target)], passes: 0, target: notes.target }),
  effects(_g, notes) {
    if (notes.dodged) return answer()
    const effects = [
      'hit',
      ...(notes.card === 'burn' ? ['burn'] : []),
      ...(notes.card === 'shock' ? ['drop'] : []),
      ...Array.from({ length: notes.boosts }, (_, i) => `boost ${i + 1}`),
    ]
    if (effects.length === 1) return effectCall('hit', notes.target)
    return call(chooseEffect, { seat: notes.target, todo: effects })
  },
  /** VOL-8 A player without life is out and reveals their hand. */
  settle(g, notes) {
    if (g.lives[notes.target]! > 0) return
    tell?.({ kind: 'out', rule: 'VOL-8', seat: notes.target, hand: [...g.hands[notes.target]!], reveals: true })
    g.discard.push(...g.hands[notes.target]!.splice(0))
  },
})

const effectCall = (label: string, target: Seat): Frame => (label === 'drop' ? call(dropCard, { target }) : call(effect, { label, target }))

/** VOL-4 The target chooses which effect comes next. */
const chooseEffect = choice<Volley, { seat: Seat; todo: string[] }, string>('chooseEffect', {
  forced: true,
  seats: (_g, { seat, todo }) => (todo.length > 0 ? [seat] : []),
  ask: () => ({ kind: 'effect', rule: 'VOL-4' }),
  candidates: (_g, { todo }) => [...todo],
  choose(_g, { todo }, seat, label) {
    remove(todo, label)
    return effectCall(label, seat)
  },
})

const PASS = 'pass'

/** VOL-4 All respond in turn until all have passed in a row. VOL-5 Only the target may dodge. VOL-6 Only the others may boost. */
const respond = choice<Volley, { order: Seat[]; passes: number; target: Seat }, Card | typeof PASS>('respond', {
  seats: (_g, { order, passes }) => (passes < order.length ? [order[0]!] : []),
  ask: () => ({ kind: 'respond', rule: 'VOL-4' }),
  candidates: (g, _notes, seat) => [...new Set(g.hands[seat]), PASS],
  forbids: (_g, notes, seat, card) => {
    if (card === PASS) return null
    if (card === 'dodge') return seat === notes.target ? null : 'VOL-5'
    return card === 'boost' && seat !== notes.target ? null : 'VOL-6'
  },
  choose(g, notes, seat, card) {
    notes.order.push(notes.order.shift()!)
    notes.passes = card === PASS ? notes.passes + 1 : 0
    if (card === PASS) return
    const open = current(g, attack)
    discard(g, seat, card)
    if (card === 'dodge') open.dodged = true
    else open.boosts++
  },
})

const effect = sequence<Volley, { label: string; target: Seat }>('effect', {
  apply(g, { label, target }) {
    const damage = label === 'hit' ? 2 : 1
    g.lives[target]! -= damage
    tell?.({ kind: 'damage', rule: 'VOL-4', target, label, damage })
  },
})

/** VOL-7 A shock makes the target lose a random card. */
const dropCard = chance<Volley, { target: Seat }, Card | 'none'>('dropCard', {
  draw: (g, { target }, luck) => (g.hands[target]!.length === 0 ? 'none' : g.hands[target]![luck.below(g.hands[target]!.length)]!),
  outcomes: (g, { target }) => (g.hands[target]!.length === 0 ? [['none', 1]] : g.hands[target]!.map((card) => [card, 1])),
  happen(g, { target }, card) {
    if (card !== 'none') {
      remove(g.hands[target]!, card)
      g.discard.push(card)
    }
    tell?.({ kind: 'drop', rule: 'VOL-7', target, card })
    return answer()
  },
  write: (card) => card,
  read: (text) => text as Card | 'none',
})

const supply = (g: Volley): Card[] => (g.pile.length > 0 ? g.pile : g.discard)
const alive = (g: Volley): Seat[] => g.lives.flatMap((lives, seat) => (lives > 0 ? [seat] : []))

/** Whether it is this seat's turn, or an attack on it is in progress. */
const isBusyWith = (g: Volley, seat: Seat): boolean => current(g, battle).seat === seat || openNotes(g, attack)?.target === seat

/** Removes a seat from the open window: the seats that have passed come last. */
function withdraw(g: Volley, seat: Seat): void {
  const window = openNotes(g, respond)
  const at = window?.order.indexOf(seat) ?? -1
  if (window === undefined || at < 0) return
  if (at >= window.order.length - window.passes) window.passes--
  window.order.splice(at, 1)
}

function discard(g: Volley, seat: Seat, card: Card): void {
  remove(g.hands[seat]!, card)
  g.discard.push(card)
  tell?.({ kind: 'play', rule: 'VOL-3', seat, card, uses: card })
}

const allCards = (): Card[] => (Object.keys(COPIES) as Card[]).flatMap((card) => Array.from({ length: COPIES[card] }, () => card))

export const volley: Game<Volley> = {
  id: 'volley',
  title: 'Volley',
  version: 1,
  modes: { standard: { title: 'Standard', seats: [2, 3] } },
  asksAnyway: { chooseAttack: 'not to ask would tell what the hand lacks', respond: 'not to ask would tell what the hand lacks' },
  rules: rulebook(battle, drawCard, chooseAttack, attack, respond, chooseEffect, effect, dropCard),
  setup: ({ seats }) => ({
    stack: [call(battle, { seat: 0 })],
    lives: Array.from({ length: seats }, () => 6),
    hands: Array.from({ length: seats }, () => []),
    pile: allCards(),
    discard: [],
    turn: 1,
  }),
  arrange(partial, settings) {
    const g = volley.setup(settings)
    const { hands } = (partial ?? {}) as { hands?: Card[][] }
    hands?.forEach((hand, seat) => {
      for (const [i, card] of hand.entries())
        if (!remove(g.pile, card))
          throw new BadInput(['hands', seat, i], card, { message: `one of ${Object.keys(COPIES).join(', ')} that is left` })
      g.hands[seat] = [...hand].toSorted()
    })
    g.stack = [{ ...call(battle, { seat: 0 }), step: 'attack' }]
    return g
  },
  result(g) {
    if (g.stack.length > 0) return null
    const groups = new Map<number, Seat[]>()
    g.lives.forEach((lives, seat) => groups.set(Math.max(0, lives), [...(groups.get(Math.max(0, lives)) ?? []), seat]))
    return { ranking: [...groups].toSorted(([a], [b]) => b - a).map(([, seats]) => seats), rule: 'VOL-2' }
  },
  clone: (g) => ({
    stack: copy(g.stack),
    lives: [...g.lives],
    hands: g.hands.map((hand) => [...hand]),
    pile: [...g.pile],
    discard: [...g.discard],
    turn: g.turn,
  }),
  view: (g, seat) =>
    copy({
      stack: g.stack,
      lives: g.lives,
      hands: g.hands.map((hand, of) => (of === seat ? hand : hand.length)),
      pile: g.pile.length,
      discard: g.discard,
      turn: g.turn,
    }) as never,
  imagine(g, seat, luck) {
    const twin = volley.clone(g)
    const unseen = [...twin.pile, ...twin.hands.flatMap((hand, of) => (of === seat ? [] : hand))].toSorted()
    twin.hands.forEach((hand, of) => {
      if (of !== seat) twin.hands[of] = hand.map(() => unseen.splice(luck.below(unseen.length), 1)[0]!).toSorted()
    })
    twin.pile = unseen
    return twin
  },
  /** VOL-9 A player who leaves is out and reveals their hand; their turn, or an attack on them, is over. */
  leave(g, seat) {
    const over = isBusyWith(g, seat)
    tell?.({ kind: 'out', rule: 'VOL-9', seat, hand: [...g.hands[seat]!], reveals: true })
    g.lives[seat] = 0
    g.discard.push(...g.hands[seat]!.splice(0))
    if (over) unwind(g, battle, 'nextTurn')
    else withdraw(g, seat)
  },
  leaveCloses: (g, leaver) => (isBusyWith(g, leaver) ? 'VOL-9' : null),
  write: (option: string | { card: Card; target: Seat }) => (typeof option === 'string' ? option : `${option.card} ${option.target}`),
  draw: (view) => JSON.stringify(view, null, 1),
  pieces: () => Object.keys(COPIES),
}
