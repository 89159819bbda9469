import type { ReactNode } from 'react'
import './field.css'

/** With more or longer values than this, a dropdown takes less room than buttons. */
const MOST = 5
const LONGEST = 60

/** A control with its name above it. */
export const Field = ({ title, className, children }: { title: string; className?: string; children: ReactNode }) => (
  <label className={className === undefined ? 'setting' : `setting ${className}`}>
    <span>{title}</span>
    {children}
  </label>
)

/** A choice of one among several values. `name` groups the radio buttons. */
export function OneOf({
  title,
  name,
  value,
  values,
  onPick,
  note,
}: {
  title: string
  name: string
  value: string
  values: readonly (readonly [value: string, label: string])[]
  onPick(value: string): void
  note?: ReactNode
}) {
  const isLong = values.length > MOST || values.reduce((sum, [, label]) => sum + label.length, 0) > LONGEST
  return isLong ? (
    <Field title={title}>
      <select value={value} onChange={(event) => onPick(event.target.value)}>
        {values.map(([each, label]) => (
          <option key={each} value={each}>
            {label}
          </option>
        ))}
      </select>
      {note && <small>{note}</small>}
    </Field>
  ) : (
    <fieldset className="setting">
      <legend>{title}</legend>
      <div className="segments">
        {values.map(([each, label]) => (
          <label key={each}>
            <input type="radio" name={name} checked={each === value} onChange={() => onPick(each)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {note && <small>{note}</small>}
    </fieldset>
  )
}

/** A checkbox with a short explanation. */
export const Tick = ({
  title,
  note,
  value,
  onPick,
}: {
  title: string
  note?: string | undefined
  value: boolean
  onPick(value: boolean): void
}) => (
  <label className="tick">
    <input type="checkbox" checked={value} onChange={(event) => onPick(event.target.checked)} />
    <span>
      <b>{title}</b>
      {note && <small>{note}</small>}
    </span>
  </label>
)
