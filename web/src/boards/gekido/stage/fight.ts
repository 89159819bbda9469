import type { CommandId, View } from '@robodrome/gekido/page'
import type { Seat } from '@robodrome/kernel'

/** The attack as the tray shows it. */
export interface Fight {
  seat: Seat
  roll: number
  command: CommandId | null
  free: string
  locked: string
  withheld: boolean
  discarded: number
}

/** The current attack. */
export const fightIn = ({ attack, active }: View): Fight | null =>
  attack && {
    seat: active,
    roll: attack.roll,
    command: attack.command === '' ? null : attack.command,
    free: attack.free,
    locked: attack.locked,
    withheld: attack.withheld,
    discarded: attack.discarded,
  }
