import { BOX_REASONS, type BoxReason, type SharedBox } from '@robodrome/protocol'
import { useState } from 'react'
import { Alert } from '../../kit/alert.tsx'
import { Button } from '../../kit/button.tsx'
import { sharingWords as w } from '../../words/sharing.ts'
import { reportBox } from './api.ts'

/** Reports a box to the host, once. */
export function ReportBox({ box }: { box: SharedBox }) {
  const [reason, setReason] = useState<BoxReason>('words')
  const [isDone, setDone] = useState(box.reported)
  const [fault, setFault] = useState<string | null>(null)
  if (isDone) return <p role="status">{w.reported}</p>
  const send = (): void => {
    setFault(null)
    reportBox(box.name, reason).then(
      () => setDone(true),
      (error: Error) => setFault(error.message),
    )
  }
  return (
    <details className="panel">
      <summary>{w.report}</summary>
      <div className="row">
        <select aria-label={w.report} value={reason} onChange={({ target }) => setReason(target.value as BoxReason)}>
          {BOX_REASONS.map((each) => (
            <option key={each} value={each}>
              {w.reasons[each]}
            </option>
          ))}
        </select>
        <Button onClick={send}>{w.sendReport}</Button>
      </div>
      <Alert>{fault}</Alert>
    </details>
  )
}
