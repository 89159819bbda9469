import type { Snapshot } from '@robodrome/table'
import { useCallback, useEffect, useState } from 'react'
import { preferences } from '../page/preferences.ts'
import { buzz } from '../sound/haptics.ts'
import { sound } from '../sound/sound.ts'
import type { TableLink } from '../table/link.ts'

/** Why something cannot be done, with the rule against it; a tip: what somebody asked to be told. */
export type Notice = { reason: string; rule: string | null; tip?: boolean }

/** What the own seat has picked and not yet confirmed, and a word about it. Each step of the table begins with nothing picked. */
export function useChoice(link: TableLink, snapshot: Snapshot, refuse: (text: string) => void) {
  const { seat, seq, refusals } = snapshot
  const asked = seat !== null && snapshot.asked.includes(seat)
  const [chosen, setChosen] = useState<string | null>(null)
  const [notice, setNotice] = useState<Notice | null>(null)
  useEffect(() => {
    setChosen(null)
    setNotice(null)
  }, [seq])
  useEffect(() => {
    if (asked) sound('decide')
  }, [asked, seq])
  const confirm = useCallback(
    (text: string) => {
      if (seat !== null) void link.choose(seat, text)
    },
    [link, seat],
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
    [refusals, refuse, chosen, confirm],
  )
  return { asked, chosen, notice, setNotice, select, confirm, unselect: () => setChosen(null) }
}
