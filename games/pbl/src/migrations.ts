import type { Frame, Seat } from '@robodrome/kernel'
import type { Option } from './terms.ts'

/** The parts of an older position that have changed since. */
interface Before2 {
  stack: Frame[]
  config: { bombs: string; sides: number; players: number }
  turnsLeft: number
  sides: { noAttackNextTurn?: boolean; barred: Seat[] }[]
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
}
