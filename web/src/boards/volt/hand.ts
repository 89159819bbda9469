import { PLACES, placeText, type Color, type Dir, type Place, type Placed, type Unit } from '@robodrome/volt/page'
import type { Seat } from '@robodrome/kernel'
import { useSyncExternalStore } from 'react'
import type { BoardProps, Snapshot } from './model.ts'

/** The die on a key that a move places; null for any other move. */
export const placeNamed = (text: string | null): Place | null => (text === null ? null : (PLACES[text] ?? null))

/** The held die before it has a key: its owner, colour and number. */
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
  /** The next unit; null if there is none. */
  unit: Unit | null
  /** All placements. */
  open: readonly Place[]
  pick(change: Partial<Pick<Place, 'color' | 'value'>>): void
  /** Chooses a key for the held die; a forbidden one is explained. */
  press(unit: Unit | null, key: Dir): void
}

/** The held die during programming: part of the choice, or what this seat picked last. */
export function useHand({ snapshot, seat, chosen, select }: BoardProps): Hand {
  const now = useSyncExternalStore(subscribe, () => held)
  const open = snapshot.options.flatMap(({ option }) => (option.kind === 'place' ? [option] : []))
  const placing = placeNamed(chosen)
  const last = placing ?? (now.seat === seat ? now : { color: 'blue' as const, value: 1 })
  const color = open.some((each) => each.color === last.color) ? last.color : (open[0]?.color ?? last.color)
  const { value } = last
  const unit = placing?.unit ?? open[0]?.unit ?? null
  return {
    color,
    value,
    unit,
    open,
    pick(change) {
      const wanted = { color, value, ...change }
      if (unit !== null && !open.some((each) => each.color === wanted.color))
        return select(refusalFor(snapshot, { ...wanted, unit, key: 0 }))
      hold({ seat, ...wanted })
      if (placing !== null) select(placeText(nearest(open, { ...placing, ...change })))
    },
    press(at, key) {
      if (at === null) return
      const place: Placed = { unit: at, color, value, key }
      hold({ seat, color, value })
      select(snapshot.options.some(({ text }) => text === placeText(place)) ? placeText(place) : refusalFor(snapshot, place))
    },
  }
}

/** The number of keys between two, in the shorter direction. */
const apart = (a: Dir, b: Dir): number => Math.min(Math.abs(a - b), 8 - Math.abs(a - b))

/** The same die on the nearest allowed key. */
function nearest(open: readonly Place[], wanted: Placed): Placed {
  const same = open.filter(({ unit, color, value }) => unit === wanted.unit && color === wanted.color && value === wanted.value)
  return same.toSorted((a, b) => apart(a.key, wanted.key) - apart(b.key, wanted.key))[0] ?? wanted
}

/** The refusal with its reason; for other units, the game lists only one key. */
function refusalFor({ refusals }: Snapshot, wanted: Placed): string {
  const [exact, near] = [placeText(wanted), placeText({ ...wanted, key: 0 })]
  return (refusals.find(({ text }) => text === exact) ?? refusals.find(({ text }) => text === near))?.text ?? exact
}
