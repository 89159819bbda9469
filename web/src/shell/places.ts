import type { IconName } from '../kit/icons.tsx'
import type { words } from '../words/index.ts'

/** The places in the bar. */
export type PlaceName = keyof typeof words.nav.places

/** The address of each place. The bar shows only those that have a screen. */
export type Places = readonly { name: PlaceName; to: string }[]

export const ICONS: Readonly<Record<PlaceName, IconName>> = {
  play: 'home',
  watch: 'eye',
  leagues: 'trophy',
  learn: 'book',
  workshop: 'wrench',
}

/** The key that goes there after G. */
export const LETTERS: Readonly<Record<PlaceName, string>> = { play: 'p', watch: 'w', leagues: 'l', learn: 'e', workshop: 'b' }
