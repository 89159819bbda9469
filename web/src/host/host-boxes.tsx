import { BOX_REASONS, type HostView } from '@robodrome/protocol'
import { useState } from 'react'
import { Button } from '../kit/button.tsx'
import { sharingWords } from '../words/sharing.ts'
import { BoxChanges } from './box-changes.tsx'
import { Who } from './who.tsx'

const w = sharingWords.host

/** The boxes waiting for the host: reports, what each box changes, its author, and the decision. */
export function HostBoxes({ view, token, ask }: { view: HostView; token: string; ask(path: string, body: unknown): void }) {
  return (
    <section aria-labelledby="host-boxes">
      <h2 id="host-boxes">{w.title}</h2>
      {view.boxes.length === 0 && <p>{w.none}</p>}
      <ul>
        {view.boxes.map((each) => (
          <HostBox key={each.box.name} of={each} token={token} ask={ask} />
        ))}
      </ul>
    </section>
  )
}

function HostBox({
  of: { box, reports, blocked },
  token,
  ask,
}: {
  of: HostView['boxes'][number]
  token: string
  ask(path: string, body: unknown): void
}) {
  const [isOpen, setOpen] = useState(false)
  const path = box.name.replace(' ', '/')
  const counted = BOX_REASONS.flatMap((reason) => {
    const { length } = reports.filter((each) => each.reason === reason)
    return length > 0 ? [w.reports(length, reason)] : []
  })
  return (
    <li className="panel">
      <b>
        {box.title} · {sharingWords.version(box.version)} · {w.state[box.state]}
      </b>
      <span>
        <Who account={box.author} /> {box.note !== '' && <q>{box.note}</q>}
      </span>
      {counted.length > 0 && <span>{counted.join(', ')}</span>}
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{w.changes}</summary>
        {isOpen && <BoxChanges path={path} token={token} />}
      </details>
      <span className="row flow">
        {(box.state !== 'shown' || counted.length > 0) && (
          <Button onClick={() => ask(`host/boxes/${path}`, { ruling: 'shown' })}>{w.show}</Button>
        )}
        {box.state !== 'hidden' && <Button onClick={() => ask(`host/boxes/${path}`, { ruling: 'hidden' })}>{w.hide}</Button>}
        <Button look="ghost" onClick={() => ask(`host/authors/${box.author.id}`, { blocked: !blocked })}>
          {blocked ? w.unblock : w.block}
        </Button>
      </span>
    </li>
  )
}
