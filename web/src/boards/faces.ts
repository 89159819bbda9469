import { gameIds } from '@robodrome/games'
import type { Json, Seat } from '@robodrome/kernel'
import type { Face, FaceWords, Figure } from './face.ts'
import { hosted, inOwnLanguage } from '../page/hosted.ts'
import { german } from './german.ts'
import { NEUTRAL } from './neutral.tsx'

const found = import.meta.glob<Face>('./*/face/index.ts', { eager: true, import: 'face' })
const english = import.meta.glob<FaceWords>('./*/words/en/face.ts', { eager: true, import: 'face' })

/** The faces of all games with a board, in the order of the games. */
export const FACES: ReadonlyMap<string, Face> = new Map(
  gameIds().flatMap((id) => {
    const face = found[`./${id}/face/index.ts`]
    return face ? [[id, face] as const] : []
  }),
)

/** The newcomers' game. */
export const FIRST_GAME: string = [...FACES].find(([, { first }]) => first)![0]

/** Returns a game's face. A game from outside, or one that this page does not know, has a face without drawings of its own. */
export function faceOf(game: string): Face {
  const own = FACES.get(game)
  if (own !== undefined) return own
  const outside = hosted(game)
  return outside === null
    ? NEUTRAL
    : {
        ...NEUTRAL,
        ...(outside.hasPicture && { scene: `/api/games/${game}/picture?${outside.code}` }),
        players: outside.players,
        minutes: Math.round((outside.minutes[0] + outside.minutes[1]) / 2),
      }
}

const wordsOf = (game: string): FaceWords | undefined =>
  german?.faces[`./${game}/words/de/face.ts`] ?? english[`./${game}/words/en/face.ts`]

/** A game's name, or its id if it has no words here. */
export const gameName = (id: string): string => wordsOf(id)?.name ?? textOf(id, 'title') ?? id

/** A game in one sentence. */
export const pitchOf = (id: string): string => wordsOf(id)?.pitch ?? textOf(id, 'pitch') ?? ''

const textOf = (id: string, field: 'title' | 'pitch'): string | undefined => {
  const game = hosted(id)
  return game === null ? undefined : inOwnLanguage(game[field])
}

/** A seat's robot outside the battle: the Bot in the settings, or one of the game's own. */
export const figureOf = (game: string, seat: Seat, options: Readonly<Record<string, Json>> = {}): Figure => {
  const { bots = {}, figures } = faceOf(game)
  const chosen = options['bots']
  const bot = Array.isArray(chosen) ? chosen[seat] : undefined
  return (typeof bot === 'string' ? bots[bot] : undefined) ?? figures[seat % figures.length]!
}
