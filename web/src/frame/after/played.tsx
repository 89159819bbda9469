import type { SeenEvent, Snapshot } from '@robodrome/table'
import { turnEventOf, type BoardModule } from '../../boards/board.ts'
import { Badge } from '../../kit/seat.tsx'
import { gameName, words } from '../../words/index.ts'
import { useMode } from '../use-mode.ts'

/** What was played, and how long. */
export function Played({ board, snapshot, told }: { board: BoardModule; snapshot: Snapshot; told: readonly SeenEvent[] }) {
  const { title } = useMode(snapshot)
  const turns = told.filter(({ event: { kind } }) => kind === turnEventOf(board)).length
  const length = turns === 0 ? null : board.turnEvent === 'round' ? words.after.rounds(turns) : words.after.turns(turns)
  return <p className="about">{words.after.played(gameName(snapshot.game), title, length)}</p>
}

/** Whose robot stands in the light; nothing where a seat has none of its own, or nobody won alone. */
export function Winner({ board, snapshot }: { board: BoardModule; snapshot: Snapshot }) {
  const won = snapshot.result?.ranking[0] ?? []
  const names = new Set(won.map((seat) => board.robotName?.(snapshot, seat) ?? null))
  const [name] = names
  if (names.size !== 1 || !name) return null
  return (
    <p className="pill winner">
      {won.map((seat) => (
        <Badge key={seat} seat={seat} />
      ))}
      {name}
    </p>
  )
}
