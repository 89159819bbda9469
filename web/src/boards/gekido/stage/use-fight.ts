import type { CommandId, View } from '@robodrome/gekido/page'
import type { Event, Seat } from '@robodrome/kernel'
import { useRef } from 'react'

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
  const { kind } = event
  if (kind === 'roll' || kind === 'reroll' || kind === 'sixth die')
    return { seat: event['seat'] as Seat, roll: event['roll'] as number, free: event['free'] as string, locked: event['locked'] as string }
  if (kind === 'command') return { seat: event['seat'] as Seat, command: event['command'] as CommandId }
  if (kind === 'lock') return { seat: event['seat'] as Seat, command: event['command'] as CommandId, locked: event['locked'] as string }
  return kind === 'success' || kind === 'malfunction' ? { seat: event['seat'] as Seat, command: event['command'] as CommandId } : null
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
