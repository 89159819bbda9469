/** A field for a whole number in a league's settings. */
export const NumberField = ({
  label,
  value,
  min,
  max,
  set,
}: {
  label: string
  value: number
  min: number
  max: number
  set(value: number): void
}) => (
  <label className="lg-field">
    <span>{label}</span>
    <input type="number" min={min} max={max} value={value} onChange={(event) => set(Number(event.target.value))} />
  </label>
)

/** A field with a few choices. */
export function ChoiceField<T extends string | number>({
  label,
  value,
  choices,
  set,
}: {
  label: string
  value: T
  choices: readonly (readonly [value: T, name: string])[]
  set(value: T): void
}) {
  return (
    <label className="lg-field">
      <span>{label}</span>
      <select value={choices.findIndex(([each]) => each === value)} onChange={(event) => set(choices[Number(event.target.value)]![0])}>
        {choices.map(([each, name], i) => (
          <option key={String(each)} value={i}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

export const CheckField = ({ label, value, set }: { label: string; value: boolean; set(value: boolean): void }) => (
  <label className="lg-field row">
    <input type="checkbox" checked={value} onChange={(event) => set(event.target.checked)} />
    <span>{label}</span>
  </label>
)
