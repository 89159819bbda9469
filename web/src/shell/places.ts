import type { IconName } from '../kit/icons.tsx'
import type { words } from '../words/index.ts'

/** The entries of the navigation bar, by name. */
export type PlaceName = keyof typeof words.nav.places

/** The address of each entry. The bar shows only those that have a screen. */
export type Places = readonly { name: PlaceName; to: string }[]

export const ICONS: Readonly<Record<PlaceName, IconName>> = {
  play: 'home',
  watch: 'eye',
  leagues: 'trophy',
  learn: 'book',
  workshop: 'wrench',
}

/** The key that leads there after G. */
export const LETTERS: Readonly<Record<PlaceName, string>> = { play: 'p', watch: 'w', leagues: 'l', learn: 'e', workshop: 'b' }
