import { useCallback, useState } from 'react'
import type { TableLink } from '../table/link.ts'
import { useChatBeside, type Talk } from './log-or-chat.tsx'
import type { Panel } from './panels.tsx'

/** Whether the chat is open on the desk. If the desk has room, opening the chat shows it there instead of in a sheet. */
export function useTalk(
  link: TableLink,
  showPanel: (panel: Panel) => void,
): { talk: Talk; setTalking(open: boolean): void; show(panel: Panel): void } {
  const beside = useChatBeside(link)
  const [talk, setTalk] = useState<Talk>({ open: false, asked: 0 })
  const setTalking = useCallback((open: boolean) => setTalk({ open, asked: 0 }), [])
  const show = useCallback(
    (panel: Panel) => {
      if (beside && panel.kind === 'chat') setTalk(({ asked }) => ({ open: true, asked: asked + 1 }))
      else showPanel(panel)
    },
    [beside, showPanel],
  )
  return { talk, setTalking, show }
}
