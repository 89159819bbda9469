import type { Settings } from '@robodrome/kernel'
import type { Content } from './content.ts'

/** All pieces that can occur with these settings. GK-DUEL-2 and GK-DUEL-4 exclude the centre and the cards. */
export function pieces(content: Content, { mode, options }: Settings): string[] {
  const { box, outer, panelPowers } = content
  const assigned = options['bots']
  const panels = Object.entries(panelPowers[mode === 'duel' ? 'duel' : 'standard'])
  const brought = panels.flatMap(([bot, powers]) => (!Array.isArray(assigned) || assigned.includes(bot) ? powers : []))
  return [
    ...(mode === 'duel' ? outer : box.tiles.map(({ kind }) => kind)).map((kind) => `tile ${kind}`),
    ...box.powers.flatMap(({ id }) => (brought.includes(id) ? [`power ${id}`] : [])),
    ...(mode === 'duel' ? [] : box.cards.map(({ id }) => `card ${id}`)),
  ]
}
