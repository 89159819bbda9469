import { reasonOf } from '@robodrome/rulebook'
import type { Snapshot } from '@robodrome/table'
import { useCallback, useEffect, useState } from 'react'
import type { Prompt } from '../boards/board.ts'
import { preferences } from '../page/preferences.ts'
import { buzz } from '../sound/haptics.ts'
import { sound } from '../sound/sound.ts'
import type { TableLink } from '../table/link.ts'
import { words } from '../words/index.ts'
import { useRulebook } from './rulebook/load.ts'

/** Why something cannot be done, with the rule against it. */
export type Notice = { reason: string; rule: string | null }

/** What the own seat has picked and not yet confirmed, and why not what it tried. Each step of the table begins with nothing picked. */
export function useChoice(link: TableLink, snapshot: Snapshot, prompt: Prompt) {
  const { seat, seq, refusals, game } = snapshot
  const asked = seat !== null && snapshot.asked.includes(seat)
  const book = useRulebook(game)
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
      const refused = refusals.find((each) => each.text === text)
      if (refused) {
        const chip = prompt.chips.find((each) => each.text === text && each.forbidden)
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
    [refusals, prompt, book, chosen, confirm],
  )
  return { asked, chosen, notice, setNotice, select, confirm, unselect: () => setChosen(null) }
}
