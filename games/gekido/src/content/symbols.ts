import type { Provenance } from './origin.ts'

/** The six faces of a Command die, in the order in which dice are written. */
export const FACES = ['T', 'S', 'C', 'D', 'P', 'X'] as const
export type Face = (typeof FACES)[number]

export interface FaceSymbol {
  id: string
  name: string
  glyph: string
  colour: string
  /** The face on the other side of the die. */
  opposite: Face
  from: Provenance
}

const drawn: Provenance = { '*': 'designed', id: 'book', glyph: 'book' }

/** Each fighter's symbol is opposite a defender's; the two tricksters are opposite each other. */
export const SYMBOLS: Readonly<Record<Face, FaceSymbol>> = {
  T: { id: 'TRI', name: 'triangle', glyph: '▲', colour: 'orange', opposite: 'S', from: { ...drawn, colour: 'book' } },
  S: { id: 'SQR', name: 'square', glyph: '■', colour: 'green', opposite: 'T', from: drawn },
  C: { id: 'CIR', name: 'circle', glyph: '●', colour: 'blue', opposite: 'D', from: drawn },
  D: { id: 'DIA', name: 'diamond', glyph: '◆', colour: 'red', opposite: 'C', from: drawn },
  P: { id: 'PEN', name: 'pentagon', glyph: '⬠', colour: 'purple', opposite: 'X', from: drawn },
  X: { id: 'CRS', name: 'cross', glyph: '✕', colour: 'yellow', opposite: 'P', from: drawn },
}
