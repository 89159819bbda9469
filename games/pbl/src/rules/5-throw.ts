import type { OptionOf, RefusalId } from '../terms.ts'
import { tell } from '../tell.ts'
import { answer, call, NO_ONE, only, type Flow, type Frame, type Seat } from '@robodrome/kernel'
import { cardOf, LEFT_SHOULDER, RIGHT_SHOULDER } from '../content/index.ts'
import { choice, sequence } from '../rule.ts'
import { ATTACK, DEFENSE, NOBODY, type CardName, type Pbl, type SideId } from '../state.ts'
import { armorAt, limbArmorAt, ofSide, robotOf, sideOf, voiceOf } from '../vocabulary.ts'
import { seatsIn, slipToScrap, teamMask } from '../zones.ts'
import { storageOptions } from './5-attack.ts'
import { combatRoll, rollNotes } from './5-dice.ts'
import { useBomb } from './5-fight.ts'

type Which = typeof ATTACK | typeof DEFENSE
const ENOUGH: OptionOf<'enough'> = { kind: 'enough' }
const thrownAs = (of: Which): 'bomb' | 'shield' => (of === ATTACK ? 'bomb' : 'shield')
const sideIn = (g: Pbl, of: Which): SideId => (of === ATTACK ? g.combat!.attacker : g.combat!.defender)

/** Finds the limb armor with which a side attacks or defends. */
const armorIn = (g: Pbl, of: Which) => limbArmorAt(g, g.sides[sideIn(g, of)]!, of === ATTACK ? g.combat!.limb : g.combat!.target)

/** Returns the rule that forbids throwing another card now, or null. */
export function forbidsThrow(g: Pbl, side: SideId): RefusalId | null {
  const { bombs, bombLimit } = g.config
  if (bombs === 'none') return 'PBL-MODE-9'
  if (bombs === 'predetermined' && g.combat!.phase === 'open') return 'PBL-MODE-7'
  return bombLimit > 0 && g.combat!.thrown[side === g.combat!.attacker ? ATTACK : DEFENSE] >= bombLimit ? 'PBL-MODE-8' : null
}

/** A card goes face down to the scrap heap as a bomb or shield. */
export function throwCard(g: Pbl, seat: Seat, card: CardName): void {
  const side = sideOf(g, seat)
  const of = side === g.combat!.attacker ? ATTACK : DEFENSE
  slipToScrap(g, seat, card)
  g.combat!.thrown[of]++
  tell?.({
    kind: 'throw',
    rule: 'PBL-CMB-7',
    seat,
    robot: robotOf(g, side),
    as: thrownAs(of),
    secret: { to: seatsIn(teamMask(g, side)), card },
  })
}

/** PBL-CMB-7 The player may throw more cards, then adds ticks, then rolls once. */
export const throwCards = sequence<{ of: Which; seat: Seat; count: number; ticks: number }>('throwCards', {
  more: (_g, { of, seat }) => call(throwMore, { of, seat, count: 1, exactly: NOBODY, mates: 0 }, 'count'),
  unite: (g, { of, count }) => uniting(g, of, count),
  roll: (g, { of, count, ticks }) => call(combatRoll, rollNotes(of, { thrown: count * dicePerCard(g, of) + ticks })),
})

/** Returns how many dice each thrown card gives. */
const dicePerCard = (g: Pbl, of: Which): number => {
  const { expert } = g.sides[sideIn(g, of)]!
  const card = expert === null ? null : cardOf(g, expert)
  return card?.kind === 'expert' ? (card.dicePerCard ?? 1) : 1
}

/**
 * The player throws one more card or stops. With `exactly`, a predetermined attack must throw the number of cards it named. The player may
 * throw fewer if teammates, who hold `mates` cards, can throw the rest later.
 */
export const throwMore = choice<{ of: Which; seat: Seat; count: number; exactly: number; mates: number }, OptionOf<'throw' | 'enough'>>(
  'throwMore',
  {
    seats: (g, { of, seat, count, exactly }) =>
      g.hands[seat]!.length > 0 && (exactly === NOBODY ? forbidsThrow(g, sideIn(g, of)) === null : count < exactly) ? only(seat) : NO_ONE,
    ask: (_g, { of, count }) => ({ kind: 'throwMore', rule: 'PBL-CMB-7', as: thrownAs(of), count }),
    candidates(g, { of }, seat) {
      const found: OptionOf<'throw' | 'enough'>[] = []
      for (const card of g.hands[seat]!) found.push({ kind: 'throw', card, as: thrownAs(of) })
      found.push(ENOUGH)
      return found
    },
    forbids(g, { of, count, exactly, mates }, _seat, option) {
      if (option.kind === 'enough') return exactly === NOBODY || exactly - count <= mates ? null : 'PBL-MODE-7'
      return forbidsThrow(g, sideIn(g, of))
    },
    absent: (_g, _notes, _seat, options) => options.find(({ kind }) => kind === 'enough') ?? options[0]!,
    choose(g, notes, seat, option): Flow {
      if (option.kind === 'enough') return answer(notes.count)
      throwCard(g, seat, option.card)
      notes.count++
      const full = g.hands[seat]!.length === 0 || notes.count === notes.exactly
      return full ? answer(notes.count) : undefined
    },
  },
)

/** The counter of a shoulder may add dice to thrown cards. */
function uniting(g: Pbl, of: Which, count: number): Frame | undefined {
  const most = mostTicks(g, of, count)
  return most > 0 ? call(unite, { of, most }, 'ticks') : undefined
}

function mostTicks(g: Pbl, of: Which, count: number): number {
  const side = g.sides[sideIn(g, of)]!
  const slot = uniteSlot(g, of)
  return slot === NOBODY ? 0 : Math.min(count, side.slots[slot]!.counter)
}

function uniteSlot(g: Pbl, of: Which): number {
  for (const slot of [LEFT_SHOULDER, RIGHT_SHOULDER]) {
    const card = armorAt(g, g.sides[sideIn(g, of)]!, slot)
    if (card?.kind === 'shoulder' && card.unites?.with === (of === ATTACK ? 'bomb' : 'shield')) return slot
  }
  return NOBODY
}

/** PBL-CMB-7 (DP-UNITE) For each thrown card, the counter may add one die. */
export const unite = choice<{ of: Which; most: number }, OptionOf<'ticks'>>('unite', {
  seats: (g, { of }) => only(voiceOf(g, sideIn(g, of))),
  ask: (_g, { of, most }) => ({ kind: 'unite', rule: 'PBL-CMB-7', as: thrownAs(of), most }),
  candidates: (_g, { most }) => Array.from({ length: most + 1 }, (_, count) => ({ kind: 'ticks', count })),
  absent: (_g, _notes, _seat, options) => options[0]!,
  choose(g, { of }, _seat, { count: ticks }) {
    const side = sideIn(g, of)
    const slot = g.sides[side]!.slots[uniteSlot(g, of)]!
    slot.counter -= ticks
    const card = armorAt(g, g.sides[side]!, uniteSlot(g, of))!
    if (ticks > 0)
      tell?.({
        kind: 'unite',
        rule: 'PBL-CMB-7',
        ...ofSide(g, side),
        card: card.name,
        ticks,
        counter: slot.counter,
        uses: `card ${card.name}`,
      })
    return answer(ticks)
  },
})

/** PBL-CMB-8 The player adds more storage bombs at once, or stops. */
export const useStorage = choice<{ of: Which; seat: Seat }, OptionOf<'storage' | 'enough'>>('useStorage', {
  seats: (g, { of, seat }) => (g.sides[sideIn(g, of)]!.bombs.length > 0 ? only(seat) : NO_ONE),
  ask: () => ({ kind: 'useStorage', rule: 'PBL-CMB-8' }),
  candidates: (g, { of }) => [...storageOptions(g.sides[sideIn(g, of)]!.bombs), ENOUGH],
  absent: () => ENOUGH,
  choose(g, { of }, _seat, option) {
    if (option.kind === 'enough') return answer()
    useBomb(g, sideIn(g, of), option.value)
    return undefined
  },
})

/** PBL-MODE-7, -17 Before the initial rolls, each side throws cards and uses storage bombs; their dice are rolled with the initial ones. */
export const throwBefore = sequence<{ of: Which; todo: Seat[]; dice: number; count: number; ticks: number }>('throwBefore', {
  next(g, notes): Flow {
    const seat = notes.todo[0]
    if (seat === undefined) return answer(notes.dice)
    const owed = notes.of === ATTACK && g.config.bombs === 'predetermined' ? g.combat!.named.bombs - g.combat!.thrown[ATTACK] : NOBODY
    notes.count = 0
    notes.ticks = 0
    const mates = notes.todo.slice(1).reduce((sum, mate) => sum + g.hands[mate]!.length, 0)
    return owed === 0 ? undefined : call(throwMore, { of: notes.of, seat, count: 0, exactly: owed, mates }, 'count')
  },
  unite: (g, { of, count }) => uniting(g, of, count),
  tally(g, notes) {
    notes.dice += notes.count * dicePerCard(g, notes.of) + notes.ticks
    notes.todo.shift()
    if (notes.todo.length > 0) return { goto: 'next' }
    return undefined
  },
  storage(g, notes): Flow {
    if (g.config.bombs !== 'predetermined') return undefined
    if (notes.of === ATTACK) for (const value of g.combat!.named.storage) useBomb(g, g.combat!.attacker, value)
    else return call(useStorage, { of: notes.of, seat: voiceOf(g, g.combat!.defender) })
    return undefined
  },
  done: (_g, notes) => answer(notes.dice),
})

const FIXES = [0, 1, 2, 3, 4, 5, 6].map((value): OptionOf<'fix'> => ({ kind: 'fix', value }))

/** PBL-CMB-2 (DP-PRESET) One of the side's initial dice may be fixed at a value. */
export const fixDie = choice<{ of: Which }, OptionOf<'fix'>>('fixDie', {
  seats: (g, { of }) => only(voiceOf(g, sideIn(g, of))),
  ask: () => ({ kind: 'fixDie', rule: 'PBL-CMB-2' }),
  candidates: () => FIXES,
  absent: () => FIXES[6]!,
  choose(g, { of }, _seat, { value }) {
    if (value > 0)
      tell?.({
        kind: 'fix die',
        rule: 'PBL-CMB-2',
        ...ofSide(g, sideIn(g, of)),
        value,
        uses: `card ${armorIn(g, of)!.name}`,
      })
    return answer(value)
  },
})

export const throwRules = [throwCards, throwMore, unite, useStorage, throwBefore, fixDie]
