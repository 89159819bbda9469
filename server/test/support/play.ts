import type { Stream } from '@robodrome/kernel'
import type { Eyes } from './client.ts'

/**
 * Plays a seat at random until the match is over, or resigns after the table's step `most`. `each` is called with every confirmed
 * choice.
 */
export const playOut = async (
  eyes: Eyes,
  luck: Stream,
  each: (text: string, seq: number) => void = () => {},
  most = Infinity,
): Promise<void> => {
  for (;;) {
    const { phase, options, seat } = await eyes.until((snapshot) => snapshot.phase === 'over' || snapshot.options.length > 0)
    if (phase === 'over') return
    const before = eyes.snapshot!.seq
    if (before >= most) return void (await eyes.ask({ type: 'leave', seat: seat! }))
    const { text } = options[luck.below(options.length)]!
    const answer = await eyes.ask({ type: 'choose', seat: seat!, text })
    if (answer.type === 'done') {
      each(text, answer.seq)
      await eyes.until((snapshot) => snapshot.seq >= answer.seq)
    } else
      await eyes
        .until((snapshot) => snapshot.seq > before)
        .catch((error: unknown) => {
          throw new Error(`nothing came after ${JSON.stringify(answer)}`, { cause: error })
        })
  }
}
