import { gameIds, loadGame, type OpenedBox } from '@robodrome/games'
import type { Game } from '@robodrome/kernel'
import type { Absence } from '@robodrome/table'
import { useEffect, useState } from 'react'
import { Button } from '../../kit/button.tsx'
import { Alert } from '../../kit/alert.tsx'
import { Sheet } from '../../kit/sheet.tsx'
import { BoxField } from '../../shell/box-field.tsx'
import { gameName } from '../../boards/faces.ts'
import { words } from '../../words/index.ts'
import { easyMind, mindIds } from '../../frame/opponents.ts'
import type { ServerState } from '../use-lobby.ts'
import { hosted, speaksOnlyEnglish } from '../../page/hosted.ts'
import { firstDraft, objection, redraft, type Draft } from './draft.ts'
import { OneOf, Tick } from '../../kit/field.tsx'
import { FirstGame } from './first-game.tsx'
import { openHere, openOnline, type ClockName } from './open-table.ts'
import { OptionsForm } from './options-form.tsx'
import { loadGameWords, type GameWords } from './saying.ts'
import { SeatList, type Taker } from './seat-list.tsx'
import './create.css'

type Behind = `${keyof typeof words.create.behinds}`

/** The dialog for a new table: game, mode, options, seats, clock, and who can find it. */
export default function CreateDialog({
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
  const [box, setBox] = useState<OpenedBox | null>(null)
  const { game, said, draft, setDraft, failed } = useDraft(id, box)
  const [wish, setWish] = useState(wantsOnline)
  const [picked, setPicked] = useState<readonly (Taker | undefined)[]>([])
  const [names, setNames] = useState<readonly string[]>([])
  const [clock, setClock] = useState<ClockName>('none')
  const [absence, setAbsence] = useState<Absence>('answers')
  const [open, setOpen] = useState(false)
  const [rated, setRated] = useState(false)
  const [behind, setBehind] = useState<Behind | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const outside = hosted(id) !== null
  const online = (wish || outside) && server !== 'away'
  const known = online ? minds : mindIds()
  const usual = online ? 'person' : easyMind()
  const takers = Array.from({ length: draft?.seats ?? 0 }, (_, seat) => {
    const taker = picked[seat]
    return seat === 0 ? 'person' : taker === 'person' || (taker && known.includes(taker)) ? taker : usual
  })
  // Ratings compare only games with the same content.
  const isRateable = takers.every((taker) => taker === 'person') && box === null
  const isRated = rated && isRateable
  const delay = behind ?? (isRated ? '2' : '0')
  const pick = (other: string): void => {
    setId(other)
    setBox(null)
  }
  const take = (opened: OpenedBox | null): void => {
    setBox(opened)
    if (opened) setId(opened.game.id)
  }
  const w = words.create
  const objected = game && draft && objection(game, draft, said)
  const submit = (event: React.FormEvent): void => {
    event.preventDefault()
    if (!draft || objected) return
    if (!online) return openHere(id, draft, takers, names, box)
    openOnline(id, draft, takers, { clock, absence, public: open, rated: isRated, behind: Number(delay), box }).catch((error: Error) =>
      setRefused(error.message),
    )
  }
  const problem = objected ?? failed ?? refused
  return (
    <Sheet title={w.title} kind="dialog" pinned onClose={onClose}>
      <form className="create" onSubmit={submit}>
        <div className="create-body">
          <FirstGame game={id} />
          <OneOf title={w.game} name="game" value={id} onPick={pick} values={gameIds().map((each) => [each, gameName(each)])} />
          {speaksOnlyEnglish(id) && <p className="small">{w.onlyEnglish(gameName(id))}</p>}
          {game && draft && (
            <>
              <OneOf
                title={w.mode}
                name="mode"
                value={draft.mode}
                onPick={(mode) => setDraft(redraft(game, draft, { mode }))}
                values={Object.entries(game.modes).map(([each, { title }]) => [each, said?.modes[each]?.title ?? title])}
                note={said?.modes[draft.mode]?.about}
              />
              {game.modes[draft.mode]!.seats.length > 1 && (
                <OneOf
                  title={w.seats}
                  name="seats"
                  value={String(draft.seats)}
                  onPick={(n) => setDraft(redraft(game, draft, { seats: Number(n) }))}
                  values={game.modes[draft.mode]!.seats.map((n) => [String(n), String(n)])}
                />
              )}
              <OptionsForm game={game} said={said} draft={draft} change={setDraft} />
            </>
          )}
          {!outside && <BoxField game={id} box={box} take={take} />}
          <OneOf
            title={w.where}
            name="where"
            value={online ? 'online' : 'here'}
            onPick={(each) => setWish(each === 'online')}
            values={
              outside
                ? [['online', w.online]]
                : server === 'away'
                  ? [['here', w.here]]
                  : [['here', w.here] as const, ['online', w.online] as const]
            }
            note={
              outside ? w.outsideHint : server === 'away' ? w.noServer : !online ? w.hereHint : server === 'asked' ? w.asking : w.onlineHint
            }
          />
          <SeatList
            takers={takers}
            minds={known}
            online={online}
            names={names}
            rename={(seat, name) => setNames(takers.map((_, i) => (i === seat ? name : (names[i] ?? ''))))}
            pick={(seat, taker) => setPicked(takers.map((each, i) => (i === seat ? taker : each)))}
          />
          {online && (
            <>
              <OneOf
                title={w.clock}
                name="clock"
                value={clock}
                onPick={(each) => setClock(each as ClockName)}
                values={Object.entries(w.clocks)}
                note={w.clockHint[clock]}
              />
              <OneOf
                title={w.absence}
                name="absence"
                value={absence}
                onPick={(each) => setAbsence(each as Absence)}
                values={Object.entries(w.absences)}
                note={w.absenceHint[absence]}
              />
              {isRateable && <Tick title={w.rated} note={w.ratedHint} value={rated} onPick={setRated} />}
              <OneOf
                title={w.behind}
                name="behind"
                value={delay}
                onPick={(each) => setBehind(each as Behind)}
                values={Object.entries(w.behinds)}
                note={w.behindHint[delay]}
              />
              <Tick title={w.public} note={w.publicHint} value={open} onPick={setOpen} />
            </>
          )}
        </div>
        <div className="create-foot">
          {problem && <Alert>{problem}</Alert>}
          <div className="sheet-acts">
            <Button look="ghost" onClick={onClose}>
              {words.cancel}
            </Button>
            <Button type="submit" look="signal" aria-disabled={game === null || Boolean(objected)}>
              {online ? w.open : w.start}
            </Button>
          </div>
        </div>
      </form>
    </Sheet>
  )
}

/** A loaded game, with its own content or a box, and the settings of a new table. */
function useDraft(id: string, box: OpenedBox | null) {
  const [found, setFound] = useState<{ game: Game; said: GameWords | null; draft: Draft } | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  useEffect(() => {
    let wanted = true
    setFound(null)
    setFailed(null)
    Promise.all([box?.game ?? loadGame(id), loadGameWords(id)]).then(
      ([game, said]) => wanted && game && setFound({ game, said, draft: firstDraft(game) }),
      (error: Error) => wanted && setFailed(error.message),
    )
    return () => {
      wanted = false
    }
  }, [id, box])
  const setDraft = (draft: Draft): void => setFound((now) => now && { ...now, draft })
  return { game: found?.game ?? null, said: found?.said ?? null, draft: found?.draft ?? null, setDraft, failed }
}
