import { contentOf, type CardId, type Option, type TileKind, type View } from '@robodrome/gekido/page'
import type { ReactNode } from 'react'
import { Icon } from '../../../kit/icons.tsx'
import { Robot } from '../../robot.tsx'
import { seatsOf } from '../model.ts'
import { piecesIn } from '../said.ts'
import { Glyph } from './glyph.tsx'
import { TileArt } from './tile.tsx'
import { figureOf } from './token.tsx'
import './picture.css'

/** The subject of an answer, for a list: a tile, a Bot, dice, a card, a Power; null if there is none. */
export function pictureOf(view: View, option: Option): ReactNode | undefined {
  if ('cell' in option) return <Tile kind={view.arena[option.cell]!} />
  if ('tile' in option) return <Tile kind={option.tile} />
  if ('card' in option) return <Card view={view} id={option.card} />
  if ('power' in option) return <Icon name="bolt" size={44} />
  if ('face' in option) return <Glyph face={option.face} />
  if ('dice' in option || 'command' in option) return <Icon name="dice" size={44} />
  if (!('bot' in option)) return undefined
  const seat = seatsOf(view).find((each) => view.bots[each]?.bot === option.bot)
  return <Robot figure={figureOf(option.bot)} seat={seat ?? null} size={52} />
}

const Tile = ({ kind }: { kind: TileKind }) => (
  <svg className="gk-tile-picture" viewBox="-2 -2 204 226">
    <TileArt kind={kind} x={0} y={0} />
  </svg>
)

/** A card by its colour: for the attacker, the defender or both. */
const Card = ({ view, id }: { view: View; id: CardId }) => (
  <svg className={`gk-card-picture ${piecesIn(contentOf(view)).cards[id]!.colour}`} viewBox="0 0 52 60">
    <rect x="8" y="3" width="36" height="54" rx="6" />
    <path d="M8 12a9 9 0 0 1 9-9h18a9 9 0 0 1 9 9v4H8Z" />
  </svg>
)
