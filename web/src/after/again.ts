import type { Snapshot } from '@robodrome/protocol'
import type { Play } from '@robodrome/protocol'
import { go } from '../app/route.ts'
import { easyMind } from '../lobby/start.ts'
import { KernelWorker } from '../table/kernel-worker.ts'
import type { TableLink } from '../table/link.ts'
import { LocalLink } from '../table/local-link.ts'
import { keepNew, newTable, type LocalSeat } from '../table/saved.ts'

/** The same people and programs once more. */
export function playAgain(link: TableLink, snapshot: Snapshot): void {
  if (link instanceof LocalLink) {
    const { game, settings, seats } = link.table
    const table = newTable({ game, settings, seats })
    keepNew(table)
    go({ at: 'battle', id: table.id })
  } else if (snapshot.rematch) go({ at: 'table', id: snapshot.rematch })
  else void link.rematch()
}

/** A battle on this device that begins where another one stood: programs take the seats of everybody else. */
export async function playOn(link: TableLink, snapshot: Snapshot, record: string, entries: number): Promise<void> {
  const worker = new KernelWorker()
  const { opening, plays } = await worker.ask<{ opening: string[]; plays: Play[] }>({ type: 'branch', record, entries })
  worker.close()
  const mine = snapshot.own.length > 0 ? snapshot.own : [0]
  const seats = snapshot.seats.map((state, seat): LocalSeat => {
    const known = link instanceof LocalLink ? link.table.seats[seat] : undefined
    return known ?? (mine.includes(seat) ? { kind: 'person', name: state.name } : { kind: 'mind', name: state.name, mind: easyMind() })
  })
  const table = { ...newTable({ game: snapshot.game, settings: snapshot.settings, seats }), opening, plays, branch: true }
  keepNew(table)
  go({ at: 'battle', id: table.id })
}

export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
