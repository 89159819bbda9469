import type { Snapshot } from '@robodrome/table'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../kit/button.tsx'
import { Icon } from '../../kit/icons.tsx'
import type { TableLink } from '../../table/link.ts'
import { mindName, shortName } from '../../words/index.ts'
import { waitingWords } from '../../words/waiting.ts'
import { useKeys } from '../../kit/use-keys.ts'
import { easyMind, mindIds } from '../opponents.ts'
import './room-prompt.css'

const w = waitingWords
export const levels = mindIds().filter((id) => id.startsWith('level-'))

type Room = { link: TableLink; snapshot: Snapshot }

/** The decision in the room: be ready, start, or keep waiting. */
export const RoomPrompt = ({ link, snapshot }: Room) => {
  const { dice, host, own, seats, beginsIn } = snapshot
  const [mind, setMind] = useState<string | null>(() => (isKeptFor(snapshot) === null ? easyMind() : null))
  const open = seats.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []))
  const unready = own.filter((seat) => !seats[seat]!.ready)
  const isClosed = dice?.closed === true
  const begins = host && own.length > 0 && !isClosed
  const picks = begins && open.length > 0 && unready.length === 0
  const say = (on: boolean): void => own.filter((seat) => seats[seat]!.ready !== on).forEach((seat) => void link.ready(seat, on))
  const bar = useRef<HTMLElement>(null)
  useKeys({ p: () => bar.current?.querySelector<HTMLElement>('.button.primary, .button')?.focus() })
  const waits = picks && mind === null
  const decides = !isClosed && (unready.length > 0 || (begins && !waits))
  return (
    <section ref={bar} className={decides ? 'room-prompt decision' : 'room-prompt'} aria-label={w.prompt}>
      <Question snapshot={snapshot} open={open} asks={unready.length > 0} mind={picks ? mind : null} waits={waits} />
      {picks && <Takers mind={mind} pick={setMind} awaited={seats[open[0]!]!.name} />}
      <div className="room-acts">
        {own.length > 0 && !isClosed && unready.length === 0 && (beginsIn !== null || !host) && (
          <Button onClick={() => say(false)}>{beginsIn === null ? w.notYet : w.hold}</Button>
        )}
        {unready.length > 0 && !isClosed && (
          <Button look="signal" onClick={() => say(true)}>
            <Icon name="check" size={18} />
            {w.ready}
          </Button>
        )}
        {begins && unready.length === 0 && !waits && (
          <Button look="signal" onClick={() => void link.start(mind ?? easyMind())}>
            <Icon name="play" size={18} />
            {startSays(open, shortName(mind ?? easyMind()))}
          </Button>
        )}
      </div>
    </section>
  )
}

const startSays = (open: readonly number[], program: string): string =>
  open.length === 0 ? w.startNow : open.length === 1 ? w.startWith(program, open[0]! + 1) : w.startWithAll(program)

/** The person for whom the first open seat is reserved; null if it is open to anybody. */
const isKeptFor = ({ seats }: Snapshot): string | null => seats.find(({ kind }) => kind === 'open')?.name || null

/** Who declined last, while the reserved seat is still open. */
const declinedLast = ({ comings, seats }: Snapshot): string | null =>
  comings.findLast(({ kind, seat }) => kind === 'declined' && seats[seat]?.kind === 'open')?.name ?? null

/** The text about who may take the open seats: anybody, except for reserved ones. */
const takerSays = ({ seats, rated }: Snapshot, mind: string): string => {
  if (seats.some(({ kind, name }) => kind === 'open' && name !== '')) return w.takesOverKept(mindName(mind))
  return rated ? `${w.takesOver(mindName(mind))} ${w.withProgram}` : w.takesOver(mindName(mind))
}

/** What the room is waiting for. `mind` is the AI that would take the open seats; it is shown to the person who may start. */
const Question = ({
  snapshot,
  open,
  asks,
  mind,
  waits,
}: {
  snapshot: Snapshot
  open: readonly number[]
  asks: boolean
  mind: string | null
  waits: boolean
}) => {
  const { dice, beginsIn, seats, host } = snapshot
  const left = useCountdown(snapshot, beginsIn)
  const [asked, note] = ((): readonly [string, string] => {
    if (dice?.closed) return [w.full, w.closed]
    if (left !== null) return [w.startsIn(left), w.startsNote]
    if (asks) return [w.areYou, w.areYouNote]
    const invited = isKeptFor(snapshot)
    if (invited !== null && (waits || !host)) return [w.waitsToCome(invited), w.waitsToComeNote]
    const declined = declinedLast(snapshot)
    if (declined !== null) return [w.declined(declined), w.declinedNote]
    if (open.length > 0) return [w.whoTakes(open[0]! + 1), waits ? w.waits : mind === null ? w.startFull : takerSays(snapshot, mind)]
    const slow = seats.filter(({ kind, ready }) => kind === 'person' && !ready).map(({ name }) => name)
    return [slow.length > 0 ? w.waitsFor(slow) : w.full, host ? w.startAnyway : w.waitsForNote]
  })()
  return (
    <span className="grow" role="status">
      <b>{asked}</b>
      <span className="subline">{note}</span>
    </span>
  )
}

/** The whole seconds left until it starts, counting down. */
function useCountdown(snapshot: Snapshot, ms: number | null): number | null {
  const [left, setLeft] = useState(ms)
  useEffect(() => {
    setLeft(ms)
    if (ms === null) return
    const due = Date.now() + ms
    const timer = setInterval(() => setLeft(Math.max(0, due - Date.now())), 250)
    return () => clearInterval(timer)
  }, [snapshot.seq, ms])
  return ms === null || left === null ? null : Math.ceil(left / 1000)
}

/** Buttons for who takes an open seat: a person (null), or an AI; on phones behind one button. */
const Takers = ({ mind, pick, awaited }: { mind: string | null; pick(mind: string | null): void; awaited: string }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button className="room-change" aria-label={w.changeProgram} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {w.change}
      </Button>
      <fieldset className={isOpen ? 'room-levels shown' : 'room-levels'}>
        <legend className="visually-hidden">{w.program}</legend>
        <label>
          <input type="radio" className="visually-hidden" name="program" checked={mind === null} onChange={() => pick(null)} />
          <b>{w.wait(awaited)}</b>
          <small>{w.waitNote}</small>
        </label>
        {levels.map((id, i) => (
          <label key={id}>
            <input type="radio" className="visually-hidden" name="program" checked={id === mind} onChange={() => pick(id)} />
            <b>{shortName(id)}</b>
            <small>{w.level(i + 1)}</small>
          </label>
        ))}
      </fieldset>
    </>
  )
}
