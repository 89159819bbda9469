import type { Game } from '@robodrome/kernel'
import type { ScrapKind } from './content/scrap.ts'

/** A position of version 1, as far as later versions differ. */
interface Version1 {
  players: { scrap: ScrapKind[]; out: boolean }[]
  gone?: ScrapKind[]
}

/** How saved positions are brought up to date. */
export const migrations: Game['migrations'] = {
  /** Tokens of players who are out are no longer in their hands. */
  1(old: Version1) {
    const gone = old.players.filter(({ out }) => out)
    old.gone = gone.flatMap(({ scrap }) => scrap).toSorted()
    for (const player of gone) player.scrap = []
  },
}
