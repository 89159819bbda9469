import { href } from '../page/route.ts'
import { Badge } from '../kit/seat.tsx'
import { gameName, words } from '../words/index.ts'
import type { LobbyTables } from './use-lobby.ts'
import './tables.css'

/** Tables that anybody may join or watch. */
export const OpenTables = ({ open, server, create }: Pick<LobbyTables, 'open' | 'server'> & { create(): void }) => (
  <section aria-labelledby="open-tables" className="ops">
    <h2 id="open-tables">
      {words.lobby.open}
      <button type="button" className="more" onClick={create}>
        {words.lobby.create}
      </button>
    </h2>
    {open.length === 0 ? (
      <button type="button" className="tc empty" onClick={create}>
        <span>
          <b>{words.lobby.noOpen}</b>
          <span className="whom">{server === 'away' ? words.create.noServer : words.lobby.noOpenHint}</span>
        </span>
      </button>
    ) : (
      <ul className="op">
        {open.map(({ id, game, seats, phase }) => (
          <li key={id}>
            <span className="grow">
              <b>{gameName(game)}</b>
              <span className="ell">{words.list(seats.filter(({ kind }) => kind !== 'open').map(({ name }) => name))}</span>
            </span>
            <span
              className="taken"
              role="img"
              aria-label={words.lobby.seatsTaken(seats.filter(({ kind }) => kind !== 'open').length, seats.length)}
            >
              {seats.map(({ kind }, seat) => (kind === 'open' ? <i key={seat} /> : <Badge key={seat} seat={seat} named={false} />))}
            </span>
            <a
              className="btn"
              aria-label={`${phase === 'open' ? words.lobby.join : words.lobby.watch} ${gameName(game)}`}
              href={href({ at: 'table', id })}
            >
              {phase === 'open' ? words.lobby.join : words.lobby.watch}
            </a>
          </li>
        ))}
      </ul>
    )}
  </section>
)
