import type { SeenEvent } from '@robodrome/table'
import type { BoardModule, BoardProps } from '../boards/board.ts'
import type { TableLink } from '../table/link.ts'
import type { Moment } from '../table/moments.ts'
import { words } from '../words/index.ts'
import { ChancePanel } from './chance-panel.tsx'
import { People } from './people.tsx'
import { Scrubber, turnsOf } from './scrubber.tsx'
import { spoken } from '../kit/sentence.tsx'
import type { Replay } from './use-replay.ts'

/** The players, who is ahead, and the way through what has happened. */
export const PlayersZone = ({
  link,
  board,
  props,
  told,
  replay,
  openDesk,
}: {
  link: TableLink
  board: BoardModule
  props: BoardProps
  told: readonly SeenEvent[]
  replay: Replay
  openDesk(): void
}) => (
  <section className="peoplew" aria-label={words.table.players}>
    <People board={board} props={props} openDesk={openDesk} />
    <div className="panel replay">
      <ChancePanel link={link} board={board} seat={props.seat} nameOf={props.nameOf} breakdown={props.breakdown} />
      <Scrubber
        replay={replay}
        marks={turnsOf(replay, told, props.snapshot.seq, board.turnEvent ?? 'turn')}
        say={(at) => lastSaid(board, props, replay.moments[at]) ?? words.table.replayAt(at + 1, replay.moments.length)}
      />
    </div>
  </section>
)

/** The last thing that happened on the way to a moment, in a sentence. */
function lastSaid(board: BoardModule, { reader }: BoardProps, moment: Moment | undefined): string | null {
  const event = moment?.events.at(-1)
  return event === undefined ? null : spoken(board.describe(event, reader.nameOf).parts, reader)
}

/** The board, and a word about when it is that one sees. A tap ends the showing of what happened. */
export const StageZone = ({
  board,
  props,
  replay,
  behind,
  skip,
}: {
  board: BoardModule
  props: BoardProps
  replay: Replay
  behind: boolean
  skip(): void
}) => (
  <section
    className={`stage${replay.at === null ? '' : ' replaying'}`}
    aria-label={words.table.arena}
    aria-busy={behind}
    onPointerDown={behind ? skip : undefined}
  >
    <board.Stage {...props} />
    {behind && replay.at === null && (
      <button type="button" className="pill stage-flag late" onClick={skip}>
        {words.table.skip}
      </button>
    )}
    {replay.at !== null && <span className="pill stage-flag">{words.table.replayAt(replay.at + 1, replay.moments.length)}</span>}
  </section>
)
