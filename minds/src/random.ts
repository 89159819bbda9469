import type { Mind } from './mind.ts'

/** Chooses every option with equal probability. */
export const random: Mind = {
  id: 'random',
  title: 'Random',
  summary: 'picks any legal move',
  think({ options, luck }) {
    const option = options[luck.below(options.length)]!
    const share = 1 / options.length
    return {
      further: () => false,
      decision: () => ({ option, reasons: options.map(({ text }) => ({ text, value: 0.5, error: null, share })), ahead: [], playouts: 0 }),
    }
  },
}
