import { useProgram } from '../moving.ts'
import type { Codes } from '../moments.ts'

/** After its Pivot, the bot has a longer reach until the end of the turn. */
export const reach: Codes['afterPivot']['reach'] = {
  does: (g, bot, _turn, { most }) => useProgram(g, bot, { kind: 'reach', reach: most }),
  reach: ({ most }) => most,
}
