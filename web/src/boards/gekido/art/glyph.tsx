import type { Face } from '@robodrome/gekido/page'
import { memo, type ComponentType, type ReactNode } from 'react'

const SHAPES: Readonly<Record<Face, ReactNode>> = {
  T: <path d="M20 6L35 33H5Z" />,
  S: <rect x="7" y="7" width="26" height="26" rx="2.5" />,
  C: <circle cx="20" cy="20" r="14.5" />,
  D: <path d="M20 3l14 17-14 17L6 20Z" />,
  P: <path d="M20 4l16.5 12-6.3 19.5H9.8L3.5 16Z" />,
  X: <path d="M8 13l5-5 7 7 7-7 5 5-7 7 7 7-5 5-7-7-7 7-5-5 7-7Z" />,
}

/** A symbol of the Command dice. Its shape alone identifies it; the colour only repeats this. */
export const Glyph = memo(({ face, size }: { face: Face; size?: number }) => (
  <svg className={`gk-glyph gk-${face}`} {...(size !== undefined && { width: size, height: size })} viewBox="0 0 40 40" aria-hidden="true">
    {SHAPES[face]}
  </svg>
))

const drawing =
  (face: Face): ComponentType =>
  () => <Glyph face={face} size={15} />

/** Drawings for the symbols in sentences. */
export const SYMBOL_DRAWINGS: Readonly<Record<Face, ComponentType>> = {
  T: drawing('T'),
  S: drawing('S'),
  C: drawing('C'),
  D: drawing('D'),
  P: drawing('P'),
  X: drawing('X'),
}
