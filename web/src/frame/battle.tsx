import { useEffect, useState } from 'react'
import { ButtonLink } from '../kit/button.tsx'
import { TableScreen } from './table-screen.tsx'
import type { TableLink } from '../table/link.ts'
import { LocalLink } from '../table/local-link.ts'
import { OnlineLink } from '../table/online-link.ts'
import { loadTable } from '../table/saved.ts'
import { words } from '../words/index.ts'

/** Opens a table in this browser or on the server, and closes it on leaving. */
export default function Battle({ kind, id }: { kind: 'battle' | 'table'; id: string }) {
  const [link, setLink] = useState<TableLink | null>(null)
  const [missing, setMissing] = useState(false)
  useEffect(() => {
    const saved = kind === 'battle' ? loadTable(id) : null
    if (kind === 'battle' && !saved) {
      setMissing(true)
      return
    }
    const opened = saved ? new LocalLink(saved) : new OnlineLink(id)
    setLink(opened)
    return () => opened.close()
  }, [kind, id])
  if (missing)
    return (
      <main className="cover">
        <h1>{words.table.gone}</h1>
        <p>{words.table.goneNote}</p>
        <ButtonLink look="bone" href="#/">
          {words.table.goneButton}
        </ButtonLink>
      </main>
    )
  return link && <TableScreen link={link} />
}
