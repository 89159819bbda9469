import type { OptionOf, RefusalId } from '../terms.ts'
import { tell } from '../tell.ts'
import { call, current, type Flow, type Frame, type Seat } from '@robodrome/kernel'
import { cardOf, type Boxed } from '../content/index.ts'
import { ALL_WINDOWS, OTHERS_COMBATS, type WindowName } from '../modes.ts'
import { choice, sequence } from '../rule.ts'
import type { CardName, Pbl } from '../state.ts'
import { clockwiseFrom, othersFrom, robotOf, sideOf } from '../vocabulary.ts'
import { playFromHand, showToScrap } from '../zones.ts'
import { asidesOf, isAside, takeAside, type Aside } from './9-asides.ts'
import { forbidsEffect, perform } from './6-effects.ts'

/** A card played, or a pass and how long it lasts. */
type WindowResponse = OptionOf<'play' | 'pass'>
const PASSES = ([null, 'combat', 'turn', 'attacked', 'my turn'] as const).map((until): OptionOf<'pass'> => ({ kind: 'pass', until }))

export const isAnyTime = (g: Boxed, name: CardName): boolean => {
  const card = cardOf(g, name)
  return card.kind === 'action' || (card.kind === 'crew' && card.anyTime !== undefined)
}

/** PBL-PRIO-1, -11 Returns the rule that forbids playing a hand card as an any-time card now, or null. */
export function forbidsPlay(g: Pbl, seat: Seat, name: CardName, inMain: boolean): RefusalId | null {
  const card = cardOf(g, name)
  if (card.kind === 'crew' && card.anyTime !== undefined) return null
  if (card.kind !== 'action') return 'PBL-PRIO-1'
  const phase = g.combat?.phase
  if (card.when === 'combat' && phase !== 'open') return 'PBL-PRIO-1'
  if (card.when === 'combat or strike' && phase !== 'open' && phase !== 'strike') return 'PBL-PRIO-1'
  if (card.when === 'after own attack' && (!inMain || g.turn.attacked.length === 0)) return 'PBL-PRIO-1'
  return forbidsEffect(g, seat, card.effect)
}

/** PBL-PRIO-2 A card is shown, resolved completely, then discarded; a card that says "discard this" is discarded first. */
export const playCard = sequence<{ seat: Seat; card: CardName }>('playCard', {
  show(g, { seat, card }) {
    const side = sideOf(g, seat)
    playFromHand(g, seat, card)
    tell?.({ kind: 'play', rule: 'PBL-PRIO-1', seat, robot: robotOf(g, side), card, reveals: true, uses: `card ${card}` })
    const { kind } = cardOf(g, card)
    if (kind === 'crew') showToScrap(g, side, card)
    else g.played.push({ card, side, combat: g.combat?.phase === 'open' && cardOf(g, card).kind === 'action' && isCombatCard(g, card) })
  },
  resolve(g, { seat, card }) {
    const data = cardOf(g, card)
    const effect = data.kind === 'action' ? data.effect : data.kind === 'crew' ? data.anyTime : undefined
    return effect && perform(g, effect, seat, card)
  },
  discard(g, { card }) {
    const at = g.played.findIndex((other) => other.card === card && !other.combat)
    if (at < 0) return
    const [{ side }] = g.played.splice(at, 1) as [Pbl['played'][number]]
    showToScrap(g, side, card)
  },
})

const isCombatCard = (g: Boxed, name: CardName): boolean => {
  const card = cardOf(g, name)
  return card.kind === 'action' && (card.when === 'combat' || card.when === 'combat or strike')
}

/** An any-time card played in DP-MAIN or DP-COMBAT, and the window after it. */
export const playWithPriority = sequence<{ seat: Seat; card: CardName }>('playWithPriority', {
  play: (_g, notes) => call(playCard, { seat: notes.seat, card: notes.card }),
  others: (g, { seat }) => openWindow(g, 'card', othersFrom(g, seat)),
})

export interface WindowNotes {
  name: WindowName
  /** Seats still to be asked, in order; the first is asked now. */
  queue: Seat[]
}

/**
 * PBL-PRIO-4, -5 Asks these seats in turn; after a card, everybody is asked again, its player last. If there is nobody to ask, there is no
 * window.
 */
export function openWindow(g: Pbl, name: WindowName, queue: Seat[]): Frame | undefined {
  const notes = { name, queue }
  passByOrder(g, notes)
  return queue.length === 0 ? undefined : call(responseWindow, notes)
}

/**
 * PBL-PRIO-8 Seats at the front of the queue pass by standing order. The log shows each as a normal pass, and the length of the order stays
 * secret. They leave the queue, so that withdrawing an order later affects only the windows not yet asked.
 */
export function passByOrder(g: Pbl, notes: WindowNotes): void {
  const asked = firstAsked(g, notes)
  if (asked === 0) return
  for (const seat of notes.queue.splice(0, asked < 0 ? notes.queue.length : asked))
    if (mayBeAsked(g, notes.name, seat) && g.passing[seat] !== null)
      tell?.({ kind: 'standing pass', rule: 'PBL-PRIO-8', seat, reveals: true })
}

export const responseWindow = choice<WindowNotes, WindowResponse | Aside>('window', {
  seats: (g, notes) => windowSeats(g, notes),
  ask: (_g, { name }) => ({ kind: 'window', rule: 'PBL-PRIO-5', after: name }),
  candidates: (g, _notes, seat) => responses(g, seat, false),
  legal: (g, _notes, seat) => responses(g, seat, true),
  tempting: (g, _notes, seat) => g.hands[seat]!.filter((card) => !isAnyTime(g, card)).map((card) => ({ kind: 'play', card })),
  asides: (g, notes, seat) => asidesOf(g, seat, windowSeats(g, notes)),
  forbids: (g, _notes, seat, option) => (option.kind === 'play' ? forbidsPlay(g, seat, option.card, false) : null),
  absent: () => PASSES[0]!,
  choose(g, notes, seat, option): Flow {
    if (isAside(option)) return takeAside(g, seat, option)
    notes.queue.splice(0, notes.queue.indexOf(seat) + 1)
    if (option.kind === 'pass') {
      g.passing[seat] = option.until
      passByOrder(g, notes)
      return undefined
    }
    notes.queue = clockwiseFrom(g, seat)
    if (g.combat?.phase === 'declared' && sideOf(g, seat) !== g.combat.attacker) g.combat.responded = true
    return call(respond, { seat, card: option.card })
  },
})

/** Lists what a seat could do in a window; with `legal`, only what no rule forbids. */
function responses(g: Pbl, seat: Seat, legal: boolean): WindowResponse[] {
  const found: WindowResponse[] = []
  for (const card of g.hands[seat]!)
    if (isAnyTime(g, card) && !(legal && forbidsPlay(g, seat, card, false) !== null)) found.push({ kind: 'play', card })
  for (const pass of PASSES)
    if ((pass.until !== 'combat' || g.combat !== null) && (pass.until !== 'my turn' || seat !== g.turn.seat)) found.push(pass)
  return found
}

/** Plays a card in a window; then the others are asked again. */
export const respond = sequence<{ seat: Seat; card: CardName }>('respond', {
  play: (_g, { seat, card }) => call(playCard, { seat, card }),
  others(g): void {
    passByOrder(g, current(g, responseWindow))
  },
})

function windowSeats(g: Pbl, notes: WindowNotes): Seat[] {
  const at = firstAsked(g, notes)
  return at < 0 ? [] : [notes.queue[at]!]
}

/** The index of the next seat to ask in the queue, or -1 if there is none. */
function firstAsked(g: Pbl, { queue, name }: WindowNotes): number {
  for (let at = 0; at < queue.length; at++) if (g.passing[queue[at]!] === null && mayBeAsked(g, name, queue[at]!)) return at
  return -1
}

/** PBL-PRIO-7 Whether to ask a seat. All are asked except those without cards and those that the table's public settings skip. */
function mayBeAsked(g: Pbl, name: WindowName, seat: Seat): boolean {
  const side = sideOf(g, seat)
  if (g.sides[side]!.out || g.hands[seat]!.length === 0) return false
  const preset = g.config.passes[seat]
  if (preset === undefined || preset.length === 0) return true
  const outside = g.combat !== null && g.combat.attacker !== side && g.combat.defender !== side
  return !preset.includes(ALL_WINDOWS) && !preset.includes(name) && !(outside && preset.includes(OTHERS_COMBATS))
}
