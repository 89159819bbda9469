/** Whether this is `npm run prove`. */
const isLong = process.env['TESTS'] === 'long'

/** The share of random play that a run takes: all of it in `npm run prove`, a tenth in `npm test`. */
export const SHARE = isLong ? 1 : 0.1
/** What share of the positions is examined, compared with `npm run prove`. */
export const CLOSELY = isLong ? 1 : 0.5
