import { FACES, TILE_KINDS, type Bot, type Tile } from '@robodrome/gekido/page'
import type { Json } from '@robodrome/kernel'
import { Icon } from '../../kit/icons.tsx'
import type { Printing } from '../print.ts'
import { Robot } from '../robot.tsx'
import { Glyph } from './art/glyph.tsx'
import { TileArt } from './art/tile.tsx'
import { BOTS } from './face/index.ts'
import './art/dice.css'

const figureOf = (id: string) => (BOTS as Readonly<Record<string, string>>)[id] ?? BOTS.VREX

function Picture({ list, piece }: { list: string; piece: Json }) {
  if (list === 'bots') return <Robot figure={figureOf((piece as unknown as Bot).id)} seat={0} size={84} />
  if (list !== 'tiles') return <Icon name={list === 'powers' ? 'bolt' : 'card'} size={84} />
  const { kind } = piece as unknown as Tile
  return TILE_KINDS.some((each) => each === kind) ? (
    <svg width="84" height="84" viewBox="-2 -2 204 226" aria-hidden="true">
      <TileArt kind={kind} x={0} y={0} />
    </svg>
  ) : null
}

const DieFace = ({ face }: { face: string }) => {
  const known = FACES.find((each) => each === face)
  return known === undefined ? null : <Glyph face={known} />
}

export const printing: Printing = { Picture, Glyph: DieFace }
