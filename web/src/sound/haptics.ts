import { preferences } from '../page/preferences.ts'
import type { Sound } from './sounds.ts'

/** Vibration patterns, in milliseconds. Few phones support them, and nothing depends on them. */
const BUZZ: Readonly<Partial<Record<Sound | 'select', number>>> = { select: 8, lock: 8, dice: 15, settle: 15, hit: 30, crack: 30 }

/** Mute also turns vibration off. */
export function buzz(name: Sound | 'select'): void {
  const { haptics, sound } = preferences()
  const ms = BUZZ[name]
  if (ms !== undefined && haptics === 'on' && sound === 'on' && 'vibrate' in navigator) navigator.vibrate(ms)
}
