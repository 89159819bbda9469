import { hasSession } from '../table/api.ts'
import { tellLanguage } from '../table/me.ts'
import { keepLanguage, language, LANGUAGES, type Language } from '../words/language.ts'
import { words } from '../words/index.ts'

/** The page is loaded again in the language chosen; letters and notices come in it from then on, too. */
async function switchTo(chosen: Language): Promise<void> {
  keepLanguage(chosen)
  if (hasSession()) await tellLanguage(chosen).catch(() => null)
  location.reload()
}

/** Which language the page speaks. Each calls itself, so that whoever got the wrong one finds the way back. */
export const LanguageChoice = () => (
  <fieldset className="setting">
    <legend>{words.settings.language}</legend>
    <div className="segments">
      {Object.entries(LANGUAGES).map(([id, name]) => (
        <label key={id} lang={id}>
          <input type="radio" name="language" checked={id === language} onChange={() => void switchTo(id as Language)} />
          <span>{name}</span>
        </label>
      ))}
    </div>
  </fieldset>
)
