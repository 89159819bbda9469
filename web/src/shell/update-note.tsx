import { useState } from 'react'
import { Button } from '../kit/button.tsx'
import { loadAnew, updatedTo, useUpdate } from '../page/update.ts'
import { words } from '../words/index.ts'
import './update-note.css'

/** Tells that the server has a newer version which this page must load, or that the page was just updated. */
export function UpdateNote() {
  const update = useUpdate()
  const [updated, setUpdated] = useState(updatedTo)
  const isNeeded = update?.isNeeded === true
  return (
    <div className="update-note" role="status">
      {isNeeded ? (
        <div className="panel">
          <span>{words.update.needed(update.build)}</span>
          <Button look="bone" onClick={() => loadAnew(true)}>
            {words.update.now}
          </Button>
        </div>
      ) : (
        updated !== null && (
          <div className="panel">
            <span>{words.update.done(updated)}</span>
            <Button look="ghost" onClick={() => setUpdated(null)}>
              {words.update.read}
            </Button>
          </div>
        )
      )}
    </div>
  )
}
