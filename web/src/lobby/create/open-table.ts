import type { Absence, ClockRules } from '@robodrome/table'
import type { OpenedBox } from '@robodrome/games'
import { createTable } from '../../table/api.ts'
import { keepBox, uploadBox } from '../../table/boxes.ts'
import { sitDown } from '../../table/sit-down.ts'
import { go } from '../../page/route.ts'
import { preferences } from '../../page/preferences.ts'
import { words } from '../../words/index.ts'
import { mindSeat, startHere } from '../../frame/start.ts'
import type { Draft } from './draft.ts'
import type { Taker } from './seat-list.tsx'

const MINUTE = 60_000
const DAY = 1440 * MINUTE
export type ClockName = 'none' | 'blitz' | 'live' | 'daily' | 'slow'
/** Paces by name. */
export const CLOCKS: Readonly<Record<ClockName, ClockRules | null>> = {
  none: null,
  blitz: { bank: 5 * MINUTE, increment: 10_000 },
  live: { bank: 15 * MINUTE, increment: 20_000 },
  daily: { bank: 3 * DAY, increment: DAY, most: 3 * DAY, vacation: 14 * DAY },
  slow: { bank: 7 * DAY, increment: 3 * DAY, most: 7 * DAY, vacation: 30 * DAY },
}

/** Opens a table in this browser and starts it at once. `names`: the other people sharing this device. */
export function openHere(game: string, draft: Draft, takers: readonly Taker[], names: readonly string[], box: OpenedBox | null): void {
  if (box) keepBox(box)
  const person = (seat: number) => ({
    kind: 'person' as const,
    name: (seat === 0 ? preferences().name : names[seat]?.trim()) || words.seat(seat),
  })
  startHere(
    game,
    draft,
    takers.map((who, seat) => (who === 'person' ? person(seat) : mindSeat(who, seat - 1))),
    box ? { box: box.name } : {},
  )
}

/** Opens a table on the server, with the reader in the first seat. */
export async function openOnline(
  game: string,
  draft: Draft,
  takers: readonly Taker[],
  more: { clock: ClockName; absence: Absence; public: boolean; rated: boolean; behind: number; box: OpenedBox | null },
): Promise<void> {
  const box = more.box && (await uploadBox(game, more.box))
  const card = await createTable({
    game,
    ...(box && { box }),
    settings: draft,
    seats: takers.map((who) => (who === 'person' ? { kind: 'open' } : { kind: 'mind', mind: who })),
    public: more.public,
    rated: more.rated,
    behind: more.behind,
    clock: CLOCKS[more.clock],
    absence: more.absence,
  })
  await sitDown(card, 0)
  go({ at: 'table', id: card.id })
}
