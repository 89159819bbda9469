import type { Frame, Seat } from '@robodrome/kernel'

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
}
