import { boxDifferences, type Difference } from '@robodrome/games'
import type { Snapshot } from '@robodrome/table'
import { useEffect, useState } from 'react'
import { ButtonLink } from '../../kit/button.tsx'
import { Alert } from '../../kit/alert.tsx'
import { Differences } from '../../kit/differences.tsx'
import { Icon } from '../../kit/icons.tsx'
import { boxFor, boxPath } from '../../table/boxes.ts'
import { words } from '../../words/index.ts'

const w = words.box

/** How this table's box differs from the game's own content, shown to everybody before they sit down. */
export default function BoxFacts({ snapshot: { table, game, box } }: { snapshot: Snapshot }) {
  const [found, setFound] = useState<Difference[] | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  useEffect(() => {
    let wanted = true
    const look = async (): Promise<void> => {
      const packed = await boxFor({ table, box })
      const differences = packed ? await boxDifferences(game, packed.content) : []
      if (wanted) setFound(differences)
    }
    look().catch((error: Error) => wanted && setFailed(error.message))
    return () => {
      wanted = false
    }
  }, [table, game, box])
  if (box === undefined) return null
  const [name, digest] = box.split(' ')
  return (
    <section className="panel room-part" aria-labelledby="content">
      <h2 id="content">{w.with(name!)}</h2>
      {failed && <Alert>{failed}</Alert>}
      {found && <Differences found={found} />}
      <small>{w.unrated}</small>
      <ButtonLink look="ghost" href={`/api/${boxPath(box)}`} download={`${name}.box.json`}>
        <Icon name="download" size={17} />
        {w.download}
      </ButtonLink>
      <details>
        <summary>{w.digest}</summary>
        <code>{digest}</code>
      </details>
    </section>
  )
}
