import type { Color } from '@robodrome/volt/page'
import type { Seat } from '@robodrome/kernel'
import { useSyncExternalStore } from 'react'
import type { BoardProps } from '../board.ts'

/** A die on a key, as the notation has it: `II B3 SE`. */
export interface Placing {
  unit: string
  color: Color
  value: number
  key: string
}

export function placingOf(text: string | null): Placing | null {
  const [, unit, face, value, key] = /^(I{1,3}) ([BR])([1-6]) ([NS]?[EW]?)$/.exec(text ?? '') ?? []
  return unit === undefined || key === undefined ? null : { unit, color: face === 'B' ? 'blue' : 'red', value: Number(value), key }
}

export const placingText = ({ unit, color, value, key }: Placing): string => `${unit} ${color === 'blue' ? 'B' : 'R'}${value} ${key}`

/** The die that is held before it has a key: whose it is, its colour, its number. */
type Held = { seat: Seat | null; color: Color; value: number }

let held: Held = { seat: null, color: 'blue', value: 1 }
const ears = new Set<() => void>()
const subscribe = (ear: () => void): (() => void) => {
  ears.add(ear)
  return () => ears.delete(ear)
}
function hold(next: Held): void {
  held = next
  for (const ear of ears) ear()
}

export interface Hand {
  color: Color
  value: number
  /** The unit that comes next. */
  unit: string
  /** All that may be placed. */
  open: readonly Placing[]
  pick(change: Partial<Pick<Placing, 'color' | 'value'>>): void
  /** Chooses a key for the die that is held; one that is refused tells why. */
  press(unit: string, key: string): void
}

/** The die in hand while a program is made: part of what is chosen, or what was last picked by this seat. */
export function useHand({ snapshot, seat, chosen, select }: BoardProps): Hand {
  const now = useSyncExternalStore(subscribe, () => held)
  const open = snapshot.options.flatMap(({ text }) => placingOf(text) ?? [])
  const placing = placingOf(chosen)
  const last = placing ?? (now.seat === seat ? now : { color: 'blue' as const, value: 1 })
  const color = open.some((each) => each.color === last.color) ? last.color : (open[0]?.color ?? last.color)
  const { value } = last
  const unit = placing?.unit ?? open[0]?.unit ?? ''
  return {
    color,
    value,
    unit,
    open,
    pick(change) {
      const wanted = { color, value, ...change }
      if (!open.some((each) => each.color === wanted.color)) return select(refusalFor(snapshot, { ...wanted, unit, key: 'N' }))
      hold({ seat, ...wanted })
      if (placing !== null) select(placingText(nearest(open, { ...placing, ...change })))
    },
    press(at, key) {
      const text = placingText({ unit: at, color, value, key })
      hold({ seat, color, value })
      select(snapshot.options.some((option) => option.text === text) ? text : refusalFor(snapshot, { unit: at, color, value, key }))
    },
  }
}

const KEYS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW']
/** How many keys lie between two, either way round. */
const apart = (a: string, b: string): number => {
  const between = Math.abs(KEYS.indexOf(a) - KEYS.indexOf(b))
  return Math.min(between, KEYS.length - between)
}

/** The same die on the key that comes nearest, among those that may be placed. */
function nearest(open: readonly Placing[], wanted: Placing): Placing {
  const same = open.filter(({ unit, color, value }) => unit === wanted.unit && color === wanted.color && value === wanted.value)
  return same.toSorted((a, b) => apart(a.key, wanted.key) - apart(b.key, wanted.key))[0] ?? wanted
}

/** The refusal that says why; of other units the game names one key only. */
function refusalFor({ refusals }: BoardProps['snapshot'], wanted: Placing): string {
  const text = placingText(wanted)
  const near = refusals.find((each) => each.text === text) ?? refusals.find((each) => each.text === placingText({ ...wanted, key: 'N' }))
  return near?.text ?? text
}
