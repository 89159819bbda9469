import { useState } from 'react'
import { Button } from '../kit/button.tsx'
import { storage } from '../page/storage.ts'
import { words } from '../words/index.ts'

const KEY = 'robodrome.plain-http'

/** Over plain http, browsers disable the service worker and push messages. The page says so until the note is dismissed. */
export function PlainHttp() {
  const [isShown, setShown] = useState(() => !isSecureContext && (storage()?.getItem(KEY) ?? null) === null)
  if (!isShown) return null
  const read = (): void => {
    storage()?.setItem(KEY, 'read')
    setShown(false)
  }
  return (
    <div className="row flow plain-http" role="note">
      <p className="offline">{words.lobby.plainHttp}</p>
      <Button look="ghost" onClick={read}>
        {words.lobby.plainHttpRead}
      </Button>
    </div>
  )
}
