import type { Seat } from '@robodrome/kernel'
import { useCallback, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { TableLink } from '../table/link.ts'
import { words } from '../words/index.ts'
import type { BoardModule } from '../boards/board.ts'
import { Arena } from './arena.tsx'
import type { Pacer } from './clock/pacer.ts'
import type { Player } from './clock/player.ts'
import { usePlayer, useShown } from './clock/use-player.ts'
import { Gone, Loading } from './covers.tsx'
import { Curtain } from './curtain.tsx'
import { useBoard } from './use-board.ts'
import { WaitingRoom } from './waiting/waiting-room.tsx'

interface Props {
  link: TableLink
  /** The screen that shows this table first, such as a big screen. */
  pacer?: Pacer | null
  /** Shows only the hand: secrets, the question and the answer, below this line. The board is on a big screen. */
  hand?: ReactNode
}

/** A table anywhere: opening, waiting for players, being passed on one device, or in play. */
export function TableScreen({ link, pacer = null, hand }: Props) {
  const { snapshot, status, fault } = useSyncExternalStore(link.subscribe, link.state)
  const board = useBoard(snapshot?.game, snapshot ?? undefined)
  if (status === 'gone') return <Gone code={fault?.message ?? ''} />
  if (!snapshot || !board) return <Loading />
  if (snapshot.phase === 'open') return <WaitingRoom link={link} snapshot={snapshot} />
  return <Played link={link} board={board} pacer={pacer} hand={hand} />
}

/** A battle in progress. Events are shown before the device is passed on. */
function Played({ link, board, pacer, hand }: { link: TableLink; board: BoardModule; pacer: Pacer | null; hand: ReactNode }) {
  const player = usePlayer(link, board, pacer)
  const { snapshot, behind } = useNow(link, player)
  const [unveiled, setUnveiled] = useState<Seat | null>(null)
  const next = snapshot.own.length > 1 && snapshot.phase === 'playing' && !behind ? handOver(snapshot, unveiled) : null
  const isOpen = board.isOpen?.(snapshot) === true
  const open = useCallback(
    (seat: Seat): void => {
      setUnveiled(seat)
      void link.look(seat)
    },
    [link],
  )
  // If nothing is hidden, the next player simply continues.
  useEffect(() => {
    if (next !== null && isOpen) open(next)
  }, [next, isOpen, open])
  if (next !== null && !isOpen) return <Curtain seat={next} name={snapshot.seats[next]?.name ?? words.seat(next)} open={() => open(next)} />
  return <Arena link={link} board={board} player={player} hand={hand} />
}

const useNow = (link: TableLink, player: Player) => ({
  snapshot: useSyncExternalStore(link.subscribe, link.state).snapshot!,
  behind: useShown(player).kind !== 'live',
})

/** The seat whose player must take the device before anything is shown, or null. */
function handOver({ own, asked, seat }: { own: Seat[]; asked: Seat[]; seat: Seat | null }, unveiled: Seat | null): Seat | null {
  const wanted = own.filter((each) => asked.includes(each))
  if (unveiled !== null && (wanted.length === 0 || wanted.includes(unveiled))) return seat === unveiled ? null : unveiled
  return wanted[0] ?? own[0] ?? null
}
