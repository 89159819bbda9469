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

/** Something that has to be typed to get into an account, with its name above and a word about it below. Whoever types a password may look at it. */
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
