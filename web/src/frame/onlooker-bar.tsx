import type { Seat } from '@robodrome/kernel'
import type { Fault, Snapshot } from '@robodrome/table'
import { Button } from '../kit/button.tsx'
import type { TableLink } from '../table/link.ts'
import { words } from '../words/index.ts'
import { WaitingBar } from './prompt-bar.tsx'

/** The prompt for spectators: watch, or take over from an AI if the owner allows it. */
export function OnlookerBar({
  link,
  snapshot,
  nameOf,
  fault,
  shown,
}: {
  link: TableLink
  snapshot: Snapshot
  nameOf(seat: Seat): string
  fault: Fault | null
  shown: number
}) {
  const { seats, own, watching, seq, behind } = snapshot
  const offered = own.length > 0 ? [] : seats.flatMap((seat, each) => (seat.offered ? [each] : []))
  const asides = [words.table.watchingNote(watching), ...(behind === undefined ? [] : [words.table.watchingLate(behind)])]
  const note = offered.length > 0 ? words.table.takeOverNote : asides.join(' ')
  return (
    <WaitingBar title={words.table.watching} note={fault?.message ?? note} step={seq} shown={shown}>
      {offered.map((seat) => (
        <Button key={seat} onClick={() => void link.takeOver(seat)}>
          {words.table.takeOver(nameOf(seat))}
        </Button>
      ))}
    </WaitingBar>
  )
}
