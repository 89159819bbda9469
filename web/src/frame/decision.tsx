import type { Seat } from '@robodrome/kernel'
import type { Reader } from '@robodrome/phrases'
import type { Snapshot } from '@robodrome/table'
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { Button, ButtonLink } from '../kit/button.tsx'
import { playOnCopy } from './after/again.ts'
import type { BoardModule, BoardProps, Prompt } from '../boards/board.ts'
import type { Status, TableLink } from '../table/link.ts'
import { words } from '../words/index.ts'
import { barredIn, mayAskBack } from './ask-back.ts'
import { giveHint } from './hint-text.ts'
import { canOrder } from './orders/order.ts'
import type { Standing } from './orders/use-orders.ts'
import { PlayingBar } from './clock/playing-bar.tsx'
import type { Player } from './clock/player.ts'
import { useShown } from './clock/use-player.ts'
import { NextMove } from './next-move.tsx'
import { OnlookerBar } from './onlooker-bar.tsx'
import { goesOnAlone, mayLeave } from './pace.ts'
import { PromptBar, WaitingBar } from './prompt-bar.tsx'
import type { useChoice } from './use-choice.ts'
import { CopyButton } from '../kit/copy-button.tsx'
import { useKeys } from '../kit/use-keys.ts'

/** The prompt bar in each of its states: deciding, waiting, reconnecting, watching, over. */
export function Decision(props: {
  link: TableLink
  board: BoardModule
  prompt: Prompt
  snapshot: Snapshot
  status: Status
  nameOf(seat: Seat): string
  choice: ReturnType<typeof useChoice>
  explain(rule: string): void
  standing: Standing
  takeBack(): void
  showAfter(): void
  showOrders(): void
  whyNot(): void
  picker: ReactNode
  player: Player
  reader: Reader
  breakdown: BoardProps['breakdown']
  /** The names of moves when they were offered here, by notation. */
  named: ReadonlyMap<string, string>
}) {
  const { link, board, prompt, snapshot, status, nameOf, player, reader, standing } = props
  const moment = useShown(player)
  const shown = moment.still.told
  const { chosen, notice, setNotice, select, confirm } = props.choice
  const { pending, fault } = useSyncExternalStore(link.subscribe, link.state)
  const late = useLate(status === 'reconnecting', SHORT)
  const { seat } = snapshot
  const hint =
    link.hint && seat !== null && snapshot.asked.includes(seat)
      ? () => {
          const step = link.state().snapshot?.seq
          const tell = (reason: string): void => setNotice({ reason, rule: null, tip: true })
          void giveHint(link, prompt, chosen, tell, () => link.state().snapshot?.seq === step)
        }
      : null
  useKeys(hint ? { h: hint } : {})
  const long = useLate(status === 'reconnecting', LONG)
  const { copy } = link
  const isAsked = seat !== null && snapshot.phase === 'playing' && moment.kind === 'live' && snapshot.asked.includes(seat)
  // Players can keep choosing during a short break; a confirmed move waits until the table can be reached.
  if (late && (long || !isAsked))
    return (
      <WaitingBar
        busy
        title={words.table.reconnecting}
        note={`${pending === null ? '' : `${words.table.unsent} `}${long ? words.table.reconnectingLong : words.table.reconnectingNote}`}
        step={-1}
        shown={shown}
      >
        {long && (
          <>
            {copy && (
              <Button look="bone" onClick={() => void playOnCopy(snapshot, copy)}>
                {words.table.playOnCopy}
              </Button>
            )}
            <CopyButton text={location.href} says={words.copy} done={words.copied} label={words.copy} />
            <ButtonLink look="ghost" href="#/">
              {words.table.goneButton}
            </ButtonLink>
          </>
        )}
      </WaitingBar>
    )
  if (moment.kind !== 'live') return <PlayingBar player={player} shown={moment} board={board} reader={reader} breakdown={props.breakdown} />
  if (snapshot.phase === 'over')
    return (
      <WaitingBar title={words.table.over} note={words.table.overNote} step={snapshot.seq} shown={shown}>
        <Button look="bone" onClick={props.showAfter}>
          {words.table.showResult}
        </Button>
      </WaitingBar>
    )
  if (seat === null) return <OnlookerBar link={link} snapshot={snapshot} nameOf={nameOf} fault={fault} shown={shown} />
  const undo = snapshot.canTakeBack
    ? undoes(board, snapshot.lastChoice ?? '', props.named)
    : mayAskBack(link, snapshot)
      ? words.table.askBack
      : null
  const barred = barredIn(link, snapshot)
  const orders = snapshot.phase === 'playing' && canOrder(board.passing, snapshot, seat)
  if (standing.passes)
    return (
      <WaitingBar title={words.table.orders.passing} note={words.table.orders.passingNote} busy step={snapshot.seq} shown={shown}>
        {standing.orders.span && (
          <Button look="ghost" onClick={standing.hold}>
            {words.table.orders.again}
          </Button>
        )}
      </WaitingBar>
    )
  if (!snapshot.asked.includes(seat)) {
    const minds = snapshot.asked.every((each) => snapshot.seats[each]?.kind === 'mind')
    return (
      <WaitingBar
        title={words.table.waitingFor(snapshot.asked.map(nameOf))}
        note={minds ? words.table.waitingAi : mayLeave(snapshot) ? words.table.waitingNote : words.table.waitingClock}
        busy={minds}
        step={snapshot.seq}
        shown={shown}
      >
        {!minds && goesOnAlone(snapshot) && <NextMove table={snapshot.table} />}
        {orders && (
          <Button look="ghost" onClick={props.showOrders}>
            {standing.span ? words.table.orders.on : words.table.orders.title}
          </Button>
        )}
        {undo === null ? (
          barred && <small className="barred">{barred}</small>
        ) : (
          <Button look="ghost" onClick={props.takeBack}>
            {undo}
          </Button>
        )}
      </WaitingBar>
    )
  }
  const refused = fault
    ? { reason: fault.rule ? words.table.refused(fault.message) : `${words.table.notSent}: ${fault.message}`, rule: fault.rule ?? null }
    : null
  const cut = late ? { reason: pending === null ? words.table.offline : words.table.unsent, rule: null } : null
  return (
    <PromptBar
      prompt={prompt}
      chosen={chosen}
      pending={pending}
      notice={cut ?? notice ?? refused}
      undo={undo}
      barred={barred}
      select={select}
      confirm={confirm}
      takeBack={props.takeBack}
      orders={orders ? props.showOrders : null}
      explain={props.explain}
      hint={hint}
      whyNot={() => props.whyNot()}
      picker={props.picker}
      step={snapshot.seq}
      shown={shown}
    />
  )
}

/** The undo button names the move; a move made before the page was opened is "the last move". */
function undoes({ nameMove }: BoardModule, move: string, named: ReadonlyMap<string, string>): string {
  const name = nameMove(move) ?? named.get(move)
  return name === undefined ? words.table.undoLast : words.table.undo(name)
}

/** A short network break is not mentioned; a long one offers ways to continue. Both in milliseconds. */
const SHORT = 1500
const LONG = 20_000

/** True once a state has lasted this long. */
function useLate(lasts: boolean, ms: number): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!lasts) {
      setLate(false)
      return
    }
    const timer = setTimeout(() => setLate(true), ms)
    return () => clearTimeout(timer)
  }, [lasts, ms])
  return late
}
