import type { Reader } from '@robodrome/phrases'
import type { Snapshot } from '@robodrome/table'
import type { Answers, BoardModule, BoardProps } from '../boards/board.ts'
import { faceOf } from '../boards/faces.ts'
import type { Focus } from '../boards/teaching.ts'
import type { Happening } from '../table/moments.ts'
import { useFocus } from './use-focus.ts'
import './frozen-board.css'

/** The content of a picture: the game's board, and a table in that position. */
export type Scene = { board: BoardModule; snapshot: Snapshot; answers: Answers; showing?: Happening }

const nothing = (): void => {}

/** Part of the real board in a frozen state, small and inactive. */
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
  /** Whether the picture omits surroundings that only players need: a board hides these inside `in-small`. */
  alone?: boolean
  /** The parts that should fill the frame. */
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
    showing: scene.showing ?? null,
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
