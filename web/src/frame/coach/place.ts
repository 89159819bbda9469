/** The place of a bubble and its pointer. `none` means that it is too far from its subject to point at it. */
export type Place = { x: number; y: number; side: 'right' | 'left' | 'below' | 'above' | 'none'; notch: number }

export type Box = { left: number; top: number; right: number; bottom: number }
type Size = { width: number; height: number }
/** An area that should stay free, and its weight. */
export type Spared = { box: Box; weight: number }

/** The gap between bubble and subject, and to the edge of the window. */
const GAP = 14
const MARGIN = 8
/** Keeps the pointer off the round corners. */
const CORNER = 22
/** The grid of places away from the subject, in pixels. */
const STEP = 12
/** The cost of being away from the subject, and of each pixel of distance, relative to covering something. */
const AWAY = 0.3
const FAR = 0.0005

/** The overlap of two boxes, in square pixels. */
export const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))
const clamp = (value: number, from: number, to: number): number => Math.max(from, Math.min(value, Math.max(from, to)))

/**
 * Finds the best place in the window: next to the subject, on any side, or else anywhere. It covers no reserved area and as little as
 * possible of the rest. Only if there is no such place does it cover a reserved area, as little as possible.
 */
export function placeFor(object: Box, own: Size, window: Size, free: readonly Box[], spare: readonly Spared[] = []): Place {
  const boxOf = ({ x, y }: Place): Box => ({ left: x, top: y, right: x + own.width, bottom: y + own.height })
  const fits = ({ left, top, right, bottom }: Box): boolean =>
    left >= MARGIN && top >= MARGIN && right <= window.width - MARGIN && bottom <= window.height - MARGIN
  const hidden = (place: Place): number => [object, ...free].reduce((sum, box) => sum + shared(boxOf(place), box), 0)
  const cost = (place: Place): number => {
    const covered = spare.reduce((sum, { box, weight }) => sum + weight * shared(boxOf(place), box), 0)
    return covered / (own.width * own.height) + (place.side === 'none' ? AWAY + FAR * distance(boxOf(place), object) : 0)
  }
  const ranked = [...besides(object, own, window), ...anywhere(own, window)]
    .filter((place) => fits(boxOf(place)))
    .map((place) => ({ place, hidden: hidden(place), cost: cost(place) }))
  const [best] = ranked.toSorted((a, b) => a.hidden - b.hidden || a.cost - b.cost)
  return best?.place ?? { x: MARGIN, y: MARGIN, side: 'none', notch: 0 }
}

/** Places next to a subject, with the pointer at it. */
function besides(object: Box, own: Size, window: Size): Place[] {
  const [midX, midY] = [(object.left + object.right) / 2, (object.top + object.bottom) / 2]
  const x = clamp(midX - own.width / 2, MARGIN, window.width - own.width - MARGIN)
  const y = clamp(midY - own.height / 2, MARGIN, window.height - own.height - MARGIN)
  // The pointer is at the middle of the subject, or as close as the bubble's corners allow.
  const rows = [y, midY - own.height + CORNER, midY - CORNER].map((top) => ({
    y: top,
    notch: clamp(midY - top, CORNER, own.height - CORNER),
  }))
  const columns = [x, midX - own.width + CORNER, midX - CORNER].map((left) => ({
    x: left,
    notch: clamp(midX - left, CORNER, own.width - CORNER),
  }))
  return [
    ...rows.map((at) => ({ ...at, x: object.right + GAP, side: 'right' as const })),
    ...rows.map((at) => ({ ...at, x: object.left - GAP - own.width, side: 'left' as const })),
    ...columns.map((at) => ({ ...at, y: object.bottom + GAP, side: 'below' as const })),
    ...columns.map((at) => ({ ...at, y: object.top - GAP - own.height, side: 'above' as const })),
  ]
}

/** Places all over the window. */
function anywhere(own: Size, window: Size): Place[] {
  const along = (from: number, to: number): number[] =>
    Array.from({ length: Math.max(1, Math.floor((to - from) / STEP) + 1) }, (_, i) => from + i * STEP)
  const columns = along(MARGIN, window.width - own.width - MARGIN)
  const rows = along(MARGIN, window.height - own.height - MARGIN)
  return columns.flatMap((x) => rows.map((y) => ({ x, y, side: 'none' as const, notch: 0 })))
}

const distance = (a: Box, b: Box): number =>
  Math.hypot(Math.max(0, a.left - b.right, b.left - a.right), Math.max(0, a.top - b.bottom, b.top - a.bottom))
