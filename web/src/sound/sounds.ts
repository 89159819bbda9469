/** Sounds made on the spot, each under 800 ms; never the only carrier of anything. */
export type Sound = Cue | 'decide' | 'win' | 'lose' | 'tick'

/** What an event sounds like. */
export type Cue = 'dice' | 'settle' | 'lock' | 'hit' | 'fizz' | 'crack' | 'chime' | 'clank' | 'zap' | 'scrape' | 'coin' | 'card' | 'step'
