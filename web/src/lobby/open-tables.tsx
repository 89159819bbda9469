import type { TableCard } from '@robodrome/protocol'
import { Button, ButtonLink } from '../kit/button.tsx'
import { Icon } from '../kit/icons.tsx'
import { Badge } from '../kit/seat.tsx'
import { href, placeHref } from '../page/route.ts'
import { useModeName } from '../shell/question.ts'
import { gameName } from '../boards/faces.ts'
import { words } from '../words/index.ts'
import { Thumb } from '../boards/thumb.tsx'
import type { LobbyTables } from './use-lobby.ts'

const SHOWN = 4

/** Tables that anybody may join or watch. */
export const OpenTables = ({ open, server, create }: Pick<LobbyTables, 'open' | 'server'> & { create(): void }) => (
  <section aria-labelledby="open-tables">
    <div className="section-head finding">
      <h2 id="open-tables">{words.lobby.open}</h2>
      <a className="more" href={placeHref('opponents')}>
        {words.opponents.title}
      </a>
      <Button look="ghost" onClick={create}>
        {words.home.newTable}
      </Button>
    </div>
    {open.length === 0 ? (
      <button type="button" className="panel none" onClick={create}>
        <b>{words.lobby.noOpen}</b>
        <span>{server === 'away' ? words.create.noServer : words.lobby.noOpenHint}</span>
      </button>
    ) : (
      <ul className="panel rows">
        {open.slice(0, SHOWN).map((card) => (
          <li key={card.id}>
            <OpenTable card={card} />
          </li>
        ))}
      </ul>
    )}
  </section>
)

function OpenTable({ card: { id, game, settings, seats, phase, clockRules, rated, box } }: { card: TableCard }) {
  const mode = useModeName(game, settings.mode)
  const taken = seats.filter(({ kind }) => kind !== 'open')
  return (
    <div className="table-row">
      <Thumb game={game} seats={seats.length} />
      <span className="grow">
        <b className="row-title">{mode === '' ? gameName(game) : words.home.gameMode(gameName(game), mode)}</b>
        <span className="row-detail ellipsis">{words.list(taken.map(words.seatName))}</span>
        <span className="row-aside">
          <Icon name="clock" size={14} />
          {words.home.pace(clockRules)}
          {rated && ` · ${words.watch.rated}`}
          {box !== undefined && ` · ${words.box.with(box.split(' ')[0]!)}`}
        </span>
      </span>
      <span className="seats-taken wide" role="img" aria-label={words.lobby.seatsTaken(taken.length, seats.length)}>
        {seats.map(({ kind }, seat) => (kind === 'open' ? <i key={seat} /> : <Badge key={seat} seat={seat} named={false} />))}
      </span>
      <ButtonLink
        href={href({ at: 'table', id })}
        aria-label={`${phase === 'open' ? words.lobby.join : words.lobby.watch} ${gameName(game)}`}
      >
        {phase === 'open' ? words.lobby.join : words.lobby.watch}
      </ButtonLink>
    </div>
  )
}
