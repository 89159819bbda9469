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

/** Something that has to be typed to get into an account, with its name above and a word about it below. */
export const Field = ({ label, hint, type = 'text', onChange, ...input }: FieldProps) => (
  <label>
    <span>{label}</span>
    <input type={type} required {...input} onChange={(event) => onChange(event.target.value)} />
    {hint && <small>{hint}</small>}
  </label>
)
