import { Field } from '../kit/field.tsx'
import { prefer, usePreferences, type Preferences } from '../page/preferences.ts'
import { words } from '../words/index.ts'
import { LanguageChoice } from './language-choice.tsx'
import './settings-form.css'

type Named = { [K in keyof Preferences]: Preferences[K] extends string ? K : never }[keyof Preferences]

/** Theme, sound, motion, how moves are confirmed. */
export function SettingsForm() {
  const now = usePreferences()
  const w = words.settings
  const choice = <K extends Exclude<Named, 'name'>>(name: K, title: string, values: Readonly<Record<Preferences[K] & string, string>>) => (
    <fieldset className="setting">
      <legend>{title}</legend>
      <div className="segments">
        {Object.entries<string>(values).map(([value, label]) => (
          <label key={value}>
            <input type="radio" name={name} checked={now[name] === value} onChange={() => prefer({ [name]: value })} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
  return (
    <div className="settings">
      <Field title={w.name}>
        <input type="text" maxLength={24} value={now.name} onChange={(event) => prefer({ name: event.target.value })} />
      </Field>
      <LanguageChoice />
      {choice('theme', w.theme, w.themes)}
      {choice('sound', w.sound, w.sounds)}
      <Field title={w.volume}>
        <input
          type="range"
          min={0}
          max={1}
          step={0.05}
          value={now.volume}
          onChange={(event) => prefer({ volume: Number(event.target.value) })}
        />
      </Field>
      {choice('haptics', w.haptics, w.sounds)}
      {choice('motion', w.motion, w.motions)}
      {choice('pace', w.pace, w.paces)}
      {choice('confirm', w.confirm, w.confirms)}
      {choice('idle', w.idle, w.idles)}
      {choice('text', w.text, w.texts)}
      {choice('hand', w.hand, w.hands)}
    </div>
  )
}
