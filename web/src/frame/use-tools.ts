import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { prefer, usePreferences } from '../page/preferences.ts'
import type { TableLink } from '../table/link.ts'
import { isHeard, quiet } from '../table/quiet.ts'
import { words } from '../words/index.ts'
import type { Panel } from './panels.tsx'
import type { Tool } from './top-bar.tsx'

/** The buttons of the top bar, which the menu repeats on phones. */
export function useTools(show: (panel: Panel) => void, link: TableLink): { tools: Tool[]; mute(): void } {
  const muted = usePreferences().sound === 'off'
  const mute = useCallback((): void => prefer({ sound: muted ? 'on' : 'off' }), [muted])
  const unread = useUnread(link)
  const isOnline = link.kind === 'online'
  const tools = useMemo((): Tool[] => {
    const w = words.table
    return [
      { icon: 'book', label: w.rulebook, press: 'R', act: () => show({ kind: 'rules', rule: null }) },
      { icon: 'list', label: w.log, press: 'L', act: () => show({ kind: 'log' }) },
      ...(isOnline ? [chat(unread, () => show({ kind: 'chat' }))] : []),
      { icon: muted ? 'mute' : 'sound', label: muted ? w.unmute : w.mute, press: 'M', act: mute },
      { icon: 'gear', label: w.settings, act: () => show({ kind: 'settings' }) },
      { icon: 'menu', label: w.menu, act: () => show({ kind: 'menu' }) },
    ]
  }, [show, muted, mute, unread, isOnline])
  return { tools, mute }
}

const chat = (unread: number, act: () => void): Tool =>
  unread === 0 ? { icon: 'chat', label: words.table.chat, act } : { icon: 'chat', label: words.chat.unread(unread), mark: unread, act }

/** How many lines by others are unread. */
export function useUnread(link: TableLink): number {
  const { chat: lines, read, me } = useSyncExternalStore(link.subscribe, link.state)
  const hush = useSyncExternalStore(quiet.subscribe, quiet.state)
  return lines.filter((line) => line.n > read && line.guest !== me && isHeard(hush, line)).length
}
