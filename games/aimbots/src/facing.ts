import type { BotView, Turn } from './shapes.ts'

/** By how many quarters a turn goes, clockwise. */
export const QUARTERS: Readonly<Record<Turn, number>> = { clockwise: 1, 'half turn': 2, counterclockwise: 3 }

/** The sides of a bot, N E S W as printed, if it were turned to another rotation. */
export const turned = ({ printed, rot }: Pick<BotView, 'printed' | 'rot'>, to: number): number[] =>
  printed.map((_, i) => printed[(i + rot - to + 8) % 4]!)
