import type { Snapshot } from '@robodrome/table'
import type { TableLink } from '../table/link.ts'
import { words } from '../words/index.ts'

type Asking = Pick<TableLink, 'kind'>

/** Whether the player may ask the others to allow that the last move is taken back. Bots answer no requests. */
export const mayAskBack = ({ kind }: Asking, { canAskBack, rated, proposal, seats }: Snapshot): boolean =>
  kind === 'online' && canAskBack && !rated && proposal === null && !seats.some(({ bot, left }) => bot && !left)

/** Why the last move cannot be undone; null while a request is open. */
export function barredIn({ kind }: Asking, { barrier, canAskBack, rated, proposal }: Snapshot): string | null {
  if (proposal?.how === 'take back') return null
  if (kind === 'online' && canAskBack && rated) return words.table.noUndo.rated
  return barrier && words.table.noUndo[barrier]
}
