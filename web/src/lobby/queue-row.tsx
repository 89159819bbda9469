import type { LeagueDuty, TableCard, Waiting } from '@robodrome/protocol'
import { Pill } from '../kit/pill.tsx'
import { Icon } from '../kit/icons.tsx'
import { href, placeHref } from '../page/route.ts'
import { useAsked, useModeName } from '../shell/question.ts'
import type { Task } from '../shell/queue.ts'
import { agoText, leftText, useNow } from '../shell/time.ts'
import type { SavedTable } from '../table/saved.ts'
import { gameName } from '../boards/faces.ts'
import { words } from '../words/index.ts'
import { rivals } from '../words/rivals.ts'
import { Thumb } from '../boards/thumb.tsx'

/** A table in a list: picture, game, question or opponents, time left, and actions. */
const Row = ({
  to,
  game,
  seats,
  title,
  about,
  time,
  verb,
}: {
  to: string
  game: string
  seats: number
  title: string
  about: string
  time: string
  /** Null if it is others' turn. */
  verb: string | null
}) => (
  <a className={verb === null ? 'table-row' : 'table-row mine'} href={to}>
    <Thumb game={game} seats={seats} />
    <span className="grow">
      <b className="row-title">{title}</b>
      <span className="row-detail">{about}</span>
      <span className="row-aside">
        <Icon name="clock" size={14} />
        {time}
      </span>
    </span>
    {verb === null ? (
      <Pill>{words.lobby.waiting}</Pill>
    ) : (
      <span className="goes">
        {verb}
        <Icon name="next" size={16} />
      </span>
    )}
  </a>
)

const titleOf = (game: string, mode: string): string => (mode === '' ? gameName(game) : words.home.gameMode(gameName(game), mode))

/** An item of the server's queue: a move, or a question of a competition. */
export const TaskRow = ({ task }: { task: Task }) => ('duty' in task ? <DutyRow duty={task.duty} /> : <WaitingRow waiting={task.waiting} />)

/** A waiting question of a competition, whose page has the actions. */
function DutyRow({ duty: { competition, title, game, what, against, by, live } }: { duty: LeagueDuty }) {
  const now = useNow(live ? 1000 : 60_000)
  return (
    <Row
      to={placeHref('leagues', competition)}
      game={game}
      seats={2}
      title={title}
      about={words.home.duty(what, against && rivals(against))}
      time={by === null ? words.home.noClock : leftText(by, now)}
      verb={words.home.dutyDo[what]}
    />
  )
}

/** A table of the server where it is the reader's move. */
function WaitingRow({ waiting }: { waiting: Waiting }) {
  const { table, game, settings, seat, names, due, touched } = waiting
  const now = useNow(waiting.live ? 1000 : 60_000)
  const asked = useAsked(waiting)
  const others = names.filter((_, each) => each !== seat)
  return (
    <Row
      to={href({ at: 'table', id: table })}
      game={game}
      seats={names.length}
      title={titleOf(game, useModeName(game, settings.mode))}
      about={asked?.ask ?? words.lobby.with(others)}
      time={due === null ? words.home.paused(agoText(touched, now)) : leftText(due, now)}
      verb={words.home.move}
    />
  )
}

/** A table on this device where it is a person's move. */
export function HereRow({ table: { id, game, settings, seats, asked, changed } }: { table: SavedTable }) {
  const now = useNow(60_000)
  const others = seats.filter((_, seat) => seat !== asked[0]).map(({ name }) => name)
  return (
    <Row
      to={href({ at: 'battle', id })}
      game={game}
      seats={seats.length}
      title={titleOf(game, useModeName(game, settings.mode))}
      about={`${words.lobby.with(others)}, ${words.lobby.onDevice}`}
      time={words.home.paused(agoText(changed, now))}
      verb={words.home.resume}
    />
  )
}

/** A table where it is others' move, or where they have not arrived yet. */
export function OthersRow({ card: { id, game, settings, seats, own, phase } }: { card: TableCard }) {
  const others = seats.filter(({ kind }, seat) => kind !== 'open' && !own.includes(seat)).map(({ name }) => name)
  return (
    <Row
      to={href({ at: 'table', id })}
      game={game}
      seats={seats.length}
      title={titleOf(game, useModeName(game, settings.mode))}
      about={words.lobby.with(others)}
      time={phase === 'open' ? words.lobby.starting : words.home.theirMove}
      verb={null}
    />
  )
}
