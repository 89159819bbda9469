/** Synthesised sounds, each under 800 ms. No information is carried by sound alone. */
export type Sound = Cue | 'decide' | 'win' | 'lose' | 'tick'

/** The sounds of events. */
export type Cue = 'dice' | 'settle' | 'lock' | 'hit' | 'fizz' | 'crack' | 'chime' | 'clank' | 'zap' | 'scrape' | 'coin' | 'card' | 'step'
