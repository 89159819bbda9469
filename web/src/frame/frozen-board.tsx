import type { Reader } from '@robodrome/phrases'
import type { Snapshot } from '@robodrome/table'
import type { Answers, BoardModule, BoardProps } from '../boards/board.ts'
import { faceOf } from '../boards/faces.ts'
import type { Focus } from '../boards/teaching.ts'
import { useFocus } from './use-focus.ts'
import './frozen-board.css'

/** What a picture shows: the board of the game, and the table in its position. */
export type Scene = { board: BoardModule; snapshot: Snapshot; answers: Answers }

const nothing = (): void => {}

/** A part of the real board in a frozen state: drawn small, it cannot be touched. */
export function FrozenBoard({
  game,
  scene,
  part,
  alone = false,
  focus,
  chosen,
  reader,
  label,
}: {
  game: string
  scene: Scene | null
  part: 'stage' | 'desk'
  /** Without what lies around a board for those who play: inside `in-small` a board leaves that out. */
  alone?: boolean
  /** What of it fills the frame. */
  focus?: Focus | undefined
  chosen: string | null
  reader: Reader
  label: string
}) {
  const props: BoardProps | null = scene && {
    snapshot: scene.snapshot,
    seat: scene.snapshot.seat,
    shown: 0,
    told: [],
    showing: null,
    tumbling: false,
    answers: scene.answers,
    chosen,
    select: nothing,
    confirm: nothing,
    explain: nothing,
    breakdown: nothing,
    nameOf: reader.nameOf,
    reader,
  }
  const frame = useFocus(focus, scene)
  const kind = `of-${part}${alone ? ' in-small' : ''}${focus ? ' close' : ''}${faceOf(game).isWide ? ' wide-board' : ''}`
  return (
    <div ref={frame} className={`frozen game-${game} ${kind}`} role="img" aria-label={label}>
      <div className="frozen-board" inert>
        {scene && props && (part === 'stage' ? <scene.board.Stage {...props} /> : <scene.board.Desk {...props} />)}
      </div>
    </div>
  )
}
