import type { OpenedBox } from '@robodrome/games'
import type { SharedBox } from '@robodrome/protocol'

/** A box that somebody sent. `shared` is what this host knows about it; null if the link itself contains the box. */
export interface Sent {
  box: OpenedBox
  title: string
  shared: SharedBox | null
}
