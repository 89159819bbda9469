import { useState } from 'react'
import { words } from '../words/index.ts'

interface FieldProps {
  label: string
  hint?: string
  type?: 'text' | 'password'
  name: string
  autoComplete: string
  minLength?: number
  maxLength: number
  value: string
  onChange(value: string): void
}

/** A field of a sign-in form, with its label above and a hint below. A password can be made visible. */
export function Field({ label, hint, type = 'text', onChange, ...input }: FieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <>
      <label>
        <span>{label}</span>
        <input type={isShown ? 'text' : type} required {...input} onChange={(event) => onChange(event.target.value)} />
        {hint && <small>{hint}</small>}
      </label>
      {type === 'password' && (
        <label className="as-typed">
          <input type="checkbox" checked={isShown} onChange={(event) => setShown(event.target.checked)} />
          <span>{words.account.show}</span>
        </label>
      )}
    </>
  )
}
