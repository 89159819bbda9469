import type { Frame, Seat } from '@robodrome/kernel'
import type { Option } from './terms.ts'

/** The parts of an older position that have changed since. */
interface Before2 {
  stack: Frame[]
  config: { bombs: string; sides: number; players: number }
  turnsLeft: number
  sides: { noAttackNextTurn?: boolean; barred: Seat[] }[]
}

interface Before4 {
  stack: Frame[]
  sides: { slots: { malfunction: number; fault: string | null }[]; curse: { card: string } | null }[]
}

/** Each brings a saved position from one version to the next. */
export const migrations = {
  /** Turns left no longer count the one in progress, Demolition bars players, not sides, and a limit stands beside the kind of bombs. */
  1(old: Before2): void {
    if (old.turnsLeft > 0) old.turnsLeft--
    if (old.config.bombs === 'limited') old.config.bombs = 'free'
    old.sides.forEach((side, id) => {
      const members = Array.from({ length: old.config.players }, (_, seat): Seat => seat).filter((seat) => seat % old.config.sides === id)
      side.barred = side.noAttackNextTurn === true ? members : []
      delete side.noAttackNextTurn
    })
    for (const { rule, notes } of old.stack) if (rule === 'throwMore') (notes as { mates: number }).mates = 0
  },
  /** Secret picks are options with a kind, and the question for a target knows its card. */
  2({ stack }: { stack: Frame[] }): void {
    const picked = (notes: { picks: unknown[] }, option: (pick: string) => Option): void => {
      notes.picks = notes.picks.map((pick) => (typeof pick === 'string' ? option(pick) : pick))
    }
    stack.forEach(({ rule, notes }, i) => {
      if (rule === 'keepHand' || rule === 'openGame') picked(notes, (hand) => ({ kind: 'keep hand', hand: hand === 'A' ? 'A' : 'B' }))
      if (rule === 'sendPilot' || rule === 'match') picked(notes, (card) => ({ kind: 'pilot', card }))
      if (rule === 'chooseTarget') (notes as { card: string }).card = (stack[i - 1]!.notes as { card: string }).card
    })
  },
  /** What lies on limbs and decks is named, and a curse says how it works. */
  3({ stack, sides }: Before4): void {
    for (const { slots, curse } of sides) {
      for (const slot of slots) slot.fault = slot.malfunction < 0 ? null : 'Malfunction'
      if (curse !== null) curse.card = 'Curse of Threes'
    }
    for (const { notes } of stack) {
      const { effect } = notes as { effect?: { do: string } }
      if (effect?.do === 'curse') Object.assign(effect, { dice: 3, face: 3, counter: 3 })
    }
  },
}
