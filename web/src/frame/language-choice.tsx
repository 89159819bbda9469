import { useState } from 'react'
import { Alert } from '../kit/alert.tsx'
import { hasSession } from '../table/api.ts'
import { tellLanguage } from '../table/me.ts'
import { keepLanguage, language, LANGUAGES, type Language } from '../words/language.ts'
import { words } from '../words/index.ts'

/** Reloads the page in the chosen language. Notices and e-mails also use it from then on. */
async function switchTo(chosen: Language): Promise<void> {
  keepLanguage(chosen)
  if (hasSession()) await tellLanguage(chosen).catch(() => null)
  location.reload()
}

/** The words of another language are not stored on this device; they come from the server. */
const isServerThere = (): Promise<boolean> =>
  fetch('/', { method: 'HEAD' }).then(
    () => true,
    () => false,
  )

/**
 * The choice of the page's language. Each language is listed by its own name, so that a reader who got the wrong one can find the way back.
 */
export function LanguageChoice() {
  const [isOut, setOut] = useState(false)
  const choose = async (chosen: Language): Promise<void> => {
    if (await isServerThere()) await switchTo(chosen)
    else setOut(true)
  }
  return (
    <fieldset className="setting">
      <legend>{words.settings.language}</legend>
      <div className="segments">
        {Object.entries(LANGUAGES).map(([id, name]) => (
          <label key={id} lang={id}>
            <input type="radio" name="language" checked={id === language} onChange={() => void choose(id as Language)} />
            <span>{name}</span>
          </label>
        ))}
      </div>
      {isOut && <Alert mild>{words.settings.languageOffline}</Alert>}
    </fieldset>
  )
}
