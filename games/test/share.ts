/** How much random play a run takes: all in `npm run prove`, a quarter in `npm test`. */
export const SHARE = process.env['TESTS'] === 'long' ? 1 : 0.25
