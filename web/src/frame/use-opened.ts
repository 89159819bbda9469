import { useEffect, useState } from 'react'
import type { TableLink } from '../table/link.ts'
import { LocalLink } from '../table/local-link.ts'
import { OnlineLink } from '../table/online-link.ts'
import { loadTable } from '../table/saved.ts'

/**
 * Opens a table in this browser or on the server, and closes it when the screen is left. Null while it opens; `missing` if this browser has
 * no such table.
 */
export function useOpened(kind: 'battle' | 'table', id: string): TableLink | null | 'missing' {
  const [link, setLink] = useState<TableLink | null | 'missing'>(null)
  useEffect(() => {
    const saved = kind === 'battle' ? loadTable(id) : null
    if (kind === 'battle' && !saved) {
      setLink('missing')
      return
    }
    const opened = saved ? new LocalLink(saved) : new OnlineLink(id)
    setLink(opened)
    return () => opened.close()
  }, [kind, id])
  return link
}
