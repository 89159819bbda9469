import type { Seat } from '@robodrome/kernel'
import { reasonOf } from '@robodrome/rulebook'
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { After } from './after/after.tsx'
import { preferences, prefer, usePreferences } from '../page/preferences.ts'
import type { BoardModule, BoardProps, Breakdown } from '../boards/board.ts'
import { buzz } from '../sound/haptics.ts'
import { sound } from '../sound/sound.ts'
import type { TableLink } from '../table/link.ts'
import { words } from '../words/index.ts'
import { Announcer } from './announcer.tsx'
import { BreakdownPopover } from '../kit/breakdown.tsx'
import { ChancePanel } from './chance-panel.tsx'
import { Coach, isGuided } from './coach.tsx'
import { Gone, Loading } from './covers.tsx'
import { Curtain } from './curtain.tsx'
import { Decision } from './decision.tsx'
import { Log } from './log.tsx'
import { Panels, type Panel } from './panels.tsx'
import { LongPress } from '../kit/long-press.tsx'
import { nameIn, People, SeatClock } from './people.tsx'
import { useRulebook } from './rulebook/load.ts'
import { Scrubber, turnsOf } from './scrubber.tsx'
import { SinceYouLooked } from './since.tsx'
import { TopBar, type Tool } from './top-bar.tsx'
import { counted } from './prompt-bar.tsx'
import { useAnswers } from './use-answers.ts'
import { useBoard } from './use-board.ts'
import { useKeys } from '../kit/use-keys.ts'
import { useFrame, useReplay } from './use-replay.ts'
import { useStage } from './use-stage.ts'
import { useSteady } from './use-steady.ts'
import { WaitingRoom } from './waiting-room.tsx'
import './table.css'

/** A table, wherever it is played. */
export function TableScreen({ link }: { link: TableLink }) {
  const { snapshot, status, fault } = useSyncExternalStore(link.subscribe, link.state)
  const board = useBoard(snapshot?.game)
  const [unveiled, setUnveiled] = useState<Seat | null>(null)
  if (status === 'gone') return <Gone code={fault?.message ?? ''} />
  if (!snapshot || !board) return <Loading />
  if (snapshot.phase === 'open') return <WaitingRoom link={link} snapshot={snapshot} />
  const next = snapshot.own.length > 1 && snapshot.phase === 'playing' ? handOver(snapshot, unveiled) : null
  if (next !== null) {
    const open = (): void => {
      setUnveiled(next)
      void link.look(next)
    }
    return <Curtain seat={next} name={snapshot.seats[next]?.name ?? words.seat(next)} open={open} />
  }
  return <Arena link={link} board={board} />
}

/** The own seat that must take the device over before anything is shown, or null. */
function handOver({ own, asked, seat }: { own: Seat[]; asked: Seat[]; seat: Seat | null }, unveiled: Seat | null): Seat | null {
  const wanted = own.filter((each) => asked.includes(each))
  if (unveiled !== null && (wanted.length === 0 || wanted.includes(unveiled))) return seat === unveiled ? null : unveiled
  return wanted[0] ?? own[0] ?? null
}

function Arena({ link, board }: { link: TableLink; board: BoardModule }) {
  const { snapshot: latest, told, status } = useSyncExternalStore(link.subscribe, link.state)
  const { sound: heard } = usePreferences()
  const [panel, setPanel] = useState<Panel | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const [notice, setNotice] = useState<{ reason: string; rule: string | null } | null>(null)
  const [number, setNumber] = useState<{ of: Breakdown; beside: Element } | null>(null)
  const stage = useStage(link, board)
  const replay = useReplay(link, board)
  const answers = useAnswers(link, board, latest)
  const frame = useFrame(latest, replay, board)
  const snapshot = latest!
  const book = useRulebook(snapshot.game)
  const { seat } = snapshot

  const nameOf = useCallback(
    (of: Seat) => nameIn(snapshot.seats, snapshot.own.length > 1 ? null : seat, of),
    [snapshot.seats, snapshot.own.length, seat],
  )
  // Several people at one device are all called by their names.
  const reader = useMemo(
    () => ({ nameOf, own: seat === null || snapshot.own.length > 1 ? [] : [seat] }),
    [nameOf, seat, snapshot.own.length],
  )
  const explain = useCallback((rule: string) => setPanel({ kind: 'rules', rule }), [])
  const breakdown = useCallback((of: Breakdown, beside: Element) => setNumber({ of, beside }), [])
  const confirm = useCallback(
    (text: string) => {
      if (seat === null) return
      replay.live()
      void link.choose(seat, text)
    },
    [link, seat, replay],
  )
  const select = useCallback(
    (text: string) => {
      setNotice(null)
      const refused = snapshot.refusals.find((each) => each.text === text)
      if (refused) {
        const chip = board.prompt({ snapshot, seat, answers, nameOf }).chips.find((each) => each.text === text && each.forbidden)
        setNotice({
          reason: chip?.forbidden?.reason || (book && reasonOf(book, refused.rule)) || words.table.refused(text),
          rule: refused.rule,
        })
      } else if (text === chosen || preferences().confirm === 'tap') confirm(text)
      else {
        buzz('select')
        setChosen(text)
      }
    },
    [snapshot, board, book, seat, answers, nameOf, chosen, confirm],
  )
  const asked = seat !== null && snapshot.asked.includes(seat)
  useEffect(() => {
    setChosen(null)
    setNotice(null)
  }, [snapshot.seq])
  useEffect(() => {
    if (asked) sound('decide')
  }, [asked, snapshot.seq])

  const props: BoardProps = { snapshot, seat, showing: null, answers, chosen, select, confirm, explain, breakdown, nameOf, reader }
  const scene =
    frame ??
    (stage.behind && stage.snapshot
      ? {
          snapshot: { ...stage.snapshot, options: asked ? snapshot.options : [], refusals: asked ? snapshot.refusals : [] },
          showing: stage.showing,
        }
      : { snapshot, showing: null })
  const onStage: BoardProps = { ...props, ...scene }
  const asking = useMemo(() => board.prompt({ snapshot, seat, answers, nameOf }), [board, snapshot, seat, answers, nameOf])
  const prompt = useSteady(asking, snapshot.seq, chosen !== null)
  const muted = heard === 'off'
  const mute = (): void => prefer({ sound: muted ? 'on' : 'off' })
  const tools: Tool[] = [
    { icon: 'book', label: words.table.rulebook, press: 'R', act: () => setPanel({ kind: 'rules', rule: null }) },
    { icon: 'list', label: words.table.log, press: 'L', act: () => setPanel({ kind: 'log' }) },
    ...(link.kind === 'online' ? [{ icon: 'chat' as const, label: words.table.chat, act: () => setPanel({ kind: 'chat' }) }] : []),
    { icon: muted ? 'mute' : 'sound', label: muted ? words.table.unmute : words.table.mute, press: 'M', act: mute },
    { icon: 'gear', label: words.table.settings, act: () => setPanel({ kind: 'settings' }) },
    { icon: 'menu', label: words.table.menu, act: () => setPanel({ kind: 'menu' }) },
  ]
  useKeys({
    r: tools[0]!.act,
    l: tools[1]!.act,
    m: mute,
    '?': () => setPanel({ kind: 'keys' }),
    u: () => {
      if (snapshot.barrier) setNotice({ reason: words.table.noUndo[snapshot.barrier], rule: null })
      else if (seat !== null && snapshot.canTakeBack) void link.takeBack(seat)
    },
    p: () => (document.querySelector<HTMLElement>('.prompt .chip') ?? document.querySelector<HTMLElement>('.prompt'))?.focus(),
    b: () => document.querySelector<HTMLElement>('.stage [tabindex="0"]')?.focus(),
    ',': () => replay.step(-1),
    '.': () => replay.step(1),
    '/': replay.live,
    Escape: () => (number ? setNumber(null) : replay.at !== null ? replay.live() : setChosen(null)),
    Enter: () => document.querySelector<HTMLElement>('.prompt .btn.pri')?.click(),
    ...Object.fromEntries(
      (prompt.picks ? [] : counted(prompt).slice(0, 9)).map((chip, i) => [String(i + 1), () => asked && select(chip.text)]),
    ),
  })
  const clock = seat === null ? null : (snapshot.seats[seat]?.clock ?? null)
  const log = { board, told, seat, reader, explain, breakdown, watch: (at: number) => replay.watchEvent(at) }
  return (
    <div className={`table game-${snapshot.game}`} data-seq={snapshot.seq} data-deciding={asked || undefined}>
      <TopBar
        title={words.gameName(snapshot.game)}
        line={board.headline({ snapshot, seat, nameOf })}
        steps={board.steps(onStage.snapshot)}
        clock={
          clock ? (
            <span className="pill clkp">
              <SeatClock clock={clock} seq={snapshot.seq} />
            </span>
          ) : (
            isGuided(link) && (
              <button type="button" className="pill practice" onClick={() => setPanel({ kind: 'practice' })}>
                {words.coach.practice}
              </button>
            )
          )
        }
        tools={tools}
        menu={() => setPanel({ kind: 'menu' })}
      />
      <main className="lay">
        <section className="peoplew" aria-label={words.table.players}>
          <People
            board={board}
            props={{ ...onStage, snapshot: { ...onStage.snapshot, asked: frame ? frame.snapshot.asked : snapshot.asked } }}
            openDesk={() => setPanel({ kind: 'desk' })}
          />
          <div className="panel replay">
            <ChancePanel link={link} board={board} seat={seat} nameOf={nameOf} breakdown={breakdown} />
            <Scrubber
              replay={replay}
              marks={turnsOf(replay, told, snapshot.seq, board.turnEvent ?? 'turn')}
              say={(at) => replay.frames[at]?.events.at(-1)?.text ?? words.table.replayAt(at + 1, replay.frames.length)}
            />
          </div>
        </section>
        <section
          className={`stage${frame ? ' replaying' : ''}`}
          aria-label={words.table.arena}
          onPointerDown={stage.behind ? stage.skip : undefined}
        >
          <board.Stage {...onStage} />
          {stage.behind && !frame && (
            <button type="button" className="pill stage-flag late" onClick={stage.skip}>
              {words.table.skip}
            </button>
          )}
          {frame && <span className="pill stage-flag">{words.table.replayAt((replay.at ?? 0) + 1, replay.frames.length)}</span>}
        </section>
        <section className="desk" aria-label={words.table.panel}>
          <board.Desk {...onStage} />
          <div className="panel logp">
            <Log {...log} />
          </div>
        </section>
      </main>
      <Coach board={board} snapshot={snapshot} told={told} link={link} asked={asked && replay.at === null} watch={replay.watchEvent} />
      <Decision
        link={link}
        board={board}
        prompt={prompt}
        snapshot={snapshot}
        status={status}
        nameOf={nameOf}
        chosen={chosen}
        notice={notice}
        setNotice={setNotice}
        select={select}
        confirm={confirm}
        explain={explain}
        showAfter={() => setPanel({ kind: 'after' })}
        picker={board.Picker && <board.Picker {...props} />}
      />
      {number && <BreakdownPopover {...number} explain={explain} onClose={() => setNumber(null)} />}
      <Panels panel={panel} show={setPanel} link={link} board={board} props={onStage} log={log} tools={tools} />
      <After
        link={link}
        board={board}
        snapshot={snapshot}
        nameOf={nameOf}
        replay={replay}
        open={panel?.kind === 'after'}
        show={(open) => setPanel(open ? { kind: 'after' } : null)}
        explain={explain}
        behind={stage.behind}
      />
      <SinceYouLooked link={link} board={board} snapshot={snapshot} reader={reader} watch={replay.watchEvent} />
      <LongPress />
      <Announcer link={link} board={board} reader={reader} decision={asked ? prompt.question : ''} />
    </div>
  )
}
