import { gameIds, loadGame } from '@robodrome/games'
import type { Game } from '@robodrome/kernel'
import type { ClockRules } from '@robodrome/table'
import { useEffect, useState } from 'react'
import { createTable, sitDown } from '../app/api.ts'
import { go } from '../app/route.ts'
import { preferences } from '../app/settings.ts'
import { Sheet } from '../frame/sheet.tsx'
import { Badge } from '../kit/seat.tsx'
import { words } from '../words/index.ts'
import type { ServerState } from './use-lobby.ts'
import { mindIds, mindSeat, startHere } from './start.ts'
import './create-dialog.css'

const MINUTE = 60_000
const CLOCKS: Readonly<Record<string, ClockRules>> = {
  blitz: { bank: 5 * MINUTE, increment: 10_000, atZero: 'leave' },
  live: { bank: 15 * MINUTE, increment: 20_000, atZero: 'mind' },
  daily: { bank: 1440 * MINUTE, increment: 1440 * MINUTE, atZero: 'mind' },
}

/** Who takes a seat: 'person' (an open seat online), or the id of a program. */
type Taker = string

/** Game, mode, seats, clock, who may find it. */
export function CreateDialog({
  game: first,
  online: wantsOnline,
  server,
  minds,
  onClose,
}: {
  game: string
  online: boolean
  server: ServerState
  minds: readonly string[]
  onClose(): void
}) {
  const [id, setId] = useState(first)
  const [game, setGame] = useState<Game | null>(null)
  const [mode, setMode] = useState('')
  const [variant, setVariant] = useState('')
  const [count, setCount] = useState(2)
  const [wish, setWish] = useState(wantsOnline)
  const [takers, setTakers] = useState<Taker[]>([])
  const [clock, setClock] = useState('')
  const [open, setOpen] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    let wanted = true
    const open = async (): Promise<void> => {
      const found = await loadGame(id)
      if (!found || !wanted) return
      const modes = Object.keys(found.modes)
      setMode(modes.includes('duel') ? 'duel' : modes[0]!)
      setVariant('')
      setGame(found)
    }
    setGame(null)
    open().catch((error: Error) => setProblem(error.message))
    return () => {
      wanted = false
    }
  }, [id])
  const chosen = game?.modes[mode]
  const seats = chosen && !chosen.seats.includes(count) ? chosen.seats[0]! : count
  const online = wish && server !== 'away'
  const known = online ? minds : mindIds()
  const easy = known[1] ?? known[0] ?? 'person'
  const taker = (seat: number): Taker => (seat === 0 ? 'person' : (takers[seat] ?? (online ? 'person' : easy)))
  const w = words.create
  const submit = async (event: React.FormEvent): Promise<void> => {
    event.preventDefault()
    const settings = { mode, seats, options: chosen?.variants?.[variant] ?? {} }
    const all = Array.from({ length: seats }, (_, seat) => taker(seat))
    const person = (seat: number) => ({ kind: 'person' as const, name: seat === 0 ? preferences().name : words.seat(seat) })
    if (!online)
      return startHere(
        id,
        settings,
        all.map((who, seat) => (who === 'person' ? person(seat) : mindSeat(who, seat - 1))),
      )
    try {
      const card = await createTable({
        game: id,
        settings,
        seats: all.map((who) => (who === 'person' ? { kind: 'open' } : { kind: 'mind', mind: who })),
        public: open,
        clock: CLOCKS[clock] ?? null,
      })
      await sitDown(card.id, 0)
      go({ at: 'table', id: card.id })
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <Sheet title={w.title} kind="dialog" onClose={onClose}>
      <form className="create" onSubmit={(event) => void submit(event)}>
        <Field title={w.game} name="game" value={id} onPick={setId} values={gameIds().map((each) => [each, words.gameName(each)])} />
        {game && (
          <Field
            title={w.mode}
            name="mode"
            value={mode}
            onPick={setMode}
            values={Object.entries(game.modes).map(([each, { title }]) => [each, title])}
          />
        )}
        {chosen && chosen.seats.length > 1 && (
          <Field
            title={w.seats}
            name="seats"
            value={String(seats)}
            onPick={(n) => setCount(Number(n))}
            values={chosen.seats.map((n) => [String(n), String(n)])}
          />
        )}
        {chosen?.variants && (
          <Field
            title={w.variant}
            name="variant"
            value={variant}
            onPick={setVariant}
            values={[['', w.plain], ...Object.keys(chosen.variants).map((each): [string, string] => [each, each])]}
          />
        )}
        <Field
          title={w.where}
          name="where"
          value={online ? 'online' : 'here'}
          onPick={(each) => setWish(each === 'online')}
          values={
            server === 'away'
              ? [['here', w.here]]
              : [
                  ['here', w.here],
                  ['online', w.online],
                ]
          }
          note={server === 'away' ? w.noServer : !online ? w.hereHint : server === 'asked' ? w.asking : w.onlineHint}
        />
        <ul className="who-sits">
          {Array.from({ length: seats }, (_, seat) => (
            <li key={seat} className="row">
              <Badge seat={seat} size={24} />
              {seat === 0 ? (
                <span className="grow">{w.me}</span>
              ) : (
                <select
                  className="grow"
                  aria-label={w.seat(seat)}
                  value={taker(seat)}
                  onChange={(event) =>
                    setTakers(Array.from({ length: seats }, (_, each) => (each === seat ? event.target.value : taker(each))))
                  }
                >
                  <option value="person">{online ? w.openSeat : w.person}</option>
                  {known.map((mind) => (
                    <option key={mind} value={mind}>
                      {words.minds[mind] ? `${words.minds[mind].name}: ${words.minds[mind].level}` : words.mindLevel(mind)}
                    </option>
                  ))}
                </select>
              )}
            </li>
          ))}
        </ul>
        {online && (
          <Field title={w.clock} name="clock" value={clock} onPick={setClock} values={[['', w.noClock], ...Object.entries(w.clocks)]} />
        )}
        {online && (
          <label className="tick">
            <input type="checkbox" checked={open} onChange={(event) => setOpen(event.target.checked)} />
            <span>
              <b>{w.public}</b>
              <small>{w.publicHint}</small>
            </span>
          </label>
        )}
        {problem && (
          <p className="harm" role="alert">
            {problem}
          </p>
        )}
        <div className="sheet-acts">
          <button type="button" className="btn ghost" onClick={onClose}>
            {words.cancel}
          </button>
          <button type="submit" className="btn pri" aria-disabled={game === null}>
            {online ? w.open : w.start}
          </button>
        </div>
      </form>
    </Sheet>
  )
}

const Field = ({
  title,
  name,
  value,
  values,
  onPick,
  note,
}: {
  title: string
  name: string
  value: string
  values: readonly (readonly [string, string])[]
  onPick(value: string): void
  note?: string
}) => (
  <fieldset className="setting">
    <legend>{title}</legend>
    <div className="segments">
      {values.map(([each, label]) => (
        <label key={each}>
          <input type="radio" name={name} checked={each === value} onChange={() => onPick(each)} />
          <span>{label}</span>
        </label>
      ))}
    </div>
    {note && <small>{note}</small>}
  </fieldset>
)
