import type { PlayerName } from '@robodrome/protocol'
import { placeHref } from '../page/route.ts'
import { shortName, words } from '../words/index.ts'

/** A player's name; a deleted account has none. */
export const playerName = ({ id, name, bot }: PlayerName): string =>
  name === null ? words.profile.someone : id.startsWith('mind:') ? shortName(name) : words.seatName({ name, bot })

/** A player's name, with a link to their profile if there is one. */
export const Player = ({ player }: { player: PlayerName }) =>
  player.name === null || player.id.startsWith('mind:') ? (
    <span>{playerName(player)}</span>
  ) : (
    <a href={placeHref('u', player.id)}>{playerName(player)}</a>
  )
