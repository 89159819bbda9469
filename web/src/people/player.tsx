import type { PlayerName } from '@robodrome/protocol'
import { placeHref } from '../page/route.ts'
import { shortName, words } from '../words/index.ts'

/** What a player is called: someone who left has no name any more. */
export const playerName = ({ id, name, bot }: PlayerName): string =>
  name === null ? words.profile.someone : id.startsWith('mind:') ? shortName(name) : words.seatName({ name, bot })

/** The name of a player, and the way to their profile where there is one. */
export const Player = ({ player }: { player: PlayerName }) =>
  player.name === null || player.id.startsWith('mind:') ? (
    <span>{playerName(player)}</span>
  ) : (
    <a href={placeHref('u', player.id)}>{playerName(player)}</a>
  )
