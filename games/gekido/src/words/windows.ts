import type { WindowName } from '../content/effects.ts'
import type { Content } from '../content.ts'
import type { Option } from '../terms.ts'

/** The window that each question belongs to, to explain why a piece made for another moment is refused. */
export const WINDOW_OF: Readonly<Record<string, WindowName>> = {
  preWindow: 'PRE',
  defenderWindow: 'RD',
  attackerWindow: 'RA',
  hitWindow: 'HIT',
  malfunctionWindow: 'MAL',
}

/** The windows of the piece that an option uses. */
export function windowsOf(content: Content, option: Option): readonly WindowName[] {
  const key =
    option.kind === 'card'
      ? `card ${option.card}`
      : option.kind === 'power'
        ? `power ${option.power}`
        : option.kind === 'tile'
          ? `tile ${option.tile}`
          : ''
  return content.piece.get(key)?.windows ?? []
}
