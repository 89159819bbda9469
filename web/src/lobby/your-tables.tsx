import type { TableCard } from '@robodrome/protocol'
import { isPlay } from '@robodrome/table'
import { useState } from 'react'
import { Button } from '../kit/button.tsx'
import { href } from '../page/route.ts'
import { Icon } from '../kit/icons.tsx'
import { IconButton } from '../kit/icon-button.tsx'
import { forgetTable, saveTable, type SavedTable } from '../table/saved.ts'
import { gameName } from '../boards/faces.ts'
import { words } from '../words/index.ts'
import { hiddenTables, hide, unhide } from './hidden.ts'
import { Thumb } from '../boards/thumb.tsx'
import type { LobbyTables } from './use-lobby.ts'
import './tables.css'

type Card = {
  key: string
  to: string
  game: string
  who: string
  line: string
  state: 'yours' | 'waiting' | 'open' | 'over'
  seats: number
  /** Hides the table, and returns a function that restores it; null while others are waiting for this player. */
  remove: (() => () => void) | null
}

const STATES = {
  yours: words.lobby.yourMove,
  waiting: words.lobby.waiting,
  open: words.lobby.starting,
  over: words.lobby.finished,
} as const

function localCard(table: SavedTable): Card {
  const { id, game, seats, asked, over, result, steps } = table
  const people = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  const others = seats.filter((_, seat) => seat !== people[0]).map(({ name }) => name)
  const won = result?.ranking[0]?.map((seat) => seats[seat]?.name ?? '') ?? []
  const ended = result && result.ranking.length > 1 ? words.lobby.won(won) : words.lobby.draw
  const line = over && won.length > 0 ? ended : `${words.lobby.steps(steps.filter(isPlay).length)}, ${words.lobby.onDevice}`
  const state = over ? 'over' : asked.some((seat) => people.includes(seat)) ? 'yours' : 'waiting'
  const remove = () => {
    forgetTable(id)
    return () => saveTable(table)
  }
  return { key: id, to: href({ at: 'battle', id }), game, who: words.lobby.with(others), line, state, seats: seats.length, remove }
}

const markOf = ({ id, phase }: TableCard): string => `${id} ${phase}`

function onlineCard(table: TableCard): Card {
  const { id, game, seats, phase, yourMove, own } = table
  const others = seats.filter(({ kind }, seat) => kind !== 'open' && !own.includes(seat)).map(words.seatName)
  const state = phase === 'over' ? 'over' : phase === 'open' ? 'open' : yourMove ? 'yours' : 'waiting'
  const remove = () => {
    hide(markOf(table))
    return () => unhide(markOf(table))
  }
  return {
    key: id,
    to: href({ at: 'table', id }),
    game,
    who: words.lobby.with(others),
    line: words.lobby.online,
    state,
    seats: seats.length,
    remove: phase === 'playing' ? null : remove,
  }
}

/** How many are shown at first; a button shows the others. */
const SHOWN = 4
const SHOWN_ON_PHONES = 2
const RANK = { yours: 0, open: 1, waiting: 2, over: 3 } as const

export function YourTables({ local, own, relist }: LobbyTables & { relist(): void }) {
  const [all, setAll] = useState(false)
  const [removed, setRemoved] = useState<{ game: string; putBack(): void } | null>(null)
  const hidden = new Set(hiddenTables())
  const cards = [...own.filter((table) => !hidden.has(markOf(table))).map(onlineCard), ...local.map(localCard)].toSorted(
    (a, b) => RANK[a.state] - RANK[b.state],
  )
  const remove = ({ game, remove: act }: Card): void => {
    const putBack = act?.()
    if (putBack) setRemoved({ game: gameName(game), putBack })
    relist()
  }
  const undo = (): void => {
    removed?.putBack()
    setRemoved(null)
    relist()
  }
  return (
    <section aria-labelledby="your-tables">
      <h2 id="your-tables">{words.lobby.yours}</h2>
      {cards.length === 0 ? (
        <div className="table-card empty">
          <span>
            <b>{words.lobby.noTables}</b>
            <span className="whom">{words.lobby.noTablesHint}</span>
          </span>
        </div>
      ) : (
        <ul className={all ? 'table-cards all' : 'table-cards'}>
          {(all ? cards : cards.slice(0, SHOWN)).map((card) => (
            <OwnTable key={card.key} card={card} remove={() => remove(card)} />
          ))}
        </ul>
      )}
      <p className="removed" role="status">
        {removed && (
          <>
            {words.lobby.removed(removed.game)}{' '}
            <button type="button" className="more" onClick={undo}>
              {words.lobby.putBack}
            </button>
          </>
        )}
      </p>
      {cards.length > SHOWN_ON_PHONES && (
        <Button look="ghost" className={`all-tables${cards.length > SHOWN ? '' : ' few'}`} onClick={() => setAll(!all)}>
          {all ? words.lobby.fewer : words.lobby.all(cards.length)}
        </Button>
      )}
    </section>
  )
}

const OwnTable = ({ card, remove }: { card: Card; remove(): void }) => (
  <li>
    <a className={`table-card${card.state === 'yours' ? ' mine' : ''}`} href={card.to}>
      <Thumb game={card.game} seats={card.seats} />
      <span className="grow">
        <span className="row spread">
          <b>{gameName(card.game)}</b>
          <span className={`pill${card.state === 'yours' ? ' signal' : ''}`}>{STATES[card.state]}</span>
        </span>
        <span className="whom ellipsis">{card.who}</span>
        <span className="table-state">
          <Icon name="clock" size={13} />
          {card.line}
        </span>
      </span>
    </a>
    {card.remove && (
      <IconButton aria-label={words.lobby.remove(gameName(card.game), card.who)} onClick={remove}>
        <Icon name="close" size={16} />
      </IconButton>
    )}
  </li>
)
