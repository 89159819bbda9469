import { Gone } from './covers.tsx'
import { TableScreen } from './table-screen.tsx'
import { useOpened } from './use-opened.ts'

/** A table in this browser or on the server. */
export default function Battle({ kind, id }: { kind: 'battle' | 'table'; id: string }) {
  const link = useOpened(kind, id)
  if (link === 'missing') return <Gone />
  return link && <TableScreen link={link} />
}
