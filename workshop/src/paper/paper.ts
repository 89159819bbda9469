/** A piece as printed on paper: plain data, so that the page can draw it at its true size. */
export interface Paper {
  list: string
  id: string
  shape: 'card' | 'panel' | 'board'
  /** How many to print. */
  copies: number
  title: string
  /** The two ends of its header: its kind, and when it takes effect. */
  head: readonly [kind: string, when: string]
  numbers: readonly { name: string; value: string }[]
  text: string
  panel: Panel | null
}

/** A control panel with spaces for real dice. */
export interface Panel {
  facts: readonly Marked<string>[]
  rowsName: string
  rows: readonly Marked<{ name: string; glyphs: string; values: readonly number[] }>[]
  diceName: string
  dice: readonly Marked<string>[]
  powersName: string
  powers: readonly Marked<{ name: string; text: string; charges: number }>[]
  armorName: string
  armor: Marked<number>
}

/** A part of a panel, and whether it differs from the printed game. */
export interface Marked<T> {
  is: T
  isChanged: boolean
}
