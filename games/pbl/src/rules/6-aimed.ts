import { tell } from '../tell.ts'
import type { At, Doing } from '../terms.ts'
import { answer, call, chance, sequence, type Flow, type Seat } from '@robodrome/kernel'
import { LIMBS, SLOTS } from '../content/index.ts'
import { choice } from '../rule.ts'
import { NOBODY, type CardName, type Pbl, type SideId } from '../state.ts'
import { activeFirst, isActiveLimb, isTarget, living, membersOf, ofSide, opponentsOf, robotOf, sideOf, voiceOf } from '../vocabulary.ts'
import { forget, handSeers, seatsIn, setKnown, showToHand, slipToHand, take } from '../zones.ts'
import { loseHangar } from './4-hangar.ts'
import { discardCards, keepHandLimit } from './4-draw.ts'
import { dismissExpert } from './4-pilot.ts'
import { rollD20 } from './5-dice.ts'
import { attachMalfunction, regenerate, wreck } from './5-blow-off.ts'
import type { AimedEffect, Target } from '../shapes.ts'

// 6 Cards that name a target.

/** Everything an effect could be aimed at now. */
export function targetsFor(g: Pbl, seat: Seat, effect: AimedEffect): Target[] {
  const own = sideOf(g, seat)
  switch (effect.do) {
    case 'malfunction':
      return limbs(living(g), (side, slot) => isActiveLimb(g.sides[side]!, slot) && g.sides[side]!.slots[slot]!.malfunction === NOBODY)
    case 'wreck':
      return limbs(living(g), (side, slot) => isActiveLimb(g.sides[side]!, slot) && g.sides[side]!.slots[slot]!.stack.length > 0)
    case 'regenerate':
      return limbs([own], (side, slot) => slot < LIMBS.length && g.sides[side]!.slots[slot]!.dead)
    case 'decoy':
      return limbs([own], (side, slot) => isTarget(g.sides[side]!, slot) && slot !== g.combat?.target)
    case 'bounce':
      return (effect.whose === 'any' ? living(g) : opponentsOf(g, own)).flatMap((side) =>
        g.sides[side]!.crew.map((card) => ({ side, card })),
      )
    case 'unseat':
    case 'gamble':
      return opponentsOf(g, own).flatMap((side) => (g.sides[side]!.expert === null ? [] : [{ side }]))
    case 'burn hangar':
      return opponentsOf(g, own).flatMap((side) => (g.sides[side]!.hangars.length === 0 ? [] : [{ side }]))
    case 'curse':
      return living(g).map((side) => ({ side }))
    case 'discard':
    case 'steal':
    default:
      return opponentsOf(g, own).flatMap((side) =>
        membersOf(g, side).flatMap((other) => (g.hands[other]!.length === 0 ? [] : [{ side, seat: other }])),
      )
  }
}

function limbs(sides: SideId[], fits: (side: SideId, slot: number) => boolean): Target[] {
  const found: Target[] = []
  for (const side of sides) for (let slot = 0; slot < SLOTS.length; slot++) if (fits(side, slot)) found.push({ side, slot })
  return found
}

const NO_TARGET: Doing<'none'> = { kind: 'none' }
const targetOption = (g: Pbl, target: Target): Doing<'target'> => ({
  kind: 'target',
  robot: robotOf(g, target.side),
  mates: membersOf(g, target.side).length > 1,
  ...target,
})

/** A target as events name it. */
const aimOf = (g: Pbl, { side, slot, card, seat }: Target): At => ({
  robot: robotOf(g, side),
  ...(slot === undefined ? {} : { slot: SLOTS[slot]! }),
  ...(card === undefined ? {} : { card }),
  ...(seat === undefined ? {} : { seat }),
})

/** DP-TARGET: one of the targets; "none" where the card says "may". */
export const chooseTarget = choice<{ seat: Seat; card: CardName; effect: AimedEffect }, Doing<'target' | 'none'>>('chooseTarget', {
  seats: (_g, notes) => [notes.seat],
  ask: (_g, { card, effect }) => ({ kind: 'chooseTarget', rule: 'PBL-PRIO-11', card, may: isOptional(effect) }),
  candidates(g, { seat, effect }) {
    const found = targetsFor(g, seat, effect).map((target) => targetOption(g, target))
    return isOptional(effect) ? [...found, NO_TARGET] : found
  },
  absent: (_g, _notes, _seat, options) => options.find(({ kind }) => kind === 'none') ?? options[0]!,
  choose(_g, _notes, _seat, option) {
    if (option.kind === 'none') return answer('none')
    const { kind: _kind, robot: _robot, mates: _mates, ...target } = option
    return answer(target)
  },
})

const isOptional = (effect: AimedEffect): boolean =>
  effect.do === 'unseat' || ((effect.do === 'bounce' || effect.do === 'regenerate') && effect.may)

/** PBL-PRIO-11 What cannot be done is left out: without a target nothing is asked. */
export const aimed = sequence<Pbl, { seat: Seat; card: CardName; effect: AimedEffect; to: Target | 'none'; rolled: number[] }>('aimed', {
  aim: (g, { seat, card, effect }) =>
    targetsFor(g, seat, effect).length === 0 ? answer() : call(chooseTarget, { seat, card, effect: { ...effect } }, 'to'),
  roll: (_g, { effect, to }) => (to !== 'none' && effect.do === 'gamble' ? call(rollD20, { count: 1, sides: 20 }, 'rolled') : undefined),
  apply(g, { seat, card, effect, to, rolled }): Flow {
    if (to === 'none') return undefined
    tell?.({ kind: 'aim', rule: 'PBL-PRIO-2', seat, card, at: aimOf(g, to), effect: effect.do })
    return APPLY[effect.do](g, seat, to, { effect, rolled, card })
  },
})

type Apply = (g: Pbl, seat: Seat, to: Target, more: { effect: AimedEffect; rolled: number[]; card: CardName }) => Flow

const APPLY: Record<AimedEffect['do'], Apply> = {
  malfunction: (g, seat, to) => attachMalfunction(g, sideOf(g, seat), to.side, to.slot!),
  wreck: (g, _seat, to) => wreck(g, to.side, to.slot!),
  regenerate: (g, _seat, to) => regenerate(g, to.side, to.slot!),
  unseat: (g, _seat, to) => dismissExpert(g, to.side),
  gamble(g, _seat, to, { effect, rolled }) {
    const success = effect.do === 'gamble' && rolled[0]! >= effect.from
    tell?.({ kind: 'gamble', rule: 'PBL-PILOT-4', rolled: rolled[0]!, ...ofSide(g, to.side), success })
    if (success) dismissExpert(g, to.side)
  },
  bounce(g, _seat, to) {
    take(g.sides[to.side]!.crew, to.card!)
    const seat = voiceOf(g, to.side)
    showToHand(g, seat, to.card!)
    tell?.({ kind: 'bounce', rule: 'PBL-CREW-5', card: to.card!, ...ofSide(g, to.side) })
    return call(keepHandLimit, { todo: activeFirst(g, membersOf(g, to.side)) })
  },
  curse(g, seat, to, { card }) {
    take(g.sides[sideOf(g, seat)]!.crew, card)
    g.sides[to.side]!.curse = { owner: sideOf(g, seat), counter: 3 }
  },
  discard: (_g, _seat, to, { effect }) => call(discardCards, { seat: to.seat!, left: effect.do === 'discard' ? effect.n : 0 }),
  'burn hangar': (g, _seat, to) => loseHangar(g, to.side),
  steal: (_g, seat, to) => call(steal, { seat, from: to.seat!, card: '' }),
  decoy(g, _seat, to) {
    g.combat!.target = to.slot!
  },
}

/** AC21 One random card from the hand of another: both know it, and it has a new owner. */
const steal = sequence<Pbl, { seat: Seat; from: Seat; card: CardName }>('steal', {
  grab: (_g, { from }) => call(pickFromHands, { seats: [from] }, 'card'),
  take(g, notes) {
    const { seat, from, card } = notes
    notes.card = ''
    take(g.hands[from]!, card)
    const insiders = handSeers(g, seat) | handSeers(g, from)
    forget(g, sideOf(g, from), insiders, true)
    setKnown(g, card, insiders)
    slipToHand(g, seat, card)
    tell?.({ kind: 'steal', rule: 'PBL-SHOP-7', seat, from, reveals: true, secret: { to: seatsIn(insiders), card } })
    return call(keepHandLimit, { todo: [seat] })
  },
})

/** A random card of the hands of some seats. */
export const pickFromHands = chance<Pbl, { seats: Seat[] }, CardName>('pickFromHands', {
  draw: (g, { seats }, luck) => {
    const cards = seats.flatMap((seat) => g.hands[seat]!)
    return cards[luck.below(cards.length)]!
  },
  outcomes: (g, { seats }) => seats.flatMap((seat) => g.hands[seat]!).map((card) => [card, 1]),
  write: (card) => card,
  read: (text) => text,
})

export const aimedRules = [chooseTarget, aimed, steal, pickFromHands]
