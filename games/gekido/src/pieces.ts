import type { Settings } from '@robodrome/kernel'
import { BOT_IDS, BOTS, type BotId, type Mode } from './content/bots.ts'
import { CARD_LIST } from './content/cards.ts'
import { POWER_IDS } from './content/powers.ts'
import { OUTER_KINDS, TILE_KINDS } from './content/tiles.ts'

/** Everything play can bring up with these settings: GK-DUEL-2 and GK-DUEL-4 leave the centre and the cards out. */
export function pieces({ mode, options }: Settings): string[] {
  const bots = Array.isArray(options['bots']) ? (options['bots'] as BotId[]) : BOT_IDS
  const powers = POWER_IDS.filter((id) => bots.some((bot) => BOTS[bot][mode as Mode].powers[id] !== undefined))
  return [
    ...(mode === 'duel' ? OUTER_KINDS : TILE_KINDS).map((kind) => `tile ${kind}`),
    ...powers.map((id) => `power ${id}`),
    ...(mode === 'duel' ? [] : CARD_LIST.map((card) => `card ${card.id}`)),
  ]
}
