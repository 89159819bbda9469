import { prefer, usePreferences } from '../page/preferences.ts'
import { words } from '../words/index.ts'
import type { Panel } from './panels.tsx'
import type { Tool } from './top-bar.tsx'

/** The buttons of the top bar, which the menu repeats on phones. */
export function useTools(show: (panel: Panel) => void, chats: boolean): { tools: Tool[]; mute(): void } {
  const muted = usePreferences().sound === 'off'
  const mute = (): void => prefer({ sound: muted ? 'on' : 'off' })
  const w = words.table
  const tools: Tool[] = [
    { icon: 'book', label: w.rulebook, press: 'R', act: () => show({ kind: 'rules', rule: null }) },
    { icon: 'list', label: w.log, press: 'L', act: () => show({ kind: 'log' }) },
    ...(chats ? [{ icon: 'chat' as const, label: w.chat, act: () => show({ kind: 'chat' }) }] : []),
    { icon: muted ? 'mute' : 'sound', label: muted ? w.unmute : w.mute, press: 'M', act: mute },
    { icon: 'gear', label: w.settings, act: () => show({ kind: 'settings' }) },
    { icon: 'menu', label: w.menu, act: () => show({ kind: 'menu' }) },
  ]
  return { tools, mute }
}
