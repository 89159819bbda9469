import type { TableCard } from '@robodrome/protocol'
import { href } from '../app/route.ts'
import { useOnline } from '../app/app.tsx'
import { Icon } from '../kit/icons.tsx'
import { Badge } from '../kit/seat.tsx'
import type { SavedTable } from '../table/saved.ts'
import { words } from '../words/index.ts'
import { Thumb } from './thumb.tsx'
import type { LobbyTables } from './use-lobby.ts'
import './tables.css'

const nameOf = (game: string): string => words.games[game]?.name ?? game

type Card = {
  key: string
  to: string
  game: string
  who: string
  line: string
  state: 'yours' | 'waiting' | 'open' | 'over'
  seats: number
}

const STATES = {
  yours: words.lobby.yourMove,
  waiting: words.lobby.waiting,
  open: words.lobby.starting,
  over: words.lobby.finished,
} as const

function localCard({ id, game, seats, asked, over, result, plays }: SavedTable): Card {
  const people = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  const others = seats.filter((_, seat) => seat !== people[0]).map(({ name }) => name)
  const winner = result?.ranking[0]?.[0]
  const line =
    over && winner !== undefined
      ? words.lobby.won(seats[winner]?.name ?? '')
      : `${words.lobby.steps(plays.length)}, ${words.lobby.onDevice}`
  const state = over ? 'over' : asked.some((seat) => people.includes(seat)) ? 'yours' : 'waiting'
  return { key: id, to: href({ at: 'battle', id }), game, who: words.lobby.with(others), line, state, seats: seats.length }
}

function onlineCard({ id, game, seats, phase, yourMove, own }: TableCard): Card {
  const others = seats.filter(({ kind }, seat) => kind !== 'open' && !own.includes(seat)).map(({ name }) => name)
  const state = phase === 'over' ? 'over' : phase === 'open' ? 'open' : yourMove ? 'yours' : 'waiting'
  return {
    key: id,
    to: href({ at: 'table', id }),
    game,
    who: words.lobby.with(others),
    line: words.lobby.online,
    state,
    seats: seats.length,
  }
}

const SHOWN = 4
const RANK = { yours: 0, open: 1, waiting: 2, over: 3 } as const

export function YourTables({ local, own }: LobbyTables) {
  const online = useOnline()
  const cards = [...own.map(onlineCard), ...local.map(localCard)].toSorted((a, b) => RANK[a.state] - RANK[b.state])
  return (
    <section aria-labelledby="your-tables">
      <h2 id="your-tables">{words.lobby.yours}</h2>
      {!online && <p className="offline">{words.lobby.offline}</p>}
      {cards.length === 0 ? (
        <div className="tc empty">
          <span>
            <b>{words.lobby.noTables}</b>
            <span className="whom">{words.lobby.noTablesHint}</span>
          </span>
        </div>
      ) : (
        <ul className="tl">
          {cards.slice(0, SHOWN).map((card) => (
            <li key={card.key}>
              <a className={`tc${card.state === 'yours' ? ' mine' : ''}`} href={card.to}>
                <Thumb game={card.game} seats={card.seats} />
                <span className="grow">
                  <span className="row spread">
                    <b>{nameOf(card.game)}</b>
                    <span className={`pill${card.state === 'yours' ? ' sig' : ''}`}>{STATES[card.state]}</span>
                  </span>
                  <span className="whom ell">{card.who}</span>
                  <span className="st">
                    <Icon name="clock" size={13} />
                    {card.line}
                  </span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

export const OpenTables = ({ open, minds, create }: LobbyTables & { create(): void }) => (
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
          <span className="whom">{minds === null ? words.create.noServer : words.lobby.noOpenHint}</span>
        </span>
      </button>
    ) : (
      <ul className="op">
        {open.map(({ id, game, seats, phase }) => (
          <li key={id}>
            <span className="grow">
              <b>{nameOf(game)}</b>
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
              aria-label={`${phase === 'open' ? words.lobby.join : words.lobby.watch} ${nameOf(game)}`}
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
