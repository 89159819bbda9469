import type { Json } from '@robodrome/kernel'
import { STANDARD } from '@robodrome/pbl/page'
import type { Printing } from '../print.ts'
import { CardArt } from './art/card-art.tsx'

interface Kind {
  name: string
  kind: string
  slot?: number
}

/** A card that exists only in a box gets the picture of the first printed card of its kind. */
function Picture({ piece }: { piece: Json }) {
  const card = piece as unknown as Kind
  const all: readonly Kind[] = [...STANDARD.cards, ...STANDARD.starters]
  const alike = all.find(({ name }) => name === card.name) ?? all.find(({ kind, slot }) => kind === card.kind && slot === card.slot)
  return alike === undefined ? null : <CardArt name={alike.name} />
}

export const printing: Printing = { Picture }
