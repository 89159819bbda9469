import { choosesInSecret, type BoardModule, type BoardProps } from '../boards/board.ts'
import { Badge, paint } from '../kit/seat.tsx'
import { words } from '../words/index.ts'
import { livingWords } from '../words/living.ts'

const w = livingWords.screen

/** The players. A bone-coloured frame marks those who must decide, as on the screen of a living room. */
export const Players = ({ board, props }: { board: BoardModule; props: BoardProps }) => {
  const { snapshot, nameOf } = props
  const isSecret = choosesInSecret(board, snapshot)
  return (
    <ol className="cast-players">
      {snapshot.seats.map((state, of) => {
        const isAsked = snapshot.asked.includes(of)
        const own = board.stateOf(snapshot, of)
        const says = state.left ? words.table.out : isAsked ? (isSecret ? w.programming : w.decides) : own
        return (
          <li key={of} className={`${paint(of)}${isAsked ? ' asked' : ''}${state.left ? ' out' : ''}`}>
            <i className="band" />
            <Badge seat={of} size={58} named={false} />
            <span className="cast-name">
              <b className="ellipsis">{nameOf(of)}</b>
              {says !== '' && says !== null && <small className="ellipsis">{says}</small>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
