import type { Stream } from '@robodrome/kernel'
import type { Eyes } from './client.ts'

/** Plays a seat at random until the match is over; `each` hears of every choice that was confirmed. */
export const playOut = async (eyes: Eyes, luck: Stream, each: (text: string, seq: number) => void = () => {}): Promise<void> => {
  for (;;) {
    const { phase, options, seat } = await eyes.until((snapshot) => snapshot.phase === 'over' || snapshot.options.length > 0)
    if (phase === 'over') return
    const before = eyes.snapshot!.seq
    const { text } = options[luck.below(options.length)]!
    const answer = await eyes.ask({ type: 'choose', seat: seat!, text })
    if (answer.type === 'done') {
      each(text, answer.seq)
      await eyes.until((snapshot) => snapshot.seq >= answer.seq)
    } else await eyes.until((snapshot) => snapshot.seq > before)
  }
}
