import type { Snapshot } from '@robodrome/table'
import arena from '../art/arena.svg'
import type { BoardModule } from '../boards/board.ts'
import { whoWon } from '../room/winners.ts'

/** The winner on the stage. */
export function Winner({ board, snapshot, nameOf }: { board: BoardModule; snapshot: Snapshot; nameOf(seat: number): string }) {
  const won = snapshot.result?.ranking[0] ?? []
  return (
    <section className={`cast-between game-${snapshot.game}`}>
      <img className="arena" src={arena} alt="" />
      <div>
        {won.map((seat) => (
          <span key={seat}>{board.portrait?.(snapshot, seat)}</span>
        ))}
      </div>
      <h1>{whoWon(snapshot, board.rivals, nameOf)}</h1>
    </section>
  )
}
