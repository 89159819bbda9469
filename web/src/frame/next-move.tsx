import type { Waiting } from '@robodrome/protocol'
import { useEffect, useState } from 'react'
import { ButtonLink } from '../kit/button.tsx'
import { Icon } from '../kit/icons.tsx'
import { href } from '../page/route.ts'
import { myQueue } from '../table/me.ts'
import { gameName } from '../boards/faces.ts'
import { words } from '../words/index.ts'

/** One press leads from an answered table to the next one that is waiting; nothing is shown if there is none. */
export function NextMove({ table }: { table: string }) {
  const [next, setNext] = useState<Waiting | null>(null)
  useEffect(() => {
    let wanted = true
    // This is optional: without it, players continue from the lobby.
    myQueue().then(
      ({ waiting }) => wanted && setNext(waiting.find((each) => each.table !== table) ?? null),
      () => {},
    )
    return () => {
      wanted = false
    }
  }, [table])
  if (next === null) return null
  return (
    <ButtonLink look="bone" href={href({ at: 'table', id: next.table })}>
      <Icon name="play" size={18} />
      {words.table.nextMove(gameName(next.game))}
    </ButtonLink>
  )
}
