const isLong = process.env['TESTS'] === 'long'

/** How much random play a run takes: all in `npm run prove`, a quarter in `npm test`. */
export const SHARE = isLong ? 1 : 0.25
/** How many of its positions are examined, compared with `npm run prove`. */
export const CLOSELY = isLong ? 1 : 0.5
