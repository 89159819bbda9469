/** Synthesised sounds, each shorter than 800 ms. Sound never carries information that is not shown as well. */
export type Sound = Cue | 'decide' | 'win' | 'lose' | 'tick'

/** The sounds of events. */
export type Cue = 'dice' | 'settle' | 'lock' | 'hit' | 'fizz' | 'crack' | 'chime' | 'clank' | 'zap' | 'scrape' | 'coin' | 'card' | 'step'
