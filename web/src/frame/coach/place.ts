/** Where a bubble stands beside its object, and where its pointer is. */
export type Place = { x: number; y: number; side: 'right' | 'left' | 'below' | 'above' | 'none'; notch: number }

type Box = { left: number; top: number; right: number; bottom: number }
type Size = { width: number; height: number }

/** Between bubble and object, and to the edge of the window. */
const GAP = 14
const MARGIN = 8
/** The pointer stays off the round corners. */
const CORNER = 22

const meets = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
const clamp = (value: number, from: number, to: number): number => Math.max(from, Math.min(value, Math.max(from, to)))

/**
 * Beside the object, the other side, below, above, and there to either side: of the places where it covers neither the object nor what is to be kept
 * free, the first of those that cover the fewest of the things to spare.
 */
export function placeFor(object: Box, own: Size, window: Size, free: readonly Box[], spare: readonly Box[] = []): Place {
  const [midX, midY] = [(object.left + object.right) / 2, (object.top + object.bottom) / 2]
  const x = clamp(midX - own.width / 2, MARGIN, window.width - own.width - MARGIN)
  const y = clamp(midY - own.height / 2, MARGIN, window.height - own.height - MARGIN)
  const beside = clamp(midY - y, CORNER, own.height - CORNER)
  const along = clamp(midX - x, CORNER, own.width - CORNER)
  // Its pointer at its middle, or as near to one of its ends as it may be.
  const alongs = [x, midX - own.width + CORNER, midX - CORNER].map((left) => ({
    x: left,
    notch: clamp(midX - left, CORNER, own.width - CORNER),
  }))
  const places: Place[] = [
    { x: object.right + GAP, y, side: 'right', notch: beside },
    { x: object.left - GAP - own.width, y, side: 'left', notch: beside },
    ...alongs.map((at) => ({ ...at, y: object.bottom + GAP, side: 'below' as const })),
    ...alongs.map((at) => ({ ...at, y: object.top - GAP - own.height, side: 'above' as const })),
  ]
  const boxOf = (place: Place): Box => ({ left: place.x, top: place.y, right: place.x + own.width, bottom: place.y + own.height })
  const fits = ({ left, top, right, bottom }: Box): boolean =>
    left >= MARGIN && top >= MARGIN && right <= window.width - MARGIN && bottom <= window.height - MARGIN
  const covered = (place: Place): number => spare.filter((box) => meets(boxOf(place), box)).length
  const possible = places.filter((place) => fits(boxOf(place)) && !free.some((box) => meets(boxOf(place), box)))
  const [found] = possible.toSorted((a, b) => covered(a) - covered(b))
  if (found) return found
  // Nowhere beside it: at the end of the window that leaves more of the object to be seen.
  const top = MARGIN
  const bottom =
    Math.min(window.height, ...free.map((box) => (box.top > window.height / 2 ? box.top : window.height))) - own.height - MARGIN
  const low = { left: x, top: bottom, right: x + own.width, bottom: bottom + own.height }
  return { x, y: meets(low, object) ? top : bottom, side: 'none', notch: along }
}
