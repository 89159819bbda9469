import type { Rematch, Saved, Snapshot } from '@robodrome/table'
import { go } from '../../page/route.ts'
import { sitDownAt } from '../../table/sit-down.ts'
import { easyMind } from '../opponents.ts'
import { boxFor, keepBox } from '../../table/boxes.ts'
import { KernelWorker } from '../../table/kernel-worker.ts'
import type { TableLink } from '../../table/link.ts'
import { beginning, keepNew, newTable, type LocalSeat, type SavedTable } from '../../table/saved.ts'

/** Starts the same match again, with the same people and AI opponents. */
export function playAgain(link: TableLink): void {
  if (link.here !== null) {
    const { game, settings, seats, box } = link.here
    begin(newTable({ game, settings, seats, ...(box !== undefined && { box }) }))
  } else void toRematch(link)
}

/** Requests a rematch unless somebody already has, and takes the reader's seat there. */
async function toRematch(link: TableLink): Promise<void> {
  const rematch = link.state().snapshot?.rematch ?? ((await link.rematch()) ? await nextRematch(link) : null)
  if (rematch !== null) await link.trying(() => sitDownAt(rematch.table))
}

/** The table's rematch, which may arrive a moment after the request was granted. */
const nextRematch = (link: TableLink): Promise<Rematch> =>
  new Promise((resolve) => {
    const look = (): void => {
      const found = link.state().snapshot?.rematch ?? null
      if (found === null) return
      forget()
      resolve(found)
    }
    const forget = link.subscribe(look)
    look()
  })

/** Starts a battle on this device from a position of another one. AI opponents take all other seats. */
export async function playOn(link: TableLink, snapshot: Snapshot, record: string, entries: number): Promise<void> {
  const worker = new KernelWorker()
  const { opening, plays } = await worker.ask('branch', { record, entries })
  worker.close()
  const own = link.isForeign ? null : link.here
  const { seats, from } = own ?? { seats: againstMinds(snapshot), from: undefined }
  const steps = [...beginning(seats, opening), ...plays]
  const { game, settings } = snapshot
  begin({ ...newTable({ game, settings, seats, ...(await boxKept(snapshot)) }), steps, played: 0, branch: true, ...(from && { from }) })
}

/** Starts a battle on this device from the position as the player's seat knows it, while its server is unreachable. */
export async function playOnCopy(snapshot: Snapshot, from: Saved): Promise<void> {
  const { game, settings } = snapshot
  begin({ ...newTable({ game, settings, seats: againstMinds(snapshot), ...(await boxKept(snapshot)) }), branch: true, from })
}

/** The box of a table, which is stored on this device from now on. */
async function boxKept(snapshot: Snapshot): Promise<Pick<SavedTable, 'box'>> {
  const box = await boxFor(snapshot)
  if (box === undefined) return {}
  keepBox(box)
  return { box: box.name }
}

/** The reader's seats stay; AI opponents take the others. */
function againstMinds({ own, seats }: Snapshot): LocalSeat[] {
  const mine = own.length > 0 ? own : [0]
  return seats.map(({ name }, seat) => (mine.includes(seat) ? { kind: 'person', name } : { kind: 'mind', name, mind: easyMind() }))
}

function begin(table: SavedTable): void {
  keepNew(table)
  go({ at: 'battle', id: table.id })
}

export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
