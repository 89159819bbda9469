import type { Snapshot } from '@robodrome/table'
import { useCallback, useEffect } from 'react'
import { preferences } from '../page/preferences.ts'
import { useHold } from '../page/update.ts'
import { buzz } from '../sound/haptics.ts'
import { sound } from '../sound/sound.ts'
import type { TableLink } from '../table/link.ts'
import type { Standing } from './orders/use-orders.ts'
import { useForStep } from './use-for-step.ts'

/** Why a move is impossible, with the rule against it. `tip` marks an answer to a request. */
export type Notice = { reason: string; rule: string | null; tip?: boolean }

type Ordered = Pick<Standing, 'passes' | 'release' | 'moveFor'>
const NOTHING_ORDERED: Ordered = { passes: false, release: () => {}, moveFor: (text) => text }

/** The player's unconfirmed choice, and a message about it. At each step of the table, both are cleared. */
export function useChoice(
  link: TableLink,
  snapshot: Snapshot,
  refuse: (text: string) => void,
  { passes, release, moveFor }: Ordered = NOTHING_ORDERED,
) {
  const { seat, seq, refusals } = snapshot
  const asked = seat !== null && snapshot.asked.includes(seat) && !passes
  const [chosen, setChosen] = useForStep<string>(seq)
  const [notice, setNotice] = useForStep<Notice>(seq)
  useHold(chosen !== null || link.state().pending !== null || link.kind === 'local')
  useEffect(() => {
    if (asked) sound('decide')
  }, [asked, seq])
  const confirm = useCallback(
    (text: string) => {
      if (seat === null) return
      release()
      const move = moveFor(text)
      if (move !== null) void link.choose(seat, move)
    },
    [link, seat, release, moveFor],
  )
  const select = useCallback(
    (text: string) => {
      setNotice(null)
      if (refusals.some((each) => each.text === text)) refuse(text)
      else if (text === chosen || preferences().confirm === 'tap') confirm(text)
      else {
        buzz('select')
        setChosen(text)
      }
    },
    [refusals, refuse, chosen, confirm, setChosen, setNotice],
  )
  return { asked, chosen, notice, setNotice, select, confirm, unselect: () => setChosen(null) }
}
