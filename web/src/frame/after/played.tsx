import type { SeenEvent, Snapshot } from '@robodrome/table'
import { turnEventOf, type BoardModule } from '../../boards/board.ts'
import { lengthText } from '../../kit/length.ts'
import { Badge } from '../../kit/seat.tsx'
import { gameName } from '../../boards/faces.ts'
import { afterWords } from '../../words/after.ts'
import { useMode } from '../use-mode.ts'

/** What was played, the number of turns, and the duration. */
export function Played({ board, snapshot, told }: { board: BoardModule; snapshot: Snapshot; told: readonly SeenEvent[] }) {
  const { title } = useMode(snapshot)
  const turns = told.filter(({ event: { kind } }) => kind === turnEventOf(board)).length
  const count = board.turnEvent === 'round' ? afterWords.rounds : afterWords.turns
  const lengths = [...(turns === 0 ? [] : [count(turns)]), ...(snapshot.took === null ? [] : [lengthText(snapshot.took)])]
  return <p className="about">{afterWords.played(gameName(snapshot.game), title, lengths)}</p>
}

/** The winner's robot in the spotlight; nothing if the seat has none or nobody won alone. */
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
