import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { Answers, BoardModule, BoardProps, Breakdown, Chip, Prompt } from '../boards/board.ts'
import { BreakdownPopover } from '../kit/breakdown.tsx'
import { LongPress } from '../kit/long-press.tsx'
import type { TableLink } from '../table/link.ts'
import { gameName } from '../boards/faces.ts'
import { words } from '../words/index.ts'
import { After } from './after/after.tsx'
import { RematchCall } from './after/rematch-call.tsx'
import { Announcer } from './announcer.tsx'
import type { Player } from './clock/player.ts'
import { useShown } from './clock/use-player.ts'
import { CoachBubble } from './coach/coach.tsx'
import { CoachLane } from './coach/lane.tsx'
import { isGuided, useCoach } from './coach/use-coach.ts'
import { Decision } from './decision.tsx'
import { LogOrChat } from './log-or-chat.tsx'
import { offeredOrders } from './orders/order.ts'
import { useOrders } from './orders/use-orders.ts'
import { Panels, type Panel } from './panels.tsx'
import { ProposalCall } from './proposal-call.tsx'
import { SinceYouLooked } from './since.tsx'
import { TableNews } from './table-news.tsx'
import { TableClock, TopBar } from './top-bar.tsx'
import { useAnswers } from './use-answers.ts'
import { useChoice } from './use-choice.ts'
import { usePointed } from './use-pointed.ts'
import { useReader } from './use-reader.ts'
import { useSame } from './use-same.ts'
import { useSteady } from './use-steady.ts'
import { useTableKeys } from './use-table-keys.ts'
import { useTalk } from './use-talk.ts'
import { useTools } from './use-tools.ts'
import './hand.css'
import { PlayersZone, StageZone } from './zones.tsx'

/**
 * On a phone that shows only the hand, every answer is below the question, because the board, where some are usually chosen, is on the big
 * screen.
 */
const withoutStage = (prompt: Prompt): Prompt => {
  const { pointer: _pointer, ...found } = prompt
  return { ...found, chips: prompt.chips.map(({ onStage: _stage, about: _about, ...chip }) => chip) }
}

/** A table in play: its zones, the prompt, and what opens over them, all at the moment that the player is showing. */
export function Arena({ link, board, player, hand }: { link: TableLink; board: BoardModule; player: Player; hand?: ReactNode }) {
  const isHand = hand !== undefined
  const { snapshot: now, status, pending } = useSyncExternalStore(link.subscribe, link.state)
  const moment = useShown(player)
  const [panel, setPanel] = useState<Panel | null>(null)
  const [number, setNumber] = useState<{ of: Breakdown; beside: Element } | null>(null)
  const { still } = moment
  const isNow = moment.kind === 'live'
  // Presence and clocks are always current.
  const seats = useSame(now!.seats)
  const watching = useSame(now!.watching)
  const rematch = useSame(now!.rematch)
  const proposal = useSame(now!.proposal)
  const snapshot = useMemo(() => ({ ...still.snapshot, seats, watching, rematch, proposal }), [still, seats, watching, rematch, proposal])
  const told = useMemo(() => still.all.slice(0, still.told), [still])
  const { seat } = snapshot
  const reader = useReader(snapshot)
  const { nameOf } = reader
  const known = useAnswers(link, board, now)
  const answers = isNow ? known : NO_ANSWERS
  // While past events are played back, nothing is asked.
  const asking = useMemo(() => {
    if (!isNow) return NOTHING_ASKED
    const found = board.prompt({ snapshot, seat, answers, nameOf })
    return withOrders(isHand ? withoutStage(found) : found, isGuided(link) ? [] : offeredOrders(board.passing, snapshot, seat))
  }, [isNow, board, link, snapshot, seat, answers, nameOf, isHand])
  const whyNot = useCallback((at: string | null = null) => setPanel({ kind: 'why', at }), [])
  const standing = useOrders(link, board, snapshot, isNow && !isGuided(link))
  const choice = useChoice(link, snapshot, whyNot, standing)
  const { asked, chosen, select, confirm } = choice
  const prompt = useSteady(asking, snapshot.seq, chosen !== null)
  const named = useNamed(asking)
  const takeBack = useCallback(() => {
    if (seat === null) return
    standing.hold()
    if (snapshot.canTakeBack) void link.takeBack(seat)
    else void link.propose(seat, 'take back')
  }, [link, seat, snapshot.canTakeBack, standing.hold])
  const { talk, setTalking, show } = useTalk(link, setPanel)
  const { tools, mute } = useTools(show, link)
  const openDesk = useCallback(() => setPanel({ kind: 'desk' }), [])
  const explain = useCallback((rule: string) => setPanel({ kind: 'rules', rule }), [])
  const breakdown = useCallback((of: Breakdown, beside: Element) => setNumber({ of, beside }), [])
  const frameOf = usePointed(board, snapshot)
  const point = ({ text, forbidden }: Chip): void => {
    frameOf(text)
    if (forbidden) choice.setNotice(forbidden)
  }
  useTableKeys({
    takeBack,
    link,
    snapshot,
    prompt,
    choice,
    player,
    show: setPanel,
    mute,
    closeNumber: () => {
      setNumber(null)
      return number !== null
    },
  })

  const ordered = standing.asking
  const props = useMemo(
    (): BoardProps => ({
      snapshot,
      seat,
      shown: still.told,
      told,
      showing: still.event,
      tumbling: still.tumbling,
      answers,
      chosen,
      select,
      confirm,
      explain,
      breakdown,
      nameOf,
      reader,
      ...(ordered && { asking: ordered }),
      ...(isHand && { near: true }),
    }),
    [snapshot, seat, still, told, answers, chosen, select, confirm, explain, breakdown, nameOf, reader, ordered, isHand],
  )
  const watch = player.watchEvent
  const log = useMemo(
    () => ({ board, told, seat, reader, explain, breakdown, watch }),
    [board, told, seat, reader, explain, breakdown, watch],
  )
  // The board at this moment is rendered once, whatever arrives in the meantime.
  const stage = useMemo(() => <board.Stage {...props} />, [board, props])
  const desk = useMemo(
    () => (
      <>
        <board.Desk {...props} />
        {!isHand && <LogOrChat link={link} log={log} talk={talk} setOpen={setTalking} />}
      </>
    ),
    [board, props, log, link, talk, setTalking, isHand],
  )
  // Nothing will change until this seat decides: no AI must choose, every event was shown, and no move is being sent.
  const settled = asked && isNow && pending === null && snapshot.asked.every((each) => snapshot.seats[each]?.kind !== 'mind')
  const guide = useCoach(board, link, snapshot, told, asked && isNow, moment.kind === 'replay')
  return (
    <div className={`table game-${snapshot.game}${isHand ? ' hand' : ''}`} data-seq={snapshot.seq} data-settled={settled || undefined}>
      {/* First in the order of the Tab key, but last on the screen. */}
      <Decision
        link={link}
        board={board}
        prompt={prompt}
        snapshot={snapshot}
        status={status}
        nameOf={nameOf}
        choice={choice}
        standing={standing}
        takeBack={takeBack}
        showOrders={() => setPanel({ kind: 'orders' })}
        explain={explain}
        showAfter={() => setPanel({ kind: 'after' })}
        whyNot={whyNot}
        picker={board.Picker && <board.Picker {...props} />}
        player={player}
        reader={reader}
        breakdown={breakdown}
        named={named}
      />
      {hand ?? (
        <TopBar
          title={gameName(snapshot.game)}
          line={board.headline({ snapshot, seat, nameOf })}
          steps={board.steps(snapshot)}
          clock={<TableClock link={link} snapshot={snapshot} explain={() => setPanel({ kind: 'practice' })} />}
          watching={watching}
          tools={tools}
          chat={tools.find(({ icon }) => icon === 'chat')}
          menu={() => setPanel({ kind: 'menu' })}
        />
      )}
      {isGuided(link) && board.lesson && <CoachLane game={snapshot.game} lesson={board.lesson} guide={guide} />}
      <main className="layout">
        {!isHand && <PlayersZone board={board} props={props} player={player} openDesk={openDesk} />}
        <StageZone shown={props.shown} player={player}>
          {stage}
        </StageZone>
        <section className="desk" data-shown={props.shown} aria-label={words.table.panel}>
          {desk}
        </section>
      </main>
      {guide && panel === null && <CoachBubble game={snapshot.game} guide={guide} />}
      {number && <BreakdownPopover {...number} explain={explain} onClose={() => setNumber(null)} />}
      <Panels
        panel={panel}
        show={setPanel}
        link={link}
        board={board}
        props={props}
        prompt={prompt}
        log={log}
        tools={tools}
        standing={standing}
        point={point}
      />
      {!isHand && (
        <After
          link={link}
          board={board}
          snapshot={snapshot}
          reader={reader}
          player={player}
          open={panel?.kind === 'after'}
          show={(open) => setPanel(open ? { kind: 'after' } : null)}
          explain={explain}
        />
      )}
      {!isHand && panel?.kind !== 'after' && <RematchCall link={link} snapshot={snapshot} nameOf={nameOf} />}
      <ProposalCall link={link} snapshot={snapshot} nameOf={nameOf} />
      <TableNews snapshot={now!} />
      {!isHand && <SinceYouLooked link={link} board={board} snapshot={snapshot} reader={reader} watch={player.watchEvent} />}
      <LongPress />
      <Announcer told={told} board={board} reader={reader} decision={asked ? prompt.question : ''} />
    </div>
  )
}

/** The names that moves had when they were offered, because notation is not meant for people. */
function useNamed({ chips }: Prompt): ReadonlyMap<string, string> {
  const named = useRef(new Map<string, string>())
  useEffect(() => {
    for (const { text, title } of chips) named.current.set(text, title)
  }, [chips])
  return named.current
}

const NO_ANSWERS: Answers = {}
const withOrders = (prompt: Prompt, orders: readonly Chip[]): Prompt =>
  orders.length === 0 ? prompt : { ...prompt, chips: [...prompt.chips, ...orders] }
const NOTHING_ASKED: Prompt = { question: '', chips: [], primary: '' }
