import type { BotView } from './view.ts'

/** The sides of a bot, N E S W as printed, if it were turned to another rotation. */
export const turned = ({ printed, rot }: Pick<BotView, 'printed' | 'rot'>, to: number): number[] =>
  printed.map((_, i) => printed[(i + rot - to + 8) % 4]!)
