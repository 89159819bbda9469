import { snapshot, type LiveTable } from '@robodrome/protocol'
import type { Snapshot } from '@robodrome/table'
import { useCallback } from 'react'
import type { BoardModule } from '../boards/board.ts'
import { FrozenBoard } from '../frame/frozen-board.tsx'
import { useBoard } from '../frame/use-board.ts'
import { useReader } from '../frame/use-reader.ts'
import { Thumb } from '../boards/thumb.tsx'
import { call } from '../table/api.ts'
import { useLoaded } from '../table/remote.ts'
import { gameName } from '../boards/faces.ts'
import { namedSeats, words } from '../words/index.ts'
import './live-board.css'

const PACE = { everyMs: 5_000 }

/** The board of a live table, drawn small. It is fetched without a socket, so that people passing by do not count as spectators. */
export default function LiveBoard({ live: { table, game, names } }: { live: LiveTable }) {
  const seen = useSeen(table)
  const board = useBoard(seen?.game, seen ?? undefined)
  return seen && board ? <Small board={board} seen={seen} /> : <Thumb game={game} seats={names.length} />
}

function Small({ board, seen }: { board: BoardModule; seen: Snapshot }) {
  const reader = useReader(seen)
  const label = words.watch.board(gameName(seen.game), board.headline({ snapshot: seen, seat: null, nameOf: reader.nameOf }))
  return (
    <FrozenBoard
      game={seen.game}
      scene={{ board, snapshot: seen, answers: {} }}
      part="stage"
      alone
      chosen={null}
      reader={reader}
      label={label}
    />
  )
}

/** The table as spectators see it, refreshed while the page is visible. If it cannot be fetched, the last view is kept. */
function useSeen(table: string): Snapshot | null {
  const look = useCallback(async (): Promise<Snapshot> => {
    const found = await call(snapshot, `watch/${table}`)
    return { ...found, seats: namedSeats(found.seats) }
  }, [table])
  return useLoaded(look, PACE).found
}
