import { labelOf, valueAt, valueLabel, wordOf, type Field } from '@robodrome/workshop'
import { language } from '../../words/language.ts'
import { useEditing } from '../editing.ts'

/** Words of a sentence that a person can change: by a list of values over them, or by pressing to switch them on and off. */
export function Chip({ field, words }: { field: Field; words: string }) {
  const { bench, draft, set } = useEditing()
  const { path } = field
  const value = valueAt(draft.content, path)
  const label = labelOf(bench.game, path, language)
  if (field.kind === 'flag')
    return (
      <button
        type="button"
        className="line-chip"
        aria-label={`${label}: ${words}`}
        aria-pressed={value === true}
        onClick={() => set(path, value === true ? field.off : true)}
      >
        {words}
      </button>
    )
  const values = valuesOf(field)
  return (
    <span className="line-chip listed">
      <span aria-hidden="true">{words}</span>
      <select
        aria-label={label}
        value={wordOf(value)}
        onChange={({ target }) =>
          set(
            path,
            values.find((each) => String(each) === target.value),
          )
        }
      >
        {values.map((each) => (
          <option key={each} value={String(each)}>
            {valueLabel(bench.game, each, language)}
          </option>
        ))}
      </select>
    </span>
  )
}

function valuesOf(field: Field): readonly (string | number)[] {
  if (field.kind === 'choice') return field.among
  if (field.kind !== 'number') return []
  return [...Array.from({ length: field.most - field.least + 1 }, (_, i) => field.least + i), ...field.or]
}
