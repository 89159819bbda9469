import type { Account } from '@robodrome/protocol'
import { Refused, type Table } from '@robodrome/table'
import { blocks } from '../people/blocks.ts'
import type { Hall } from '../tables/hall.ts'
import { openRematch } from '../tables/open-table.ts'
import type { Rematches } from '../tables/table.ts'
import type { Challenges } from './challenges.ts'
import { siteSays } from '@robodrome/protocol/says'

/** A rematch challenges everybody else who played. Their seats are reserved, and they are notified wherever they are. */
export const rematchesBy = (hall: Hall, challenges: Challenges): Rematches => ({
  async open(guest, state) {
    const others = othersAt(state, guest.id).map(({ id }) => id)
    if (await blocks(hall.store.db, others, guest.id)) throw new Refused('not-yours', siteSays('challengesRefused'))
    return openRematch(hall, guest, state)
  },
  async invite(guest, state, table) {
    const { game, settings } = state.plan
    const about = { by: guest.name, game: game.id, mode: settings.mode, rematch: true as const }
    await challenges.invite(guest, othersAt(state, guest.id), table, about)
  },
})

const othersAt = ({ chairs }: Table, but: string): Account[] => {
  const accounts = new Map<string, Account>()
  for (const { guest: id, name, bot } of chairs) if (id !== null && id !== but) accounts.set(id, { id, name, bot })
  return [...accounts.values()]
}
