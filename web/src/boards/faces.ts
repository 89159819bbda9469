import { gameIds } from '@robodrome/games'
import type { Json, Seat } from '@robodrome/kernel'
import type { Face, FaceWords, Figure } from './face.ts'
import { german } from './german.ts'

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

/** A game without a board of its own looks like the first one. */
export const faceOf = (game: string): Face => FACES.get(game) ?? FACES.get(FIRST_GAME)!

const wordsOf = (game: string): FaceWords | undefined =>
  german?.faces[`./${game}/words/de/face.ts`] ?? english[`./${game}/words/en/face.ts`]

/** A game's name, or its id if it has no words here. */
export const gameName = (id: string): string => wordsOf(id)?.name ?? id

/** A game in one sentence. */
export const pitchOf = (id: string): string => wordsOf(id)?.pitch ?? ''

/** A seat's robot outside the battle: the Bot of the settings, or one of the game's own. */
export const figureOf = (game: string, seat: Seat, options: Readonly<Record<string, Json>> = {}): Figure => {
  const { bots = {}, figures } = faceOf(game)
  const chosen = options['bots']
  const bot = Array.isArray(chosen) ? chosen[seat] : undefined
  return (typeof bot === 'string' ? bots[bot] : undefined) ?? figures[seat % figures.length]!
}
