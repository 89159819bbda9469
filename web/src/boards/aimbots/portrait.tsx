import type { Portrait } from '../board.ts'
import { BotArt, PlatePattern } from './art/bot.tsx'
import { viewOf } from './model.ts'
import type { Terms } from '@robodrome/aimbots/page'

/** A seat's first surviving bot, large, or else its first. */
export const portrait: Portrait<Terms> = (snapshot, seat) => {
  const own = viewOf(snapshot).bots.filter(({ owner }) => owner === seat)
  const bot = own.find(({ defeated }) => !defeated) ?? own[0]
  if (bot === undefined) return null
  return (
    <svg className="art" viewBox="-54 -54 108 108" aria-hidden="true">
      <defs>
        <PlatePattern />
      </defs>
      <BotArt bot={bot} />
    </svg>
  )
}
