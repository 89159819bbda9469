import type { Snapshot } from '@robodrome/table'
import { useState } from 'react'
import { Button } from '../../kit/button.tsx'
import { Icon } from '../../kit/icons.tsx'
import { copyText } from '../../page/copy.ts'
import { placeHref, tableLink } from '../../page/route.ts'
import { boxFor } from '../../table/boxes.ts'
import { KernelWorker } from '../../table/kernel-worker.ts'
import type { TableLink } from '../../table/link.ts'
import { packBattle } from '../../table/shared.ts'
import { afterWords } from '../../words/after.ts'
import { words } from '../../words/index.ts'

/** Whether the battle can be sent: one that began in the middle of another has no record that others could check. */
export const isShareable = (link: TableLink): boolean => !(link.here?.from || link.here?.branch)

/**
 * Returns the address of the replay. On a server, it is the table's address. The link to a battle on this device contains the whole battle:
 * it needs no server, works offline, never expires, and is private to its readers.
 */
async function addressOf(link: TableLink, snapshot: Snapshot, record: string): Promise<string> {
  if (link.here === null) return tableLink(snapshot.table)
  const box = await boxFor(snapshot)
  const worker = new KernelWorker()
  try {
    const battle = await worker.ask('shorten', { record, box })
    return new URL(placeHref('replay', await packBattle({ battle, ...(box && { box }) })), location.href).href
  } finally {
    worker.close()
  }
}

/** Copies the link to the replay. If the browser forbids that, it shows the link to copy by hand. */
export function ShareReplay({ link, snapshot, record }: { link: TableLink; snapshot: Snapshot; record: string | null }) {
  const [state, setState] = useState<{ copied: true } | { address: string } | null>(null)
  const share = async (): Promise<void> => {
    if (record === null) return
    const address = await addressOf(link, snapshot, record)
    setState((await copyText(address)) ? { copied: true } : { address })
  }
  return (
    <>
      <Button aria-disabled={record === null} onClick={() => void share()}>
        <Icon name="link" size={16} />
        {state && 'copied' in state ? words.copied : afterWords.share}
      </Button>
      {state && 'address' in state && (
        <input
          className="address"
          readOnly
          value={state.address}
          aria-label={afterWords.share}
          onFocus={(event) => event.target.select()}
        />
      )}
    </>
  )
}
