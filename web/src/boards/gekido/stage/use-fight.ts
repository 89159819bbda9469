import type { CommandId, Happening, View } from '@robodrome/gekido/page'
import type { Seat, Seen } from '@robodrome/kernel'
import { useRef } from 'react'

type Event = Seen<Happening>

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

/** What an event of an attack says about the dice; the rest stays as it was. */
function told(event: Event): Partial<Fight> | null {
  if (event.kind === 'roll' || event.kind === 'reroll' || event.kind === 'sixth die')
    return { seat: event.seat, roll: event.roll, free: event.free, locked: event.locked }
  if (event.kind === 'lock') return { seat: event.seat, command: event.command, locked: event.locked }
  return event.kind === 'command' || event.kind === 'success' || event.kind === 'malfunction'
    ? { seat: event.seat, command: event.command }
    : null
}

const fightIn = ({ attack, active }: View): Fight | null =>
  attack && {
    seat: active,
    roll: attack.roll,
    command: attack.command === '' ? null : attack.command,
    free: attack.free,
    locked: attack.locked,
    withheld: attack.withheld,
    discarded: attack.discarded,
  }

/** The attack that is under way, or the one whose end is just being shown. */
export function useFight(view: View, showing: Event | null): Fight | null {
  const last = useRef<Fight | null>(null)
  const event = showing === null ? null : told(showing)
  const now = fightIn(view)
  if (event === null) last.current = now ?? (showing === null ? null : last.current)
  else {
    const before = last.current?.seat === event.seat ? last.current : null
    last.current = { ...(before ?? now ?? NO_FIGHT), ...event }
  }
  return last.current
}

const NO_FIGHT: Fight = { seat: 0, roll: 0, command: null, free: '', locked: '', withheld: false, discarded: 0 }
