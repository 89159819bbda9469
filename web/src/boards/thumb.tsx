import { faceOf } from './faces.ts'

/** A board as a thumbnail, drawn in each game's own shape, with a mark for each seat. */
export function Thumb({ game, seats }: { game: string; seats: number }) {
  const Board = faceOf(game).Thumb
  return (
    <svg className="thumbnail" viewBox="0 0 96 72" aria-hidden="true">
      <rect width="96" height="72" rx="10" fill="var(--slate-12)" />
      <Board seats={seats} />
    </svg>
  )
}
