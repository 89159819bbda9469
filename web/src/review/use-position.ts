import type { Seat } from '@robodrome/kernel'
import type { Snapshot } from '@robodrome/table'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { TableLink } from '../table/link.ts'
import { LocalLink } from '../table/local-link.ts'
import { newTable, type LocalSeat, type SavedTable } from '../table/saved.ts'

/** A table that stores nothing and where nobody moves automatically, because every seat belongs to a person. */
export function studyTable({ game, settings, seats, box }: Snapshot): SavedTable {
  const people = seats.map(({ name }): LocalSeat => ({ kind: 'person', name }))
  return newTable({ game, settings, seats: people, ...(box !== undefined && { box }) })
}

/** The table in one position of a match, with everything redealt that the seat could not know; null until it is open. */
export function usePosition(
  of: TableLink,
  snapshot: Snapshot,
  { record, seat, entries }: { record: string; seat: Seat; entries: number },
): { link: LocalLink; snapshot: Snapshot } | null {
  const [link, setLink] = useState<LocalLink | null>(null)
  useEffect(() => {
    return () => link?.close()
  }, [link])
  useEffect(() => {
    const place = { record, from: of.here?.from, entries, seat, deal: 1 }
    if (link === null) setLink(new LocalLink(studyTable(snapshot), false, place))
    else void link.turnTo(studyTable(snapshot), place)
    // The first position opens the table, and later ones change it. A finished match no longer changes.
  }, [record, seat, entries])
  const now = useSyncExternalStore(
    (listener) => link?.subscribe(listener) ?? (() => {}),
    () => link?.state().snapshot ?? null,
  )
  return link !== null && now !== null ? { link, snapshot: now } : null
}
